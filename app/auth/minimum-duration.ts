import { setTimeout } from 'node:timers/promises'

/**
 * Longer than any of these operations takes, including scrypt and its statements, so that the
 * response time reveals nothing about the path taken.
 */
const floorMs = 600

/** Runs the work and settles no earlier than after a fixed time. */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = setTimeout(floorMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
