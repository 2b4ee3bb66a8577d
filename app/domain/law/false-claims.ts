import { determineDiet, determineFact, factInText } from '../dietary/dish-facts.ts'
import { parseClauses } from '../dietary/clauses.ts'
import { findNameDenials } from '../dietary/find-name-denials.ts'
import { dietaryFacts } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'

/** What a dish's texts claim, and its own records contradict. */
export interface FalseClaim {
  readonly field: 'name' | 'description' | 'tags'
  readonly words: string
}

/**
 * Finds tags, names and descriptions that call a dish free of what it contains, or suitable for a
 * diet that an ingredient breaks.
 */
export function findFalseClaims(dish: GuestDish): readonly FalseClaim[] {
  const tags = [
    ...dietaryFacts.map((fact) => determineFact(dish, fact).contradictedTag),
    ...(['vegan', 'vegetarian'] as const).map((diet) => {
      const { tag, against } = determineDiet(dish, diet)
      return against.some((words) => dish.ingredients.includes(words)) ? tag : undefined
    }),
  ].filter((tag) => tag !== undefined && dish.tags.includes(tag))
  const clauses = parseClauses(dish.description).map(({ text }) => text)
  return [
    ...[...new Set(tags)].flatMap((words) => (words ? [{ field: 'tags' as const, words }] : [])),
    ...claimsIn(dish, 'name', [dish.name]),
    ...claimsIn(dish, 'description', clauses),
  ]
}

/** A text calls a dish free of something that is among its ingredients, or that the owner confirmed. */
function claimsIn(
  dish: GuestDish,
  field: FalseClaim['field'],
  texts: readonly string[],
): readonly FalseClaim[] {
  return texts.flatMap((words) => {
    const isFalse = findNameDenials(words).some(
      (fact) =>
        determineFact(dish, fact).confirmed?.state === 'contains' ||
        factInText(recipeOf(dish), fact).status === 'contains',
    )
    return isFalse ? [{ field, words }] : []
  })
}

const recipeOf = (dish: GuestDish): GuestDish => ({
  ...dish,
  name: '',
  description: '',
  tags: [],
  aiInstructions: '',
})
