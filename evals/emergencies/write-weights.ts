import { dangerOf, type Danger } from '#app/assistant/reading/emergency/read-danger.ts'
import { scoreMessage } from '#app/assistant/reading/emergency/score-message.ts'
import type { LinearModel } from '#app/assistant/reading/linear-model.ts'
import { parseMessage } from '#app/assistant/reading/parse-message.ts'
import { phraseLanguages } from '#app/assistant/render/phrases/phrase-types.ts'
import { readEmergencies } from '../acceptance/report-detection.ts'
import { saveModel } from '../linear-model/save-model.ts'
import { markdownTable } from '../markdown-table.ts'
import { readMessages, type LabelledMessage } from './read-messages.ts'
import { trainModel } from './train-model.ts'

const file = new URL('../../app/assistant/reading/emergency/weights.ts', import.meta.url)

/**
 * Trains the classifier of emergencies with all messages, and writes its weights into the app. Prints
 * how classifiers trained without a fifth of the messages classify that fifth.
 */
export function writeWeights(print: (text: string) => void): boolean {
  const messages = readMessages()
  print(`Cross-validation with ${messages.length} messages\n\n${crossValidate(messages)}\n`)
  const model = trainModel(messages)
  print(`Held out: the third set\n\n${judgeHeldOut(model)}\n`)
  saveModel(file, model)
  return true
}

/** Classifies the third set, which is never learned from, so that it also measures later changes. */
function judgeHeldOut(model: LinearModel): string {
  const dangers = ['now', 'possible', 'none'] as const
  const messages = phraseLanguages.flatMap((language) =>
    readEmergencies('-3', language).map(({ text, emergency }) => ({
      emergency,
      danger: dangerOf(scoreMessage(parseMessage(text), model)),
    })),
  )
  const count = (isEmergency: boolean, danger: Danger) =>
    messages.filter((one) => one.emergency === isEmergency && one.danger === danger).length
  return markdownTable(
    ['', ...dangers],
    [true, false].map((isEmergency) => [
      isEmergency ? 'emergencies' : 'others',
      ...dangers.map((danger) => String(count(isEmergency, danger))),
    ]),
  )
}

const folds = 5
const thresholds = [-3, -2, -1, 0, 1, 2]

function crossValidate(messages: readonly LabelledMessage[]): string {
  const scores = Array.from({ length: folds }, (_, fold) => {
    const isHeldOut = (index: number) => index % folds === fold
    const model = trainModel(messages.filter((__, index) => !isHeldOut(index)))
    return messages
      .filter((__, index) => isHeldOut(index))
      .map(({ text, isEmergency }) => ({
        isEmergency,
        score: scoreMessage(parseMessage(text), model),
      }))
  }).flat()
  const emergencies = scores.filter(({ isEmergency }) => isEmergency)
  const others = scores.filter(({ isEmergency }) => !isEmergency)
  return markdownTable(
    ['logit above', 'emergencies detected', 'others ignored'],
    thresholds.map((threshold) => [
      String(threshold),
      `${emergencies.filter(({ score }) => score > threshold).length} of ${emergencies.length}`,
      `${others.filter(({ score }) => score <= threshold).length} of ${others.length}`,
    ]),
  )
}
