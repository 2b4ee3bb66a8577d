import { plan, wire } from '../../tests/scripted-provider/index.ts'
import type { HeardReply } from './stream.ts'

/** The plan that the bench's provider writes: five dishes, a part for each. */
const parts = ['d1', 'd2', 'd3', 'd4', 'd5'].map((id) =>
  wire({ do: 'tell', dishes: [id], of: ['description', 'price'] }),
)

/** How many parts a whole reply has. */
export const partsOfReply = parts.length

/** The plan as a model streams it: in so many pieces of about the same length. */
export function piecesOfPlan(pieces: number): string[] {
  const text = plan(parts)
  return Array.from({ length: pieces }, (_, piece) =>
    text.slice(
      Math.floor((piece * text.length) / pieces),
      Math.floor(((piece + 1) * text.length) / pieces),
    ),
  )
}

/** The pieces, counted from 0, in which a part is closed. */
function closingPieces(pieces: number): number[] {
  const text = plan(parts)
  const ends = parts.map((part) => {
    const written = JSON.stringify(part)
    return text.indexOf(written) + written.length
  })
  let length = 0
  const lengths = piecesOfPlan(pieces).map((piece) => (length += piece.length))
  return ends.map((end) => lengths.findIndex((reached) => reached >= end))
}

/**
 * When a provider that was asked directly had closed each part, in ms from asking it: sooner than
 * that nobody could render one.
 */
export function partEnds({ firstMs, gapsMs, pieces }: HeardReply): number[] {
  let at = firstMs
  const times = [at, ...gapsMs.map((gap) => (at += gap))]
  return closingPieces(pieces).map((piece) => times[piece] ?? Number.NaN)
}

/** Between the end of one part and the next, in ms. */
export function partGaps(reply: HeardReply): number[] {
  const times = partEnds(reply)
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}
