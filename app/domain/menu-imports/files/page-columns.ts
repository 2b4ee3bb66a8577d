import { findPrices } from '../recognise/prices.ts'
import { middleOf, type Segment } from './page-lines.ts'

/** Fewer dishes are no column. */
const minDishes = 3
/** The share of segments that may stand across two columns, such as a title. */
const maxAcross = 0.12
const maxColumns = 6
/** How many places are tried on a page, so that the time grows only with its words. */
const maxPlaces = 150

/**
 * Returns a page's segments column by column. What stands across several columns separates what is above
 * from what is below.
 */
export function readColumns(segments: readonly Segment[], depth = 1): Segment[][] {
  const gutter = depth < maxColumns ? findGutter(segments) : undefined
  if (gutter === undefined) return [[...segments]]
  const isAcross = ({ left, right }: Segment) => left < gutter && right > gutter
  const across = segments.filter(isAcross).toSorted((one, other) => middleOf(one) - middleOf(other))
  const parts: Segment[][] = []
  let top = -Infinity
  for (const separator of [...across, undefined]) {
    const bottom = separator ? middleOf(separator) : Infinity
    const band = segments.filter(
      (segment) => !isAcross(segment) && middleOf(segment) >= top && middleOf(segment) < bottom,
    )
    for (const side of [
      band.filter(({ right }) => right <= gutter),
      band.filter(({ left }) => left >= gutter),
    ]) {
      if (side.length > 0) parts.push(...readColumns(side, depth + 1))
    }
    if (separator) parts.push([separator])
    top = bottom
  }
  return parts
}

/**
 * Finds where a page divides into two columns: the widest gap with dishes and their prices on both sides.
 * The gap between names and prices is none, as prices alone are no dishes.
 */
function findGutter(segments: readonly Segment[]): number | undefined {
  const contents = segments.map((segment) => ({
    ...segment,
    hasPrice: findPrices(segment.text).length > 0,
    hasLetters: /\p{L}{2}/u.test(segment.text),
  }))
  const starts = placesIn(segments)
  let best: { readonly at: number; readonly width: number } | undefined
  for (const start of starts) {
    const segmentsOnLeft = contents.filter(({ right }) => right <= start)
    const right = contents.filter((segment) => segment.left >= start)
    const across = segments.length - segmentsOnLeft.length - right.length
    if (across > segments.length * maxAcross) continue
    if (![segmentsOnLeft, right].every(areDishes)) continue
    const end = segmentsOnLeft.reduce((most, segment) => Math.max(most, segment.right), -Infinity)
    const width = start - end
    if (!best || width > best.width) best = { at: start - width / 2, width }
  }
  return best?.at
}

/** Where segments begin, the leftmost of those that are close together. */
function placesIn(segments: readonly Segment[]): number[] {
  const lefts = segments.map(({ left }) => left).toSorted((one, other) => one - other)
  const step = ((lefts.at(-1) ?? 0) - (lefts[0] ?? 0)) / maxPlaces
  const places: number[] = []
  for (const left of lefts) if (left > (places.at(-1) ?? -Infinity) + step) places.push(left)
  return places
}

interface Described {
  readonly hasPrice: boolean
  readonly hasLetters: boolean
}

function areDishes(segments: readonly Described[]): boolean {
  const prices = segments.filter(({ hasPrice }) => hasPrice).length
  const segmentsWithLetters = segments.filter(({ hasLetters }) => hasLetters).length
  return (
    prices >= minDishes && segmentsWithLetters >= minDishes && segmentsWithLetters >= prices / 2
  )
}
