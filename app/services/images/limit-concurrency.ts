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
 * Limits how many of a tenant's tasks run or wait at a time, so that nobody fills the queue.
 * @returns a function that runs a tenant's task, or throws `BusyError` if it has too many already
 */
export function limitEach({
  max,
  busyKey,
}: {
  readonly max: number
  readonly busyKey: string
}): <Result>(tenant: string, task: () => Promise<Result>) => Promise<Result> {
  const counts = new Map<string, number>()
  return async (tenant, task) => {
    const count = counts.get(tenant) ?? 0
    if (count >= max) throw new BusyError(busyKey)
    counts.set(tenant, count + 1)
    try {
      return await task()
    } finally {
      const rest = (counts.get(tenant) ?? 1) - 1
      if (rest > 0) counts.set(tenant, rest)
      else counts.delete(tenant)
    }
  }
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
