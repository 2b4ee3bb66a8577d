import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '#app/domain/errors.ts'
import { stepMetric } from '#app/telemetry/catalogue.ts'
import type { Labels, Observer, StepName } from '#app/telemetry/index.ts'
import type { Metrics } from './prometheus.ts'
import type { SpanSender } from './span-sender.ts'
import { beginSpan, now, type Span } from './span.ts'

/** The context of a step. */
interface Scope {
  /** The request's method and route; empty outside of requests. */
  readonly place: string
  /** Undefined if not traced. */
  readonly span: Span | undefined
}

interface Watchers {
  readonly metrics: Metrics | undefined
  readonly sender: SpanSender | undefined
  /** The share of requests to trace, 0 to 1. */
  readonly share: number
}

/** The steps that may start a trace. Polls that find nothing to do aren't worth one. */
const traceRoots: ReadonlySet<StepName> = new Set([
  'http_request',
  'job',
  'mail_delivery',
  'stripe_call',
])

const scopes = new AsyncLocalStorage<Scope>()

/** The current trace, for a log entry. */
export function currentTrace(): object {
  const span = scopes.getStore()?.span
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/**
 * Turns steps into timings and spans. Traces start here: trace headers of requests are ignored, and
 * none are sent.
 */
export function createObserver({ metrics, sender, share }: Watchers): Observer {
  const begin = (name: StepName, parent: Scope | undefined): Span | undefined => {
    if (!sender) return undefined
    if (parent) return parent.span && beginSpan(name, parent.span)
    return traceRoots.has(name) && Math.random() < share ? beginSpan(name, undefined) : undefined
  }

  return {
    async step(name, labels, work) {
      const parent = scopes.getStore()
      const place = name === 'http_request' ? placeOf(labels) : (parent?.place ?? '')
      const span = begin(name, parent)
      const started = performance.now()
      let finalLabels: Labels = name === 'transaction' ? { verb: place, ...labels } : labels
      let failure: string | undefined
      try {
        return await scopes.run(
          { place, span },
          work,
          (more) => (finalLabels = { ...finalLabels, ...more }),
        )
      } catch (error) {
        failure = nameOf(error)
        finalLabels = {
          outcome: error instanceof DomainError ? 'refused' : 'failed',
          ...finalLabels,
        }
        throw error
      } finally {
        if (name !== 'http_request') finalLabels = { outcome: 'ok', ...finalLabels }
        metrics?.observe(stepMetric(name), finalLabels, (performance.now() - started) / 1_000)
        if (span) sender?.add({ ...span, endedAt: now(), labels: finalLabels, failure })
      }
    },
    count: (name, labels, by) => metrics?.count(name, labels, by),
    observe: (name, labels, seconds) => metrics?.observe(name, labels, seconds),
    note: (name, figures) => scopes.getStore()?.span?.events.push({ name, at: now(), figures }),
  }
}

const placeOf = ({ method = '', route = '' }: Labels) => `${method} ${route}`

/**
 * An error's name, with its code if it has one, but never its message, which may quote anything.
 */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const names = [error.name, 'code' in error ? String(error.code) : '']
  return names.filter((name) => /^\w{1,40}$/.test(name)).join(' ')
}
