/** A linear classifier over hashed features. */
export interface LinearModel {
  /** One weight for each feature; `scale` turns it into a logit. */
  readonly weights: Int8Array
  readonly scale: number
  readonly bias: number
}

/** The number of weights. Features that share one by chance are too rare to matter. */
export const weightCount = 1 << 16

/** Decodes weights that `npm run evals -- train` has written. */
export const decodeWeights = (encoded: string): Int8Array =>
  new Int8Array(Buffer.from(encoded, 'base64'))

/** Returns the logit of a set of features. */
export function logitOf(features: ReadonlySet<number>, model: LinearModel): number {
  let sum = 0
  for (const feature of features) sum += model.weights[feature] ?? 0
  return model.bias + (sum * model.scale) / Math.sqrt(Math.max(features.size, 1))
}

/** Returns the index of a feature's weight (FNV-1a). */
export function hashFeature(name: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < name.length; index++) {
    value = Math.imul(value ^ name.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0) % weightCount
}

/** In letters: parts of words show endings, and survive typing errors. */
const gramLengths = [3, 4, 5]
/** In letters. People don't write longer words. */
const maxWordLength = 40

/** Lists the parts of a word; its ends are marked. */
export function partsOfWord(word: string): string[] {
  const marked = `<${word.slice(0, maxWordLength)}>`
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(marked.length - length + 1, 0) }, (_, start) =>
      marked.slice(start, start + length),
    ),
  )
}
