import type { Category } from '#app/domain/categories/lock-category.ts'
import type { Dish } from '#app/domain/dishes/lock-dish.ts'

/** A dish as the page holds it. */
export type DishRow = Omit<Dish, 'ownerId' | 'menuId' | 'createdAt' | 'position'>

/** A category as the page holds it. */
export type CategoryRow = Pick<Category, 'id' | 'name' | 'parentId'>

/** What the page needs of a dish; the rest stays on the server. */
export function asDishRow(dish: Dish): DishRow {
  const { ownerId: _, menuId: __, createdAt: ___, position: ____, ...row } = dish
  return row
}
