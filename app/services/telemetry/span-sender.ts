import type { TraceSettings } from '#app/config/telemetry-settings.server.ts'
import { renderSpans } from './otlp.ts'
import type { EndedSpan } from './span.ts'

const batchSize = 512
const everyMs = 5_000
// A collector that is away for a while finds these; more would be memory for nobody.
const mostKept = 4_096
const patienceMs = 10_000
/** Who stops is not held up for long. */
const lastPatienceMs = 2_000

/** May be sent again (OTLP specification, "Retryable Response Codes"). */
const busy: readonly number[] = [429, 502, 503, 504]

export interface SpanSender {
  add(span: EndedSpan): void
  /** Sends what is left, once, and no more after. */
  stop(): Promise<void>
}

interface Reports {
  readonly onCounted: (outcome: 'sent' | 'lost', spans: number) => void
  /** Said once, until it works again. */
  readonly onProblem: (reason: string) => void
}

/**
 * Sends spans in batches, and never makes anyone wait: what the collector does not take is
 * tried again while there is room, and lost after that.
 */
export function openSpanSender(
  settings: TraceSettings,
  { onCounted, onProblem }: Reports,
): SpanSender {
  let waiting: EndedSpan[] = []
  let sending: Promise<void> | undefined
  let isFailing = false

  const fail = (batch: readonly EndedSpan[], reason: string, isRepeatable: boolean) => {
    if (!isFailing) onProblem(reason)
    isFailing = true
    const room = isRepeatable ? Math.max(mostKept - waiting.length, 0) : 0
    const kept = room > 0 ? batch.slice(-room) : []
    waiting = [...kept, ...waiting]
    if (kept.length < batch.length) onCounted('lost', batch.length - kept.length)
  }

  const sendBatch = async (timeoutMs: number): Promise<boolean> => {
    const batch = waiting.splice(0, batchSize)
    const answer = await post(settings, batch, timeoutMs)
    if (answer !== undefined && answer >= 200 && answer < 300) {
      isFailing = false
      onCounted('sent', batch.length)
      return true
    }
    const isRepeatable = answer === undefined || busy.includes(answer)
    fail(batch, answer === undefined ? 'no answer' : `http_${answer}`, isRepeatable)
    return !isRepeatable
  }

  const sendAll = async (timeoutMs: number) => {
    while (waiting.length > 0 && (await sendBatch(timeoutMs)));
    sending = undefined
  }
  const send = () => {
    if (waiting.length > 0) sending ??= sendAll(patienceMs)
  }
  const timer = setInterval(send, everyMs).unref()

  return {
    add(span) {
      if (waiting.length >= mostKept) return onCounted('lost', 1)
      waiting.push(span)
      if (waiting.length >= batchSize && !isFailing) send()
    },
    async stop() {
      clearInterval(timer)
      await sending
      await sendAll(lastPatienceMs)
    },
  }
}

/** The status of the answer; undefined where there was none. */
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
      // A key would travel along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    // Said by `onProblem`, in our own words: a message may quote the address.
    return undefined
  }
}
