import type { TestServer } from '../../tests/server.ts'
import type { Bench, Row } from '../bench.ts'
import { withChat, type Ask } from './test-bed.ts'
import { askInRounds } from './load-patterns.ts'
import { partsOfReply } from './paced-plan.ts'
import { cpuOf, cpuOfPostgres } from './process-usage.ts'

const pace = { firstMs: 0, gapMs: 0, chunks: 10 }
const clients = 50
const seconds = 8
// The first 2,500 messages cost a quarter more, until the JIT has compiled everything. Without a
// warm-up, a busy machine that handles fewer messages would seem to need more time for each.
const warmUpRounds = 50

/** The number of questions that are stored, answered and counted per second. */
export const rate: Bench = {
  title: `throughput with ${clients} clients for ${seconds} s and a provider that sends ten chunks without delay`,
  run: (postgresUrl) =>
    withChat(postgresUrl, async ({ server, pace: setPace, direct, guest }) => {
      await setPace(pace)
      await askInRounds(Array.from({ length: clients }, guest), warmUpRounds, pace)
      const provider = await countMessages(direct)
      const before = await cpuOfBoth(server)
      const chefin = await countMessages(guest)
      const after = await cpuOfBoth(server)
      // CPU time, as it does not depend on what else the machine runs.
      const row = (name: keyof typeof before): Row => ({
        label: `CPU time of ${name} per message`,
        unit: 'ms',
        values: [Number.NaN, (after[name] - before[name]) / chefin.messages],
      })
      return {
        columns: ['provider', 'Chefin'],
        rows: [
          {
            label: 'messages per second',
            unit: '/s',
            values: [provider.perSecond, chefin.perSecond],
          },
          row('Chefin'),
          row('Postgres'),
        ],
      }
    }),
}

async function cpuOfBoth(server: TestServer) {
  const [own] = await server.database.query('select pg_backend_pid() as pid')
  return {
    Chefin: await cpuOf(server.process.pid ?? 0),
    Postgres: await cpuOfPostgres(Number(own?.['pid'])),
  }
}

interface Counted {
  readonly messages: number
  readonly perSecond: number
}

/** Has 50 clients ask one question after the other for 8 s. */
export async function countMessages(connect: () => Ask): Promise<Counted> {
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: clients }, async () => {
      const ask = connect()
      let replies = 0
      while (performance.now() < end) {
        const { chunks } = await ask()
        if (chunks < partsOfReply) throw new Error(`A reply had ${chunks} parts`)
        replies++
      }
      return replies
    }),
  )
  const messages = counts.reduce((total, replies) => total + replies, 0)
  return { messages, perSecond: (messages * 1_000) / (performance.now() - startedAt) }
}
