import { median, quantile, type Bench, type Row } from '../bench.ts'
import { withChat, type Ask, type ChatBed } from './bed.ts'
import { atOnce, hold } from './hold.ts'
import { partEnds, partGaps } from './paced-plan.ts'
import type { HeardReply } from './stream.ts'

/** As a quick model writes a short plan: 1.3 s in all. */
const usual = { firstMs: 300, gapMs: 40, pieces: 25 }

/** Streams held at a time, and how often each asks: enough of them for a p99. */
const held = [
  // Alone, how long a reply is makes no difference to the next.
  { streams: 1, rounds: 100, pace: { firstMs: 50, gapMs: 10, pieces: 10 } },
  { streams: 50, rounds: 8, pace: usual },
  { streams: 200, rounds: 4, pace: usual },
]

/**
 * What a guest waits for Chefin beyond the model: the same client asks it and its provider in turn.
 * A part is rendered once the plan has closed it, so Chefin's first word is held against the moment
 * at which the provider had written the first part.
 */
export const firstWord: Bench = {
  title: 'a plan of 25 pieces in 1.3 s: time to the first part, and the gaps between parts',
  run: (postgresUrl) =>
    withChat(postgresUrl, async (bed) => {
      const rows: Row[] = []
      for (const { streams, rounds, pace } of held) {
        await bed.pace(pace)
        const both = await inTurn(bed, streams, (askers) => hold(askers, rounds, pace))
        rows.push(...rowsOf(`${streams} held`, both))
      }
      rows.push(...rowsOf('50 begun at one moment', await inTurn(bed, 50, atOnce)))
      return { columns: ['provider', 'Chefin', 'over it'], rows }
    }),
}

interface Both {
  readonly own: readonly HeardReply[]
  readonly ours: readonly HeardReply[]
}

async function inTurn(
  { direct, guest }: ChatBed,
  streams: number,
  listen: (askers: readonly Ask[]) => Promise<HeardReply[]>,
): Promise<Both> {
  const seats = (seat: () => Ask) => Array.from({ length: streams }, seat)
  return { own: await listen(seats(direct)), ours: await listen(seats(guest)) }
}

function rowsOf(what: string, { own, ours }: Both): Row[] {
  const row = (name: string, first: number, second: number): Row => ({
    what: `${what}, ${name}`,
    unit: 'ms',
    values: [first, second, second - first],
  })
  const written = own.map((reply) => partEnds(reply)[0] ?? Number.NaN)
  const rendered = ours.map(({ firstMs }) => firstMs)
  const gaps = ours.flatMap(({ gapsMs }) => gapsMs)
  return [
    row('first word, median', median(written), median(rendered)),
    row('first word, p99', p99(written), p99(rendered)),
    row('gap between parts, p99', p99(own.flatMap(partGaps)), p99(gaps)),
  ]
}

const p99 = (values: readonly number[]) => quantile(values, 0.99)
