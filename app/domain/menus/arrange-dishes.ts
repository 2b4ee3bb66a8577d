import type { categories, dishes } from '#app/db/schema/index.ts'
import type { Statements } from '../dietary/statements.ts'
import type { GuestDish, GuestMenu, GuestSection } from './guest-menu.ts'

type CategoryRow = typeof categories.$inferSelect
type DishRow = typeof dishes.$inferSelect

/**
 * Puts dishes under their categories, in the order in which both are given. A heading
 * without dishes is left out; a dish whose category is gone is not lost but listed at
 * the end.
 */
export function arrangeDishes(
  categoryRows: readonly CategoryRow[],
  dishRows: readonly DishRow[],
  stated: ReadonlyMap<string, Statements>,
): Pick<GuestMenu, 'categories' | 'uncategorised'> {
  const known = new Set(categoryRows.map((category) => category.id))
  const home = (dish: DishRow) =>
    [dish.subCategoryId, dish.mainCategoryId].find((id) => id !== null && known.has(id)) ?? null
  const dishesByHome = Map.groupBy(dishRows, home)
  const asGuest = (dish: DishRow) => asGuestDish(dish, stated.get(dish.id))
  const section = (category: CategoryRow): GuestSection => ({
    id: category.id,
    name: category.name,
    dishes: (dishesByHome.get(category.id) ?? []).map(asGuest),
  })

  const children = Map.groupBy(categoryRows, (category) => category.parentId)
  return {
    categories: (children.get(null) ?? [])
      .map((main) => ({
        ...section(main),
        sections: (children.get(main.id) ?? []).map(section).filter((sub) => sub.dishes.length > 0),
      }))
      .filter((main) => main.dishes.length > 0 || main.sections.length > 0),
    uncategorised: (dishesByHome.get(null) ?? []).map(asGuest),
  }
}

function asGuestDish(row: DishRow, stated: Statements | undefined): GuestDish {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ingredients: row.ingredients,
    tags: row.tags,
    calories: row.calories,
    priceMinor: row.priceMinor,
    imageUrl: row.imageUrl,
    aiInstructions: row.aiInstructions,
    factsVersion: row.factsVersion,
    ...(stated && { stated }),
  }
}
