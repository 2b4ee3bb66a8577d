import { setTimeout as delay } from 'node:timers/promises'
import { repliesAtOnce } from '#app/domain/conversations/limits.ts'
import { LimitReached } from '#app/domain/errors.ts'
import { count, readGauge } from '#app/telemetry/index.ts'
import { RunningReply } from './running-reply.ts'

// A line that drops at the very end finds its last events for this long.
const keptAfterEndMs = 60_000

// Most replies take less; who waits this long usually finds a place.
const retryAfterSeconds = 5

/** The replies of this process, by guest: a guest has one at a time. */
const replies = new Map<string, RunningReply>()
/** How many are being written, by restaurant. */
const writing = new Map<string, number>()

/** The reply that a guest is being given, or was given a moment ago. */
export function findRunningReply(guestHash: string): RunningReply | undefined {
  return replies.get(guestHash)
}

/**
 * Starts a reply that outlives its request.
 * @throws {LimitReached} at the limit of concurrent replies
 */
export function startReply(
  { guestHash, restaurantId }: { readonly guestHash: string; readonly restaurantId: string },
  questionKey: string,
  write: (reply: RunningReply) => Promise<void>,
): RunningReply {
  assertFreeSlot(restaurantId)
  const reply = new RunningReply(questionKey, write)
  void holdPlace(restaurantId, reply)
  keepReply(guestHash, reply)
  return reply
}

/** Lets a guest find a reply until a moment after its end. */
export function keepReply(guestHash: string, reply: RunningReply): void {
  replies.set(guestHash, reply)
  void forgetLater(guestHash, reply)
}

const countWriting = () => [...writing.values()].reduce((sum, one) => sum + one, 0)
readGauge('chefin_replies_running', countWriting)

/** @throws {LimitReached} at the limit of concurrent replies of the process or the restaurant */
export function assertFreeSlot(restaurantId: string): void {
  const inProcess = countWriting()
  const atRestaurant = writing.get(restaurantId) ?? 0
  if (inProcess < repliesAtOnce.ofProcess && atRestaurant < repliesAtOnce.ofRestaurant) return
  count('chefin_refusals_total', { limit: 'replies_at_once' })
  throw new LimitReached(retryAfterSeconds, 'chat_crowded')
}

async function holdPlace(restaurantId: string, reply: RunningReply): Promise<void> {
  writing.set(restaurantId, (writing.get(restaurantId) ?? 0) + 1)
  await reply.finished
  const left = (writing.get(restaurantId) ?? 0) - 1
  if (left > 0) writing.set(restaurantId, left)
  else writing.delete(restaurantId)
}

async function forgetLater(guestHash: string, reply: RunningReply): Promise<void> {
  await reply.finished
  await delay(keptAfterEndMs, undefined, { ref: false })
  if (replies.get(guestHash) === reply) replies.delete(guestHash)
}

/** Forgets a guest's reply at their request. */
export function forgetReply(guestHash: string): void {
  replies.delete(guestHash)
}

/** Resolves when every reply now being written is finished and stored. */
export async function allRepliesFinished(): Promise<void> {
  await Promise.all([...replies.values()].map((reply) => reply.finished))
}
