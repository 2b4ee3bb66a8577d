/** How long a provider may take, in milliseconds. */
export interface TimeLimits {
  readonly firstMs: number
  readonly gapMs: number
  readonly totalMs: number
}

/** What a guest will wait for (design section 6, step 4). */
export const replyTimeLimits: TimeLimits = { firstMs: 8_000, gapMs: 10_000, totalMs: 60_000 }

/** A provider was silent for too long, or never came to an end. */
export class ReplyTimedOut extends Error {
  override readonly name = 'ReplyTimedOut'
}

/**
 * Passes on the parts of a reply while they come in time. Past a limit it tells the
 * source to stop, and why, and throws, without waiting for a source that does not listen.
 *
 * @param unwanted aborted by whoever wants no more of it; the source is told
 * @throws {ReplyTimedOut}
 */
export async function* withTimeLimits<Part>(
  source: (signal: AbortSignal) => AsyncIterable<Part>,
  limits: TimeLimits,
  unwanted?: AbortSignal,
): AsyncGenerator<Part> {
  const stop = new AbortController()
  const signal = unwanted ? AbortSignal.any([stop.signal, unwanted]) : stop.signal
  const deadline = performance.now() + limits.totalMs
  const parts = source(signal)[Symbol.asyncIterator]()
  let patience = limits.firstMs
  let isOver = false
  try {
    while (true) {
      const part = await inTime(parts.next(), Math.min(patience, deadline - performance.now()))
      isOver = part.done === true
      if (part.done) return
      yield part.value
      patience = limits.gapMs
    }
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    // Who has come to its end need not be stopped.
    if (!isOver) stop.abort()
    // Lets a source that listens tidy up; one that is stuck is not waited for.
    void parts.return?.().catch(() => undefined)
  }
}

async function inTime<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ReplyTimedOut()), Math.max(milliseconds, 0))
  try {
    return await Promise.race([value, late.promise])
  } finally {
    clearTimeout(timer)
    // The loser may still reject later, when nothing awaits it.
    value.catch(() => undefined)
  }
}
