import type { dishes } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { readDiet, readDishFact } from '../dietary/dish-facts.ts'
import { dietaryFacts, diets } from '../dietary/facts.ts'

/** What was missing when it was last asked for. */
interface AskedGap {
  readonly kind: GapKind
  readonly facts: readonly string[]
  readonly lastAsked: Date
}

type Dish = typeof dishes.$inferSelect

/**
 * Which facts of a gap are missing still, and whether it is open at all. What cannot be looked up
 * counts as put right once its dish was changed after the question.
 * @param asked the gap's dish alone, or every dish of its menu
 */
export function stillMissing(
  { kind, facts, lastAsked }: AskedGap,
  asked: readonly Dish[],
): { readonly isOpen: boolean; readonly facts: readonly string[] } {
  const isUnseen = asked.every(({ updatedAt }) => updatedAt <= lastAsked)
  switch (kind) {
    case 'ingredients':
      return open(asked.every(({ ingredients }) => ingredients.length === 0))
    case 'calories':
      return open(asked.every(({ calories }) => calories === null))
    case 'price':
      return open(asked.every(({ priceMinor }) => priceMinor === null))
    case 'picture':
      return open(asked.every(({ imageUrl }) => imageUrl === null))
    case 'allergens':
    case 'diet': {
      const missing = facts.filter((fact) => asked.every((dish) => !isRecorded(dish, fact)))
      return facts.length === 0 ? open(isUnseen) : { isOpen: missing.length > 0, facts: missing }
    }
    case 'tags':
      return { isOpen: isUnseen, facts }
    case 'cooking':
    case 'details':
      return open(isUnseen)
    case 'not_on_menu':
    case 'other':
      return open(true)
  }
}

const open = (isOpen: boolean) => ({ isOpen, facts: [] })

function isRecorded(dish: Dish, name: string): boolean {
  const fact = dietaryFacts.find((one) => one === name)
  if (fact) {
    const { status } = readDishFact(dish, fact)
    return status !== 'not_recorded' && status !== 'usual'
  }
  const diet = diets.find((one) => one === name)
  if (!diet) return false
  const { tag, against } = readDiet(dish, diet)
  return tag !== undefined || against.length > 0
}
