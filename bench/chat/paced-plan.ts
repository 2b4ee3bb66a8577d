import { plan, wire } from '../../tests/scripted-provider/index.ts'
import type { TimedReply } from './stream.ts'

/** The plan that the provider writes: one part for each of five dishes. */
const parts = ['d1', 'd2', 'd3', 'd4', 'd5'].map((id) =>
  wire({ do: 'tell', dishes: [id], of: ['description', 'price'] }),
)

/** The number of parts in a complete reply. */
export const partsOfReply = parts.length

/** The plan as a model streams it: chunks of about the same length. */
export function planChunks(chunks: number): string[] {
  const text = plan(parts)
  return Array.from({ length: chunks }, (_, chunk) =>
    text.slice(
      Math.floor((chunk * text.length) / chunks),
      Math.floor(((chunk + 1) * text.length) / chunks),
    ),
  )
}

/** The indexes of the chunks that close a part. */
function closingChunks(chunks: number): number[] {
  const text = plan(parts)
  const ends = parts.map((part) => {
    const json = JSON.stringify(part)
    return text.indexOf(json) + json.length
  })
  let length = 0
  const lengths = planChunks(chunks).map((chunk) => (length += chunk.length))
  return ends.map((end) => lengths.findIndex((textLength) => textLength >= end))
}

/**
 * The times at which a provider that was queried directly had closed each part, in ms since the
 * request: the earliest at which Chefin could render it.
 */
export function partEnds({ firstMs, gapsMs, chunks }: TimedReply): number[] {
  const times = [firstMs]
  for (const gap of gapsMs) times.push((times.at(-1) ?? 0) + gap)
  return closingChunks(chunks).map((chunk) => times[chunk] ?? Number.NaN)
}

/** The times between the ends of consecutive parts, in ms. */
export function partGaps(reply: TimedReply): number[] {
  const times = partEnds(reply)
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}
