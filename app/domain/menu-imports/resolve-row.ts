import type { menuImportRows } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { foldTagCached } from '../dietary/cached-parsing.ts'
import { isClaim } from '../dietary/tags.ts'
import { InvalidFieldsError, type FieldError } from '../errors.ts'
import { parsePrice, priceAsText } from '../money/parse-price.ts'
import { parseInput } from '../parse-input.ts'
import { maxSizes } from '../sizes/size.ts'
import { sizeField } from '../sizes/size-fields.ts'
import { doubtsAround, priceAt } from './price-at.ts'
import { readPrice, type PriceStyle } from './recognise/prices.ts'
import { isDoubt, type Doubt } from './recognise/reading.ts'
import { importedDishSchema, type ImportedDish } from './schemas.ts'
import { isWhole, textAt, type ImportSource, type ImportValue } from './source.ts'

export type ImportRow = typeof menuImportRows.$inferSelect

/** What a row is read with. */
export interface RowContext {
  readonly source: ImportSource
  readonly style: PriceStyle
  /** The menu's currency. */
  readonly currency: string
  /** The language in which prices are shown. */
  readonly locale: Locale
}

/** A dish of a draft, as it would be published. */
export interface ResolvedRow {
  readonly row: ImportRow
  /** Keyed by field of the dish's form. */
  readonly texts: Readonly<Record<string, string>>
  /** Why the owner should look at it, whether or not they have. */
  readonly doubts: readonly Doubt[]
  /** Undefined if it has errors. */
  readonly dish: ImportedDish | undefined
  readonly errors: Readonly<Record<string, FieldError>>
}

const isPriceField = (field: string) => /^price\d*$/.test(field)

/**
 * Returns what a row's values say. A value that was read is always the characters at its place; what
 * isn't found there is no value.
 */
export function resolveRow(row: ImportRow, context: RowContext): ResolvedRow {
  const doubts = new Set<Doubt>(row.doubts.filter(isDoubt))
  const texts: Record<string, string> = {}
  const broken: Record<string, FieldError> = {}
  for (const [field, value] of Object.entries(row.values)) {
    if ('at' in value && !isWhole(context.source, value.at)) {
      doubts.add('not_in_source')
      broken[field] = { messageKey: 'import_not_in_source', values: {} }
    } else texts[field] = textOf(field, value, context, doubts)
  }
  texts['sizes'] = String(countSizes(texts))
  const { dish, errors } = parseDish(texts, context)
  if (dish?.tags.some(claimsFree)) doubts.add('claims_free')
  const allErrors = { ...errors, ...broken }
  const isValid = Object.keys(allErrors).length === 0
  return { row, texts, doubts: [...doubts], dish: isValid ? dish : undefined, errors: allErrors }
}

/** Whether a tag says that a dish is free of something, or fits a diet: that takes the owner's word. */
export const claimsFree = (tag: string): boolean => isClaim(foldTagCached(tag))

function textOf(
  field: string,
  value: ImportValue,
  context: RowContext,
  doubts: Set<Doubt>,
): string {
  const { source, style, currency, locale } = context
  if ('typed' in value) return isPriceField(field) ? typedPrice(value.typed, context) : value.typed
  const text = textAt(source, value.at)
  if (field === 'isActive') return isNo(text) ? '' : 'on'
  if (!isPriceField(field)) return text
  const token = priceAt(source, value.at)
  const price = token && readPrice(token.number, style, currency)
  if (!token || !price) {
    doubts.add('price_unread')
    // The form would read "45" above "200" as 45,200.
    return text.includes('\n') ? '' : text
  }
  for (const doubt of doubtsAround(source, value.at, token)) doubts.add(doubt)
  if (price.minor === 0) doubts.add('price_zero')
  if (price.isDoubtful) doubts.add('price_ambiguous')
  // The currency of the whole file is confirmed once.
  const knownCurrencies: readonly (string | undefined)[] = [undefined, currency, style.currency]
  if (!knownCurrencies.includes(token.currency)) doubts.add('other_currency')
  return priceAsText(price.minor, currency, locale)
}

/** Typed prices are stored in English, as each of the owner's devices may have another language. */
function typedPrice(typed: string, { currency, locale }: RowContext): string {
  const price = parsePrice(typed, currency, 'en')
  return 'minor' in price ? priceAsText(price.minor, currency, locale) : typed
}

const isNo = (text: string) =>
  /^(?:0|no|n|false|off|inactive|passive|hayır|yok|pasif|kapalı|nein|non|nee|нет|ні|لا|خیر|否)$/iu.test(
    text.trim(),
  )

const sizeParts = ['sizeName', 'price', 'calories', 'portion'] as const

/** Returns the number of a form's sizes, without empty ones at the end; at least one. */
export function countSizes(texts: Readonly<Record<string, string>>): number {
  const filledRows = Array.from({ length: maxSizes }, (_, row) =>
    sizeParts.some((field) => texts[sizeField(field, row)]),
  )
  return Math.max(1, filledRows.lastIndexOf(true) + 1)
}

function parseDish(
  texts: Readonly<Record<string, string>>,
  { currency, locale }: RowContext,
): Pick<ResolvedRow, 'dish' | 'errors'> {
  // A switch that is off isn't sent; a dish is on the menu unless the file says otherwise.
  const { isActive = 'on', ...others } = texts
  const form = isActive === '' ? others : { ...others, isActive }
  try {
    return { dish: parseInput(importedDishSchema(currency, locale), form), errors: {} }
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error
    return { dish: undefined, errors: error.fields }
  }
}
