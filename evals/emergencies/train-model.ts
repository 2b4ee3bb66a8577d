import { listFeatures } from '#app/assistant/reading/emergency/features.ts'
import { messageParts } from '#app/assistant/reading/emergency/message-parts.ts'
import { parseMessage } from '#app/assistant/reading/parse-message.ts'
import type { LinearModel } from '#app/assistant/reading/linear-model.ts'
import { createRandom, fit, quantise, type Regression } from '../linear-model/regression.ts'
import type { LabelledMessage } from './read-messages.ts'

const missWeight = 3
const epochs = 15
/** The number of times that the part that shows an emergency is chosen again. */
const rounds = 2

/**
 * Trains the classifier. Nobody has marked which part of an emergency shows it, so each round learns
 * from the part that the model of the round before finds most alarming.
 */
export function trainModel(messages: readonly LabelledMessage[]): LinearModel {
  const featureSets = [...messages, ...joinMessages(messages)].map(({ text, isEmergency }) => ({
    parts: messageParts(parseMessage(text)).map((words) => Int32Array.from(listFeatures(words))),
    isEmergency,
  }))
  const settings = { epochs, missWeight, random: createRandom() }
  let model = fit(
    featureSets.flatMap(({ parts, isEmergency }) =>
      parts.length === 1 ? parts.map((features) => ({ features, isPositive: isEmergency })) : [],
    ),
    settings,
  )
  for (let round = 0; round < rounds; round++) {
    const previous = model
    const examples = featureSets.flatMap(({ parts, isEmergency }) => {
      const learnedParts = isEmergency ? [mostAlarming(parts, previous)] : parts
      return learnedParts.map((features) => ({ features, isPositive: isEmergency }))
    })
    model = fit(examples, settings)
  }
  return quantise(model)
}

const mostAlarming = (parts: readonly Int32Array[], model: Regression): Int32Array =>
  parts.reduce((best, part) => (model.score(part) > model.score(best) ? part : best))

const joiners = ['. ', ', ', ' ']

/** Joins each message with a harmless one, as guests ask other things in the same message. */
function joinMessages(messages: readonly LabelledMessage[]): LabelledMessage[] {
  const harmless = Map.groupBy(
    messages.filter(({ isEmergency, text }) => !isEmergency && text.length <= 90),
    ({ language }) => language,
  )
  return messages.flatMap((message, index) => {
    const others = harmless.get(message.language) ?? []
    const count = message.isEmergency ? 2 : 1
    return Array.from({ length: count }, (_, turn) => {
      const other = others[(index * 7 + turn * 3) % others.length]
      const texts = [message.text, other?.text ?? '']
      const orderedTexts = (turn + index) % 2 === 0 ? texts : texts.toReversed()
      return { ...message, text: orderedTexts.join(joiners[(index + turn) % joiners.length]) }
    })
  })
}
