import { setTimeout as delay } from 'node:timers/promises'
import type { Ask } from './test-bed.ts'
import type { Pace } from './provider.ts'
import type { TimedReply } from './stream.ts'

/**
 * Keeps one stream open per client for some rounds: each asks again when its reply has ended. Their
 * starts are spread over the duration of a reply.
 */
export async function askInRounds(
  clients: readonly Ask[],
  rounds: number,
  { firstMs, gapMs, chunks }: Pace,
): Promise<TimedReply[]> {
  const durationMs = firstMs + gapMs * chunks
  const replies = await Promise.all(
    clients.map(async (ask, index) => {
      await delay((durationMs * index) / clients.length)
      const ownReplies: TimedReply[] = []
      for (let round = 0; round < rounds; round++) ownReplies.push(await ask())
      return ownReplies
    }),
  )
  return replies.flat()
}

/** Lets all clients ask one question simultaneously. */
export function askSimultaneously(clients: readonly Ask[]): Promise<TimedReply[]> {
  return Promise.all(clients.map((ask) => ask()))
}
