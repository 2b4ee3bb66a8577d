import { setTimeout as delay } from 'node:timers/promises'
import { RunningReply } from './running-reply.ts'

// A line that drops at the very end finds its last events for this long.
const keptAfterEndMs = 60_000

/** The replies of this process, by guest: a guest has one at a time. */
const replies = new Map<string, RunningReply>()

/** The reply that a guest is being given, or was given a moment ago. */
export function findRunningReply(guestHash: string): RunningReply | undefined {
  return replies.get(guestHash)
}

/** Starts a reply that outlives its request. */
export function startReply(
  guestHash: string,
  questionKey: string,
  write: (reply: RunningReply) => Promise<void>,
): RunningReply {
  const reply = new RunningReply(questionKey, write)
  replies.set(guestHash, reply)
  void forgetLater(guestHash, reply)
  return reply
}

async function forgetLater(guestHash: string, reply: RunningReply): Promise<void> {
  await reply.finished
  await delay(keptAfterEndMs, undefined, { ref: false })
  if (replies.get(guestHash) === reply) replies.delete(guestHash)
}

/** Forgets what a guest was told, as they asked for. */
export function forgetReply(guestHash: string): void {
  replies.delete(guestHash)
}

/** Resolves when every reply now being written is finished and stored. */
export async function allRepliesFinished(): Promise<void> {
  await Promise.all([...replies.values()].map((reply) => reply.finished))
}
