import { median, quantile, type Bench, type Report, type Row } from '../bench.ts'
import { withChat, type ChatBed } from './bed.ts'
import { atOnce } from './hold.ts'
import { liveMemoryOf, memoryAfter, watched, type LiveMemory } from './live-memory.ts'
import { peakOf } from './process-usage.ts'
import { partEnds, partGaps } from './paced-plan.ts'
import type { HeardReply } from './stream.ts'

const streams = 1_000
/** Long enough that the last has begun before the first has ended. */
const pace = { firstMs: 300, gapMs: 500, pieces: 30 }
/** What leaks grows from wave to wave. */
const waves = 3

/** A thousand guests who ask at one moment: nobody's reply is lost, and memory comes back. */
export const thousand: Bench = {
  title: `${streams} replies of ${pace.pieces} pieces in 15 s, begun at one moment; the provider's own, then ${waves} times Chefin's`,
  run: (postgresUrl, { isShort }) =>
    withChat(postgresUrl, (bed) => measure(bed, isShort ? 1 : waves), watched),
}

async function measure(bed: ChatBed, count: number): Promise<Report> {
  await bed.pace(pace)
  const before = await liveMemoryOf(bed.server)
  const direct = await atOnce(Array.from({ length: streams }, bed.direct))
  const ours: Wave[] = []
  for (let number = 0; number < count; number++) ours.push(await wave(bed, before))
  const row = (what: string, unit: string, own: number, read: (one: Wave) => number): Row => ({
    what,
    unit,
    values: [own, ...ours.map(read)],
  })
  const [mb, none] = ['MB', Number.NaN]
  return {
    columns: ['provider', ...ours.map((_, index) => `Chefin, wave ${index + 1}`)],
    rows: [
      row('whole replies', '', countWhole(direct), ({ replies }) => countWhole(replies)),
      row('first part, median', 'ms', median(direct.map(firstPartEnd)), ({ replies }) =>
        median(replies.map(({ firstMs }) => firstMs)),
      ),
      row('gap between parts, p99', 'ms', p99(direct.flatMap(partGaps)), ({ replies }) =>
        p99(replies.flatMap(({ gapsMs }) => gapsMs)),
      ),
      row('process before, no garbage', mb, none, () => before.process),
      row('process at its peak', mb, none, ({ peak }) => peak),
      row('process after, no garbage', mb, none, ({ after }) => after.process),
      row('heap before', mb, none, () => before.heap),
      row('heap after', mb, none, ({ after }) => after.heap),
    ],
  }
}

interface Wave {
  readonly replies: readonly HeardReply[]
  /** MB, garbage included. */
  readonly peak: number
  readonly after: LiveMemory
}

// What the compiler and the connections of a first crowd keep for the next.
const slackMB = 5

async function wave({ server, guest }: ChatBed, before: LiveMemory): Promise<Wave> {
  const { peak, result: replies } = await peakOf(server.process.pid ?? 0, () =>
    atOnce(Array.from({ length: streams }, guest)),
  )
  return { replies, peak, after: await memoryAfter(server, before.heap + slackMB) }
}

const countWhole = (replies: readonly HeardReply[]) =>
  replies.filter(({ isWhole }) => isWhole).length
const firstPartEnd = (reply: HeardReply) => partEnds(reply)[0] ?? Number.NaN
const p99 = (values: readonly number[]) => quantile(values, 0.99)
