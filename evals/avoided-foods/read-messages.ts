import { readFileSync } from 'node:fs'
import { findCues, type Cue } from '#app/assistant/reading/cues.ts'
import { asAllergies, targetKey } from '#app/assistant/reading/dietary-targets.ts'
import { findFoods } from '#app/assistant/reading/find-foods.ts'
import { isAvoidingRelation } from '#app/assistant/reading/find-relations.ts'
import {
  parseMessage,
  possibleLanguages,
  type Message,
} from '#app/assistant/reading/parse-message.ts'
import { overlaps, range } from '#app/assistant/reading/span.ts'
import { tieFoods, type TiedFood } from '#app/assistant/reading/tie-foods.ts'
import { tokenize } from '#app/assistant/reading/tokens.ts'
import { languageWords } from '#app/assistant/reading/words/index.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { readAvoidances, setSuffixes } from '../acceptance/report-detection.ts'
import { readUnseenQuestions, unseenFiles } from '../acceptance/read-unseen.ts'

/** A message, and which of its foods somebody at the table avoids. */
export interface LabelledMessage {
  readonly message: Message
  readonly cues: readonly Cue[]
  readonly foods: readonly LabelledFood[]
}

interface LabelledFood {
  readonly food: TiedFood
  readonly isAvoided: boolean
  /** Whether the word tables alone find that. */
  readonly isTied: boolean
}

/** Reads the messages written for the classifier: avoided foods are in [brackets]. */
export const readMarked = (language: PhraseLanguage, folder: 'messages' | 'unseen') =>
  readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const marked = new Set(findMarked(line))
      return label(line.replaceAll(/[[\]]/g, ''), language, (food) => overlaps(food, marked))
    })

/** Returns the indexes of the tokens in brackets. */
function findMarked(line: string): number[] {
  const parts = line.split(/[[\]]/)
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return []
    const before = parts.slice(0, index).join('')
    const length = tokenize(part).length
    // A prefix outside the bracket, such as the Arabic article, belongs to the bracket's first word.
    const start = tokenize(`${before}${part}`).length - length
    return range(start, start + length)
  })
}

/**
 * Reads the sets that were examined: of the questions only what the word tables find, which is right
 * nearly always where they ask something.
 */
export const readExamined = (): LabelledMessage[] => [
  ...unseenFiles
    .flatMap(readUnseenQuestions)
    .map(({ ask, lang }) => label(ask, lang, (_, isTied) => isTied)),
  ...phraseLanguages.flatMap((language) =>
    setSuffixes.flatMap((suffix) =>
      readAvoidances(suffix, language)
        .filter(({ history = [] }) => history.length === 0)
        .map(({ text, avoids }) => {
          const avoided = new Set(avoids)
          return label(text, language, ({ targets }) =>
            [targets, asAllergies(targets)].some((named) =>
              named.every((target) => avoided.has(targetKey(target))),
            ),
          )
        }),
    ),
  ),
]

function label(
  text: string,
  language: PhraseLanguage,
  isAvoided: (food: TiedFood, isTied: boolean) => boolean,
): LabelledMessage {
  const message = parseMessage(text)
  const cues = findCues(message.phrases, possibleLanguages(message, language))
  const { relationPosition } = languageWords[message.language ?? language]
  const tiedFoods = tieFoods(findFoods(message, cues), cues, relationPosition)
  const foods = tiedFoods.map((food) => {
    const isTied = isAvoidingRelation(food.relation)
    return { food, isTied, isAvoided: isAvoided(food, isTied) }
  })
  return { message, cues, foods }
}
