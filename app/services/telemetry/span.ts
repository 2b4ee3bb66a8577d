import { randomBytes } from 'node:crypto'
import type { Labels, StepName } from '#app/telemetry/index.ts'

/** A step on its way, as OpenTelemetry knows it. Holds labels and figures of our own alone. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly step: StepName
  /** In milliseconds since 1970, as are all its times. */
  readonly startedAt: number
  readonly events: SpanEvent[]
}

export interface SpanEvent {
  readonly name: string
  readonly at: number
  readonly figures: Readonly<Record<string, number>>
}

/** A step that is over. */
export interface EndedSpan extends Span {
  readonly endedAt: number
  readonly labels: Labels
  /** The name or code of what went wrong, never its message. */
  readonly failure: string | undefined
}

export const now = () => performance.timeOrigin + performance.now()

export function beginSpan(step: StepName, parent: Span | undefined): Span {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId,
    step,
    startedAt: now(),
    events: [],
  }
}
