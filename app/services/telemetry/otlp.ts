import type { Labels, StepName } from '#app/telemetry/index.ts'
import type { EndedSpan, SpanEvent } from './span.ts'

// SpanKind and StatusCode of opentelemetry/proto/trace/v1/trace.proto.
const kinds = { internal: 1, server: 2, client: 3 }
const errorStatus = 2

const kindOf: Readonly<Record<StepName, number>> = {
  http_request: kinds.server,
  transaction: kinds.client,
  ask: kinds.internal,
  provider: kinds.client,
  store: kinds.internal,
  reply: kinds.internal,
  mail_delivery: kinds.client,
  stripe_call: kinds.client,
  job: kinds.internal,
}

/** Names from OpenTelemetry's semantic conventions for HTTP. */
const attributeNames = new Map([
  ['method', 'http.request.method'],
  ['route', 'http.route'],
])

/** Renders spans as the body of an OTLP request, in JSON (opentelemetry.io/docs/specs/otlp). */
export function renderSpans(spans: readonly EndedSpan[], serviceName: string): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributes({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: 'chefin' }, spans: spans.map(renderSpan) }],
      },
    ],
  })
}

function renderSpan(span: EndedSpan): object {
  const { traceId, spanId, parentSpanId, failure } = span
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name: nameOf(span),
    kind: kindOf[span.step],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributes({
      ...named(span.labels),
      ...(failure !== undefined && { 'error.type': failure }),
    }),
    events: span.events.map(renderEvent),
    ...(failure !== undefined && { status: { code: errorStatus } }),
  }
}

function nameOf({ step, labels }: EndedSpan): string {
  if (step === 'http_request') return `${labels['method']} ${labels['route']}`
  const more = labels['call'] ?? labels['task'] ?? labels['provider'] ?? labels['verb']
  return more ? `${step} ${more}` : step
}

function renderEvent({ name, at, figures }: SpanEvent): object {
  return {
    name,
    timeUnixNano: nanoseconds(at),
    attributes: Object.entries(figures).map(([key, value]) => ({
      key: `chefin.${key}`,
      value: { intValue: String(value) },
    })),
  }
}

function named(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [
      attributeNames.get(name) ?? `chefin.${name}`,
      value,
    ]),
  )
}

function attributes(values: Labels): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: { stringValue: value ?? '' },
  }))
}

/** Microsecond precision. A string, because a number would lose its last digits. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`
