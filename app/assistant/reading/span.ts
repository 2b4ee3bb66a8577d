import type { FoundTerm } from '#app/domain/dietary/lexicon.ts'

/** A run of consecutive tokens of a message. */
export interface Span {
  readonly start: number
  /** Index of the first token after it. */
  readonly end: number
}

/** A span within one sentence. */
export interface SentenceSpan extends Span {
  /** Index of the sentence in the message. */
  readonly sentence: number
}

/** Returns the span of a lexicon term. */
export const termSpan = ({ position, length }: FoundTerm): Span => ({
  start: position,
  end: position + length,
})

/** Returns the integers from `start` to `end - 1`. */
export function range(start: number, end: number): number[] {
  // A plain loop, because this is called for each cue and `Array.from` takes ten times as long.
  const numbers: number[] = []
  for (let number = start; number < end; number++) numbers.push(number)
  return numbers
}

/** Returns the indexes of all tokens in the spans. */
export const tokenIndexes = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => range(start, end)))

/** Whether any token of a span is in a set of token indexes. */
export const overlaps = ({ start, end }: Span, indexes: ReadonlySet<number>): boolean =>
  range(start, end).some((index) => indexes.has(index))

/** Whether all tokens of a span are in a set of token indexes. */
export const isWithin = ({ start, end }: Span, indexes: ReadonlySet<number>): boolean =>
  range(start, end).every((index) => indexes.has(index))

/** Returns the number of tokens between two spans. */
export const distance = (first: Span, second: Span): number =>
  first.start < second.start ? second.start - first.end : first.start - second.end

/** Counts the spans that start before a token; `spans` must be sorted. */
export function countBefore(spans: readonly Span[], index: number): number {
  let [from, end] = [0, spans.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((spans[middle]?.start ?? 0) < index) from = middle + 1
    else end = middle
  }
  return from
}

/**
 * Returns the spans directly before and after another span, the closer first; `spans` must be
 * sorted.
 */
export function neighbours<Item extends Span>(spans: readonly Item[], span: Span): Item[] {
  const next = countBefore(spans, span.start)
  const isSame = spans[next]?.start === span.start
  return [spans[next - 1], spans[isSame ? next + 1 : next]]
    .filter((neighbour) => neighbour !== undefined)
    .toSorted((first, second) => distance(first, span) - distance(second, span))
}
