import { weightCount, type LinearModel } from '#app/assistant/reading/linear-model.ts'

const learningRate = 0.5
/** L2 regularisation. */
const decay = 3e-4

/** What a model learns from. */
export interface Example {
  readonly features: Int32Array
  readonly isPositive: boolean
}

/** Logistic regression, fitted by AdaGrad. */
export class Regression {
  readonly weights = new Float64Array(weightCount)
  bias = 0
  readonly #squares = new Float64Array(weightCount)
  #biasSquares = 0
  readonly #missWeight: number

  /** @param missWeight how much worse a missed positive is than a false alarm */
  constructor(missWeight: number) {
    this.#missWeight = missWeight
  }

  score(features: Int32Array): number {
    let sum = 0
    for (const feature of features) sum += this.weights[feature] ?? 0
    return this.bias + sum / Math.sqrt(Math.max(features.length, 1))
  }

  learn({ features, isPositive }: Example): void {
    const probability = 1 / (1 + Math.exp(-this.score(features)))
    const error = isPositive ? (probability - 1) * this.#missWeight : probability
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

/** Learns from all examples several times, in random orders. */
export function fit(
  examples: readonly Example[],
  { epochs, missWeight, random }: { epochs: number; missWeight: number; random: () => number },
): Regression {
  const model = new Regression(missWeight)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of shuffle(examples, random)) model.learn(example)
  }
  return model
}

const maxInt8 = 127

/** Rounds the weights to bytes. */
export function quantise({ weights, bias }: Regression): LinearModel {
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
export function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
