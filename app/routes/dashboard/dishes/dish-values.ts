import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import { priceAsText } from '#app/domain/money/parse-price.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { EditedDish } from './page-dishes.ts'

/** The values of a dish's form by field name. */
export type DishValues = Readonly<Record<string, string>>

/** The initial values of a new dish (spec section 4). */
export const emptyValues: DishValues = {
  name: '',
  aiInstructions: '',
  description: '',
  ingredients: '',
  tags: '',
  calories: '0',
  price: '0',
  mainCategoryId: '',
  subCategoryId: '',
  isActive: 'on',
  ...Object.fromEntries(statedFacts.map((fact) => [factField(fact), ''])),
}

/** The form values of an existing dish, including its version. */
export function valuesOf(dish: EditedDish, currency: string, locale: Locale): DishValues {
  return {
    name: dish.name,
    aiInstructions: dish.aiInstructions,
    description: dish.description,
    ingredients: dish.ingredients.join(', '),
    tags: dish.tags.join(', '),
    calories: dish.calories === null ? '' : String(dish.calories),
    price: priceAsText(dish.priceMinor, currency, locale),
    nextPrice: priceAsText(dish.scheduled?.priceMinor ?? null, currency, locale),
    nextPriceFrom: dish.scheduled?.from ?? '',
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
