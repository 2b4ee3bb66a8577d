import { asEvidence, type Evidence } from '#app/domain/conversations/evidence.ts'
import { isDietaryFact, stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Question } from './providers/offline/question.ts'

// A reply on a long menu names many dishes, and rests on each of them.
const mostDishes = 40
// Each dish of a long menu is looked for in the reply.
const maxTextSearched = 4_000

/** What a model claimed of single dishes, whether or not it was true. */
export type Claims = readonly {
  readonly dishId: string | null
  readonly fact: DietaryFact | Diet | null
}[]

interface Told {
  readonly text: string
  readonly dishes: readonly { readonly id: string }[]
  readonly claims?: Claims
}

/**
 * What is recorded, at this moment, of all that a reply to a question is about: what the model
 * claimed, and what was asked after.
 */
export function noteEvidence(question: Question, reply: Told): Evidence[] {
  const { dishes } = question.index
  const claimed = (reply.claims ?? []).flatMap(({ dishId, fact }) => {
    const found = fact && dishes.find(({ dish }) => dish.id === dishId)
    return found ? [noteFact(found.dish, fact)] : []
  })
  const all = [...claimed, ...noteAsked(question, reply)]
  return [...new Map(all.map((evidence) => [nameOf(evidence), evidence])).values()]
}

const nameOf = ({ dishId, fact }: Evidence) => `${dishId} ${fact}`

const noteFact = (dish: GuestDish, fact: DietaryFact | Diet) =>
  asEvidence(dish, fact, isDietaryFact(fact) ? stateOfFact(dish, fact) : stateOfDiet(dish, fact))

/**
 * The allergens and the diet that a question asks after or that were told as an allergy before:
 * in the dishes that it names, or else in those that the reply names.
 */
function noteAsked(
  { facts, diet, toldAllergy, mentions, index }: Question,
  reply: Told,
): Evidence[] {
  const asked = [...new Set([...facts, ...(toldAllergy?.facts ?? [])])]
  if (asked.length === 0 && !diet) return []
  const named = [...new Set(mentions.flat())]
  const shown = new Set(reply.dishes.map(({ id }) => id))
  const text = reply.text.slice(0, maxTextSearched)
  const isTold = (dish: { readonly id: string; readonly name: string }) =>
    shown.has(dish.id) || text.includes(dish.name)
  const about = named.length > 0 ? named : index.dishes.filter(({ dish }) => isTold(dish))
  const wanted = [...asked, ...(diet ? [diet] : [])]
  return about
    .slice(0, mostDishes)
    .flatMap(({ dish }) => wanted.map((fact) => noteFact(dish, fact)))
}
