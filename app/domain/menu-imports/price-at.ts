import { findPrices, type PriceToken } from './recognise/prices.ts'
import { isContact, isYear } from './recognise/read-line.ts'
import type { Doubt } from './recognise/reading.ts'
import { surroundingText, textAt, type ImportSource, type ImportSpan } from './source.ts'

/**
 * Returns the number at a place if it is all that stands there; undefined otherwise: of "12 450", nobody
 * can say which part is the price.
 */
export function priceAt(source: ImportSource, at: ImportSpan): PriceToken | undefined {
  const text = textAt(source, at).trim()
  const [token, ...others] = findPrices(text)
  const isAll = token?.start === 0 && token.end === text.length
  return isAll && others.length === 0 ? token : undefined
}

/** Why a number may not be the price that it looks like, by what stands around it in its line. */
export function doubtsAround(source: ImportSource, at: ImportSpan, token: PriceToken): Doubt[] {
  const { line, start, end } = lineAround(source, at)
  const isPrice = findPrices(line).some((price) => price.start <= start && price.end >= end)
  if (!isPrice || isContact(line)) return ['maybe_no_price']
  // "Levrek 1 450" may cost 1,450.
  const isSplit = /^\d{3}$/.test(token.number) && /(?<![\d.,])\d{1,3} $/.test(line.slice(0, start))
  if (isSplit) return ['price_ambiguous']
  // Columns of prices have years' numbers, too.
  return source.kind === 'text' && isYear(token) ? ['maybe_year'] : []
}

const maxLineLength = 2_000

/** Returns the line in which a place is, and where in it. */
function lineAround(source: ImportSource, at: ImportSpan) {
  const around = surroundingText(source, at)
  const from = Math.max(around.lastIndexOf('\n', at.start - 1) + 1, at.start - maxLineLength)
  const newline = around.indexOf('\n', at.end)
  const to = Math.min(newline === -1 ? around.length : newline, at.end + maxLineLength)
  return { line: around.slice(from, to), start: at.start - from, end: at.end - from }
}
