import type { CategoryRow, DishRow } from './dish-row.ts'

/** What the page knows: a menu with what is on it. */
export interface DishesPageProps {
  readonly menu: { readonly id: string; readonly name: string; readonly currency: string }
  readonly categories: readonly CategoryRow[]
  readonly dishes: readonly DishRow[]
  /** What the page's action gave back. */
  readonly result: unknown
}

/** What a dish's form needs to know of its menu. */
export interface DishFormContext extends Pick<DishesPageProps, 'menu' | 'categories'> {
  readonly tagsInUse: readonly string[]
}
