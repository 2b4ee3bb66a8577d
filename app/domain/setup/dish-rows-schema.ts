import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { ingredientsText } from '../dishes/schemas.ts'
import { FieldParser } from '../field-parser.ts'
import { formKey, name, rowChoice } from '../field-schemas.ts'
import { priceSchema } from '../money/price-schema.ts'
import { rowField } from './row-field.ts'

/** The maximum number of dishes in a form. */
const maxDishRows = 60

/** The fields of a new dish that the setup form has. */
interface TypedDish {
  readonly name: string
  readonly priceMinor: number | null
  readonly ingredients: readonly string[]
  readonly mainCategoryId: string | null
}

/**
 * The form with several new dishes, one per row. Empty rows are ignored. The menu's currency and the
 * locale determine how prices are parsed.
 */
export const dishRowsSchema = (currency: string, locale: Locale | undefined) =>
  z.looseObject({ key: formKey }).transform(({ key, ...form }, context) => {
    const parser = new FieldParser(form, context)
    const rows = Array.from({ length: maxDishRows }, (_, row) => row)
    const filledRows = rows.filter((row) =>
      (['name', 'price', 'ingredients'] as const).some((field) => {
        const text = form[rowField(field, row)]
        return typeof text === 'string' && text.trim() !== ''
      }),
    )
    if (filledRows.length === 0) parser.report(rowField('name', 0), 'name_required')
    const dishes = filledRows.map((row): TypedDish => ({
      name: parser.parse(rowField('name', row), name) ?? '',
      priceMinor: parser.parse(rowField('price', row), priceSchema(currency, locale)) ?? null,
      ingredients: parser.parse(rowField('ingredients', row), ingredientsText) ?? [],
      mainCategoryId: parser.parse(rowField('categoryId', row), rowChoice) ?? null,
    }))
    return { key, dishes }
  })
