import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { priceSchema } from '../money/price-schema.ts'
import { sizeField } from '../sizes/size-fields.ts'
import { FieldParser } from '../field-parser.ts'
import { parseSizes, type TypedSize } from '../sizes/sizes-schema.ts'
import { startDate, type NextPriceDates } from './schemas.ts'

/** The parsed next prices of a form. */
export interface TypedNextPrices {
  /** The prices of the form's rows in minor units; null for a size without a price. */
  readonly prices: readonly (number | null)[]
  /** The date on which the prices take effect, at its start. */
  readonly from: string
}

/**
 * The part of a stored dish's form with its sizes and their next prices. Next prices need a date, and a
 * price for each size that has a price now; a form without any of this has no next prices.
 */
export const editedSizesSchema = (currency: string, dates: NextPriceDates, locale?: Locale) =>
  z.looseObject({}).transform((form, context) => {
    const parser = new FieldParser(form, context)
    const sizes = parseSizes(parser, currency, locale)
    return { sizes, next: parseNextPrices(parser, sizes, { currency, dates, locale }) }
  })

interface NextPricesContext {
  readonly currency: string
  readonly dates: NextPriceDates
  readonly locale: Locale | undefined
}

function parseNextPrices(
  parser: FieldParser,
  sizes: readonly TypedSize[],
  { currency, dates, locale }: NextPricesContext,
): TypedNextPrices | null {
  const from = parser.parse('nextPriceFrom', startDate(dates.today, dates.scheduled))
  const fields = sizes.map((_, row) => sizeField('nextPrice', row))
  const price = priceSchema(currency, locale)
  const prices = fields.map((field) => parser.parse(field, price) ?? null)
  const hasPrice = prices.some((value) => value !== null)
  if (from === undefined) {
    if (hasPrice) parser.report('nextPriceFrom', 'start_required')
    return null
  }
  for (const [row, field] of fields.entries()) {
    const isNeeded = !hasPrice || sizes[row]?.priceMinor !== null
    if (prices[row] === null && isNeeded) {
      parser.report(field, hasPrice ? 'next_price_of_each' : 'next_price_required')
    }
  }
  return { prices, from }
}
