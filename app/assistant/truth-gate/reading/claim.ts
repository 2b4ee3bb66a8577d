import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import type { Counted } from './explain-figures.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'

/** What a sentence can claim of a dish. */
export const claimKinds = [
  'free',
  'safe',
  'contains',
  'diet',
  'unknown',
  'price',
  'calories',
  'on_menu',
  'not_on_menu',
  'unreadable',
] as const

export type ClaimKind = (typeof claimKinds)[number]

/** Something that may be in a dish: a concept of the lexicon, and the allergens that it brings. */
export interface ClaimedFood {
  readonly concept: string
  readonly facts: readonly DietaryFact[]
}

/** Of which dishes something is claimed. */
export interface Scope {
  readonly dishes: readonly GuestDish[]
  /** All of them, at least one, or whichever the whole menu has. */
  readonly reach: 'all' | 'some' | 'menu'
}

/** A figure, and how it is meant. */
export interface Figure {
  /** What it may be, in the menu's currency or in kilocalories. */
  readonly values: readonly number[]
  readonly sense: 'exact' | 'under' | 'over'
  /** Its currency, where that is said: ISO 4217. */
  readonly currency?: string | undefined
}

/** Figures of one clause; a total is of all its dishes. */
export interface Amounts {
  readonly figures: readonly Figure[]
  readonly isTotal: boolean
  /** How many of a dish are spoken of: "two ayrans". */
  readonly times: readonly number[]
  /** What a wrong total was told of. */
  readonly order?: readonly Counted[]
}

export type Claim = { readonly scope: Scope } & (
  | { readonly kind: 'contains'; readonly foods: readonly ClaimedFood[] }
  /** That it is not in there; or, `isOnRequest`, that it can be left out. */
  | {
      readonly kind: 'free'
      readonly foods: readonly ClaimedFood[]
      readonly isOnRequest?: boolean
    }
  /** That nothing is recorded of these, that no owner marks a dish as without, or that none says
   * whether they can be left out. */
  | {
      readonly kind: 'unknown'
      readonly foods: readonly ClaimedFood[]
      readonly of?: 'marks' | 'orders'
    }
  /** That whoever avoids these may eat it. Nobody can say so of what is `beyond` all records. */
  | { readonly kind: 'safe'; readonly foods: readonly ClaimedFood[]; readonly isBeyond: boolean }
  | { readonly kind: 'diet'; readonly diet: Diet; readonly isDenied: boolean }
  | ({ readonly kind: 'price' } & Amounts)
  | ({ readonly kind: 'calories' } & Amounts)
  | { readonly kind: 'on_menu' | 'not_on_menu'; readonly concept: string | undefined }
)

/** A claim that a model made, and how it stands against the records. */
export interface CheckedClaim {
  readonly kind: ClaimKind
  /** The dish that it is about; null when it is about several or the whole menu. */
  readonly dishId: string | null
  readonly fact: DietaryFact | Diet | null
  readonly state: 'true' | 'wrong' | 'unrecorded'
}

/** One sentence of a model that was replaced by what is recorded. */
export interface Correction {
  readonly kind: ClaimKind
  readonly dishId: string | null
  /** The model's sentence. */
  readonly claimed: string
  /** What was put in its place. */
  readonly recorded: string
}
