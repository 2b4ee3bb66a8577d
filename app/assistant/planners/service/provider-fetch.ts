import { setTimeout as delay } from 'node:timers/promises'
import { requestProvider } from './request-provider.ts'

/** If the provider asks for a longer wait, the offline planner answers instead. */
const maxRetryDelayMs = 2_000
const retryDelayMs = 300

/** Statuses of requests that the provider rejected without acting on them. */
const retryableStatuses: ReadonlySet<number> = new Set([429, 503, 529])

/**
 * Creates a `fetch` for all providers. It retries a rejected request once, after a short delay, but
 * never a response whose body fails.
 * @param isIdempotent whether to also retry requests that the provider may have acted on
 */
export function createProviderFetch({
  isIdempotent,
}: {
  readonly isIdempotent: boolean
}): typeof fetch {
  return async (input, init) => {
    const { method, headers, signal, body } = init ?? {}
    if (input instanceof Request || (body && typeof body !== 'string')) {
      throw new TypeError('Only a URL and a text body are supported')
    }
    const send = () => requestProvider(new URL(input), { method, headers, signal, body })
    const firstResponse = await send().catch((error: unknown) => {
      if (!isIdempotent || signal?.aborted) throw error
      return undefined
    })
    const delayMs = firstResponse ? delayBeforeRetry(firstResponse, isIdempotent) : retryDelayMs
    if (firstResponse && delayMs === undefined) return firstResponse
    await firstResponse?.body?.cancel()
    await delay(delayMs, undefined, signal ? { signal } : {})
    return send()
  }
}

/** @returns milliseconds, or undefined if the request must not be retried */
function delayBeforeRetry(response: Response, isIdempotent: boolean): number | undefined {
  const { status, headers } = response
  if (!retryableStatuses.has(status) && !(isIdempotent && status >= 500)) return undefined
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const delayMs = Number.isNaN(seconds) ? retryDelayMs : seconds * 1_000
  return delayMs <= maxRetryDelayMs ? delayMs : undefined
}
