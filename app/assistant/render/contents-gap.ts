import { unanswered } from '#app/domain/conversations/assess-gap.ts'
import type { Gap } from '#app/domain/conversations/insight.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import {
  stateOf,
  stateOfDiet,
  stateOfFact,
  type DishState,
} from '#app/domain/dietary/dish-state.ts'
import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { PartOf } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'

type Question = PartOf<'has' | 'free_of' | 'suits'>

/** Returns the facts of a question that its answer mentions, with their states. */
export function mentionedFacts(
  { do: action, of }: Pick<Question, 'do' | 'of'>,
  dish: GuestDish,
): ReadonlyMap<DietaryFact, DishState['state']> {
  const askedFacts = of.flatMap((target) => (target.kind === 'fact' ? [target.fact] : []))
  const states = new Map(askedFacts.map((fact) => [fact, stateOfFact(dish, fact).state]))
  return new Map([...states].filter(([fact]) => !isIrrelevant(fact, states, action)))
}

// A guest who says "nuts" means both.
const bothNuts: readonly DietaryFact[] = ['nuts', 'peanuts']

/**
 * Whether an unrecorded fact no longer matters, because another fact already rules the dish out.
 */
function isIrrelevant(
  fact: DietaryFact,
  states: ReadonlyMap<DietaryFact, DishState['state']>,
  action: Question['do'],
): boolean {
  if (states.get(fact) !== 'not_recorded') return false
  if (action !== 'suits' && !bothNuts.includes(fact)) return false
  const decisive = action === 'suits' ? [...states.keys()] : bothNuts
  return decisive.some((other) => states.get(other) === 'contains')
}

/** Finds what the answer about a dish's contents says isn't recorded. */
export function contentsGap(question: Question, dish: GuestDish): Gap | undefined {
  const { of } = question
  const statesByFact = mentionedFacts(question, dish)
  const missingFacts = [...statesByFact.keys()].filter(
    (fact) => statesByFact.get(fact) === 'not_recorded',
  )
  if (dish.ingredients.length === 0 && (missingFacts.length > 0 || of.some(isUnknownFood(dish)))) {
    return { kind: 'ingredients', dishId: dish.id }
  }
  const facts = unanswered(missingFacts, [...statesByFact.keys()])
  if (facts.length > 0) return { kind: 'allergens', facts, dishId: dish.id }
  const diets = of.flatMap((target) => (target.kind === 'diet' ? [target.diet] : []))
  const diet = diets.find((name) => stateOfDiet(dish, name).state === 'not_recorded')
  return diet && { kind: 'diet', facts: [diet], dishId: dish.id }
}

const isUnknownFood =
  (dish: GuestDish) =>
  (target: DietaryTarget): boolean =>
    target.kind === 'food' &&
    findConcept(dish, target.concept) === undefined &&
    ['not_recorded', 'free'].includes(stateOf(dish, target).state)
