import type { TraceSettings } from '#app/config/telemetry-settings.server.ts'
import { renderSpans } from './otlp.ts'
import type { EndedSpan } from './span.ts'

const batchSize = 512
const sendIntervalMs = 5_000
// Enough for a collector that is briefly unavailable; more would waste memory.
const maxBuffered = 4_096
const sendTimeoutMs = 10_000
/** The timeout of the last send, which delays the stop. */
const stopTimeoutMs = 2_000

/** Response codes after which a batch is retried (OTLP specification). */
const retryableStatuses: readonly number[] = [429, 502, 503, 504]

/** Sends ended spans to a collector. */
export interface SpanSender {
  add(span: EndedSpan): void
  /** Sends the remaining spans once, then stops. */
  stop(): Promise<void>
}

interface SenderEvents {
  readonly onCounted: (outcome: 'sent' | 'lost', spans: number) => void
  /** Called once per outage. */
  readonly onProblem: (reason: string) => void
}

/**
 * Sends spans in batches without blocking callers. Spans that the collector doesn't accept are
 * retried while there is room in the buffer, and then dropped.
 */
export function openSpanSender(
  settings: TraceSettings,
  { onCounted, onProblem }: SenderEvents,
): SpanSender {
  let waiting: EndedSpan[] = []
  let sending: Promise<void> | undefined
  let isFailing = false

  const fail = (batch: readonly EndedSpan[], reason: string, isRetryable: boolean) => {
    if (!isFailing) onProblem(reason)
    isFailing = true
    const room = isRetryable ? Math.max(maxBuffered - waiting.length, 0) : 0
    const retained = room > 0 ? batch.slice(-room) : []
    waiting = [...retained, ...waiting]
    if (retained.length < batch.length) onCounted('lost', batch.length - retained.length)
  }

  const sendBatch = async (timeoutMs: number): Promise<boolean> => {
    const batch = waiting.splice(0, batchSize)
    const status = await post(settings, batch, timeoutMs)
    if (status !== undefined && status >= 200 && status < 300) {
      isFailing = false
      onCounted('sent', batch.length)
      return true
    }
    const isRetryable = status === undefined || retryableStatuses.includes(status)
    fail(batch, status === undefined ? 'no answer' : `http_${status}`, isRetryable)
    return !isRetryable
  }

  const sendAll = async (timeoutMs: number) => {
    while (waiting.length > 0 && (await sendBatch(timeoutMs)));
    sending = undefined
  }
  const send = () => {
    if (waiting.length > 0) sending ??= sendAll(sendTimeoutMs)
  }
  const timer = setInterval(send, sendIntervalMs).unref()

  return {
    add(span) {
      if (waiting.length >= maxBuffered) return onCounted('lost', 1)
      waiting.push(span)
      if (waiting.length >= batchSize && !isFailing) send()
    },
    async stop() {
      clearInterval(timer)
      await sending
      await sendAll(stopTimeoutMs)
    },
  }
}

/**
 * Posts a batch of spans.
 * @returns the response status; undefined if there was no response
 */
async function post(
  { url, headers, serviceName }: TraceSettings,
  batch: readonly EndedSpan[],
  timeoutMs: number,
): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: renderSpans(batch, serviceName),
      // A redirect would forward the API key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    // The error isn't reported, because its message may quote the address.
    return undefined
  }
}
