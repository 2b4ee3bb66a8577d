import { withCluster } from '../tests/cluster/cluster.ts'
import { timeRequest } from './time-request.ts'
import type { Bench, Row } from './bench.ts'
import { Guests, seedRestaurants } from './chat/guests.ts'
import { PacedProvider } from './chat/provider.ts'
import { countMessages } from './chat/rate.ts'

const readers = 20
const seconds = 8
const sizes = [1, 2]

/** The throughput that a second process adds once the first has used up its core. */
export const cluster: Bench = {
  title: `instances behind nginx, ${seconds} s each; they share the cores with Postgres, nginx, the provider and the load generator`,
  isNamedOnly: true,
  async run(postgresUrl) {
    const measurements: Measured[] = []
    for (const instances of sizes) measurements.push(await measure(postgresUrl, instances))
    const row = (label: string, valueOf: (one: Measured) => number): Row => ({
      label,
      unit: '/s',
      values: measurements.map(valueOf),
    })
    return {
      columns: sizes.map((size) => (size === 1 ? '1 process' : `${size} processes`)),
      rows: [
        row('messages per second', ({ messages }) => messages),
        row('guest pages per second', ({ pages }) => pages),
      ],
    }
  },
}

interface Measured {
  readonly messages: number
  readonly pages: number
}

async function measure(postgresUrl: string, instances: number): Promise<Measured> {
  const provider = await PacedProvider.start()
  try {
    const env = { ...provider.env, LOG_LEVEL: 'error' }
    return await withCluster(postgresUrl, { instances, env }, async ({ url, database }) => {
      const guests = new Guests(url, await seedRestaurants({ database }))
      await provider.pace({ firstMs: 0, gapMs: 0, chunks: 10 })
      // The first round warms up the JIT.
      await countMessages(() => guests.client())
      const { perSecond: messages } = await countMessages(() => guests.client())
      await countPages(`${url}/demo`)
      return { messages, pages: await countPages(`${url}/demo`) }
    })
  } finally {
    await provider.stop()
  }
}

/** The number of pages per second that the readers get, each requesting one after the other. */
async function countPages(url: string): Promise<number> {
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  let pages = 0
  const readForever = async () => {
    while (performance.now() < end) {
      await timeRequest(url, '')
      pages++
    }
  }
  await Promise.all(Array.from({ length: readers }, readForever))
  return (pages * 1_000) / (performance.now() - startedAt)
}
