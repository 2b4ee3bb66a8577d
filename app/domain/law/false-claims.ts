import { determineDiet, determineFact, factInText } from '../dietary/dish-facts.ts'
import { parseClauses } from '../dietary/clauses.ts'
import { findNameDenials } from '../dietary/find-name-denials.ts'
import { dietaryFacts } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'

/** What a dish's texts claim, and its own records contradict. */
export interface FalseClaim {
  readonly field: 'name' | 'description' | 'tags'
  readonly words: string
  /** Whether it is a tag that contradicts the owner's own statement, and no word had to be understood. */
  readonly isProven: boolean
}

/**
 * Finds tags, names and descriptions that call a dish free of what it contains, or suitable for a
 * diet that an ingredient breaks.
 */
export function findFalseClaims(dish: GuestDish): readonly FalseClaim[] {
  const proven = new Set<string>()
  const tags = new Set<string>()
  for (const fact of dietaryFacts) {
    const { contradictedTag: tag, confirmed } = determineFact(dish, fact)
    if (tag === undefined || !dish.tags.includes(tag)) continue
    tags.add(tag)
    if (confirmed?.state === 'contains') proven.add(tag)
  }
  for (const diet of ['vegan', 'vegetarian'] as const) {
    const { tag, against } = determineDiet(dish, diet)
    const isBroken = against.some((words) => dish.ingredients.includes(words))
    if (tag !== undefined && isBroken && dish.tags.includes(tag)) tags.add(tag)
  }
  const clauses = parseClauses(dish.description).map(({ text }) => text)
  return [
    ...[...tags].map((words) => ({ field: 'tags' as const, words, isProven: proven.has(words) })),
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
    return isFalse ? [{ field, words, isProven: false }] : []
  })
}

/** The dish with its ingredients alone. */
export const recipeOf = (dish: GuestDish): GuestDish => ({
  ...dish,
  name: '',
  description: '',
  tags: [],
  aiInstructions: '',
})
