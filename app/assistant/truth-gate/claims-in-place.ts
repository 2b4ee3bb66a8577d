import { annexIIAllergens } from '#app/domain/dietary/facts.ts'
import type { Claim, ClaimedFood } from './claim.ts'
import { findDiets } from './find-foods.ts'
import type { Understandable } from './understandable.ts'

/** What is told in the place of a sentence that is not understood: all that it could be about. */
export function claimsInPlace({ read, records: { topic } }: Understandable): Claim[] {
  const foods = [...read.foods, ...topic.asked.foods, ...topic.avoided]
  const dishes = [read.dishes, topic.last, topic.asked.dishes].find((some) => some.length > 0) ?? []
  const scope = { dishes, reach: dishes.length > 0 ? ('all' as const) : ('menu' as const) }
  const diets = new Set([
    ...findDiets(read.words).map(({ diet }) => diet),
    ...(topic.asked.diet ? [topic.asked.diet] : []),
  ])
  return [
    ...[...diets].map((diet) => ({ kind: 'diet' as const, diet, isDenied: false, scope })),
    ...(foods.length > 0 || diets.size === 0
      ? [{ kind: 'safe' as const, foods: distinct(foods), isBeyond: false, scope }]
      : []),
  ]
}

const everyAllergen: ClaimedFood = { concept: 'allergens', facts: annexIIAllergens }

function distinct(foods: readonly ClaimedFood[]): readonly ClaimedFood[] {
  const some = [...new Map(foods.map((food) => [food.concept, food])).values()]
  return some.length === 0 ? [everyAllergen] : some
}
