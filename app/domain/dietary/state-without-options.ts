import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { findConcept, determineDiet, determineFact, type DishFact } from './dish-facts.ts'
import { excludedBy, isDietaryFact, type Diet, type DietaryFact } from '../guest-menu/facts.ts'
import type { DietaryTarget } from '../guest-menu/dietary-target.ts'
import type { OptionFact, StatedState, Statement } from '../guest-menu/statements.ts'
import { parseIngredientCached } from './cached-parsing.ts'
import { mayHaveUnnamed } from './unnamed-food.ts'

/**
 * Whether a dish contains what a guest avoids. It is `free` of an allergen, or suits a diet, only by
 * the owner's tag or statement; of another food also if it isn't among known ingredients.
 */
export interface DishState {
  readonly state: StatedState | 'not_recorded'
  readonly reason: Reason
}

/** The source of a state. */
export type Reason =
  | { readonly kind: 'confirmed'; readonly at: Date }
  | { readonly kind: 'derived'; readonly words: readonly string[] }
  | { readonly kind: 'tag'; readonly words: readonly string[] }
  | { readonly kind: 'none' }

const notRecorded: DishState = { state: 'not_recorded', reason: { kind: 'none' } }

/*
 * The states of a dish itself, without its options. `dish-state.ts` combines them with the options.
 */

/** Returns the state of anything that a guest avoids. */
export function stateWithoutOptions(dish: GuestDish, avoided: DietaryTarget): DishState {
  switch (avoided.kind) {
    case 'fact':
      return factStateWithoutOptions(dish, avoided.fact)
    case 'diet':
      return dietState(dish, avoided.diet)
    case 'food':
      return foodState(dish, avoided)
  }
}

/**
 * Returns the state of a food: a dish is free of it if its known ingredients don't include it, but not
 * for a guest who is allergic to it.
 */
function foodState(
  dish: GuestDish,
  { concept, isAllergy = false }: Extract<DietaryTarget, { kind: 'food' }>,
): DishState {
  const ingredient = findConcept(dish, concept)
  if (ingredient !== undefined)
    return { state: 'contains', reason: { kind: 'derived', words: [ingredient] } }
  // An ingredient unknown to the lexicon ("Rohe Zwiebel") may be anything.
  const isCertain = dish.ingredients.length > 0 && dish.ingredients.every(isKnownIngredient)
  return isCertain && !isAllergy && !mayHaveUnnamed(dish, concept)
    ? { state: 'free', reason: { kind: 'none' } }
    : notRecorded
}

/** Whether the lexicon recognises an ingredient. */
export const isKnownIngredient = (ingredient: string): boolean =>
  parseIngredientCached(ingredient).length > 0

/** Returns the state of any recordable fact of a dish. A dish marked as vegan is free of meat. */
export function factStateWithoutOptions(dish: GuestDish, fact: DietaryFact): DishState {
  const dishFact = determineFact(dish, fact)
  if (dishFact.status === 'not_recorded' && freeByDiet.includes(fact)) {
    const diet = findExcludingDiet(fact, (markedDiet) => dietState(dish, markedDiet))
    if (diet) return dietState(dish, diet)
  }
  // Lactose is in milk only: Regulation (EU) 1169/2011, Annex II, names "milk (including lactose)".
  if (dishFact.status === 'not_recorded' && fact === 'lactose') {
    const milk = determineFact(dish, 'milk')
    if (milk.status === 'marked_free') return { state: 'free', reason: reasonOf(milk) }
  }
  return { state: stateByStatus[dishFact.status], reason: reasonOf(dishFact) }
}

// Not allergens, whose traces a diet doesn't exclude, and not gelatine, which owners overlook.
const freeByDiet: readonly DietaryFact[] = ['meat', 'poultry', 'pork']

/** Finds a diet that a dish is marked for and that excludes a fact. */
export const findExcludingDiet = (
  fact: DietaryFact,
  stateOf: (diet: Diet) => DishState,
): Diet | undefined =>
  strictestFirst.find((diet) => excludedBy[diet].includes(fact) && stateOf(diet).state === 'free')

const strictestFirst = ['vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher'] as const

/** Returns the state according to the dish's text, as if the owner had stated nothing. */
export function deriveState(dish: GuestDish, fact: OptionFact): DishState {
  const unstated = { ...dish, stated: {} }
  return isDietaryFact(fact) ? factStateWithoutOptions(unstated, fact) : dietState(unstated, fact)
}

// `usual` and `mentioned` both mean that the dish may contain it.
const stateByStatus = {
  contains: 'contains',
  usual: 'may_contain',
  mentioned: 'may_contain',
  marked_free: 'free',
  not_recorded: 'not_recorded',
} as const satisfies Record<DishFact['status'], DishState['state']>

function reasonOf({ status, reasons, confirmed }: DishFact): Reason {
  if (confirmed) return byOwner(confirmed)
  if (status === 'not_recorded') return { kind: 'none' }
  return { kind: status === 'marked_free' ? 'tag' : 'derived', words: reasons }
}

const byOwner = ({ confirmedAt }: Statement): Reason => ({ kind: 'confirmed', at: confirmedAt })

/**
 * Returns the state of a diet for a dish; `contains` means that it contains something the diet
 * excludes.
 */
function dietState(dish: GuestDish, diet: Diet): DishState {
  const { tag, against, confirmed } = determineDiet(dish, diet)
  const dishFacts = excludedBy[diet].map((fact) => determineFact(dish, fact))
  const containedFacts = dishFacts.filter(({ status }) => status === 'contains')
  if (containedFacts.length > 0) {
    const statement = containedFacts.find((fact) => fact.confirmed)?.confirmed
    const words = unique(containedFacts.flatMap(({ reasons }) => reasons))
    return {
      state: 'contains',
      reason: words.length > 0 || !statement ? { kind: 'derived', words } : byOwner(statement),
    }
  }
  if (confirmed) return { state: confirmed.state, reason: byOwner(confirmed) }
  if (tag !== undefined && against.length === 0) {
    return { state: 'free', reason: { kind: 'tag', words: [tag] } }
  }
  const words = unique(
    dishFacts.flatMap(({ status, reasons }) =>
      status === 'usual' || status === 'mentioned' ? reasons : [],
    ),
  )
  return words.length > 0
    ? { state: 'may_contain', reason: { kind: 'derived', words } }
    : notRecorded
}

const unique = (words: readonly string[]) => [...new Set(words)]
