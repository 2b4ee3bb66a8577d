import { setTimeout as delay } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { metrics, stepMetric, steps } from '#app/telemetry/catalogue.ts'
import {
  gaugeReaders,
  type Labels,
  type MetricName,
  type GaugeValue,
} from '#app/telemetry/index.ts'
import type { MetricShape } from '#app/telemetry/metric-shape.ts'

/** The metrics of the process. */
export interface Metrics {
  count(name: string, labels: Labels, by: number): void
  observe(name: string, labels: Labels, seconds: number): void
  /** Renders all metrics in Prometheus' text format. */
  read(): Promise<string>
}

// Prometheus waits 10 s, and the other metrics matter most when a gauge can't be read.
const gaugeTimeoutMs = 2_000

/**
 * Opens a registry, including default metrics of the process: memory, CPU, event loop, garbage
 * collection.
 */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const gauges = new Map<string, Gauge>()

  const add = (name: string, { kind, help, labels, buckets }: MetricShape) => {
    const shape = { name, help, labelNames: [...labels], registers: [registry] }
    if (kind === 'counter') counters.set(name, new Counter(shape))
    else if (kind === 'gauge') gauges.set(name, new Gauge(shape))
    else
      histograms.set(name, new Histogram({ ...shape, ...(buckets && { buckets: [...buckets] }) }))
  }
  for (const [name, shape] of Object.entries(steps)) {
    add(stepMetric(name), { kind: 'histogram', ...shape })
  }
  for (const [name, shape] of Object.entries(metrics)) add(name, shape)

  const readAll = () =>
    Promise.all([...gaugeReaders()].map(([name, read]) => readInto(gauges, name, read)))
  return {
    count: (name, labels, by) => counters.get(name)?.inc(withoutUndefined(labels), by),
    observe: (name, labels, seconds) =>
      histograms.get(name)?.observe(withoutUndefined(labels), seconds),
    async read() {
      await readAll()
      return registry.metrics()
    },
  }
}

/**
 * Reads a gauge. If that fails, for instance while the database is unavailable, the gauge is NaN,
 * or has no series if it has labels.
 */
async function readInto(
  gauges: ReadonlyMap<string, Gauge>,
  name: MetricName,
  read: () => GaugeValue | Promise<GaugeValue>,
): Promise<void> {
  const gauge = gauges.get(name)
  const reading = await Promise.race([read(), rejectAfterTimeout()]).catch(() => Number.NaN)
  gauge?.reset()
  if (typeof reading !== 'number') {
    for (const [labels, value] of reading) gauge?.set(withoutUndefined(labels), value)
  } else if (metrics[name].labels.length === 0) gauge?.set(reading)
}

async function rejectAfterTimeout(): Promise<never> {
  await delay(gaugeTimeoutMs, undefined, { ref: false })
  throw new Error('A gauge could not be read in time')
}

const withoutUndefined = (labels: Labels): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, value ?? '']))
