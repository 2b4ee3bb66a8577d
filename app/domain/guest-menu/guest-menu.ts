import type { Sizes } from '#app/db/schema/size.ts'
import type { OptionGroup } from './option-group.ts'
import type { Service } from './service.ts'
import type { MenuLanguage } from './menu-language.ts'
import type { HouseFacts } from './topics.ts'
import type { Statements } from './statements.ts'
import type { Visit } from './visit.ts'

/** A dish as guests see it. Passive dishes are excluded. */
export interface GuestDish {
  readonly id: string
  readonly name: string
  readonly description: string
  /** In the owner's wording and order; empty means not recorded. */
  readonly ingredients: readonly string[]
  /** In the owner's wording: "vegan", "acılı", "vejetaryen". */
  readonly tags: readonly string[]
  /** ISO 3166 codes of the countries that its meat comes from; omitted if not recorded. */
  readonly meatOrigin?: readonly string[]
  /** In the owner's order, with their prices at the guest's restaurant. */
  readonly sizes: Sizes
  /**
   * Whether it costs something else at some of the restaurants that the menu is for. Never set on a
   * guest's menu, which is for one.
   */
  readonly priceVaries?: boolean
  /** The options that guests choose with the dish; omitted if there are none. */
  readonly optionGroups?: readonly OptionGroup[]
  /** Path on our own origin, or null. */
  readonly imageUrl: string | null
  /** The owner's instructions to the assistant about this dish; not shown on the menu. */
  readonly aiInstructions: string
  /** The owner's valid statements about it. */
  readonly stated?: Statements
  /** Incremented with every change of its text or statements. */
  readonly factsVersion?: number
  /** Whether the restaurant has none left today. */
  readonly isSoldOut?: boolean
}

/** A category with its dishes; a sub-category has no further level. */
export interface GuestSection {
  readonly id: string
  readonly name: string
  /** When it is served, a sub-category together with its main one; omitted for always. */
  readonly service?: Service
  readonly dishes: readonly GuestDish[]
}

/** A main category: its own dishes first, then its sub-categories. */
export interface GuestCategory extends GuestSection {
  readonly sections: readonly GuestSection[]
}

/** The categories and dishes of a menu, or of several, in the owner's order. */
export interface GuestDishes {
  readonly categories: readonly GuestCategory[]
  /** Active dishes without a category. */
  readonly uncategorised: readonly GuestDish[]
}

/** One of a restaurant's menus; guests see each as a tab. */
export interface GuestMenuPart extends GuestDishes {
  readonly id: string
  readonly name: string
  /** When it is served; omitted for always. */
  readonly service?: Service
}

/** What a restaurant offers, as guests see it: its menu, or all of its menus in order. */
export interface GuestMenu extends GuestDishes {
  readonly restaurant: {
    readonly id: string
    readonly name: string
    readonly location: string
    readonly logoUrl: string | null
    readonly aiInstructions: string
    /** Null or omitted if the owner entered nothing. */
    readonly visit?: Visit | null
  }
  readonly menu: {
    /** The first menu's id. */
    readonly id: string
    /** ISO 4217 code, such as TRY. */
    readonly currency: string
    readonly aiContext: string
    readonly aiInstructions: string
  }
  /**
   * The menus, which share `categories` and `uncategorised`; omitted for only one that is always
   * served.
   */
  readonly menus?: readonly GuestMenuPart[]
  /** The names of dishes and headings on a translated page, by id: guests may use either. */
  readonly alsoNamed?: ReadonlyMap<string, string>
  /** The owner's information for guests about the restaurant; omitted if there is none. */
  readonly house?: HouseFacts
  /** The languages that guests can read it in, the original first; omitted if that isn't known. */
  readonly languages?: readonly MenuLanguage[]
}

/** Returns the service of the heading that a dish is listed under; undefined for always. */
export function serviceOf(dish: GuestDish, { categories, menus = [] }: GuestMenu) {
  const headings: readonly Pick<GuestSection, 'service' | 'dishes'>[] = [
    ...categories.flatMap((category) => [category, ...category.sections]),
    ...menus.map(({ service, uncategorised }) => ({ service, dishes: uncategorised })),
  ]
  return headings.find(({ dishes }) => dishes.includes(dish))?.service
}

/** Lists all dishes in the page's order, menu by menu. */
export function allDishes({ menus, ...all }: GuestDishes & Pick<GuestMenu, 'menus'>): GuestDish[] {
  return (menus ?? [all]).flatMap(({ categories, uncategorised }) => [
    ...categories.flatMap((category) => [
      ...category.dishes,
      ...category.sections.flatMap((section) => section.dishes),
    ]),
    ...uncategorised,
  ])
}
