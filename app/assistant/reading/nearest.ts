import { distance, type Span } from './span.ts'

/** How many spans start before a place; `spans` are in order. */
export function countBefore(spans: readonly Span[], place: number): number {
  let [from, end] = [0, spans.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((spans[middle]?.start ?? 0) < place) from = middle + 1
    else end = middle
  }
  return from
}

/** The spans right before and right behind another one, the closer first; `spans` are in order. */
export function nearest<Item extends Span>(spans: readonly Item[], to: Span): Item[] {
  const next = countBefore(spans, to.start)
  const isSame = spans[next]?.start === to.start
  return [spans[next - 1], spans[isSame ? next + 1 : next]]
    .flatMap((one) => (one === undefined ? [] : [one]))
    .toSorted((one, other) => distance(one, to) - distance(other, to))
}
