import type { HouseFacts } from '../house/topics.ts'
import type { Statements } from '../dietary/statements.ts'

/** What a guest may know of a dish. Passive dishes never become one. */
export interface GuestDish {
  readonly id: string
  readonly name: string
  readonly description: string
  /** In the owner's words and order; empty means not recorded. */
  readonly ingredients: readonly string[]
  /** In the owner's words: "vegan", "acılı", "vejetaryen". */
  readonly tags: readonly string[]
  /** Kilocalories, or null when the owner did not say. */
  readonly calories: number | null
  /** Integer minor units of the menu's currency, or null when the owner did not say. */
  readonly priceMinor: number | null
  /** Path on our own origin, or null. */
  readonly imageUrl: string | null
  /** The owner's words to the assistant about this dish; not shown on the menu. */
  readonly aiInstructions: string
  /** What the owner states of it, and no change of its words has voided since. */
  readonly stated?: Statements
  /** Goes up with every change of its words or statements. */
  readonly factsVersion?: number
}

/** A group of dishes under a heading; a sub-category has no further level below it. */
export interface GuestSection {
  readonly id: string
  readonly name: string
  readonly dishes: readonly GuestDish[]
}

/** A main category: its own dishes first, then its sub-categories. */
export interface GuestCategory extends GuestSection {
  readonly sections: readonly GuestSection[]
}

/** One restaurant's menu as its guests see it, in the owner's order. */
export interface GuestMenu {
  readonly restaurant: {
    readonly id: string
    readonly name: string
    readonly location: string
    readonly logoUrl: string | null
    readonly aiInstructions: string
  }
  readonly menu: {
    readonly id: string
    /** ISO 4217 code, such as TRY. */
    readonly currency: string
    readonly aiContext: string
    readonly aiInstructions: string
  }
  /** What the owner has written for guests about the restaurant; left out, nothing. */
  readonly house?: HouseFacts
  readonly categories: readonly GuestCategory[]
  /** Active dishes that stand in no category. */
  readonly uncategorised: readonly GuestDish[]
}

/** Every dish of the menu, in the order in which the page shows them. */
export function allDishes(menu: GuestMenu): GuestDish[] {
  return [
    ...menu.categories.flatMap((category) => [
      ...category.dishes,
      ...category.sections.flatMap((section) => section.dishes),
    ]),
    ...menu.uncategorised,
  ]
}
