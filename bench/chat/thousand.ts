import { median, quantile, type Bench, type Report, type Row } from '../bench.ts'
import { withChat, type ChatTestBed } from './test-bed.ts'
import { askSimultaneously } from './load-patterns.ts'
import { liveMemoryOf, memoryAfter, inspectable, type LiveMemory } from './live-memory.ts'
import { peakOf } from './process-usage.ts'
import { partEnds, partGaps } from './paced-plan.ts'
import type { TimedReply } from './stream.ts'

const streams = 1_000
/** Slow enough that the last reply begins before the first has ended. */
const pace = { firstMs: 300, gapMs: 500, chunks: 30 }
/** A leak would grow with every wave. */
const waves = 3

/** A thousand guests who ask simultaneously: no reply is lost, and the memory is released. */
export const thousand: Bench = {
  title: `${streams} simultaneous replies of ${pace.chunks} chunks over 15 s; once from the provider, then ${waves} times from Chefin`,
  run: (postgresUrl, { isShort }) =>
    withChat(postgresUrl, (bed) => measure(bed, isShort ? 1 : waves), inspectable),
}

async function measure(bed: ChatTestBed, count: number): Promise<Report> {
  await bed.pace(pace)
  const before = await liveMemoryOf(bed.server)
  const direct = await askSimultaneously(Array.from({ length: streams }, bed.direct))
  const ours: Wave[] = []
  for (let number = 0; number < count; number++) ours.push(await wave(bed, before))
  const row = (
    label: string,
    unit: string,
    directValue: number,
    valueOf: (one: Wave) => number,
  ): Row => ({
    label,
    unit,
    values: [directValue, ...ours.map(valueOf)],
  })
  const [mb, none] = ['MB', Number.NaN]
  return {
    columns: ['provider', ...ours.map((_, index) => `Chefin, wave ${index + 1}`)],
    rows: [
      row('complete replies', '', countWhole(direct), ({ replies }) => countWhole(replies)),
      row('first part, median', 'ms', median(direct.map(firstPartEnd)), ({ replies }) =>
        median(replies.map(({ firstMs }) => firstMs)),
      ),
      row('gap between parts, p99', 'ms', p99(direct.flatMap(partGaps)), ({ replies }) =>
        p99(replies.flatMap(({ gapsMs }) => gapsMs)),
      ),
      row('process before, after GC', mb, none, () => before.process),
      row('process, peak', mb, none, ({ peak }) => peak),
      row('process afterwards, after GC', mb, none, ({ after }) => after.process),
      row('heap before', mb, none, () => before.heap),
      row('heap afterwards', mb, none, ({ after }) => after.heap),
    ],
  }
}

interface Wave {
  readonly replies: readonly TimedReply[]
  /** The memory in MB, including garbage. */
  readonly peak: number
  readonly after: LiveMemory
}

// Compiled code and open connections that remain after the first wave.
const slackMB = 5

async function wave({ server, guest }: ChatTestBed, before: LiveMemory): Promise<Wave> {
  const { peak, result: replies } = await peakOf(server.process.pid ?? 0, () =>
    askSimultaneously(Array.from({ length: streams }, guest)),
  )
  return { replies, peak, after: await memoryAfter(server, before.heap + slackMB) }
}

const countWhole = (replies: readonly TimedReply[]) =>
  replies.filter(({ isWhole }) => isWhole).length
const firstPartEnd = (reply: TimedReply) => partEnds(reply)[0] ?? Number.NaN
const p99 = (values: readonly number[]) => quantile(values, 0.99)
