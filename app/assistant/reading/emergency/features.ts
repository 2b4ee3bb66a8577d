import type { Word } from './message-parts.ts'

/** The number of weights. Features that share one by chance are too rare to matter. */
export const weightCount = 1 << 16

/** In words: how far apart two words may be to count as a pair, "lips … huge". */
const maxBetweenWords = 4
/** In words: the same for two meanings, a part of the body and its trouble. */
const maxBetweenMeanings = 8
/** In letters: parts of words show endings, and survive typing errors. */
const gramLengths = [3, 4, 5]

/**
 * Lists what the classifier sees of a part of a message: words, meanings, pairs of them, and parts
 * of words, each as the index of a weight. Meanings carry over what was learnt in one language to
 * the others.
 */
export function listFeatures(words: readonly Word[]): Set<number> {
  const features = new Set<number>()
  const add = (name: string) => features.add(hash(name))
  for (const [index, { text, meanings }] of words.entries()) {
    add(text)
    add(`${text}+${words[index + 1]?.text ?? ''}`)
    for (const other of words.slice(index + 1, index + 1 + maxBetweenWords)) {
      add(`${text} ${other.text}`)
    }
    for (const gram of partsOfWord(text)) add(`#${gram}`)
    for (const meaning of meanings) {
      add(`=${meaning}`)
      for (const other of words.slice(index + 1, index + 1 + maxBetweenMeanings)) {
        for (const second of other.meanings) {
          add(`=${meaning} ${second}`)
          add(`&${[meaning, second].toSorted().join(' ')}`)
        }
      }
    }
  }
  return features
}

/** In letters. People don't write longer words. */
const maxWordLength = 40

function partsOfWord(word: string): string[] {
  const marked = `<${word.slice(0, maxWordLength)}>`
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(marked.length - length + 1, 0) }, (_, start) =>
      marked.slice(start, start + length),
    ),
  )
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0) % weightCount
}
