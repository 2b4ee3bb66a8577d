import type { CategoryOption, EditedDish } from './page-dishes.ts'
import type { DishGroup } from './group-dishes.ts'

/** The dishes that pass the filter, including those beyond the rows in view. */
export interface Selectable {
  /** The dishes' ids by group. */
  readonly idsByGroup: Readonly<Record<string, readonly string[]>>
  /** Whether a restaurant shows the menu, so that its dishes can be sold out. */
  readonly isShown: boolean
}

/** The numbers of dishes that an import has added, changed and deleted. */
export interface ImportResult {
  readonly added: number
  readonly changed: number
  readonly deleted: number
  /** A restaurant that shows the menu; undefined if none does. */
  readonly restaurantId: string | undefined
}

/** A menu and its dishes in view. */
export interface DishesPageProps {
  readonly menu: { readonly id: string; readonly name: string; readonly currency: string }
  readonly categories: readonly CategoryOption[]
  readonly groups: readonly DishGroup[]
  readonly counts: {
    readonly total: number
    readonly active: number
    /** The number of dishes that pass the filter. */
    readonly found: number
  }
  /** The dishes that can be selected; undefined unless the owner is selecting dishes. */
  readonly selectable: Selectable | undefined
  /** The first few tags used on the menu, as suggestions. */
  readonly tagsInUse: readonly string[]
  /** The first dishes with options, which can be copied to others. */
  readonly withOptions: readonly { readonly id: string; readonly name: string }[]
  /** The dish whose panel is open. */
  readonly dish: EditedDish | undefined
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  /** The date in that time zone, such as 2026-11-26. */
  readonly today: string
  /** What an import has just changed. */
  readonly imported: ImportResult | undefined
  /** The page's action data. */
  readonly result: unknown
}

/** The menu's data that a dish's form needs. */
export type DishFormContext = Pick<
  DishesPageProps,
  'menu' | 'categories' | 'tagsInUse' | 'timeZone' | 'today' | 'withOptions'
>
