import { statedFacts } from '#app/domain/dietary/statements.ts'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import { priceAsText } from '#app/domain/dishes/parse-price.ts'
import type { DishRow } from './dish-row.ts'

/** A dish's form, as it is sent. */
export type DishValues = Readonly<Record<string, string>>

/** The form of a new dish (spec section 4). */
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

/** The form of a dish that is there, with the version that it was read in. */
export function valuesOf(dish: DishRow, currency: string): DishValues {
  return {
    name: dish.name,
    aiInstructions: dish.aiInstructions,
    description: dish.description,
    ingredients: dish.ingredients.join(', '),
    tags: dish.tags.join(', '),
    calories: dish.calories === null ? '' : String(dish.calories),
    price: priceAsText(dish.priceMinor, currency),
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
