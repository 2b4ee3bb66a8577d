import { sentenceHash, splitSentences } from '#app/domain/house/sentences.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { preparePhrases } from '../reading/phrase-index.ts'
import { findFactTopic } from './detect-topics.ts'

/** An instruction that reads like a fact for guests. The owner is asked whether to make it one. */
export interface OfferedInstruction {
  readonly sentence: string
  readonly topic: Topic
  /** Hash that identifies the sentence. */
  readonly instruction: string
}

interface Instructions {
  /** The instructions of the restaurant and of its menu. */
  readonly texts: readonly string[]
  /** Hashes of the sentences that the owner chose to keep as instructions. */
  readonly kept: readonly string[]
}

/** Finds the first instruction that reads like a fact and that the owner has not decided to keep. */
export async function findOfferedInstruction({
  texts,
  kept,
}: Instructions): Promise<OfferedInstruction | undefined> {
  await preparePhrases()
  for (const sentence of texts.flatMap(splitSentences)) {
    const instruction = sentenceHash(sentence)
    const topic = kept.includes(instruction) ? undefined : findFactTopic(sentence)
    if (topic !== undefined) return { sentence, topic, instruction }
  }
  return undefined
}
