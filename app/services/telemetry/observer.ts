import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '#app/domain/errors.ts'
import { stepMetric } from '#app/telemetry/catalogue.ts'
import type { Labels, Observer, StepName } from '#app/telemetry/index.ts'
import type { Metrics } from './prometheus.ts'
import type { SpanSender } from './span-sender.ts'
import { beginSpan, now, type Span } from './span.ts'

/** The context of a step. */
interface StepContext {
  /** The request's method and route; empty outside of requests. */
  readonly endpoint: string
  /** Undefined if not traced. */
  readonly span: Span | undefined
}

interface ObserverOptions {
  readonly metrics: Metrics | undefined
  readonly sender: SpanSender | undefined
  /** The share of requests to trace, 0 to 1. */
  readonly share: number
}

/** The steps that may start a trace. Others would trace polls that find nothing to do. */
const traceRoots: ReadonlySet<StepName> = new Set([
  'http_request',
  'job',
  'mail_delivery',
  'stripe_call',
])

const contexts = new AsyncLocalStorage<StepContext>()

/** Returns the ids of the current trace and span, for a log entry. */
export function currentTrace(): object {
  const span = contexts.getStore()?.span
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/**
 * Creates an observer that turns steps into timings and spans. Trace headers of requests are
 * ignored, and none are sent.
 */
export function createObserver({ metrics, sender, share }: ObserverOptions): Observer {
  const begin = (name: StepName, parent: StepContext | undefined): Span | undefined => {
    if (!sender) return undefined
    if (parent) return parent.span && beginSpan(name, parent.span)
    return traceRoots.has(name) && Math.random() < share ? beginSpan(name, undefined) : undefined
  }

  return {
    async step(name, labels, work) {
      const parent = contexts.getStore()
      const endpoint =
        name === 'http_request' ? endpointOf(labels) : (parent?.endpoint ?? 'background')
      const span = begin(name, parent)
      const started = performance.now()
      let finalLabels: Labels = name === 'transaction' ? { verb: endpoint, ...labels } : labels
      let failure: string | undefined
      try {
        return await contexts.run(
          { endpoint, span },
          work,
          (added) => (finalLabels = { ...finalLabels, ...added }),
        )
      } catch (error) {
        failure = errorName(error)
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
    note: (name, figures) => contexts.getStore()?.span?.events.push({ name, at: now(), figures }),
  }
}

const endpointOf = ({ method = '', route = '' }: Labels) => `${method} ${route}`

/**
 * Returns an error's name, with its code if it has one, but never its message, which may quote
 * anything.
 */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const names = [error.name, 'code' in error ? String(error.code) : '']
  return names.filter((name) => /^\w{1,40}$/.test(name)).join(' ')
}
