import { sentenceHash, splitSentences } from '#app/domain/house/sentences.ts'
import type { WrittenTopic } from '#app/domain/guest-menu/topics.ts'
import { preparePhrases } from '../reading/phrase-index.ts'
import { findFactTopic } from './detect-topics.ts'

/**
 * A sentence of the instructions that is really information for guests. The owner is asked to move
 * it to the house facts.
 */
export interface SuggestedHouseFact {
  readonly sentence: string
  readonly topic: WrittenTopic
  /** Identifies it if the owner keeps it as an instruction; see `sentenceHash`. */
  readonly hash: string
}

interface Instructions {
  /** The instructions of the restaurant and of its menu. */
  readonly texts: readonly string[]
  /** Hashes of the sentences that the owner chose to keep as instructions. */
  readonly keptHashes: readonly string[]
}

/**
 * Finds the first sentence of the instructions that is really information for guests, except those
 * that the owner has kept.
 */
export async function findSuggestedHouseFact({
  texts,
  keptHashes,
}: Instructions): Promise<SuggestedHouseFact | undefined> {
  await preparePhrases()
  for (const sentence of texts.flatMap(splitSentences)) {
    const hash = sentenceHash(sentence)
    const topic = keptHashes.includes(hash) ? undefined : findFactTopic(sentence)
    if (topic !== undefined) return { sentence, topic, hash }
  }
  return undefined
}
