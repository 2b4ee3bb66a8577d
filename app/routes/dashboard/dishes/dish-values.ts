import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import type { PlainField } from '#app/domain/dishes/plain-fields.ts'
import { sizeField } from '#app/domain/sizes/size-fields.ts'
import { countryName } from '#app/domain/countries.ts'
import { portionAsText } from '#app/domain/sizes/portion.ts'
import { noPrices, replacingPrice } from '#app/domain/sizes/size-prices.ts'
import { sizesOf } from '#app/domain/sizes/sizes-of.ts'
import {
  parseOptionGroups,
  validStatements,
  type OptionGroup,
} from '#app/domain/guest-menu/option-group.ts'
import { optionsField, type TypedGroup } from '#app/domain/options/options-schema.ts'
import { priceAsText } from '#app/domain/money/parse-price.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { EditedDish } from './page-dishes.ts'

/** The values of a dish's form by field name. */
export type DishValues = Readonly<Record<string, string>>

const emptyTexts = {
  name: '',
  aiInstructions: '',
  description: '',
  ingredients: '',
  tags: '',
  meatOrigin: '',
  isActive: 'on',
} satisfies Record<PlainField, string>

/** The initial values of a new dish (spec section 4). */
export const emptyValues: DishValues = {
  ...emptyTexts,
  sizes: '1',
  [optionsField]: '[]',
  calories: '0',
  portion: '',
  price: '0',
  mainCategoryId: '',
  subCategoryId: '',
  ...Object.fromEntries(statedFacts.map((fact) => [factField(fact), ''])),
}

/** The values of the rows of sizes. */
function sizeValues(dish: EditedDish, currency: string, locale: Locale): DishValues {
  const sizes = sizesOf(dish)
  const next = dish.scheduled ?? noPrices
  const rows = sizes.map(({ id, name, priceMinor, calories, portion }, row) => ({
    [sizeField('sizeId', row)]: id,
    [sizeField('sizeName', row)]: name,
    [sizeField('price', row)]: priceAsText(priceMinor, currency, locale),
    [sizeField('calories', row)]: calories === null ? '' : String(calories),
    [sizeField('portion', row)]: portion ? portionAsText(portion, locale) : '',
    [sizeField('nextPrice', row)]: priceAsText(replacingPrice(next, id, row), currency, locale),
  }))
  return Object.assign({ sizes: String(sizes.length) }, ...rows)
}

/** The groups of options as they are edited. */
export const typedGroups = (
  groups: readonly OptionGroup[],
  currency: string,
  locale: Locale,
): readonly TypedGroup[] =>
  groups.map(({ id, name, min, max, options }) => ({
    id,
    name,
    min: String(min),
    max: String(max),
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      extra: option.extraMinor === 0 ? '' : priceAsText(option.extraMinor, currency, locale),
      ingredients: option.ingredients.join(', '),
      facts: Object.fromEntries(validStatements(option).map(([fact, { state }]) => [fact, state])),
    })),
  }))

/** The form values of an existing dish, including its version. */
export function valuesOf(dish: EditedDish, currency: string, locale: Locale): DishValues {
  const texts = {
    name: dish.name,
    aiInstructions: dish.aiInstructions,
    description: dish.description,
    ingredients: dish.ingredients.join(', '),
    tags: dish.tags.join(', '),
    meatOrigin: dish.meatOrigin.map((code) => countryName(code, locale)).join(', '),
  } satisfies Record<Exclude<PlainField, 'isActive'>, string>
  return {
    ...texts,
    ...sizeValues(dish, currency, locale),
    nextPriceFrom: dish.scheduled?.from ?? '',
    [optionsField]: JSON.stringify(
      typedGroups(parseOptionGroups(dish.optionGroups), currency, locale),
    ),
    mainCategoryId: dish.mainCategoryId ?? '',
    subCategoryId: dish.subCategoryId ?? '',
    ...Object.fromEntries(
      dish.facts.map(({ fact, stated }) => [
        factField(fact),
        stated?.voidedAt === null ? stated.state : '',
      ]),
    ),
    ...(dish.isActive && { isActive: 'on' }),
    updatedAt: dish.updatedAt.toISOString(),
  }
}
