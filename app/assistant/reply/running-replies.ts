import { setTimeout as delay } from 'node:timers/promises'
import { maxConcurrentReplies } from '#app/domain/conversations/limits.ts'
import { LimitReachedError } from '#app/domain/errors.ts'
import { count, registerGauge } from '#app/telemetry/index.ts'
import { RunningReply } from './running-reply.ts'

// A client that loses its connection at the very end can fetch the last events for this long.
const keepAfterEndMs = 60_000

// Most replies take less time than this.
const retryAfterSeconds = 5

/** This process's replies by guest; a guest has one at a time. */
const replies = new Map<string, RunningReply>()
/** The number of replies being written, by restaurant. */
const writing = new Map<string, number>()

/** Finds the reply that a guest is receiving or has just received. */
export function findRunningReply(guestHash: string): RunningReply | undefined {
  return replies.get(guestHash)
}

/**
 * Starts a reply that outlives its request.
 * @throws {LimitReachedError} at the limit of concurrent replies
 */
export function startReply(
  { guestHash, restaurantId }: { readonly guestHash: string; readonly restaurantId: string },
  questionKey: string,
  write: (reply: RunningReply) => Promise<void>,
): RunningReply {
  assertFreeSlot(restaurantId)
  const reply = new RunningReply(questionKey, write)
  void occupySlot(restaurantId, reply)
  keepReply(guestHash, reply)
  return reply
}

/** Makes a reply available to its guest until shortly after its end. */
export function keepReply(guestHash: string, reply: RunningReply): void {
  replies.set(guestHash, reply)
  void forgetLater(guestHash, reply)
}

const countWriting = () => [...writing.values()].reduce((sum, running) => sum + running, 0)
registerGauge('chefin_replies_running', countWriting)

/** @throws {LimitReachedError} at the process's or the restaurant's limit of concurrent replies */
export function assertFreeSlot(restaurantId: string): void {
  const inProcess = countWriting()
  const atRestaurant = writing.get(restaurantId) ?? 0
  const { perProcess, perRestaurant } = maxConcurrentReplies
  if (inProcess < perProcess && atRestaurant < perRestaurant) return
  count('chefin_refusals_total', { limit: 'replies_at_once' })
  throw new LimitReachedError(retryAfterSeconds, 'chat_crowded')
}

async function occupySlot(restaurantId: string, reply: RunningReply): Promise<void> {
  writing.set(restaurantId, (writing.get(restaurantId) ?? 0) + 1)
  await reply.finished
  const remainingCount = (writing.get(restaurantId) ?? 0) - 1
  if (remainingCount > 0) writing.set(restaurantId, remainingCount)
  else writing.delete(restaurantId)
}

async function forgetLater(guestHash: string, reply: RunningReply): Promise<void> {
  await reply.finished
  await delay(keepAfterEndMs, undefined, { ref: false })
  if (replies.get(guestHash) === reply) replies.delete(guestHash)
}

/** Forgets a guest's reply at their request. */
export function forgetReply(guestHash: string): void {
  replies.delete(guestHash)
}

/** Resolves when every reply that is now being written is finished and stored. */
export async function allRepliesFinished(): Promise<void> {
  await Promise.all([...replies.values()].map((reply) => reply.finished))
}
