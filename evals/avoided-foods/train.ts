import { listFeatures } from '#app/assistant/reading/avoided-food/features.ts'
import { logitOf, type LinearModel } from '#app/assistant/reading/linear-model.ts'
import { phraseLanguages } from '#app/assistant/render/phrases/phrase-types.ts'
import { createRandom, fit, quantise } from '../linear-model/regression.ts'
import { saveModel } from '../linear-model/save-model.ts'
import { markdownTable } from '../markdown-table.ts'
import { readExamined, readMarked, type LabelledMessage } from './read-messages.ts'

const file = new URL('../../app/assistant/reading/avoided-food/weights.ts', import.meta.url)
const missWeight = 1.5
const epochs = 12
const folds = 5
/** Authors write similar messages one after the other: they stay in one fold. */
const messagesInBlock = 13

/**
 * Trains the classifier of avoided foods, and writes its weights into the app. Prints how classifiers
 * trained without a fifth of the messages classify that fifth.
 */
export function trainAvoidedFoods(print: (text: string) => void): boolean {
  const marked = phraseLanguages.flatMap((language) => readMarked(language, 'messages'))
  const messages = [...marked, ...readExamined()]
  print(`Cross-validation of the marked messages\n\n${crossValidate(messages, marked.length)}\n`)
  saveModel(file, train(messages))
  return true
}

function train(messages: readonly LabelledMessage[]): LinearModel {
  const examples = messages.flatMap(({ message, foods }) =>
    foods.map(({ food, isAvoided }) => ({
      features: Int32Array.from(featuresOf(message, foods, food)),
      isPositive: isAvoided,
    })),
  )
  return quantise(fit(examples, { epochs, missWeight, random: createRandom() }))
}

type Foods = LabelledMessage['foods']

const featuresOf = (
  message: LabelledMessage['message'],
  foods: Foods,
  food: Foods[number]['food'],
) =>
  listFeatures(
    message,
    foods.map((labelled) => labelled.food),
    food,
  )

const thresholds = [-1, -0.5, 0, 0.5, 1, 1.5, 2]

/** @param count only this many of the messages, the first ones, are judged */
function crossValidate(messages: readonly LabelledMessage[], count: number): string {
  const foldOf = (index: number) => Math.floor(index / messagesInBlock) % folds
  const judged = Array.from({ length: folds }, (_, fold) => {
    const model = train(messages.filter((__, index) => foldOf(index) !== fold))
    return messages
      .slice(0, count)
      .filter((__, index) => foldOf(index) === fold)
      .flatMap(({ message, foods }) =>
        foods.map(({ food, isAvoided, isTied }) => ({
          isAvoided,
          isTied,
          logit: logitOf(featuresOf(message, foods, food), model),
        })),
      )
  }).flat()
  const avoided = judged.filter(({ isAvoided }) => isAvoided)
  const others = judged.filter(({ isAvoided }) => !isAvoided)
  const share = (foods: typeof judged, isFound: (food: (typeof judged)[number]) => boolean) =>
    `${foods.filter(isFound).length} of ${foods.length}`
  return markdownTable(
    ['logit above', 'avoided, found', 'with the word tables', 'others, false alarms', 'with them'],
    [Number.POSITIVE_INFINITY, ...thresholds].map((threshold) => {
      const isFound = ({ logit }: (typeof judged)[number]) => logit > threshold
      const isEither = (food: (typeof judged)[number]) => food.isTied || isFound(food)
      return [
        String(threshold),
        share(avoided, isFound),
        share(avoided, isEither),
        share(others, isFound),
        share(others, isEither),
      ]
    }),
  )
}
