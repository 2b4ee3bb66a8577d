import { listFeatures, weightCount } from '#app/assistant/reading/emergency/features.ts'
import { messageParts } from '#app/assistant/reading/emergency/message-parts.ts'
import { parseMessage } from '#app/assistant/reading/parse-message.ts'
import type { Model } from '#app/assistant/reading/emergency/score-message.ts'
import type { LabelledMessage } from './read-messages.ts'

/** A missed emergency is worse than a false alarm. */
const emergencyWeight = 3
const learningRate = 0.5
/** L2 regularisation. */
const decay = 3e-4
const epochs = 15
/** The number of times that the part that shows an emergency is chosen again. */
const rounds = 2

interface Example {
  readonly features: Int32Array
  readonly isEmergency: boolean
}

/** Logistic regression, fitted by AdaGrad. */
class Regression {
  readonly weights = new Float64Array(weightCount)
  bias = 0
  readonly #squares = new Float64Array(weightCount)
  #biasSquares = 0

  score(features: Int32Array): number {
    let sum = 0
    for (const feature of features) sum += this.weights[feature] ?? 0
    return this.bias + sum / Math.sqrt(Math.max(features.length, 1))
  }

  learn({ features, isEmergency }: Example): void {
    const probability = 1 / (1 + Math.exp(-this.score(features)))
    const error = isEmergency ? (probability - 1) * emergencyWeight : probability
    const share = error / Math.sqrt(Math.max(features.length, 1))
    for (const feature of features) {
      const weight = this.weights[feature] ?? 0
      const gradient = share + decay * weight
      const squares = (this.#squares[feature] ?? 0) + gradient ** 2
      this.#squares[feature] = squares
      this.weights[feature] = weight - (learningRate * gradient) / (Math.sqrt(squares) + 1e-6)
    }
    this.#biasSquares += error ** 2
    this.bias -= (learningRate * error) / (Math.sqrt(this.#biasSquares) + 1e-6)
  }
}

/**
 * Trains the classifier. Nobody has marked which part of an emergency shows it, so each round learns
 * from the part that the model of the round before finds most alarming.
 */
export function trainModel(messages: readonly LabelledMessage[]): Model {
  const featureSets = [...messages, ...joinMessages(messages)].map(({ text, isEmergency }) => ({
    parts: messageParts(parseMessage(text)).map((words) => Int32Array.from(listFeatures(words))),
    isEmergency,
  }))
  const random = createRandom()
  let model = fit(
    featureSets.flatMap(({ parts, isEmergency }) =>
      parts.length === 1 ? parts.map((features) => ({ features, isEmergency })) : [],
    ),
    random,
  )
  for (let round = 0; round < rounds; round++) {
    const previous = model
    const examples = featureSets.flatMap(({ parts, isEmergency }) => {
      const learnedParts = isEmergency ? [mostAlarming(parts, previous)] : parts
      return learnedParts.map((features) => ({ features, isEmergency }))
    })
    model = fit(examples, random)
  }
  return quantise(model)
}

const mostAlarming = (parts: readonly Int32Array[], model: Regression): Int32Array =>
  parts.reduce((best, part) => (model.score(part) > model.score(best) ? part : best))

function fit(examples: readonly Example[], random: () => number): Regression {
  const model = new Regression()
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of shuffle(examples, random)) model.learn(example)
  }
  return model
}

const maxInt8 = 127

function quantise({ weights, bias }: Regression): Model {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const scale = largest / maxInt8
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, bias }
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((first, second) => first.order - second.order)
    .map(({ item }) => item)
}

/** A linear congruential generator, so that the same messages give the same model. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

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
