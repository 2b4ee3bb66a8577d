import { sentenceHash, splitSentences } from '#app/domain/house/sentences.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { preparePhrases } from '../reading/phrase-index.ts'
import { findFactTopic } from './detect-topics.ts'

/** A sentence of the instructions that reads like a fact for guests; the owner is asked to move it. */
export interface SuggestedFact {
  readonly sentence: string
  readonly topic: Topic
  /** The sentence's `sentenceHash`. */
  readonly hash: string
}

interface Instructions {
  /** The instructions of the restaurant and of its menu. */
  readonly texts: readonly string[]
  /** Hashes of the sentences that the owner chose to keep as instructions. */
  readonly kept: readonly string[]
}

/** Finds the first instruction that reads like a fact for guests and that the owner hasn't chosen to keep. */
export async function findSuggestedFact({
  texts,
  kept,
}: Instructions): Promise<SuggestedFact | undefined> {
  await preparePhrases()
  for (const sentence of texts.flatMap(splitSentences)) {
    const hash = sentenceHash(sentence)
    const topic = kept.includes(hash) ? undefined : findFactTopic(sentence)
    if (topic !== undefined) return { sentence, topic, hash }
  }
  return undefined
}
