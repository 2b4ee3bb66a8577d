import { setTimeout as delay } from 'node:timers/promises'
import { withServer, type TestServer } from '../tests/server.ts'
import { timeRequest } from './time-request.ts'
import { median, type Bench, type Report, type Row } from './bench.ts'
import { Guests, seedRestaurants } from './chat/guests.ts'
import { usedMemoryOf, inspectable, type LiveMemory } from './chat/live-memory.ts'
import { PacedProvider } from './chat/provider.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 20)
const sampleMs = 10_000
const samplesAnHour = 3_600_000 / sampleMs
const measuredMs = 10_000
const clients = 20
// Enough that none reaches its hourly question limit.
const restaurants = 200

type Visit = () => Promise<unknown>

/** Memory under a steady, moderate load, to find slow leaks. */
export const soak: Bench = {
  title: `${minutes} min (SOAK_MINUTES) of alternating questions and guest pages, at half of the maximum rate; memory sampled every ${sampleMs / 1_000} s`,
  isNamedOnly: true,
  async run(postgresUrl) {
    const provider = await PacedProvider.start()
    try {
      const env = {
        ...provider.env,
        ...inspectable,
        TRUSTED_PROXIES: 'loopback',
        LOG_LEVEL: 'error',
      }
      return await withServer(postgresUrl, { env }, async (server) => {
        const guests = new Guests(server.url, await seedRestaurants(server, restaurants))
        await provider.pace({ firstMs: 0, gapMs: 0, chunks: 10 })
        const visitors = Array.from({ length: clients }, () => visitor(server, guests))
        // The first round warms up the JIT.
        await rateOf(visitors)
        return soakAt((await rateOf(visitors)) / 2, server, visitors)
      })
    } finally {
      await provider.stop()
    }
  },
}

/** A client that alternately asks a question and loads the guest page. */
function visitor(server: TestServer, guests: Guests): Visit {
  const ask = guests.client()
  let isQuestion = false
  return () => {
    isQuestion = !isQuestion
    return isQuestion ? ask() : timeRequest(`${server.url}/demo`, '')
  }
}

/** The maximum rate, in visits per second. */
async function rateOf(visitors: readonly Visit[]): Promise<number> {
  const startedAt = performance.now()
  let visits = 0
  await Promise.all(
    visitors.map(async (visit) => {
      while (performance.now() - startedAt < measuredMs) {
        await visit()
        visits++
      }
    }),
  )
  return (visits * 1_000) / (performance.now() - startedAt)
}

async function soakAt(
  perSecond: number,
  server: TestServer,
  visitors: readonly Visit[],
): Promise<Report> {
  const end = performance.now() + minutes * 60_000
  let visits = 0
  let failures = 0
  const steadily = async (visit: Visit, index: number) => {
    const everyMs = (1_000 * visitors.length) / perSecond
    let next = performance.now() + (everyMs * index) / visitors.length
    while (next < end) {
      await delay(Math.max(next - performance.now(), 0))
      await visit().catch(() => failures++)
      visits++
      next += everyMs
    }
  }
  const samples: LiveMemory[] = []
  const watch = async () => {
    while (performance.now() < end) {
      samples.push(await usedMemoryOf(server))
      await delay(sampleMs)
    }
  }
  await Promise.all([...visitors.map(steadily), watch()])
  return {
    columns: ['first quarter', 'last quarter', 'slope per hour'],
    rows: [
      memory('process', samples, (one) => one.process),
      memory('heap', samples, (one) => one.heap),
      { label: 'visits per second', unit: '/s', values: [visits / (minutes * 60)] },
      { label: 'failed visits', unit: '', values: [failures] },
    ],
  }
}

/** The medians of the first and the last quarter, and the slope of a fitted line per hour. */
function memory(
  label: string,
  samples: readonly LiveMemory[],
  valueOf: (one: LiveMemory) => number,
): Row {
  const values = samples.map(valueOf)
  const quarter = Math.ceil(values.length / 4)
  const ends = [values.slice(0, quarter), values.slice(-quarter)]
  return { label, unit: 'MB', values: [...ends.map(median), slopeOf(values) * samplesAnHour] }
}

/** The slope per step of a least-squares line through evenly spaced values. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let covariance = 0
  let variance = 0
  for (const [index, value] of values.entries()) {
    covariance += (index - middle) * (value - mean)
    variance += (index - middle) ** 2
  }
  return covariance / variance
}
