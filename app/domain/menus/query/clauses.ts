import type { Substance } from '../../guest-menu/dietary-target.ts'
import type { Diet } from '../../guest-menu/facts.ts'

/** The courses of a meal. */
export const courses = ['starter', 'main', 'side', 'dessert', 'drink'] as const
export type Course = (typeof courses)[number]

/** Qualities that guests ask for; `senses.ts` defines how they are detected. */
export const senses = [
  'hot',
  'mild',
  'light',
  'cold',
  'sweet',
  'kids',
  'sharing',
  'popular',
  /** Made with alcohol: not for children, even if it is cooked. */
  'alcoholic',
] as const
export type Sense = (typeof senses)[number]

/** Cooking methods that guests ask for; `cooking.ts` defines how they are detected. */
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

/** The orders of the results; `popular` is the default. */
export const sortKeys = ['popular', 'cheapest', 'dearest', 'fewest_kcal', 'most_kcal'] as const
export type SortKey = (typeof sortKeys)[number]

type NumericOp =
  | 'price_under'
  | 'price_to'
  | 'price_over'
  | 'price_from'
  | 'kcal_under'
  | 'kcal_over'

/** A condition on the price or the calories of a size of a dish. */
export type FigureClause =
  /** Prices in minor units of the menu's currency, or kilocalories. */
  | { readonly op: NumericOp; readonly of: number }
  /** The id of a dish. */
  | { readonly op: 'cheaper_than'; readonly of: string }

/**
 * A condition on a dish, whatever its size. `in`, `course`, `only`, `is`, `cooked` and the `_any` clauses
 * require one of their values; the others require all.
 */
export type DishClause =
  | { readonly op: 'in' | 'not_in'; /** Ids of headings. */ readonly of: readonly string[] }
  | { readonly op: 'course' | 'not_course'; readonly of: readonly Course[] }
  | { readonly op: 'only' | 'except'; /** Ids of dishes. */ readonly of: readonly string[] }
  | { readonly op: 'suits' | 'suits_any'; readonly of: readonly Diet[] }
  | { readonly op: 'without' | 'with' | 'with_any'; readonly of: readonly Substance[] }
  | { readonly op: 'is' | 'not'; readonly of: readonly Sense[] }
  | { readonly op: 'cooked' | 'not_cooked'; readonly of: readonly Cooking[] }
  /** The id of a dish. */
  | { readonly op: 'like'; readonly of: string }
  /** Words in a dish's name, description, ingredients or tags. */
  | { readonly op: 'words'; readonly of: readonly string[] }

/** One condition of a query. */
export type Clause = DishClause | FigureClause

/**
 * A query of the menu: filter, order and limit. Used by the offline planner, models' plans, the
 * guest page's filter and the evals.
 */
export interface MenuQuery {
  readonly clauses: readonly Clause[]
  readonly sort?: SortKey
  /** Maximum number of dishes per group. */
  readonly limit?: number
  /** Whether what fits, or may fit, must be available now: not sold out, and served. */
  readonly isOffer?: boolean
}
