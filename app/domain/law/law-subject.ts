import type { GuestDish, GuestMenu } from '../guest-menu/guest-menu.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import type { StatedFact } from '../guest-menu/statements.ts'
import type { WrittenTopic } from '../guest-menu/topics.ts'

/** A field in which an owner fixes something. */
export type LawPlace =
  | { readonly kind: 'dish'; readonly dishId: string; readonly field: string }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'house'; readonly topic: WrittenTopic }
  | { readonly kind: 'restaurant' | 'visit'; readonly field: string }
  /** `menuId` is the restaurant's first menu if omitted. */
  | { readonly kind: 'menu'; readonly field: string; readonly menuId?: string }
  | { readonly kind: 'languages' }

/** A text that the owner has written about the restaurant, outside its dishes. */
export interface OwnerText {
  readonly text: string
  readonly place: LawPlace
  /** Whether guests read it beside the prices. */
  readonly isBesidePrices: boolean
}

/** What the rules are checked against: what guests see of a restaurant. */
export interface LawSubject {
  readonly menu: GuestMenu
  readonly texts: readonly OwnerText[]
  readonly languages: {
    readonly original: MenuLanguage | null
    readonly live: readonly MenuLanguage[]
  }
}

/** What is missing, or what shouldn't be there. */
export type Missing =
  /** The names of the sizes; empty for a dish's only size. */
  | {
      readonly kind: 'weight' | 'volume' | 'price' | 'calories'
      readonly sizes: readonly string[]
    }
  /** `options` are the names of the options; empty for the dish itself. */
  | {
      readonly kind: 'facts'
      readonly facts: readonly StatedFact[]
      readonly options: readonly string[]
    }
  | { readonly kind: 'origin' | 'fee' | 'contradiction'; readonly words: string }
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'ingredients' | 'language' | 'calorie_statement' }

/**
 * `missing` if the records prove it; `check` if words only suggest it, or if we can't see whether the
 * rule is for this restaurant.
 */
export type FindingLevel = 'missing' | 'check'

export interface Finding {
  readonly level: FindingLevel
  /** Undefined for the whole menu. */
  readonly dish?: GuestDish
  readonly place: LawPlace
  readonly missing: Missing
}
