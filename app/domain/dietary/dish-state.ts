import { isRequired, validStatements } from '../guest-menu/option-group.ts'
import type { Diet, DietaryFact } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { statedFacts, type StatedFact, isStatedDiet } from '../guest-menu/statements.ts'
import { combineRequired, type OptionState } from './judge-choices.ts'
import { optionLabel } from './option-label.ts'
import { stateOfOption } from './option-state.ts'
import {
  findExcludingDiet,
  stateWithoutOptions,
  type DishState,
  type Reason,
} from './state-without-options.ts'
import type { DietaryTarget } from '../guest-menu/dietary-target.ts'

export type { DishState, Reason }

/*
 * The states of a dish as it is served: with any choice from the groups of options that require one.
 * Optional choices change nothing (docs/decisions/070-options.md).
 */

// Computed once per dish, because a page is rendered for many guests.
const statesOf = new WeakMap<GuestDish, ReadonlyMap<StatedFact, DishState>>()

/** Returns the states of all facts that can be stated about a dish. */
export function determineStates(dish: GuestDish): ReadonlyMap<StatedFact, DishState> {
  const cached = statesOf.get(dish)
  if (cached) return cached
  const states = new Map(statedFacts.map((fact) => [fact, determineState(dish, fact)]))
  statesOf.set(dish, states)
  return states
}

/** Returns the state of an allergen, pork, alcohol or a diet for a dish. */
export const determineState = (dish: GuestDish, fact: StatedFact): DishState =>
  isStatedDiet(fact) ? stateOfDiet(dish, fact) : stateOfFact(dish, fact)

/** Returns the state of any recordable fact of a dish. */
export const stateOfFact = (dish: GuestDish, fact: DietaryFact): DishState =>
  stateOf(dish, { kind: 'fact', fact })

/** Returns the state of a diet; `contains` means that something contained is excluded by the diet. */
export const stateOfDiet = (dish: GuestDish, diet: Diet): DishState =>
  stateOf(dish, { kind: 'diet', diet })

/** Finds a diet that the owner has marked for a dish and that excludes a fact. */
export const findMarkedDiet = (dish: GuestDish, fact: DietaryFact): Diet | undefined =>
  findExcludingDiet(fact, (diet) => stateOfDiet(dish, diet))

/** The recorded words behind a state; empty if the owner stated it, or nothing is recorded. */
export const wordsOf = ({ reason }: DishState): readonly string[] =>
  'words' in reason ? reason.words : []

/** Returns the state of anything that a guest avoids. */
export function stateOf(dish: GuestDish, avoided: DietaryTarget): DishState {
  const plainState = stateWithoutOptions(dish, avoided)
  const all = dish.optionGroups ?? []
  const groups = all.filter(isRequired)
  if (groups.length === 0) return plainState
  const judgedGroups = groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      option,
      group,
      states: [stateOfOption(option, avoided)],
    })),
  }))
  const state = combineRequired(plainState.state, judgedGroups, 0)
  if (state === plainState.state && state !== 'may_contain') return plainState
  const options = judgedGroups.flatMap((group) => group.options)
  const labelsWith = (...states: readonly OptionState[]) =>
    options.flatMap(({ option, group, states: [optionState = 'unknown'] }) =>
      states.includes(optionState) ? [optionLabel(option, all, group)] : [],
    )
  switch (state) {
    case 'contains':
      return { state, reason: { kind: 'derived', words: labelsWith('adds') } }
    case 'may_contain': {
      const words = [...wordsOf(plainState), ...labelsWith('adds', 'may_add')]
      return words.length > 0 ? { state, reason: { kind: 'derived', words } } : plainState
    }
    case 'free': {
      const statements = options.flatMap(({ option }) => validStatements(option))
      const times = statements.map(([, { confirmedAt }]) => Date.parse(confirmedAt))
      return { state, reason: { kind: 'confirmed', at: new Date(Math.min(...times)) } }
    }
    case 'not_recorded':
      return { state, reason: { kind: 'none' } }
  }
}
