import type { CategoryRow, DishRow } from './dish-row.ts'
import type { DishGroup } from './group-dishes.ts'

/** What the page knows: a menu, and those of its dishes that are looked at. */
export interface DishesPageProps {
  readonly menu: { readonly id: string; readonly name: string; readonly currency: string }
  readonly categories: readonly CategoryRow[]
  readonly groups: readonly DishGroup[]
  readonly counts: {
    readonly total: number
    readonly active: number
    /** How many of them pass the filter. */
    readonly found: number
  }
  /** What the menu's dishes are tagged with, the first few. */
  readonly tagsInUse: readonly string[]
  /** The dish whose panel is open. */
  readonly dish: DishRow | undefined
  /** The owner's, in which dates are told. */
  readonly timeZone: string
  /** What the page's action gave back. */
  readonly result: unknown
}

/** What a dish's form needs to know of its menu. */
export type DishFormContext = Pick<
  DishesPageProps,
  'menu' | 'categories' | 'tagsInUse' | 'timeZone'
>
