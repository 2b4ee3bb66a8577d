import type { Diet } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { MenuIndex } from '../../providers/offline/menu-index.ts'
import type { Claim, ClaimedFood } from './claim.ts'
import type { Counted } from './explain-figures.ts'

/** What a short answer, such as a "yes", answers to. */
export interface Asked {
  readonly foods: readonly ClaimedFood[]
  readonly diet: Diet | undefined
  readonly dishes: readonly GuestDish[]
  /** What a "yes" would say: that it is in the dish, that it is not, or who can tell. */
  readonly yes: 'contains' | 'free' | 'unclear'
  /** Whether it asks for a price or for calories. */
  readonly isOfFigures: boolean
  /** Whether it asks to have a dish made without something. */
  readonly isOfOrder: boolean
  /** Whether one dish of the menu is enough for it: "do you have vegan dishes?" */
  readonly isOfSome: boolean
}

/** What a sentence is read with: the talk before it. */
export interface Topic {
  readonly index: MenuIndex
  /** ISO 4217. */
  readonly currency: string
  /** What the guest has asked, or the reply itself in a question of its own. */
  readonly asked: Asked
  /** What the guest must not eat, as told at any time in this talk. */
  readonly avoided: readonly ClaimedFood[]
  /** Whether the guest, or the reply up to here, speaks of what is in the food or may be eaten. */
  readonly isOfHealth: boolean
  /** Whether the reply has told of anything that the guest avoids or asks for that it is in a dish. */
  readonly isWarned: boolean
  /** Dishes that the reply has warned of, or of which it has told that what is asked is not known. */
  readonly answered: readonly GuestDish[]
  /** Dishes of which a reference has told all that the guest asks. */
  readonly told: readonly GuestDish[]
  /** Whether this very question looks for what may be eaten. */
  readonly seeksSafe: boolean
  /** The dishes that "it" and "these" mean. */
  readonly last: readonly GuestDish[]
  /** All dishes that the reply has named. */
  readonly named: readonly GuestDish[]
  /** How many of each dish the reply speaks of, and the guest. */
  readonly order: readonly Counted[]
  readonly askedOrder: readonly Counted[]
  /** Sums that the talk has told. */
  readonly sums: readonly number[]
  /** Whether a figure without a unit is one of energy: it was spoken of last. */
  readonly ofEnergy: boolean
  /** What was last spoken of as being in a dish, or not. */
  readonly foods: readonly ClaimedFood[]
  /** What the sentence before claims, for one that says "so is the fava". */
  readonly before: readonly Claim[]
  /** What the heading of a list says of each of its entries. */
  readonly heading: readonly Claim[]
  /** Whether a list is of what to stay away from, or of what nobody has recorded. */
  readonly isWarningList: boolean
}

/**
 * Whether the reply has told of each of some dishes what is the worst to hear: what follows is no
 * longer taken for the answer, unless it turns it.
 */
export const isAnswered = ({ answered, asked, last }: Topic, named: readonly GuestDish[]) => {
  const dishes = [named, last, asked.dishes].find((some) => some.length > 0) ?? []
  return dishes.length > 0 && dishes.every((dish) => answered.includes(dish))
}

/** A sentence that is being read. */
export interface Reading {
  readonly topic: Topic
  /** By the number of a dish's word. */
  readonly named: readonly (readonly GuestDish[])[]
  /** The dishes of the sentence. */
  readonly own: readonly GuestDish[]
  /** Whether it sends the guest to the staff. */
  readonly isReferring: boolean
}
