import { findCodes } from './find-codes.ts'
import { isContact, splitLine, type Part } from './read-line.ts'

/** A line, or a column of one, with what kind it is. */
export interface Line extends Part {
  /** `other`: neither a dish nor what describes one or stands above one. */
  readonly kind: 'dish' | 'price' | 'words' | 'other'
  /** Whether an empty line precedes it, or it is the first. */
  readonly isAfterGap: boolean
  /** Of the letters, if the text has a layout; in the unit of its pages. */
  readonly printSize?: number | undefined
}

/** Fewer dishes don't show how a file writes prices, or whether it has codes. */
const fewDishes = 5
const fewCodes = 3

/** Splits a text into its lines, without empty ones. Works in steps. */
export function* classifyLines(text: string): Generator<void, Line[]> {
  const parts: (Part & { readonly isAfterGap: boolean })[] = []
  let offset = 0
  let isAfterGap = true
  for (const [number, written] of text.split('\n').entries()) {
    yield
    const isEmpty = !/[\p{L}\p{N}]/u.test(written)
    if (!isEmpty) {
      for (const part of splitLine(written, number, offset)) {
        parts.push({ ...part, isAfterGap })
        isAfterGap = false
      }
    } else isAfterGap = true
    offset += written.length + 1
  }
  const withCodes = parts.filter((part) => codesOf(part, part.wordsEnd, false) !== undefined)
  const areCodesUsual = withCodes.length >= fewCodes
  const gaps = parts.filter((part) => part.isAfterGap)
  // With an empty line after each, empty lines separate nothing.
  const isSpaced = gaps.length > parts.length * 0.8
  const lines: Line[] = []
  for (const part of parts) {
    yield
    const plain = withoutCodes(part, areCodesUsual)
    lines.push({ ...plain, kind: kindOf(plain), isAfterGap: !isSpaced && part.isAfterGap })
  }
  return withoutUnlikely(lines)
}

function codesOf({ text, prices }: Part, end: number, isUsual: boolean): number | undefined {
  return prices.length === 0 ? undefined : findCodes(text.slice(0, end), isUsual)
}

/** Ends a dish's words before its codes, which may look like a first price. */
function withoutCodes<Given extends Part>(part: Given, isUsual: boolean): Given {
  const second = part.prices[1]?.start
  for (const end of [...(second === undefined ? [] : [second]), part.wordsEnd]) {
    const start = codesOf(part, end, isUsual)
    if (start === undefined || !/\p{L}/u.test(part.text.slice(0, start))) continue
    const prices = part.prices.filter((price) => price.start >= end)
    return { ...part, prices, wordsEnd: start, hasCodes: true }
  }
  return part
}

function kindOf({ text, prices, wordsEnd }: Part): Line['kind'] {
  if (isContact(text)) return 'other'
  const [first] = prices
  // "Lüfer ...... ask for the price"
  if (!first) return /\p{L}/u.test(text.split(/\.{4}|…{2}/, 2)[1] ?? '') ? 'other' : 'words'
  // "add bacon +3.00" is no dish.
  if (/\+\s*$/.test(text.slice(0, first.start))) return 'other'
  return /\p{L}/u.test(text.slice(0, wordsEnd)) ? 'dish' : 'price'
}

/**
 * Where prices have a currency, decimals or a distance from the words, a bare number after a space is
 * none: "Route 66, Exit 140".
 */
function withoutUnlikely(lines: readonly Line[]): Line[] {
  const dishes = lines.filter(({ kind }) => kind === 'dish')
  const bare = new Set(dishes.filter(isBare))
  const isUnlikely = dishes.length >= fewDishes && bare.size <= dishes.length * 0.2
  return lines.map((line) => (isUnlikely && bare.has(line) ? { ...line, kind: 'other' } : line))
}

function isBare({ text, prices }: Line): boolean {
  const [first] = prices
  return (
    first !== undefined &&
    prices.every(({ number, currency }) => currency === undefined && /^\d+$/.test(number)) &&
    /[\p{L}\p{M}\p{N})] $/u.test(text.slice(0, first.start))
  )
}
