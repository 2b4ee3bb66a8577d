import { setTimeout } from 'node:timers/promises'

/**
 * Longer than any of these operations takes, including scrypt and SQL, so that the response time
 * doesn't reveal which branch ran.
 */
const minimumMs = 600

/** Runs the work, and settles only after a fixed time. */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const minimum = setTimeout(minimumMs)
  try {
    return await work()
  } finally {
    await minimum
  }
}
