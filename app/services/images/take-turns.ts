import { Busy } from '#app/domain/errors.ts'

interface Turns {
  /** How many tasks run at a time. */
  readonly atOnce: number
  /** How many wait, first come, first served; what comes after that is turned away. */
  readonly waiting: number
  /** What one who is turned away is told. */
  readonly busyKey: string
}

/** Runs tasks a few at a time; a task that is turned away throws {Busy} and never ran. */
export function takeTurns({
  atOnce,
  waiting: maxWaiting,
  busyKey,
}: Turns): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= maxWaiting) throw new Busy(busyKey)
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The place is handed on, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
