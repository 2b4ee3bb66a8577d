import { sentenceHash, sentencesOf } from '#app/domain/house/sentences.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { preparePhrases } from '../reading/words/index.ts'
import { topicOfFact } from './topics-of.ts'

/** An instruction that reads like a fact for guests: its owner is asked whether to move it there. */
export interface OfferedInstruction {
  readonly sentence: string
  readonly topic: Topic
  /** Names the sentence. */
  readonly instruction: string
}

interface Instructions {
  /** Of the restaurant and of its menu. */
  readonly texts: readonly string[]
  /** Hashes of sentences that the owner has decided to keep. */
  readonly kept: readonly string[]
}

/** The first instruction to offer; each is offered until its owner moves or keeps it. */
export async function offeredInstruction({
  texts,
  kept,
}: Instructions): Promise<OfferedInstruction | undefined> {
  await preparePhrases()
  for (const sentence of texts.flatMap(sentencesOf)) {
    const instruction = sentenceHash(sentence)
    const topic = kept.includes(instruction) ? undefined : topicOfFact(sentence)
    if (topic !== undefined) return { sentence, topic, instruction }
  }
  return undefined
}
