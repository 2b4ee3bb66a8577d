import { setTimeout as delay } from 'node:timers/promises'
import type { Ask } from './bed.ts'
import type { Pace } from './provider.ts'
import type { HeardReply } from './stream.ts'

/**
 * Holds so many streams for some rounds: each asks again when its reply has ended. They begin
 * spread over the length of a reply, as guests do.
 */
export async function hold(
  askers: readonly Ask[],
  rounds: number,
  { firstMs, gapMs, pieces }: Pace,
): Promise<HeardReply[]> {
  const length = firstMs + gapMs * pieces
  const heard = await Promise.all(
    askers.map(async (ask, index) => {
      await delay((length * index) / askers.length)
      const replies: HeardReply[] = []
      for (let round = 0; round < rounds; round++) replies.push(await ask())
      return replies
    }),
  )
  return heard.flat()
}

/** All at the same moment, once. */
export function atOnce(askers: readonly Ask[]): Promise<HeardReply[]> {
  return Promise.all(askers.map((ask) => ask()))
}
