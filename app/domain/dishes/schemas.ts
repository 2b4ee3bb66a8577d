import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import {
  formKey,
  formSwitch,
  maxNameLength,
  name,
  optionalText,
  requiredText,
  rowChoice,
  storableText,
  versionRead,
} from '../field-schemas.ts'
import { findCountry } from '../countries.ts'
import { optionsSchema } from '../options/options-schema.ts'
import { parseList } from '../parse-list.ts'
import { sizesSchema } from '../sizes/sizes-schema.ts'
import { editedSizesSchema } from '../scheduled-prices/next-prices-schema.ts'
import type { NextPriceDates } from '../scheduled-prices/schemas.ts'

export const maxDescriptionLength = 1_000
export const maxInstructionsLength = 2_000
export const maxIngredients = 60
export const maxTags = 20
export const maxOrigins = 10
export const maxListEntryLength = 80

/** The categories of a dish. */
const dishCategories = z.object({ mainCategoryId: rowChoice, subCategoryId: rowChoice })

/** The countries that meat comes from, as a form sends them: names or codes in one text. */
const meatOriginText = listText(maxOrigins).transform((list, context) =>
  list.flatMap((country) => {
    const code = findCountry(country)
    if (!code) context.addIssue({ code: 'custom', message: 'country_unknown', params: { country } })
    return code ?? []
  }),
)

/** Ingredients as a form sends them, in one text. */
export const ingredientsText = listText(maxIngredients)

/** The fields of a dish's form that don't belong to a size. */
export const dishFields = dishCategories.extend({
  name,
  aiInstructions: requiredText({ max: maxInstructionsLength }, 'ai_instructions_required'),
  ingredients: ingredientsText.refine((list) => list.length > 0, 'ingredients_required'),
  description: optionalText({ max: maxDescriptionLength }),
  tags: listText(maxTags),
  meatOrigin: meatOriginText,
  isActive: formSwitch,
})

const newName = optionalText({ max: maxNameLength, isOneLine: true })

/** Names of categories to be added with the dish; each replaces the choice beside it. */
const newCategories = { newMainCategory: newName, newSubCategory: newName }

/** The form of a new dish. Prices are parsed by the menu's currency and the locale. */
export const newDishSchema = (currency: string, locale?: Locale) =>
  dishFields
    .extend({ ...newCategories, key: formKey })
    .and(sizesSchema(currency, locale))
    .and(optionsSchema(currency, locale))

/** The form of an existing dish, with its next prices. */
export const editedDishSchema = (currency: string, dates: NextPriceDates, locale?: Locale) =>
  dishFields
    .extend({ ...newCategories, updatedAt: versionRead })
    .and(editedSizesSchema(currency, dates, locale))
    .and(optionsSchema(currency, locale))

/** A dish's form while it is being filled in: required texts may still be missing. */
export const unfinishedDishSchema = (currency: string, locale?: Locale) =>
  dishFields
    .extend({
      ...newCategories,
      name: newName,
      aiInstructions: optionalText({ max: maxInstructionsLength }),
      ingredients: ingredientsText,
    })
    .and(sizesSchema(currency, locale))
    .and(optionsSchema(currency, locale))

/** A place among the dishes of one category; 1 is the first. */
export const dishPlaceSchema = z.object({
  place: z.coerce.number('place_invalid').int('place_invalid').min(1, 'place_invalid'),
})

/** The category that dishes are moved to, main or sub; null for none. */
export const categoryChoiceSchema = z.object({ categoryId: rowChoice })

/** The tags to add to dishes, or to remove from them. */
export const tagsSchema = z.object({
  tags: listText(maxTags).refine((tags) => tags.length > 0, 'tag_required'),
})

export const dishSwitchSchema = z.object({ isActive: formSwitch })

/** A typed list; see `parseList`. */
export function listText(maxEntries: number) {
  return storableText('text_unreadable')
    .default('')
    .transform(parseList)
    .pipe(
      z
        .array(z.string().max(maxListEntryLength, 'list_entry_too_long'))
        .max(maxEntries, 'list_too_long'),
    )
}
