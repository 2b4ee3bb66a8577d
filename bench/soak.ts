import { setTimeout as delay } from 'node:timers/promises'
import { withServer, type TestServer } from '../tests/server.ts'
import { ask } from './ask.ts'
import { median, type Bench, type Report, type Row } from './bench.ts'
import { Guests, seedRestaurants } from './chat/guests.ts'
import { usedMemoryOf, watched, type LiveMemory } from './chat/live-memory.ts'
import { PacedProvider } from './chat/provider.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 20)
const sampleMs = 10_000
const samplesAnHour = 3_600_000 / sampleMs
const measuredMs = 10_000
const askers = 20
// So many that the hourly limit of none is used up.
const restaurants = 200

type Visit = () => Promise<unknown>

/** What grows for ever shows only after a while: memory under a steady, bearable load. */
export const soak: Bench = {
  title: `${minutes} min (SOAK_MINUTES) of questions and guest pages by turns, at half the rate that the process bears; its memory every ${sampleMs / 1_000} s`,
  isNamedOnly: true,
  async run(postgresUrl) {
    const provider = await PacedProvider.start()
    try {
      const env = { ...provider.env, ...watched, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' }
      return await withServer(postgresUrl, { env }, async (server) => {
        const guests = new Guests(server.url, await seedRestaurants(server, restaurants))
        await provider.pace({ firstMs: 0, gapMs: 0, pieces: 10 })
        const seats = Array.from({ length: askers }, () => visitor(server, guests))
        // The first round is the compiler's.
        await rateOf(seats)
        return soakAt((await rateOf(seats)) / 2, server, seats)
      })
    } finally {
      await provider.stop()
    }
  },
}

/** Someone who asks, then looks at the menu, then asks again. */
function visitor(server: TestServer, guests: Guests): Visit {
  const question = guests.seat()
  let visits = 0
  return () => (visits++ % 2 === 0 ? question() : ask(`${server.url}/demo`, ''))
}

/** How many visits a second it bears. */
async function rateOf(seats: readonly Visit[]): Promise<number> {
  const begun = performance.now()
  let visits = 0
  await Promise.all(
    seats.map(async (visit) => {
      for (; performance.now() - begun < measuredMs; visits++) await visit()
    }),
  )
  return (visits * 1_000) / (performance.now() - begun)
}

async function soakAt(
  perSecond: number,
  server: TestServer,
  seats: readonly Visit[],
): Promise<Report> {
  const end = performance.now() + minutes * 60_000
  let [visits, failures] = [0, 0]
  const steadily = async (visit: Visit, index: number) => {
    const everyMs = (1_000 * seats.length) / perSecond
    let next = performance.now() + (everyMs * index) / seats.length
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
  await Promise.all([...seats.map(steadily), watch()])
  return {
    columns: ['first quarter', 'last quarter', 'slope an hour'],
    rows: [
      memory('process', samples, (one) => one.process),
      memory('heap', samples, (one) => one.heap),
      { what: 'visits in a second', unit: '/s', values: [visits / (minutes * 60)] },
      { what: 'visits that failed', unit: '', values: [failures] },
    ],
  }
}

/** Medians of the first and the last quarter, and what a straight line through all gains an hour. */
function memory(
  what: string,
  samples: readonly LiveMemory[],
  read: (one: LiveMemory) => number,
): Row {
  const values = samples.map(read)
  const quarter = Math.ceil(values.length / 4)
  const ends = [values.slice(0, quarter), values.slice(-quarter)]
  return { what, unit: 'MB', values: [...ends.map(median), slopeOf(values) * samplesAnHour] }
}

/** Of the straight line that lies closest to evenly spaced values (least squares), a step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [across, along] = [0, 0]
  for (const [index, value] of values.entries()) {
    across += (index - middle) * (value - mean)
    along += (index - middle) ** 2
  }
  return across / along
}
