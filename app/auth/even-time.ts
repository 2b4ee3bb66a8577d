import { setTimeout } from 'node:timers/promises'

/**
 * Longer than any of these verbs takes, with its scrypt and its few statements: who measures
 * the answer learns nothing of which way was taken inside.
 */
const floorMs = 600

/** Does the work, and gives its end away no earlier than after a fixed time. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = setTimeout(floorMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
