/** Some tokens of a message. */
export interface Span {
  readonly start: number
  /** The first token behind it. */
  readonly end: number
}

/** The whole numbers from `start` up to `end`, without that. */
export function range(start: number, end: number): number[] {
  // Asked for each sign of a message: `Array.from` takes ten times as long.
  const numbers: number[] = []
  for (let number = start; number < end; number++) numbers.push(number)
  return numbers
}

/** The places of the tokens that spans take. */
export const placesOf = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => range(start, end)))

/** How many tokens stand between two spans. */
export const distance = (one: Span, other: Span): number =>
  one.start < other.start ? other.start - one.end : one.start - other.end
