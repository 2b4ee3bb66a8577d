import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { dishFields, maxInstructionsLength, maxIngredients, listText } from '../dishes/schemas.ts'
import { maxNameLength, optionalText } from '../field-schemas.ts'
import { optionsSchema } from '../options/options-schema.ts'
import { sizesSchema } from '../sizes/sizes-schema.ts'

const categoryName = optionalText({ max: maxNameLength, isOneLine: true })

/**
 * A dish of an import, with the rules of a dish's form. Paper menus have neither ingredients nor
 * instructions for an assistant, so they may be missing, and categories have names instead of ids.
 */
export const importedDishSchema = (currency: string, locale?: Locale) =>
  dishFields
    .omit({ mainCategoryId: true, subCategoryId: true })
    .extend({
      aiInstructions: optionalText({ max: maxInstructionsLength }),
      ingredients: listText(maxIngredients),
      category: categoryName,
      subCategory: categoryName,
    })
    .and(sizesSchema(currency, locale))
    .and(optionsSchema(currency, locale))

export type ImportedDish = z.output<ReturnType<typeof importedDishSchema>>
