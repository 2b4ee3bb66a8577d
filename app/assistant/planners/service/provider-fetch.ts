import { setTimeout as delay } from 'node:timers/promises'
import { requestProvider } from './request-provider.ts'

// Past this a guest is better off with the offline planner.
const maxPauseMs = 2_000
const pauseMs = 300

/** The provider has not begun with the request: it may be sent again. */
const notTaken: ReadonlySet<number> = new Set([429, 503, 529])

/**
 * The way to every provider. What is not taken is sent once more, soon or never; nothing
 * is repeated once a reply has begun.
 *
 * @param isRepeatable whether the same request may be sent again after it was perhaps acted on
 */
export function providerFetch({ isRepeatable }: { readonly isRepeatable: boolean }): typeof fetch {
  return async (input, init) => {
    const { method, headers, signal, body } = init ?? {}
    if (input instanceof Request || (body && typeof body !== 'string')) {
      throw new TypeError('A provider is asked by an address and a text')
    }
    const send = () => requestProvider(new URL(input), { method, headers, signal, body })
    const first = await send().catch((error: unknown) => {
      if (!isRepeatable || init?.signal?.aborted) throw error
      return undefined
    })
    const pause = first ? pauseBeforeRepeating(first, isRepeatable) : pauseMs
    if (first && pause === undefined) return first
    await first?.body?.cancel()
    await delay(pause, undefined, init?.signal ? { signal: init.signal } : {})
    return send()
  }
}

/** In milliseconds; undefined if there is nothing to retry. */
function pauseBeforeRepeating(response: Response, isRepeatable: boolean): number | undefined {
  const { status, headers } = response
  if (!notTaken.has(status) && !(isRepeatable && status >= 500)) return undefined
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const pause = Number.isNaN(seconds) ? pauseMs : seconds * 1000
  return pause <= maxPauseMs ? pause : undefined
}
