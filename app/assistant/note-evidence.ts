import { asEvidence, type Evidence } from '#app/domain/conversations/evidence.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { Question } from './providers/offline/question.ts'

// A reply on a long menu names many dishes, and rests on each of them.
const mostDishes = 40

/**
 * What is recorded, at this moment, of the allergens and the diet that a question asks after or
 * that were told as an allergy before: in the dishes that it names, or else in those that the
 * reply names.
 */
export function noteEvidence(
  { facts, diet, toldAllergy, mentions, index }: Question,
  reply: { readonly text: string; readonly dishes: readonly { readonly id: string }[] },
): Evidence[] {
  const asked = [...new Set([...facts, ...(toldAllergy?.facts ?? [])])]
  if (asked.length === 0 && !diet) return []
  const named = [...new Set(mentions.flat())]
  const shown = new Set(reply.dishes.map(({ id }) => id))
  const isTold = (dish: { readonly id: string; readonly name: string }) =>
    shown.has(dish.id) || reply.text.includes(dish.name)
  const about = named.length > 0 ? named : index.dishes.filter(({ dish }) => isTold(dish))
  return about
    .slice(0, mostDishes)
    .flatMap(({ dish }) => [
      ...asked.map((fact) => asEvidence(dish, fact, stateOfFact(dish, fact))),
      ...(diet ? [asEvidence(dish, diet, stateOfDiet(dish, diet))] : []),
    ])
}
