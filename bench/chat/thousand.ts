import { median, quantile, type Bench, type Row } from '../bench.ts'
import { withChat, type ChatBed } from './bed.ts'
import { atOnce } from './hold.ts'
import { memoryOf, peakOf, settledMemoryOf } from './process-usage.ts'
import type { HeardReply } from './stream.ts'

const streams = 1_000
/** Long enough that the last has begun before the first has ended. */
const pace = { firstMs: 300, gapMs: 500, pieces: 30 }
/** What leaks grows from wave to wave. */
const waves = 3

/** A thousand guests who ask at one moment: nobody's reply is lost, and memory comes back. */
export const thousand: Bench = {
  title: `${streams} replies of ${pace.pieces} pieces in 15 s, begun at one moment; the provider's own, then ${waves} times Chefin's`,
  run: (postgresUrl) =>
    withChat(postgresUrl, async (bed) => {
      await bed.pace(pace)
      const pid = bed.server.process.pid ?? 0
      const before = await memoryOf(pid)
      const direct = await atOnce(Array.from({ length: streams }, bed.direct))
      const ours: Wave[] = []
      for (let wave = 0; wave < waves; wave++) ours.push(await measure(bed, pid))
      return {
        columns: ['provider', ...ours.map((_, index) => `Chefin, wave ${index + 1}`)],
        rows: [
          row('whole replies', '', countWhole(direct), ours, ({ replies }) => countWhole(replies)),
          row('first word, median', 'ms', firstWord(direct), ours, ({ replies }) =>
            firstWord(replies),
          ),
          row('gap, p99', 'ms', gap(direct), ours, ({ replies }) => gap(replies)),
          row('memory at its peak', 'MB', Number.NaN, ours, ({ peak }) => peak),
          row(
            `memory after (before: ${before.toFixed(0)} MB)`,
            'MB',
            Number.NaN,
            ours,
            ({ after }) => after,
          ),
        ],
      }
    }),
}

interface Wave {
  readonly replies: readonly HeardReply[]
  readonly peak: number
  readonly after: number
}

async function measure({ guest }: ChatBed, pid: number): Promise<Wave> {
  const { peak, result: replies } = await peakOf(pid, () =>
    atOnce(Array.from({ length: streams }, guest)),
  )
  return { replies, peak, after: await settledMemoryOf(pid) }
}

function row(
  what: string,
  unit: string,
  own: number,
  ours: readonly Wave[],
  read: (wave: Wave) => number,
): Row {
  return { what, unit, values: [own, ...ours.map(read)] }
}

const countWhole = (replies: readonly HeardReply[]) =>
  replies.filter(({ pieces }) => pieces === pace.pieces).length
const firstWord = (replies: readonly HeardReply[]) => median(replies.map(({ firstMs }) => firstMs))
const gap = (replies: readonly HeardReply[]) =>
  quantile(
    replies.flatMap(({ gapsMs }) => gapsMs),
    0.99,
  )
