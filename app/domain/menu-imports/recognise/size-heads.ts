import type { Line } from './classify-lines.ts'
import type { ReadSize } from './read-sizes.ts'

type Place = readonly [start: number, end: number]

/** Names of sizes in a line above the dishes: "Glass   Bottle", "PIZZAS   S / M / L". */
export interface SizeHeads {
  readonly text: string
  /** Where the line begins in the source. */
  readonly offset: number
  /** The heading before the names; empty if there is none. */
  readonly heading: Place
  readonly parts: readonly Place[]
  /** Whether they are for all of the file, and not only below one heading. */
  readonly isOfAll: boolean
}

const maxNameLength = 20
const maxLineLength = 200
/** How many dishes below show the number of sizes. */
const shownBy = 3

/** Reads a line as names of sizes if dishes below it have as many prices; else returns undefined. */
export function readSizeHeads(
  { text, offset, line }: Line,
  below: readonly Line[],
): SizeHeads | undefined {
  const dishes = below.filter(({ kind }) => kind === 'dish').slice(0, shownBy)
  const count = Math.max(0, ...dishes.map(({ prices }) => prices.length))
  if (count < 2 || text.length > maxLineLength) return undefined
  const places: Place[] = []
  for (const { 0: part, index } of text.matchAll(/(?:(?!\s*[/|]| {2}|\t).)+/gu)) {
    const start = index + part.length - part.replace(/^[\s/|]+/, '').length
    const end = index + part.trimEnd().length
    if (end > start) places.push([start, end])
  }
  const before = places.length - count
  const parts = places.slice(-count)
  if (before < 0 || before > 1) return undefined
  if (parts.some(([start, end]) => end - start > maxNameLength)) return undefined
  const heading = before === 1 ? (places[0] ?? [0, 0]) : ([0, 0] as const)
  return { text, offset, heading, parts, isOfAll: before === 0 && line < 10 }
}

const amount = String.raw`\d+(?:[.,]\d+)?\s?(?:cl|ml|lt|l|gr|g|kg|oz|cm|мл|л|г|см)`
const wholeAmount = new RegExp(`^${amount}$`, 'iu')

/**
 * Finds the amounts at the end of words that name a dish's sizes: of all, "Spritzer 0,2 l / 0,4 l  3.50  6",
 * or of the first, "Spritzer 0,2 l  3.50 / 0,4 l  6".
 */
export function findSizeAmounts(
  text: string,
  end: number,
  sizes: readonly ReadSize[],
): Place[] | undefined {
  if (sizes.length < 2) return undefined
  const further = sizes.slice(1).flatMap(({ sizeName }) => sizeName?.text ?? [])
  if (!further.every((name) => wholeAmount.test(name))) return undefined
  const count = further.length > 0 ? 1 : sizes.length
  const pattern = new RegExp(
    String.raw`\s(${amount}(?:\s*[/|]\s*${amount}){${count - 1}})[\s.…]*$`,
    'iu',
  )
  const match = pattern.exec(text.slice(0, end))
  const [, all = ''] = match ?? []
  if (!match || all === '') return undefined
  const from = match.index + 1
  return [...all.matchAll(new RegExp(amount, 'giu'))].map(({ 0: part, index }) => [
    from + index,
    from + index + part.length,
  ])
}
