import { distance, type Span } from './span.ts'

/** The spans right before and right behind another one, the closer first; `spans` are in order. */
export function nearest<Item extends Span>(spans: readonly Item[], to: Span): Item[] {
  let [from, end] = [0, spans.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((spans[middle]?.start ?? 0) < to.start) from = middle + 1
    else end = middle
  }
  const isSame = spans[from]?.start === to.start
  const around = [spans[from - 1], spans[isSame ? from + 1 : from]]
  return around
    .flatMap((one) => (one === undefined ? [] : [one]))
    .toSorted((one, other) => distance(one, to) - distance(other, to))
}
