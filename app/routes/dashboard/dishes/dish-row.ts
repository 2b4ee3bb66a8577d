import type { Category } from '#app/domain/categories/lock-category.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import type { ListedDish as StoredListedDish } from '#app/domain/dishes/list-dishes.ts'
import type { Dish } from '#app/domain/dishes/lock-dish.ts'

/** A dish as its panel holds it: whole. */
export interface DishRow extends Omit<
  Dish,
  'ownerId' | 'menuId' | 'createdAt' | 'position' | 'factsVersion'
> {
  readonly facts: readonly FactOfDish[]
}

/** A dish as the list holds it: what is shown there. */
export interface ListedDish extends StoredListedDish {
  /** Where it stands among all the dishes under its heading; 1 is the first. */
  readonly place: number
}

/** A category as the page holds it. */
export type CategoryRow = Pick<Category, 'id' | 'name' | 'parentId'>

/** What a panel needs of a dish; the rest stays on the server. */
export function asDishRow(dish: Dish, facts: readonly FactOfDish[]): DishRow {
  const {
    ownerId: _,
    menuId: __,
    createdAt: ___,
    position: ____,
    factsVersion: _____,
    ...row
  } = dish
  return { ...row, facts }
}
