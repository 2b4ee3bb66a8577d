import type { MetricShape } from './metric-shape.ts'

// From a transaction of a millisecond to an hourly job of minutes.
const workBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
// A guest waits at most 8 s for the first word and 60 s for the last (design section 6).
const waitBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64]

/**
 * The timed steps: each is a histogram, `chefin_<step>_duration_seconds`, and a span if tracing is
 * on. Labels have a bounded set of values that we define: never an id, an address, a path or user
 * text. They must not be named `job` or `instance`, which Prometheus sets on every series.
 */
export const steps = {
  http_request: {
    help: 'Requests by route pattern and status class, up to the first byte of the response',
    labels: ['method', 'route', 'status'],
    buckets: workBuckets,
  },
  transaction: {
    help: 'Transactions, including the wait for a connection; the verb is the reason of a system transaction, else the request that it serves',
    labels: ['actor', 'verb', 'outcome'],
    buckets: workBuckets,
  },
  ask: {
    help: 'Storing a question, before its provider is called',
    labels: ['outcome'],
    buckets: workBuckets,
  },
  provider: {
    help: 'Calls of the provider, from the request to the last word',
    labels: ['provider', 'outcome'],
    buckets: waitBuckets,
  },
  store: {
    help: 'Storing and counting a reply, including retries',
    labels: ['outcome'],
    buckets: workBuckets,
  },
  reply: {
    help: 'Whole replies, from the question to the stored reply',
    labels: ['provider', 'outcome'],
    buckets: waitBuckets,
  },
  mail_delivery: {
    help: 'Attempts to deliver a mail',
    labels: ['outcome'],
    buckets: waitBuckets,
  },
  stripe_call: { help: 'Calls of Stripe', labels: ['call', 'outcome'], buckets: waitBuckets },
  job: { help: 'Hourly jobs', labels: ['task', 'outcome'], buckets: workBuckets },
} as const satisfies Record<string, Omit<MetricShape, 'kind'>>

/** Returns the name of a step's histogram. */
export const stepMetric = (step: string) => `chefin_${step}_duration_seconds`

/** The other metrics: counters, histograms, and gauges that are read on each scrape. */
export const metrics = {
  chefin_first_word_seconds: {
    kind: 'histogram',
    help: 'From the stored question to the first word or card that its guest is sent',
    labels: ['provider'],
    buckets: waitBuckets,
  },
  chefin_tokens_total: {
    kind: 'counter',
    help: 'Tokens that providers reported, or were estimated for the offline planner',
    labels: ['provider'],
  },
  chefin_fallbacks_total: {
    kind: 'counter',
    help: 'Replies by the offline planner in place of the provider',
    labels: ['reason'],
  },
  chefin_dropped_parts_total: {
    kind: 'counter',
    help: 'Dropped parts of plans, by reason',
    labels: ['reason'],
  },
  chefin_refusals_total: {
    kind: 'counter',
    help: 'Refusals because a limit was used up',
    labels: ['limit'],
  },
  chefin_given_up_total: {
    kind: 'counter',
    help: 'Mails and usage reports that expired before they were delivered',
    labels: ['what'],
  },
  chefin_spans_total: {
    kind: 'counter',
    help: 'Spans that the collector accepted, and those that were dropped',
    labels: ['outcome'],
  },
  chefin_replies_running: { kind: 'gauge', help: 'Replies being written now', labels: [] },
  chefin_circuit_open: {
    kind: 'gauge',
    help: '1 while the provider is not called after failures, else 0',
    labels: [],
  },
  chefin_ready: {
    kind: 'gauge',
    help: '1 while GET /readyz answers 200, else 0',
    labels: [],
  },
  chefin_database_connections_in_use: {
    kind: 'gauge',
    help: 'Pooled connections in use',
    labels: [],
  },
  chefin_replica_used: {
    kind: 'gauge',
    help: '1 while the replica of DATABASE_READ_URL is read, 0 while it lags or fails, NaN without one',
    labels: [],
  },
  chefin_database_waiting: {
    kind: 'gauge',
    help: 'Transactions waiting for a connection',
    labels: [],
  },
  chefin_mails_waiting: { kind: 'gauge', help: 'Mails waiting to be sent', labels: [] },
  chefin_usage_reports_waiting: {
    kind: 'gauge',
    help: 'Replies beyond a limit that still have to be reported to Stripe',
    labels: [],
  },
  chefin_job_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'When any process last finished an hourly task, in Unix time; 0 for never. Read from the database',
    labels: ['task'],
  },
} as const satisfies Record<string, MetricShape>
