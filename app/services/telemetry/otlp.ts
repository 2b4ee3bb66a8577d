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
        resource: { attributes: toAttributes({ 'service.name': serviceName }) },
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
    name: spanName(span),
    kind: kindOf[span.step],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: toAttributes({
      ...renameLabels(span.labels),
      ...(failure !== undefined && { 'error.type': failure }),
    }),
    events: span.events.map(renderEvent),
    ...(failure !== undefined && { status: { code: errorStatus } }),
  }
}

function spanName({ step, labels }: EndedSpan): string {
  if (step === 'http_request') return `${labels['method']} ${labels['route']}`
  const detail = labels['call'] ?? labels['task'] ?? labels['provider'] ?? labels['verb']
  return detail ? `${step} ${detail}` : step
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

function renameLabels(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [
      attributeNames.get(name) ?? `chefin.${name}`,
      value,
    ]),
  )
}

function toAttributes(values: Labels): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: { stringValue: value ?? '' },
  }))
}

/** Converts to a string of nanoseconds, because a number would lose its last digits. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`
