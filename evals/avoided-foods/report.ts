import { noticeAvoided } from '#app/assistant/reading/avoided-food/notice-avoided.ts'
import { isAvoidingRelation } from '#app/assistant/reading/find-relations.ts'
import { phraseLanguages } from '#app/assistant/render/phrases/phrase-types.ts'
import { detectionTable, type DetectionCount } from '../acceptance/report-detection.ts'
import { readMarked, type LabelledMessage } from './read-messages.ts'

const columns = [
  'avoided foods, by the word tables',
  'with the classifier',
  'others left alone by the word tables',
  'with the classifier',
]

/** Prints how many of the avoided foods are found in messages that nothing was learned from. */
export function reportAvoidedFoods(print: (text: string) => void): void {
  const rows = phraseLanguages.map((language) => ({
    language,
    counts: count(readMarked(language, 'unseen')),
  }))
  print(`Avoided foods in unseen messages\n\n${detectionTable(columns, rows)}\n`)
}

function count(messages: readonly LabelledMessage[]): DetectionCount[] {
  const foods = messages.flatMap(({ message, cues, foods: labelled }) => {
    const noticed = noticeAvoided(
      message,
      labelled.map(({ food }) => food),
      cues,
    )
    return labelled.map(({ isAvoided, isTied }, index) => ({
      isAvoided,
      isTied,
      isNoticed: isAvoidingRelation(noticed[index]?.relation),
    }))
  })
  return [true, false].flatMap((isAvoided) =>
    (['isTied', 'isNoticed'] as const).map((way) => {
      const judged = foods.filter((food) => food.isAvoided === isAvoided)
      return {
        correct: judged.filter((food) => food[way] === isAvoided).length,
        total: judged.length,
      }
    }),
  )
}
