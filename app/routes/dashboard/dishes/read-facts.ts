import { readDiet, readDishFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import { dietaryFacts, diets, type DietaryFact } from '#app/domain/dietary/facts.ts'
import { parseList } from '#app/domain/dishes/parse-list.ts'
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

/** Reads a form, as it is typed so far, with the assistant's own eyes. */
export function readFacts(values: DishValues): TypedFacts {
  const dish = {
    id: '',
    name: values['name'] ?? '',
    description: values['description'] ?? '',
    aiInstructions: values['aiInstructions'] ?? '',
    ingredients: parseList(values['ingredients'] ?? ''),
    tags: parseList(values['tags'] ?? ''),
    calories: null,
    priceMinor: null,
    imageUrl: null,
  }
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
  const byTag = Map.groupBy([...promises, ...claims], ({ tag }) => tag)
  const broken = [...byTag].map(([tag, all]) => ({
    tag,
    against: [...new Set(all.flatMap(({ against }) => against))],
  }))
  return { facts, broken }
}
