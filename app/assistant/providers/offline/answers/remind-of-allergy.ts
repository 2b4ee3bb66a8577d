import { findConcept, readDishFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Question } from '../question.ts'
import { acrossFacts, acrossFoods } from './allergens-of-menu.ts'
import { lines, type PriceOf } from './lists.ts'

/**
 * What a told allergy has to do with the dishes that a reply names, whatever the reply is about:
 * a price list is read as what there is to eat. Nothing where the reply speaks of it itself.
 */
export function remindOfAllergy(
  question: Question,
  reply: string,
  price: PriceOf,
  say: Phrases,
): string | undefined {
  const { toldAllergy, index, facts, plainFoods } = question
  if (!toldAllergy) return undefined
  const isSpokenOf = reply.includes(say.allergyStaff)
  const isOpen = (known: readonly string[]) => (one: string) => !isSpokenOf || !known.includes(one)
  const open = {
    ...question,
    isAllergy: true,
    facts: toldAllergy.facts.filter(isOpen(facts)),
    foods: toldAllergy.plainFoods.filter(isOpen(plainFoods)),
  }
  const named = index.dishes.filter(({ dish }) => reply.includes(dish.name))
  const holdsFact = named.some(({ dish }) =>
    open.facts.some((fact) => holding.has(readDishFact(dish, fact).status)),
  )
  const holdsFood = named.some(({ dish }) =>
    open.foods.some((food) => findConcept(dish, food) !== undefined),
  )
  if (named.length === 0) return undefined
  return lines(
    holdsFact && acrossFacts(named, open, say),
    holdsFood && acrossFoods(named, open, price, say),
    !isSpokenOf && say.allergyStaff,
  )
}

const holding: ReadonlySet<DishFact['status']> = new Set(['contains', 'mentioned', 'usual'])
