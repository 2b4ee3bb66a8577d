import type { HeardReply } from './stream.ts'

/**
 * What the bench's provider says over and over, a piece each: as a reply begins. The truth gate
 * holds what may claim something until its sentence is over.
 */
export const spoken: readonly string[] =
  'Good evening! Our kitchen is open, and the garden too. '.split(/(?<= )/)

const endsSentence = (piece: number) => /[.!] $/.test(spoken[piece % spoken.length] ?? '')

/** When the provider's sentences were over, in ms from asking it. */
export function sentenceEnds({ firstMs, gapsMs }: HeardReply): number[] {
  let at = firstMs
  const times = [at, ...gapsMs.map((gap) => (at += gap))]
  return times.filter((_, piece) => endsSentence(piece))
}

/** Between the first word and the end of the first sentence, and from one end to the next. */
export function sentenceGaps(reply: HeardReply): number[] {
  const times = [reply.firstMs, ...sentenceEnds(reply)]
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}
