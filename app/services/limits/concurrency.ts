import { LimitReachedError } from '#app/domain/errors.ts'
import { count } from '#app/telemetry/index.ts'

/** A maximum number of concurrent operations per subject in this process. */
export interface ConcurrencyLimit {
  readonly name: string
  readonly atOnce: number
}

const retryAfterSeconds = 60

/** The number of running operations by limit and subject; never 0. */
const running = new Map<string, number>()

/**
 * Counts an operation that begins.
 * @returns a function that ends it; further calls do nothing
 * @throws {LimitReachedError} if too many are running
 */
export function beginLimited({ name, atOnce }: ConcurrencyLimit, subject: string): () => void {
  const key = `${name} ${subject}`
  const others = running.get(key) ?? 0
  if (others >= atOnce) {
    count('chefin_refusals_total', { limit: name })
    throw new LimitReachedError(retryAfterSeconds)
  }
  running.set(key, others + 1)
  let hasEnded = false
  return () => {
    if (hasEnded) return
    hasEnded = true
    const remaining = (running.get(key) ?? 1) - 1
    if (remaining > 0) running.set(key, remaining)
    else running.delete(key)
  }
}
