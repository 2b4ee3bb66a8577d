import { median, quantile, type Bench, type Row } from '../bench.ts'
import { withChat, type Ask, type ChatTestBed } from './test-bed.ts'
import { askSimultaneously, askInRounds } from './load-patterns.ts'
import { partEnds, partGaps } from './paced-plan.ts'
import type { TimedReply } from './stream.ts'

/** A fast model that writes a short plan, in 1.3 s. */
const usual = { firstMs: 300, gapMs: 40, chunks: 25 }

/** Concurrent streams and questions per stream: enough samples for a p99. */
const loads = [
  // A single stream can use a short reply: its length does not affect the next one.
  { streams: 1, rounds: 100, pace: { firstMs: 50, gapMs: 10, chunks: 10 } },
  { streams: 50, rounds: 8, pace: usual },
  { streams: 200, rounds: 4, pace: usual },
]

/**
 * The time that Chefin adds to the model's: the same client asks first the provider, then Chefin.
 * Chefin renders a part once the plan has closed it, so its first word is compared with the time at
 * which the provider had written the first part.
 */
export const firstWord: Bench = {
  title:
    'time to the first part and gaps between parts, for a plan streamed in 25 chunks over 1.3 s',
  run: (postgresUrl) =>
    withChat(postgresUrl, async (bed) => {
      const rows: Row[] = []
      for (const { streams, rounds, pace } of loads) {
        await bed.pace(pace)
        const both = await askBoth(bed, streams, (clients) => askInRounds(clients, rounds, pace))
        rows.push(...rowsOf(`${streams} concurrent`, both))
      }
      rows.push(...rowsOf('50 simultaneous', await askBoth(bed, 50, askSimultaneously)))
      return { columns: ['provider', 'Chefin', 'difference'], rows }
    }),
}

interface Both {
  readonly direct: readonly TimedReply[]
  readonly chefin: readonly TimedReply[]
}

/** Asks the provider and then Chefin in the same way. */
async function askBoth(
  { direct, guest }: ChatTestBed,
  streams: number,
  run: (clients: readonly Ask[]) => Promise<TimedReply[]>,
): Promise<Both> {
  const clients = (connect: () => Ask) => Array.from({ length: streams }, connect)
  return { direct: await run(clients(direct)), chefin: await run(clients(guest)) }
}

function rowsOf(label: string, { direct, chefin }: Both): Row[] {
  const row = (name: string, first: number, second: number): Row => ({
    label: `${label}, ${name}`,
    unit: 'ms',
    values: [first, second, second - first],
  })
  const firstPartTimes = direct.map((reply) => partEnds(reply)[0] ?? Number.NaN)
  const firstWordTimes = chefin.map(({ firstMs }) => firstMs)
  const gaps = chefin.flatMap(({ gapsMs }) => gapsMs)
  return [
    row('first word, median', median(firstPartTimes), median(firstWordTimes)),
    row('first word, p99', p99(firstPartTimes), p99(firstWordTimes)),
    row('gap between parts, p99', p99(direct.flatMap(partGaps)), p99(gaps)),
  ]
}

const p99 = (values: readonly number[]) => quantile(values, 0.99)
