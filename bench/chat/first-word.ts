import { median, quantile, type Bench, type Row } from '../bench.ts'
import { withChat, type Ask, type ChatBed } from './bed.ts'
import { atOnce, hold } from './hold.ts'
import { sentenceEnds, sentenceGaps } from './spoken.ts'
import type { HeardReply } from './stream.ts'

/** As a quick model tells a short reply: 1.3 s in all. */
const usual = { firstMs: 300, gapMs: 40, pieces: 25 }

/** Streams held at a time, and how often each asks: enough of them for a p99. */
const held = [
  // Alone, how long a reply is makes no difference to the next.
  { streams: 1, rounds: 100, pace: { firstMs: 50, gapMs: 10, pieces: 10 } },
  { streams: 50, rounds: 8, pace: usual },
  { streams: 200, rounds: 4, pace: usual },
]

/**
 * What a guest waits for Chefin itself: the same client asks it and its provider in turn. Chefin
 * tells a sentence when it is whole, and so is held against the provider's sentences too: what is
 * over its pieces is the truth gate's, what is over its sentences is everything else's.
 */
export const firstWord: Bench = {
  title: 'a reply of 25 pieces in 1.3 s: time to its first word, and the gaps between the pieces',
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
  const [heard, said] = [firsts(ours), own.map((reply) => sentenceEnds(reply)[0] ?? Number.NaN)]
  const [ourGap, sentences] = [p99(gaps(ours)), own.flatMap(sentenceGaps)]
  return [
    row('first word, median', median(firsts(own)), median(heard)),
    row('first word, p99', p99(firsts(own)), p99(heard)),
    row("first word, median, after the provider's first sentence", median(said), median(heard)),
    row('gap, p99, and between its pieces', p99(gaps(own)), ourGap),
    row('gap, p99, and between the ends of its sentences', p99(sentences), ourGap),
  ]
}

const p99 = (values: readonly number[]) => quantile(values, 0.99)
const firsts = (replies: readonly HeardReply[]) => replies.map(({ firstMs }) => firstMs)
const gaps = (replies: readonly HeardReply[]) => replies.flatMap(({ gapsMs }) => gapsMs)
