import { findPricePhrase } from './price-phrases.ts'
import { findCodes } from './find-codes.ts'
import { isCondition, isContact, splitLine, type LinePart } from './read-line.ts'
import type { ImportSource } from '../source.ts'
import { linesInOrder, linesOf } from './text-columns.ts'

type Text = Extract<ImportSource, { kind: 'text' }>

/** A line, or a column of one, with what kind it is. */
export interface Line extends LinePart {
  /** `other`: neither a dish nor what describes one or stands above one. */
  readonly kind: 'dish' | 'price' | 'words' | 'other'
  /** Whether an empty line precedes it, or it is the first. */
  readonly isAfterGap: boolean
  /** The dish's number on the menu, in a file that numbers its dishes. */
  readonly number?: number
  /** Whether words say that the price is to be asked for. */
  readonly isPriceAsked?: boolean
  /** The height of the letters in the unit of the page, if the text has a layout. */
  readonly printSize?: number | undefined
}

/** Fewer dishes don't show how a file writes prices, or whether it has codes. */
const fewDishes = 5
const fewCodes = 3

/** Splits a text into its lines, without empty ones. Works in steps. */
export function* classifyLines({ text, layout }: Text): Generator<void, Line[]> {
  const parts: (LinePart & { readonly isAfterGap: boolean })[] = []
  let isAfterGap = true
  // The columns of pages are read one after the other already.
  const inOrder = layout ? linesOf : linesInOrder
  for (const { number, offset, text: lineText } of yield* inOrder(text)) {
    yield
    const isEmpty = !/[\p{L}\p{N}]/u.test(lineText)
    if (!isEmpty) {
      for (const part of splitLine(lineText, number, offset)) {
        parts.push({ ...part, isAfterGap })
        isAfterGap = false
      }
    } else isAfterGap = true
  }
  const withCodes = parts.filter((part) => codesOf(part, part.wordsEnd, false) !== undefined)
  const areCodesUsual = withCodes.length >= fewCodes
  const gaps = parts.filter((part) => part.isAfterGap)
  // With an empty line after each, empty lines separate nothing.
  const isSpaced = gaps.length > parts.length * 0.8
  const areNumbered = numbersDishes(parts)
  const lines: Line[] = []
  for (const part of parts) {
    yield
    const phraseStart = part.prices.length === 0 ? findPricePhrase(part.text) : undefined
    const priced =
      phraseStart === undefined ? part : { ...part, wordsEnd: phraseStart, isPriceAsked: true }
    const plain = withoutCodes(priced, areCodesUsual)
    const numbered = areNumbered ? withoutNumber(plain) : plain
    lines.push({ ...numbered, kind: kindOf(numbered), isAfterGap: !isSpaced && part.isAfterGap })
  }
  return withoutUnlikely(lines)
}

const leadingNumber = /^[\s*•]*(\d{1,3})[a-z]?(?:[.)]\s*|\s+)(?=\p{L})/u

const numberOf = ({ text }: LinePart): number | undefined => {
  const [, digits] = leadingNumber.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Whether a file numbers its dishes: most begin with a number, and the numbers ascend. */
function numbersDishes(parts: readonly LinePart[]): boolean {
  const dishes = parts.filter(({ prices }) => prices.length > 0)
  const numbers = dishes.flatMap((part) => numberOf(part) ?? [])
  const ascending = numbers.filter((number, index) => number > (numbers[index - 1] ?? -1))
  return (
    numbers.length >= fewDishes &&
    numbers.length >= dishes.length * 0.6 &&
    ascending.length >= numbers.length * 0.8
  )
}

function withoutNumber<Given extends LinePart>(part: Given): Given & Pick<Line, 'number'> {
  const number = numberOf(part)
  const length = leadingNumber.exec(part.text)?.[0].length ?? 0
  return number === undefined || length >= part.wordsEnd
    ? part
    : { ...part, number, wordsStart: length }
}

type Asked = LinePart & Pick<Line, 'isPriceAsked'>

function codesOf(
  { text, prices, isPriceAsked }: Asked,
  end: number,
  isUsual: boolean,
): number | undefined {
  const isDish = prices.length > 0 || isPriceAsked
  return isDish ? findCodes(text.slice(0, end), isUsual) : undefined
}

/** Ends a dish's words before its codes, which may look like a first price. */
function withoutCodes<Given extends Asked>(part: Given, isUsual: boolean): Given {
  const second = part.prices[1]?.start
  for (const end of [...(second === undefined ? [] : [second]), part.wordsEnd]) {
    const start = codesOf(part, end, isUsual)
    if (start === undefined || !/\p{L}/u.test(part.text.slice(0, start))) continue
    const prices = part.prices.filter((price) => price.start >= end)
    return { ...part, prices, wordsEnd: start, hasCodes: true }
  }
  return part
}

function kindOf({ text, prices, wordsEnd, isPriceAsked }: Asked): Line['kind'] {
  if (isContact(text)) return 'other'
  if (isPriceAsked) return 'dish'
  const [first] = prices
  // "Free delivery on orders over £15"
  if (first && isCondition(text.slice(0, first.start))) return 'other'
  // "Lüfer ...... only on Fridays"
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
