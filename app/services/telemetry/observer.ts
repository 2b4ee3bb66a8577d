import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '#app/domain/errors.ts'
import { stepMetric } from '#app/telemetry/catalogue.ts'
import type { Labels, Observer, StepName } from '#app/telemetry/index.ts'
import type { Metrics } from './prometheus.ts'
import type { SpanSender } from './span-sender.ts'
import { beginSpan, now, type Span } from './span.ts'

/** What is going on around a step. */
interface Scope {
  /** The request by method and route; empty outside of one. */
  readonly place: string
  /** Nothing where it is not traced. */
  readonly span: Span | undefined
}

interface Watchers {
  readonly metrics: Metrics | undefined
  readonly sender: SpanSender | undefined
  /** The share of requests that is traced, 0 to 1. */
  readonly share: number
}

/** What may begin a trace. A poll that finds nothing to do is none worth sending. */
const beginnings: ReadonlySet<StepName> = new Set([
  'http_request',
  'job',
  'mail_delivery',
  'stripe_call',
])

const scopes = new AsyncLocalStorage<Scope>()

/** Names the trace under way, for a line of the log. */
export function currentTrace(): object {
  const span = scopes.getStore()?.span
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/**
 * Turns steps into timings and spans. A trace begins here and is ours alone: no header of a
 * request is believed, and none is sent on.
 */
export function createObserver({ metrics, sender, share }: Watchers): Observer {
  const begin = (name: StepName, around: Scope | undefined): Span | undefined => {
    if (!sender) return undefined
    if (around) return around.span && beginSpan(name, around.span)
    return beginnings.has(name) && Math.random() < share ? beginSpan(name, undefined) : undefined
  }

  return {
    async step(name, labels, work) {
      const around = scopes.getStore()
      const place = name === 'http_request' ? placeOf(labels) : (around?.place ?? '')
      const span = begin(name, around)
      const started = performance.now()
      let told: Labels = name === 'transaction' ? { verb: place, ...labels } : labels
      let failure: string | undefined
      try {
        return await scopes.run({ place, span }, work, (more) => (told = { ...told, ...more }))
      } catch (error) {
        failure = nameOf(error)
        told = { outcome: error instanceof DomainError ? 'refused' : 'failed', ...told }
        throw error
      } finally {
        if (name !== 'http_request') told = { outcome: 'ok', ...told }
        metrics?.observe(stepMetric(name), told, (performance.now() - started) / 1_000)
        if (span) sender?.add({ ...span, endedAt: now(), labels: told, failure })
      }
    },
    count: (name, labels, by) => metrics?.count(name, labels, by),
    observe: (name, labels, seconds) => metrics?.observe(name, labels, seconds),
    note: (name, figures) => scopes.getStore()?.span?.events.push({ name, at: now(), figures }),
  }
}

const placeOf = ({ method = '', route = '' }: Labels) => `${method} ${route}`

/** An error's name, with its code where it has one. Its message may quote anything. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const names = [error.name, 'code' in error ? String(error.code) : '']
  return names.filter((name) => /^\w{1,40}$/.test(name)).join(' ')
}
