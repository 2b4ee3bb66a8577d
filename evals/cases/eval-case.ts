import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { MenuName } from '../menus/index.ts'

/** The kinds of questions, in the order of the table's rows. */
export const kinds = [
  'ingredients',
  'allergen in a dish',
  'allergen on the menu',
  'vegetarian',
  'vegan',
  'halal, pork, alcohol',
  'calories',
  'price',
  'budget',
  'cooking',
  'availability',
  'recommendation',
  'pictures',
  'follow-up',
  'other language',
  'off topic',
  'injection',
  'misspelling',
  'not recorded',
  'several at once',
] as const

export type Kind = (typeof kinds)[number]

/** The facts that a question is about, by dish name. */
export type FactsByDish = Readonly<Record<string, readonly DietaryFact[]>>

/**
 * A guest's question and what every correct reply must satisfy, whatever its wording. Dishes are
 * given by their names on the menu. Expected text is a list of alternatives such as "walnut|ceviz";
 * each matches at the start of a word, and accents and case are ignored.
 */
export interface EvalCase {
  readonly kind: Kind
  /** ISO 639 code of the question. The reply is in this language, or in English if it isn't supported. */
  readonly language: string
  /** Earlier questions of the same conversation, asked and answered first. */
  readonly history?: readonly string[]
  readonly question: string

  /** Dishes that the reply names or shows on a card. */
  readonly names?: readonly string[]
  /** Dishes that the reply must not name. */
  readonly omits?: readonly string[]
  readonly mentions?: readonly string[]
  readonly mustNotSay?: readonly string[]

  /** Facts that the reply affirms. */
  readonly contains?: FactsByDish
  /** Facts that the reply reports as not recorded, neither affirming nor denying them. */
  readonly notRecorded?: FactsByDish
  /** Facts of which the owner marked the dish free, such as by an uncontradicted "gluten-free" tag. */
  readonly free?: FactsByDish
  /** What the guest must not eat: every offered dish must be marked free of it. */
  readonly avoids?: readonly DietaryFact[]
  /** Foods that the guest doesn't want, as concepts of the lexicon: no offered dish may contain one. */
  readonly avoidsFoods?: readonly string[]

  /** Dishes that the reply offers, that is, names without an objection. */
  readonly offers?: readonly string[]
  /** Dishes that the reply names only with an objection, or not at all. */
  readonly mustNotOffer?: readonly string[]
  /** The only dishes that the reply may offer. */
  readonly offersOnly?: readonly string[]
  /** The minimum number of offered dishes. */
  readonly minOffers?: number
  /** The maximum price of all offered dishes together, in minor units, for `people` guests. */
  readonly maxTotal?: number
  readonly people?: number
  /** The maximum price of each offered dish, in minor units. */
  readonly maxEach?: number

  /** Exactly the dishes shown on cards. */
  readonly cards?: readonly string[]
  /** The reply says that it doesn't know, or that the menu doesn't say. */
  readonly admitsUnknown?: true
  /** The reply refers the guest to the staff. */
  readonly refersToStaff?: true
}

/** A case and the menu it is about. */
export interface MenuCase extends EvalCase {
  readonly menu: MenuName
}

/** Assigns cases to a menu. */
export const onMenu = (menu: MenuName, cases: readonly EvalCase[]): readonly MenuCase[] =>
  cases.map((evalCase) => ({ ...evalCase, menu }))
