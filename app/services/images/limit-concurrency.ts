import { BusyError } from '#app/domain/errors.ts'

interface QueueOptions {
  /** Maximum number of running tasks. */
  readonly concurrency: number
  /** Maximum number of queued tasks, which run in order. Further ones are rejected. */
  readonly maxQueued: number
  /** Message key of the rejection. */
  readonly busyKey: string
}

/**
 * Limits how many tasks run at a time.
 * @returns a function that runs a task, or throws `BusyError` if the queue is full
 */
export function limitConcurrency({
  concurrency,
  maxQueued,
  busyKey,
}: QueueOptions): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running < concurrency) running += 1
    else if (queue.length >= maxQueued) throw new BusyError(busyKey)
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      // Hand the slot over, so that no other caller can take it in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
