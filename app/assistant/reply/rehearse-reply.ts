import { composeReply, type ReplySource } from './compose-reply.ts'
import type { RunningReply } from './running-reply.ts'

/** An owner's test question to a menu's assistant. */
interface Rehearsal extends Omit<ReplySource, 'thread' | 'seed'> {
  /** Returns the text for an owner whose reply was interrupted. */
  readonly interruptedMessage: () => string
}

/** Writes a reply that is neither stored nor counted. Never rejects. */
export async function rehearseReply(reply: RunningReply, rehearsal: Rehearsal): Promise<void> {
  // A thread server gets a new thread for each question, with the whole conversation in it.
  const thread = { id: crypto.randomUUID(), save: () => Promise.resolve() }
  try {
    const { totalTokens } = await composeReply(reply, { ...rehearsal, thread, seed: reply.id })
    reply.emit({ event: 'done', data: { message_id: reply.id, total_tokens: totalTokens } })
  } catch (error) {
    rehearsal.onProblem(error, 'a rehearsal was interrupted')
    reply.interrupt(rehearsal.interruptedMessage())
  }
}
