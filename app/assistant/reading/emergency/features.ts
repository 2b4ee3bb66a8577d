import { hashFeature, partsOfWord } from '../linear-model.ts'
import type { Word } from './message-parts.ts'

/** In words: how far apart two words may be to count as a pair, "lips … huge". */
const maxBetweenWords = 4
/** In words: the same for two meanings, a part of the body and its trouble. */
const maxBetweenMeanings = 8

/**
 * Lists what the classifier sees of a part of a message: words, meanings, pairs of them, and parts
 * of words, each as the index of a weight. Meanings carry over what was learnt in one language to
 * the others.
 */
export function listFeatures(words: readonly Word[]): Set<number> {
  const features = new Set<number>()
  const add = (name: string) => features.add(hashFeature(name))
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
