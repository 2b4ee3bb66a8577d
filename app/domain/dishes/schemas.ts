import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import {
  formSwitch,
  name,
  optionalText,
  requiredText,
  rowChoice,
  storableText,
  versionRead,
} from '../field-schemas.ts'
import { parseList } from './parse-list.ts'
import { priceText } from '../money/price-text.ts'
import { nextPriceSchema, type NextPriceDates } from '../scheduled-prices/schemas.ts'

export const maxDescriptionLength = 1_000
export const maxInstructionsLength = 2_000
export const maxIngredients = 60
export const maxTags = 20
export const maxListEntryLength = 80
/** Kilocalories; more than any dish has. */
export const maxCalories = 20_000

/** The categories of a dish. */
export const placeSchema = z.object({ mainCategoryId: rowChoice, subCategoryId: rowChoice })

/** A dish's form. The price is parsed by the menu's currency and the locale. */
export const dishSchema = (currency: string, locale?: Locale) =>
  placeSchema.extend({
    name,
    aiInstructions: requiredText({ max: maxInstructionsLength }, 'ai_instructions_required'),
    ingredients: listText(maxIngredients).refine((list) => list.length > 0, 'ingredients_required'),
    description: optionalText({ max: maxDescriptionLength }),
    tags: listText(maxTags),
    calories: caloriesText,
    price: priceText(currency, locale),
    isActive: formSwitch,
  })

/** The form of an existing dish, with its next price. */
export const storedDishSchema = (currency: string, dates: NextPriceDates, locale?: Locale) =>
  dishSchema(currency, locale)
    .extend({ updatedAt: versionRead })
    .and(nextPriceSchema(currency, dates, locale))

/** A place among the dishes of one category; 1 is the first. */
export const dishPlaceSchema = z.object({
  place: z.coerce.number('place_invalid').int('place_invalid').min(1, 'place_invalid'),
})

/** The category that dishes are moved to, main or sub; null for none. */
export const categoryChoiceSchema = z.object({ categoryId: rowChoice })

/** The tags that dishes are given, or lose. */
export const tagsSchema = z.object({
  tags: listText(maxTags).refine((tags) => tags.length > 0, 'tag_required'),
})

export const dishSwitchSchema = z.object({ isActive: formSwitch })

function listText(maxEntries: number) {
  return storableText('text_unreadable')
    .default('')
    .transform(parseList)
    .pipe(
      z
        .array(z.string().max(maxListEntryLength, 'list_entry_too_long'))
        .max(maxEntries, 'list_too_long'),
    )
}

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
