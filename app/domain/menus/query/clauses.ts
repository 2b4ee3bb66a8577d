import type { Diet, DietaryFact } from '../../dietary/facts.ts'

/** The part of a meal that a dish is. */
export const courses = ['starter', 'main', 'side', 'dessert', 'drink'] as const
export type Course = (typeof courses)[number]

/** Qualities that guests ask for; `senses.ts` says which records show them. */
export const senses = [
  'hot',
  'mild',
  'light',
  'cold',
  'sweet',
  'kids',
  'sharing',
  'popular',
] as const
export type Sense = (typeof senses)[number]

/** Ways of cooking that guests ask for; `cooking.ts` says which words show them. */
export const cookings = [
  'fried',
  'grilled',
  'baked',
  'boiled',
  'steamed',
  'stewed',
  'smoked',
  'raw',
] as const
export type Cooking = (typeof cookings)[number]

/** Something that a dish can contain. */
export type Substance =
  | { readonly kind: 'fact'; readonly fact: DietaryFact }
  /** A single food, by its concept in the lexicon, such as `mushroom`. */
  | {
      readonly kind: 'food'
      readonly concept: string
      /** For an allergy: that a dish does not list the food is not enough to offer it. */
      readonly isAllergy?: boolean
    }

/** How the found dishes are ordered; `popular` is the default. */
export type SortKey = 'popular' | 'cheapest' | 'dearest' | 'fewest_kcal' | 'most_kcal'

type NumericOp =
  | 'price_under'
  | 'price_to'
  | 'price_over'
  | 'price_from'
  | 'kcal_under'
  | 'kcal_over'

/**
 * One condition of a query. `in`, `course`, `only`, `is`, `cooked` and the `_any` clauses ask for
 * one of their values; the others for each of them.
 */
export type Clause =
  | { readonly op: 'in' | 'not_in'; /** Ids of headings. */ readonly of: readonly string[] }
  | { readonly op: 'course' | 'not_course'; readonly of: readonly Course[] }
  | { readonly op: 'only' | 'except'; /** Ids of dishes. */ readonly of: readonly string[] }
  | { readonly op: 'suits' | 'suits_any'; readonly of: readonly Diet[] }
  | { readonly op: 'without' | 'with' | 'with_any'; readonly of: readonly Substance[] }
  | { readonly op: 'is' | 'not'; readonly of: readonly Sense[] }
  | { readonly op: 'cooked' | 'not_cooked'; readonly of: readonly Cooking[] }
  /** Prices in minor units of the menu's currency, or kilocalories. */
  | { readonly op: NumericOp; readonly of: number }
  /** The id of a dish. */
  | { readonly op: 'cheaper_than' | 'like'; readonly of: string }
  /** Words that stand in a dish's name, description, ingredients or tags. */
  | { readonly op: 'words'; readonly of: readonly string[] }

/**
 * A question about the menu as data: which dishes, in which order, how many. The offline planner,
 * the plans of models, the guest page's filter and the evals all ask by it.
 */
export interface MenuQuery {
  readonly clauses: readonly Clause[]
  readonly sort?: SortKey
  /** The most dishes to return in each group. */
  readonly limit?: number
}
