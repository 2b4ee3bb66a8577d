import type { dishes } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { readDiet, readDishFact } from '../dietary/dish-facts.ts'
import { dietaryFacts, diets } from '../guest-menu/facts.ts'

/** A gap as of when it was last asked for. */
interface AskedGap {
  readonly kind: GapKind
  readonly facts: readonly string[]
  readonly lastAsked: Date
  /** Whether the question concerned the whole menu rather than one dish. */
  readonly isOfMenu: boolean
}

type Dish = typeof dishes.$inferSelect

/**
 * Determines which facts of a gap are still missing, and whether it is still open. Gaps that can't
 * be checked count as closed once their dish was changed after the question.
 * @param asked the gap's dish, or every dish of its menu
 */
export function stillMissing(
  { kind, facts, lastAsked, isOfMenu }: AskedGap,
  asked: readonly Dish[],
): { readonly isOpen: boolean; readonly facts: readonly string[] } {
  const isUnchanged = asked.every(({ updatedAt }) => updatedAt <= lastAsked)
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
      if (facts.length === 0) return open(isUnchanged)
      const isMissing = (fact: string) => asked.every((dish) => !isRecorded(dish, fact, isOfMenu))
      const missing = unanswered(facts.filter(isMissing), facts)
      return { isOpen: missing.length > 0, facts: missing }
    }
    case 'tags':
      return { isOpen: isUnchanged, facts }
    case 'cooking':
    case 'details':
      return open(isUnchanged)
    case 'not_on_menu':
    case 'other':
      return open(true)
  }
}

const open = (isOpen: boolean) => ({ isOpen, facts: [] })

/**
 * Of the missing facts, those that leave the guest without an answer: an answer about nuts covers
 * peanuts.
 */
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
  // "This dish isn't kosher" answers a question about the dish; a question about the menu needs one
  // that is.
  return tag !== undefined || (!isOfMenu && against.length > 0)
}
