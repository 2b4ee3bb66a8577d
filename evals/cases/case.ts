import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { MenuName } from '../menus/index.ts'

/** What a question is about: the rows of the table. */
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
  'what there is',
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

/** By dish, what is asked of it. */
export type FactsByDish = Readonly<Record<string, readonly DietaryFact[]>>

/**
 * A guest's question and what any good reply holds, in whatever words. Dishes go by their name
 * on the menu. Words to be said are written as alternatives, "walnut|ceviz", each the start of a
 * word; letters count without accents and case.
 */
export interface EvalCase {
  readonly kind: Kind
  /** ISO 639 code of the question; the reply speaks it, or says in it which one it speaks. */
  readonly language: string
  /** What the guest has asked before; it is asked and answered first. */
  readonly after?: readonly string[]
  readonly ask: string

  /** Dishes that the reply names, or shows on a card. */
  readonly names?: readonly string[]
  /** Dishes that it does not name. */
  readonly omits?: readonly string[]
  readonly says?: readonly string[]
  readonly never?: readonly string[]

  /** The reply affirms it. */
  readonly holds?: FactsByDish
  /** It neither affirms nor denies it, and says that nobody recorded it. */
  readonly unknown?: FactsByDish
  /** It tells of the owner's mark, such as a tag "gluten-free" that nothing contradicts. */
  readonly free?: FactsByDish
  /** What the guest must not eat: every dish offered must be marked free of it. */
  readonly avoids?: readonly DietaryFact[]

  /** Dishes that it offers: names, and with no word against them. */
  readonly offers?: readonly string[]
  /** Dishes that it names with a word against them, or not at all. */
  readonly offersNot?: readonly string[]
  /** The only dishes that it may offer. */
  readonly offersOnly?: readonly string[]
  /** How many dishes it offers at the least. */
  readonly atLeast?: number
  /** What all that it offers costs at the most, in minor units, for `people` guests. */
  readonly total?: number
  readonly people?: number
  /** What each dish that it offers costs at the most, in minor units. */
  readonly each?: number

  /** Exactly these dishes on cards. */
  readonly cards?: readonly string[]
  /** It says that it does not know, or that the menu does not say. */
  readonly admits?: true
  /** It sends the guest to the staff. */
  readonly staff?: true
}

/** A case and the menu that it is asked about. */
export interface AskedCase extends EvalCase {
  readonly menu: MenuName
}

/** Cases that are asked about one menu. */
export const onMenu = (menu: MenuName, cases: readonly EvalCase[]): readonly AskedCase[] =>
  cases.map((asked) => ({ ...asked, menu }))
