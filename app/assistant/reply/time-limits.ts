/** How long a provider may take to its first part, between parts, and in all, in milliseconds. */
export interface TimeLimits {
  readonly firstMs: number
  readonly gapMs: number
  readonly totalMs: number
}

/** The limits for guests' replies (design section 6, step 4). */
export const replyTimeLimits: TimeLimits = { firstMs: 8_000, gapMs: 10_000, totalMs: 60_000 }

/** A provider exceeded a time limit. */
export class ReplyTimeoutError extends Error {
  override readonly name = 'ReplyTimeoutError'
}

/**
 * Yields a source's parts within the time limits. When a limit is exceeded, it aborts the source with
 * the error and throws at once, even if the source ignores the signal.
 * @param cancelled aborts the source when its parts are no longer needed
 * @throws {ReplyTimeoutError}
 */
export async function* withTimeLimits<Part>(
  source: (signal: AbortSignal) => AsyncIterable<Part>,
  limits: TimeLimits,
  cancelled?: AbortSignal,
): AsyncGenerator<Part> {
  const stop = new AbortController()
  const signal = cancelled ? AbortSignal.any([stop.signal, cancelled]) : stop.signal
  const deadline = performance.now() + limits.totalMs
  const parts = source(signal)[Symbol.asyncIterator]()
  let timeout = limits.firstMs
  let isDone = false
  try {
    while (true) {
      const part = await withTimeout(parts.next(), Math.min(timeout, deadline - performance.now()))
      isDone = part.done === true
      if (part.done) return
      yield part.value
      timeout = limits.gapMs
    }
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    if (!isDone) stop.abort()
    // Not awaited, because the source may be stuck.
    void parts.return?.().catch(() => undefined)
  }
}

async function withTimeout<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timedOut.reject(new ReplyTimeoutError()),
    Math.max(milliseconds, 0),
  )
  try {
    return await Promise.race([value, timedOut.promise])
  } finally {
    clearTimeout(timer)
    // It may still reject after the timeout, when nothing awaits it.
    value.catch(() => undefined)
  }
}
