import { readDiet, readDishFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import { deriveState, type DishState } from '#app/domain/dietary/dish-state.ts'
import { dietaryFacts, diets, type DietaryFact } from '#app/domain/dietary/facts.ts'
import { statedFacts, type StatedFact, type StatedState } from '#app/domain/dietary/statements.ts'
import { asDish, stillHolds, type DishWords } from '#app/domain/dietary/voiding.ts'
import { parseList } from '#app/domain/dishes/parse-list.ts'
import { groupBy } from '#app/domain/group-by.ts'
import type { DishValues } from './dish-values.ts'

/** What the assistant will tell guests of one thing in a dish, and by which words. */
export interface TypedFact extends DishFact {
  readonly fact: DietaryFact
}

/** A tag that promises a diet which other words speak against. */
interface BrokenPromise {
  readonly tag: string
  readonly against: readonly string[]
}

export interface TypedFacts {
  readonly facts: readonly TypedFact[]
  readonly broken: readonly BrokenPromise[]
}

/** The words of a dish, as they are typed so far. */
function wordsOf(values: DishValues): DishWords {
  return {
    name: values['name'] ?? '',
    description: values['description'] ?? '',
    aiInstructions: values['aiInstructions'] ?? '',
    ingredients: parseList(values['ingredients'] ?? ''),
    tags: parseList(values['tags'] ?? ''),
  }
}

/** What the words typed so far say of all that can be stated. */
export function readStates(values: DishValues): ReadonlyMap<StatedFact, DishState> {
  const dish = asDish(wordsOf(values))
  return new Map(statedFacts.map((fact) => [fact, deriveState(dish, fact)]))
}

/** Whether a statement outlives what was typed since it was made. */
export function outlives(
  statement: { readonly fact: StatedFact; readonly state: StatedState },
  stored: DishValues,
  typed: DishValues,
): boolean {
  return stillHolds(statement, wordsOf(stored), wordsOf(typed))
}

/** Reads a form, as it is typed so far, with the assistant's own eyes. */
export function readFacts(values: DishValues): TypedFacts {
  const dish = asDish(wordsOf(values))
  const facts = dietaryFacts
    .map((fact) => ({ fact, ...readDishFact(dish, fact) }))
    .filter(({ status }) => status !== 'not_recorded')
  const promises = diets.flatMap((diet) => {
    const { tag, against } = readDiet(dish, diet)
    return tag !== undefined && against.length > 0 ? [{ tag, against }] : []
  })
  const claims = facts.flatMap(({ contradictedTag, reasons }) =>
    contradictedTag === undefined ? [] : [{ tag: contradictedTag, against: reasons }],
  )
  const byTag = groupBy([...promises, ...claims], ({ tag }) => tag)
  const broken = [...byTag].map(([tag, all]) => ({
    tag,
    against: [...new Set(all.flatMap(({ against }) => against))],
  }))
  return { facts, broken }
}
