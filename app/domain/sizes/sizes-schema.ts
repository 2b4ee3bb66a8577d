import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { foldText } from '../dietary/fold-text.ts'
import { FieldParser } from '../field-parser.ts'
import { requiredText } from '../field-schemas.ts'
import { priceSchema } from '../money/price-schema.ts'
import { portionText } from './portion.ts'
import { maxSizes, type Portion } from './size.ts'
import { countRows, sizeField } from './size-fields.ts'

/** A size as a form sends it. */
export interface TypedSize {
  /** The id of the stored size, or any other text for a new one; undefined if the form has no ids. */
  readonly id: string | undefined
  /** Empty if it is the only one. */
  readonly name: string
  readonly priceMinor: number | null
  readonly calories: number | null
  /** Omitted if empty. */
  readonly portion?: Portion
}

/** In kilocalories: no dish has more. */
export const maxCalories = 20_000

/** The maximum length of a size's name, such as "Yarım porsiyon". */
export const maxSizeNameLength = 40

/**
 * The part of a dish's form with its sizes. Prices are parsed by the menu's currency and the
 * locale.
 */
export const sizesSchema = (currency: string, locale?: Locale) =>
  z.looseObject({}).transform((form, context): { readonly sizes: readonly TypedSize[] } => ({
    sizes: parseSizes(new FieldParser(form, context), currency, locale),
  }))

/** Parses the sizes of a form; reports the errors of their fields. */
export function parseSizes(
  parser: FieldParser,
  currency: string,
  locale: Locale | undefined,
): readonly TypedSize[] {
  const count = countRows(parser.form)
  if (count > maxSizes) {
    parser.report('sizes', 'form_malformed')
    return []
  }
  const names = new Set<string>()
  return Array.from({ length: count }, (_, row) => {
    const nameField = sizeField('sizeName', row)
    const name = count === 1 ? '' : (parser.parse(nameField, sizeName) ?? '')
    const folded = foldText(name)
    if (name !== '' && names.has(folded)) parser.report(nameField, 'size_name_taken')
    names.add(folded)
    const price = priceSchema(currency, locale)
    const portion = parser.parse(sizeField('portion', row), portionText)
    return {
      id: parser.parse(sizeField('sizeId', row), sizeId),
      name,
      priceMinor: parser.parse(sizeField('price', row), price) ?? null,
      calories: parser.parse(sizeField('calories', row), caloriesText) ?? null,
      ...(portion && { portion }),
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
