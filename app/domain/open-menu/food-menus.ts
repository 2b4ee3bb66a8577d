import { z } from 'zod'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { annexIIAllergens } from '../guest-menu/facts.ts'
import { menuLanguages } from '../guest-menu/menu-language.ts'
import { describeAllergens } from './describe-allergens.ts'
import { headingName, listHeadings, type Heading } from './headings.ts'
import type { DocumentedDish, MenuDocument } from './menu-document.ts'

/*
 * `/{restaurant}/food-menus.json`: the menus as Google's Business Profile API takes them
 * (`accounts.locations.updateFoodMenus`), without `name`, which identifies the location in a Google
 * account. Decision 100 says what Google's format can't express.
 */

const maxName = 140
const maxDescription = 1_000

const label = z.object({
  displayName: z.string().min(1).max(maxName),
  description: z.string().max(maxDescription).optional(),
  languageCode: z.enum(menuLanguages).optional(),
})
const labels = z.array(label).min(1)

const money = z.object({
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  units: z.string().regex(/^\d+$/).meta({ description: 'Whole units of the currency' }),
  nanos: z.int().nonnegative().max(999_999_999).meta({ description: '10⁻⁹ units' }),
})

const googleAllergens = [
  'DAIRY',
  'EGG',
  'FISH',
  'PEANUT',
  'SHELLFISH',
  'SOY',
  'TREE_NUT',
  'WHEAT',
] as const
const googleDiets = ['HALAL', 'KOSHER', 'VEGAN', 'VEGETARIAN'] as const

const attributes = z.object({
  price: money,
  allergen: z
    .array(z.enum(googleAllergens))
    .optional()
    .meta({ description: 'What the dish contains or may contain. Others do not follow from it.' }),
  dietaryRestriction: z.array(z.enum(googleDiets)).optional(),
  nutritionFacts: z
    .object({
      calories: z.object({ lowerAmount: z.int().positive(), unit: z.literal('CALORIE') }),
    })
    .optional(),
  ingredients: z.array(z.object({ labels })).optional(),
})
const item = z.object({
  labels,
  attributes,
  options: z
    .array(z.object({ labels, attributes }))
    .optional()
    .meta({ description: 'The further sizes; the item itself is the first one' }),
})
const section = z.object({ labels, items: z.array(item).min(1) })

export const foodMenus = z.object({
  menus: z.array(z.object({ labels, sourceUrl: z.url(), sections: z.array(section).min(1) })),
})
export type FoodMenus = z.infer<typeof foodMenus>
type Item = z.infer<typeof item>

/** Google's names of the allergens that it has names for. */
const allergenNames: Readonly<
  Partial<Record<(typeof annexIIAllergens)[number], (typeof googleAllergens)[number]>>
> = {
  gluten: 'WHEAT',
  crustaceans: 'SHELLFISH',
  molluscs: 'SHELLFISH',
  eggs: 'EGG',
  fish: 'FISH',
  peanuts: 'PEANUT',
  soy: 'SOY',
  milk: 'DAIRY',
  nuts: 'TREE_NUT',
}
const dietNames = {
  halal: 'HALAL',
  kosher: 'KOSHER',
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
} as const

/**
 * Converts menus to Google's format. It requires prices, so dishes without one are left out, and then
 * headings and menus without a dish.
 */
export function toFoodMenus(document: MenuDocument, translate: GuestTranslate): FoodMenus {
  const { restaurant, language, currency } = document
  const labelsOf = (name: string, description = '', own = language) => [
    {
      displayName: shorten(name, maxName),
      ...(description !== '' && { description }),
      ...(own && { languageCode: own }),
    },
  ]
  const itemsOf = ({ dishes }: Heading) =>
    dishes.flatMap((dish) => toItem(dish, { labelsOf, currency, translate }))
  const menus = document.menus.flatMap((menu) => {
    const name = menu.name || restaurant.name
    const sections = listHeadings(menu)
      .map((heading) => ({ labels: labelsOf(headingName(heading, name)), items: itemsOf(heading) }))
      .filter(({ items }) => items.length > 0)
    return sections.length === 0
      ? []
      : [{ labels: labelsOf(name), sourceUrl: restaurant.url, sections }]
  })
  return { menus }
}

interface Context {
  readonly labelsOf: (
    name: string,
    description?: string,
    language?: DocumentedDish['language'],
  ) => Item['labels']
  readonly currency: string | null
  readonly translate: GuestTranslate
}

/** @returns nothing for a dish without a price */
function toItem(dish: DocumentedDish, { labelsOf, currency, translate }: Context): Item[] {
  const { name, description, ingredients, language } = dish
  const common = {
    ...namesOf(dish),
    ...(ingredients.length > 0 && {
      ingredients: ingredients.map((one) => ({ labels: labelsOf(one, '', language) })),
    }),
  }
  const note = describeAllergens(dish, translate)
  const [first, ...others] = dish.sizes.flatMap((size) => {
    if (size.price === null || currency === null) return []
    const full = size.name === '' ? name : `${name} (${size.name})`
    return [
      {
        name: full,
        attributes: {
          price: toMoney(size.price, currency),
          ...common,
          ...(size.calories !== null && {
            nutritionFacts: { calories: { lowerAmount: size.calories, unit: 'CALORIE' as const } },
          }),
        },
      },
    ]
  })
  if (!first) return []
  const space = maxDescription - note.length - 1
  const described = [shorten(description, space), note].filter(Boolean).join('\n')
  return [
    {
      labels: labelsOf(first.name, described, language),
      attributes: first.attributes,
      ...(others.length > 0 && {
        options: others.map((other) => ({
          labels: labelsOf(other.name, '', language),
          attributes: other.attributes,
        })),
      }),
    },
  ]
}

function namesOf({ allergens, diets }: DocumentedDish) {
  const isPossible = (fact: (typeof annexIIAllergens)[number]) =>
    allergens[fact] === 'contains' || allergens[fact] === 'may_contain'
  const allergen = [
    ...new Set(annexIIAllergens.filter(isPossible).flatMap((fact) => allergenNames[fact] ?? [])),
  ]
  const dietaryRestriction = (['halal', 'kosher', 'vegan', 'vegetarian'] as const)
    .filter((diet) => diets[diet] === 'suitable')
    .map((diet) => dietNames[diet])
  return {
    ...(allergen.length > 0 && { allergen }),
    ...(dietaryRestriction.length > 0 && { dietaryRestriction }),
  }
}

function toMoney(price: string, currencyCode: string): z.infer<typeof money> {
  const [units = '0', fraction = ''] = price.split('.')
  return { currencyCode, units, nanos: Number(fraction.padEnd(9, '0')) }
}

/** @param max in UTF-16 units */
const shorten = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
