import type { ReadDish } from './reading.ts'

/**
 * Leaves out a category that all dishes of a file have, if they have others below it: it is the name of the
 * restaurant or of the menu.
 */
export function withoutTitle(dishes: readonly ReadDish[]): readonly ReadDish[] {
  const categories = new Set(dishes.map(({ values }) => values['category']))
  const below = new Set(dishes.map(({ values }) => values['subCategory']))
  if (categories.size !== 1 || below.size < 2 || below.has(undefined)) return dishes
  return dishes.map((dish) => {
    const { subCategory, ...values } = dish.values
    return { ...dish, values: { ...values, ...(subCategory && { category: subCategory }) } }
  })
}
