import type { TestServer } from '../../tests/server.ts'
import type { Bench, Row } from '../bench.ts'
import { withChat, type Ask } from './bed.ts'
import { hold } from './hold.ts'
import { partsOfReply } from './paced-plan.ts'
import { cpuOf, cpuOfPostgres } from './process-usage.ts'

const pace = { firstMs: 0, gapMs: 0, pieces: 10 }
const askers = 50
const seconds = 8
// The first 2,500 messages cost a quarter more, for the compiler: the fewer a busy machine gets
// through, the dearer each would seem.
const warmUpRounds = 50

/** How many questions are stored, answered and counted in a second. */
export const rate: Bench = {
  title: `a provider that takes no time for ten pieces, ${askers} who ask again and again for ${seconds} s`,
  run: (postgresUrl) =>
    withChat(postgresUrl, async ({ server, pace: setPace, direct, guest }) => {
      await setPace(pace)
      await hold(Array.from({ length: askers }, guest), warmUpRounds, pace)
      const own = await countMessages(direct)
      const before = await cpuOfBoth(server)
      const ours = await countMessages(guest)
      const after = await cpuOfBoth(server)
      // However busy the machine is with other things.
      const row = (whose: keyof typeof before): Row => ({
        what: `processor time of ${whose} for each`,
        unit: 'ms',
        values: [Number.NaN, (after[whose] - before[whose]) / ours.messages],
      })
      return {
        columns: ['provider', 'Chefin'],
        rows: [
          { what: 'messages in a second', unit: '/s', values: [own.perSecond, ours.perSecond] },
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

/** Has 50 ask again and again for 8 s. */
export async function countMessages(seat: () => Ask): Promise<Counted> {
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: askers }, async () => {
      const ask = seat()
      let replies = 0
      for (; performance.now() < end; replies++) {
        const { pieces } = await ask()
        if (pieces < partsOfReply) throw new Error(`A reply had ${pieces} parts`)
      }
      return replies
    }),
  )
  const messages = counts.reduce((total, replies) => total + replies, 0)
  return { messages, perSecond: (messages * 1_000) / (performance.now() - begun) }
}
