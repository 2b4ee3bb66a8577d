import { setTimeout as delay } from 'node:timers/promises'
import { ProviderFailed } from '../provider-failed.ts'

// Some services send the instructions back with a reply, more than once.
const maxBytes = 8_000_000

// Past this a guest is better off with the offline assistant.
const maxPauseMs = 2_000
const pauseMs = 300

/** The provider has not begun with the request: it may be sent again. */
const notTaken: ReadonlySet<number> = new Set([429, 503, 529])

/**
 * The way to every provider. What is not taken is sent once more, soon or never; nothing
 * is repeated once a reply has begun. Redirects are refused, since a key would travel
 * along, and a reply without end is cut.
 *
 * @param isRepeatable whether the same request may be sent again after it was perhaps acted on
 */
export function providerFetch({ isRepeatable }: { readonly isRepeatable: boolean }): typeof fetch {
  return async (input, init) => {
    const send = () => fetch(input, { ...init, redirect: 'error' })
    const first = await send().catch((error: unknown) => {
      if (!isRepeatable || init?.signal?.aborted) throw error
      return undefined
    })
    const pause = first ? pauseBeforeRepeating(first, isRepeatable) : pauseMs
    if (first && pause === undefined) return limited(first)
    await first?.body?.cancel()
    await delay(pause, undefined, init?.signal ? { signal: init.signal } : {})
    return limited(await send())
  }
}

/** In milliseconds; undefined when the answer stands. */
function pauseBeforeRepeating(response: Response, isRepeatable: boolean): number | undefined {
  const { status, headers } = response
  if (!notTaken.has(status) && !(isRepeatable && status >= 500)) return undefined
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const pause = Number.isNaN(seconds) ? pauseMs : seconds * 1000
  return pause <= maxPauseMs ? pause : undefined
}

// No `TransformStream`: it costs each piece of each reply several times as much.
function limited(response: Response): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  let bytes = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes <= maxBytes) return controller.enqueue(value)
        await reader.cancel()
        throw new ProviderFailed('too_long', 'The provider did not stop talking')
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
