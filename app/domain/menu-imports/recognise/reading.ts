import type { ImportSpan, Read } from '../source.ts'
import type { ColumnRole } from './column-roles.ts'
import type { PriceStyle } from './prices.ts'

/** Why the owner should look at a dish before it is published. */
export const doubts = [
  'no_price',
  'price_unread',
  'several_prices',
  'maybe_year',
  'maybe_heading',
  'formula',
  'not_in_source',
  'price_ambiguous',
  'other_currency',
  'duplicate_name',
  'claims_free',
  'shared_line',
  'codes',
  'unclear',
  'price_zero',
  'maybe_no_price',
  'apart',
] as const
export type Doubt = (typeof doubts)[number]

export const isDoubt = (text: string): text is Doubt => doubts.some((doubt) => doubt === text)

/** A dish as a reader understood it; values by field of the dish's form. */
export interface ReadDish {
  /** The line or row of the source where it begins, from 0. */
  readonly line: number
  readonly values: Readonly<Record<string, Read>>
  readonly doubts: readonly Doubt[]
}

/** What a reader understood of a source. */
export interface MenuReading {
  /** What each column contains; null for a text. */
  readonly columns: readonly ColumnRole[] | null
  readonly dishes: readonly ReadDish[]
  readonly style: PriceStyle
}

/** Returns a part of a text as a value, without spaces at its ends; undefined if nothing is left. */
export function cutPart(
  text: string,
  start: number,
  end: number,
  place: { readonly offset?: number; readonly cell?: ImportSpan['cell'] } = {},
): Read | undefined {
  const part = text.slice(start, end)
  const trimmedPart = part.trim()
  if (trimmedPart === '') return undefined
  const from = start + part.length - part.trimStart().length
  const { offset = 0, cell } = place
  const at = { start: offset + from, end: offset + from + trimmedPart.length }
  return { text: trimmedPart, at: cell ? { cell, ...at } : at }
}
