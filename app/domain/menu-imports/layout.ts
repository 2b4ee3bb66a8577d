import type { ImportSource, ImportSpan, ImportValue, SourceBox, SourceLayout } from './source.ts'

/** A rectangle on a page, in the page's unit. */
export interface Region {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Words that were read with less confidence are shown to the owner as unclear. Numbers need more: one wrong
 * digit is a wrong price.
 */
const minSureness = 60
const minSurenessOfNumber = 88

/** Returns the layout of a source; undefined if it has none. */
export const sourceLayoutOf = (source: ImportSource): SourceLayout | undefined =>
  source.kind === 'text' ? source.layout : undefined

/** Returns where a span stands on its pages: a rectangle for each of its lines. */
export function regionsOf(layout: SourceLayout, span: ImportSpan): Region[] {
  const regions: Region[] = []
  for (const box of boxesIn(layout, span)) {
    const region = partOf(box, span)
    const last = regions.at(-1)
    if (last && isBeside(last, region))
      regions[regions.length - 1] = surroundingRegion([last, region])
    else regions.push(region)
  }
  return regions
}

/** Whether a picture's reader isn't sure of a word in a span. */
export const isUnclear = (layout: SourceLayout, text: string, span: ImportSpan): boolean =>
  boxesIn(layout, span).some(([start, end, , , , , , confidence = 100]) => {
    const isNumber = /\d/.test(text.slice(start, end))
    return confidence < (isNumber ? minSurenessOfNumber : minSureness)
  })

/** Returns the rectangle around regions of one page. */
export function surroundingRegion(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x))
  const y = Math.min(...regions.map((region) => region.y))
  const right = Math.max(...regions.map((region) => region.x + region.width))
  const bottom = Math.max(...regions.map((region) => region.y + region.height))
  return { page: regions[0]?.page ?? 0, x, y, width: right - x, height: bottom - y }
}

/** The boxes that have characters of a span; they are in the text's order. */
export function boxesIn({ boxes }: SourceLayout, { start, end }: ImportSpan): SourceBox[] {
  let [low, high] = [0, boxes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((boxes[middle]?.[1] ?? Infinity) <= start) low = middle + 1
    else high = middle
  }
  const overlappingBoxes: SourceBox[] = []
  for (let index = low; index < boxes.length; index++) {
    const box = boxes[index]
    if (!box || box[0] >= end) break
    overlappingBoxes.push(box)
  }
  return overlappingBoxes
}

/** A run of words is cut in proportion to its characters. */
function partOf(box: SourceBox, { start, end }: ImportSpan): Region {
  const [from, to, page, x, y, width, height] = box
  const share = width / Math.max(1, to - from)
  const left = x + share * Math.max(0, start - from)
  const right = x + share * (Math.min(end, to) - from)
  return { page, x: left, y, width: right - left, height }
}

const isBeside = (one: Region, other: Region) =>
  one.page === other.page &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) <
    Math.max(one.height, other.height) / 2

/** Returns where a dish's name and prices stand on their page; undefined if its owner has typed them. */
export function regionOfDish(
  source: ImportSource,
  values: Readonly<Record<string, ImportValue>>,
): Region | undefined {
  const layout = sourceLayoutOf(source)
  const regions = Object.entries(values).flatMap(([field, value]) =>
    layout && 'at' in value && /^(?:name|price\d*)$/.test(field) ? regionsOf(layout, value.at) : [],
  )
  const ofPage = regions.filter(({ page }) => page === regions[0]?.page)
  return ofPage.length > 0 ? surroundingRegion(ofPage) : undefined
}
