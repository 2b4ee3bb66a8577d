import type { Category } from '#app/domain/locks/lock-category.ts'
import type { DishWithFacts } from '#app/domain/dishes/get-dish.ts'
import type { ListedDish as StoredListedDish } from '#app/domain/dishes/list-dishes.ts'
import type { Dish } from '#app/domain/locks/lock-dish.ts'

/** A complete dish, for its panel. */
export interface DishRow
  extends
    Omit<
      Dish,
      | 'ownerId'
      | 'menuId'
      | 'createdAt'
      | 'position'
      | 'factsVersion'
      | 'factsChangedAt'
      | 'describedAt'
      | 'formerImageAt'
    >,
    Pick<DishWithFacts, 'facts' | 'scheduled'> {}

/** A dish in the list. */
export interface ListedDish extends StoredListedDish {
  /** Its position among all dishes of its category, from 1. */
  readonly place: number
}

/** A category as used on the page. */
export type CategoryRow = Pick<Category, 'id' | 'name' | 'parentId'>

/** Drops the fields that panels don't need. */
export function toDishRow({ dish, ...others }: DishWithFacts): DishRow {
  const {
    ownerId: _,
    menuId: __,
    createdAt: ___,
    position: ____,
    factsVersion: _____,
    factsChangedAt: ______,
    describedAt: _______,
    formerImageAt: ________,
    ...row
  } = dish
  return { ...row, ...others }
}
