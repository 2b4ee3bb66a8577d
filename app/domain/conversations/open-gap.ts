import type { dishes } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { readDiet, readDishFact } from '../dietary/dish-facts.ts'
import { dietaryFacts, diets } from '../dietary/facts.ts'

/** What was missing when it was last asked for. */
interface AskedGap {
  readonly kind: GapKind
  readonly facts: readonly string[]
  readonly lastAsked: Date
  /** Whether it was asked of the whole menu, and not of one dish. */
  readonly isOfMenu: boolean
}

type Dish = typeof dishes.$inferSelect

/**
 * Which facts of a gap are missing still, and whether it is open at all. What cannot be looked up
 * counts as put right once its dish was changed after the question.
 * @param asked the gap's dish alone, or every dish of its menu
 */
export function stillMissing(
  { kind, facts, lastAsked, isOfMenu }: AskedGap,
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
      if (facts.length === 0) return open(isUnseen)
      const isMissing = (fact: string) => asked.every((dish) => !isRecorded(dish, fact, isOfMenu))
      const missing = unanswered(facts.filter(isMissing), facts)
      return { isOpen: missing.length > 0, facts: missing }
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

/** Of facts that are missing those that leave a guest without an answer: nuts answer for peanuts. */
export function unanswered<Fact extends string>(
  missing: readonly Fact[],
  asked: readonly string[],
): readonly Fact[] {
  return missing.join() === 'peanuts' && asked.includes('nuts') ? [] : missing
}

function isRecorded(dish: Dish, name: string, isOfMenu: boolean): boolean {
  const fact = dietaryFacts.find((one) => one === name)
  if (fact) {
    const { status } = readDishFact(dish, fact)
    return status !== 'not_recorded' && status !== 'usual'
  }
  const diet = diets.find((one) => one === name)
  if (!diet) return false
  const { tag, against } = readDiet(dish, diet)
  // A dish that is not kosher is an answer of that dish; of the menu, only one that is.
  return tag !== undefined || (!isOfMenu && against.length > 0)
}
