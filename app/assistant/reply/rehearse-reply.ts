import { composeReply, type ReplySource } from './compose-reply.ts'
import type { RunningReply } from './running-reply.ts'

/** A question with which an owner tries a menu's assistant. */
export interface Rehearsal extends Omit<ReplySource, 'thread' | 'seed'> {
  /** The words for an owner whose reply broke off. */
  readonly interruptedMessage: () => string
}

/** Writes a reply that is neither stored nor counted. Never throws. */
export async function rehearseReply(reply: RunningReply, rehearsal: Rehearsal): Promise<void> {
  // A server that keeps threads gets a new one for each question, with the conversation in it.
  const thread = { id: crypto.randomUUID(), keep: () => Promise.resolve() }
  try {
    const { totalTokens } = await composeReply(reply, { ...rehearsal, thread, seed: reply.id })
    reply.emit({ event: 'done', data: { message_id: reply.id, total_tokens: totalTokens } })
  } catch (error) {
    rehearsal.onProblem(error, 'a rehearsal broke off')
    reply.emit({
      event: 'error',
      data: { code: 'reply_interrupted', message: rehearsal.interruptedMessage() },
    })
  }
}
