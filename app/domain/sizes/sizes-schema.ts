import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { foldText } from '../dietary/fold-text.ts'
import { FieldReader } from '../field-reader.ts'
import { requiredText } from '../field-schemas.ts'
import { priceText } from '../money/price-text.ts'
import { startDate, type NextPriceDates } from '../scheduled-prices/schemas.ts'
import { maxSizes } from './size.ts'
import { countRows, sizeField } from './size-fields.ts'

/** A size as a form sends it. */
export interface TypedSize {
  /** The id of the stored size; any other text for a new one, and undefined if the form has no ids. */
  readonly id: string | undefined
  /** Empty if it is the only one. */
  readonly name: string
  readonly priceMinor: number | null
  readonly calories: number | null
}

/** The next prices as a form sends them. */
export interface TypedNextPrices {
  /** By row, in minor units; null for a size without a price. */
  readonly prices: readonly (number | null)[]
  /** The date at whose start they begin. */
  readonly from: string
}

/** Kilocalories; more than any dish has. */
export const maxCalories = 20_000

/** Of a size's name: "Yarım porsiyon". */
export const maxSizeNameLength = 40

/** The part of a dish's form with its sizes. Prices are parsed by the menu's currency and the locale. */
export const sizesSchema = (currency: string, locale?: Locale) =>
  z.looseObject({}).transform((form, context): { readonly sizes: readonly TypedSize[] } => ({
    sizes: readSizes(new FieldReader(form, context), currency, locale),
  }))

/**
 * The same of a stored dish's form, with the next prices: of all sizes that have a price, and a date,
 * or none of it.
 */
export const storedSizesSchema = (currency: string, dates: NextPriceDates, locale?: Locale) =>
  z.looseObject({}).transform((form, context) => {
    const reader = new FieldReader(form, context)
    const sizes = readSizes(reader, currency, locale)
    return { sizes, next: readNextPrices(reader, sizes, { currency, dates, locale }) }
  })

function readNextPrices(
  reader: FieldReader,
  sizes: readonly TypedSize[],
  of: {
    readonly currency: string
    readonly dates: NextPriceDates
    readonly locale: Locale | undefined
  },
): TypedNextPrices | null {
  const from = reader.read('nextPriceFrom', startDate(of.dates.today, of.dates.scheduled))
  const fields = sizes.map((_, row) => sizeField('nextPrice', row))
  const prices = fields.map(
    (field) => reader.read(field, priceText(of.currency, of.locale)) ?? null,
  )
  const hasPrice = prices.some((price) => price !== null)
  if (from === undefined) {
    if (hasPrice) reader.report('nextPriceFrom', 'start_required')
    return null
  }
  for (const [row, field] of fields.entries()) {
    const isNeeded = !hasPrice || sizes[row]?.priceMinor !== null
    if (prices[row] === null && isNeeded) {
      reader.report(field, hasPrice ? 'next_price_of_each' : 'next_price_required')
    }
  }
  return { prices, from }
}

function readSizes(
  reader: FieldReader,
  currency: string,
  locale: Locale | undefined,
): readonly TypedSize[] {
  const count = countRows(reader.form)
  if (count > maxSizes) {
    reader.report('sizes', 'form_malformed')
    return []
  }
  const names = new Set<string>()
  return Array.from({ length: count }, (_, row) => {
    const nameField = sizeField('sizeName', row)
    const name = count === 1 ? '' : (reader.read(nameField, sizeName) ?? '')
    const folded = foldText(name)
    if (name !== '' && names.has(folded)) reader.report(nameField, 'size_name_taken')
    names.add(folded)
    const price = priceText(currency, locale)
    return {
      id: reader.read(sizeField('sizeId', row), sizeId),
      name,
      priceMinor: reader.read(sizeField('price', row), price) ?? null,
      calories: reader.read(sizeField('calories', row), caloriesText) ?? null,
    }
  })
}

const sizeId = z.string('form_malformed').optional()
const sizeName = requiredText({ max: maxSizeNameLength, isOneLine: true }, 'size_name_required')

/** Empty and 0 both mean "not specified" (spec section 3). */
const caloriesText = z
  .union([z.string(), z.number()], 'calories_invalid')
  .default('')
  .transform((text) => String(text).trim())
  .refine((text) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) <= maxCalories), {
    message: 'calories_invalid',
    params: { max: maxCalories },
  })
  .transform((text) => Number(text) || null)
