import { randomBytes } from 'node:crypto'
import type { Labels, StepName } from '#app/telemetry/index.ts'

/** A running step, as an OpenTelemetry span. Contains only labels and figures that we define. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly step: StepName
  /** In milliseconds since 1970, like all times here. */
  readonly startedAt: number
  readonly events: SpanEvent[]
}

/** Something that happened at one moment of a span. */
export interface SpanEvent {
  readonly name: string
  readonly at: number
  readonly figures: Readonly<Record<string, number>>
}

/** A finished step. */
export interface EndedSpan extends Span {
  readonly endedAt: number
  readonly labels: Labels
  /** The name or code of the error, never its message. */
  readonly failure: string | undefined
}

/** Returns the current time in milliseconds since 1970, with microseconds. */
export const now = () => performance.timeOrigin + performance.now()

/** Begins a span, or without a parent a trace. */
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
