import type { MetricShape } from './shape.ts'

// A transaction takes a millisecond, an hour's chore minutes.
const ofWork = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
// A guest waits at most 8 s for the first word and 60 s for the last (design section 6).
const ofWaiting = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64]

/**
 * The steps that are timed: each is a histogram, `chefin_<step>_duration_seconds`, and with
 * traces a span. A label has a bounded set of values, all of our own making: never an id, an
 * address, a path or anyone's words. Nor is it called `job` or `instance`, which Prometheus sets
 * on every series itself.
 */
export const steps = {
  http_request: {
    help: 'Requests by route pattern and class of status, up to the first byte of the answer',
    labels: ['method', 'route', 'status'],
    buckets: ofWork,
  },
  transaction: {
    help: 'Transactions, the wait for a connection included; the verb is the reason of a system’s, else the request that it serves',
    labels: ['actor', 'verb', 'outcome'],
    buckets: ofWork,
  },
  ask: {
    help: 'Storing a question, before its provider is asked',
    labels: ['outcome'],
    buckets: ofWork,
  },
  provider: {
    help: 'Calls of who writes replies, from the call to the last word',
    labels: ['provider', 'outcome'],
    buckets: ofWaiting,
  },
  store: {
    help: 'Storing and counting a reply, with all its tries',
    labels: ['outcome'],
    buckets: ofWork,
  },
  reply: {
    help: 'Whole replies, from the question to the stored reply',
    labels: ['provider', 'outcome'],
    buckets: ofWaiting,
  },
  mail_delivery: {
    help: 'Tries to hand a mail over',
    labels: ['outcome'],
    buckets: ofWaiting,
  },
  stripe_call: { help: 'Calls of Stripe', labels: ['call', 'outcome'], buckets: ofWaiting },
  job: { help: 'What is done every hour', labels: ['task', 'outcome'], buckets: ofWork },
} as const satisfies Record<string, Omit<MetricShape, 'kind'>>

/** The histogram of a step. */
export const stepMetric = (step: string) => `chefin_${step}_duration_seconds`

/** What is counted, or read when somebody looks. */
export const metrics = {
  chefin_first_word_seconds: {
    kind: 'histogram',
    help: 'From the stored question to the first word or card that its guest is sent',
    labels: ['provider'],
    buckets: ofWaiting,
  },
  chefin_tokens_total: {
    kind: 'counter',
    help: 'Tokens that providers reported, or were estimated for the offline planner',
    labels: ['provider'],
  },
  chefin_fallbacks_total: {
    kind: 'counter',
    help: 'Replies that the offline planner gave in place of the provider',
    labels: ['reason'],
  },
  chefin_dropped_parts_total: {
    kind: 'counter',
    help: 'Parts of plans that were dropped, by why',
    labels: ['reason'],
  },
  chefin_refusals_total: {
    kind: 'counter',
    help: 'Refusals because a limit was used up',
    labels: ['limit'],
  },
  chefin_given_up_total: {
    kind: 'counter',
    help: 'Mails and reports of usage that expired before anyone took them',
    labels: ['what'],
  },
  chefin_spans_total: {
    kind: 'counter',
    help: 'Spans that the collector took, and those that were lost',
    labels: ['outcome'],
  },
  chefin_replies_running: { kind: 'gauge', help: 'Replies being written now', labels: [] },
  chefin_circuit_open: {
    kind: 'gauge',
    help: '1 while the provider is left alone after failures, else 0',
    labels: [],
  },
  chefin_ready: {
    kind: 'gauge',
    help: '1 while GET /readyz answers 200, else 0',
    labels: [],
  },
  chefin_database_connections_in_use: {
    kind: 'gauge',
    help: 'Connections of the pool that are at work',
    labels: [],
  },
  chefin_database_waiting: {
    kind: 'gauge',
    help: 'Transactions in line for a connection',
    labels: [],
  },
  chefin_mails_waiting: { kind: 'gauge', help: 'Mails that have still to leave', labels: [] },
  chefin_usage_reports_waiting: {
    kind: 'gauge',
    help: 'Replies past a limit of which Stripe has still to be told',
    labels: [],
  },
  chefin_job_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'When any process last finished an hourly task, in Unix time; 0 for never. Read from the database',
    labels: ['task'],
  },
} as const satisfies Record<string, MetricShape>
