import type { dishes } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { asDish } from '../dietary/dish-texts.ts'
import { determineDiet, determineFact } from '../dietary/dish-facts.ts'
import { dietaryFacts, diets } from '../guest-menu/facts.ts'
import { cookingSentences } from '../menus/query/cooking.ts'
import { isHeatRecorded } from '../menus/query/senses.ts'
import type { SizeFigure } from '../sizes/size.ts'
import { sizesOf } from '../sizes/sizes-of.ts'

/** A gap as of the last question about it. */
interface AskedGap {
  readonly kind: GapKind
  readonly facts: readonly string[]
  readonly lastAsked: Date
  /** Whether the question concerned the whole menu rather than one dish. */
  readonly isAboutMenu: boolean
}

type Dish = typeof dishes.$inferSelect

/**
 * Determines whether a gap is still open, and which of its facts are still missing. Information
 * without a field, and facts erased with the question, can't be looked up: such a gap is closed
 * once the owner has edited what could contain the answer, such as the dish's description or
 * statements.
 * @param askedDishes the gap's dish, or every dish of its menu
 */
export function assessGap(
  { kind, facts, lastAsked, isAboutMenu }: AskedGap,
  askedDishes: readonly Dish[],
): { readonly isOpen: boolean; readonly facts: readonly string[] } {
  switch (kind) {
    case 'ingredients':
      return gap(askedDishes.every(({ ingredients }) => ingredients.length === 0))
    case 'calories':
      return gap(askedDishes.every((dish) => hasSizeWithout(dish, 'calories')))
    case 'price':
      return gap(askedDishes.every((dish) => hasSizeWithout(dish, 'priceMinor')))
    case 'picture':
      return gap(askedDishes.every(({ imageUrl }) => imageUrl === null))
    case 'allergens':
    case 'diet': {
      if (facts.length === 0) {
        return gap(askedDishes.every(({ factsChangedAt }) => factsChangedAt <= lastAsked))
      }
      const isMissing = (fact: string) =>
        askedDishes.every((dish) => !isRecorded(dish, fact, isAboutMenu))
      const missing = unanswered(facts.filter(isMissing), facts)
      return { isOpen: missing.length > 0, facts: missing }
    }
    case 'tags':
      return { isOpen: !askedDishes.some((dish) => isHeatRecorded(asDish(dish))), facts }
    case 'cooking':
      return gap(askedDishes.every((dish) => cookingSentences(asDish(dish)).length === 0))
    case 'details':
      return gap(askedDishes.every(({ describedAt }) => describedAt <= lastAsked))
    case 'other':
      return gap(true)
    case 'not_on_menu':
      // Stored by earlier versions. The reply said that it isn't on the menu, so nothing is missing.
      return gap(false)
  }
}

const hasSizeWithout = (dish: Dish, figure: SizeFigure) =>
  sizesOf(dish).some((size) => size[figure] === null)

const gap = (isOpen: boolean) => ({ isOpen, facts: [] })

/**
 * Returns the missing facts that leave the guest without an answer: an answer about nuts covers
 * peanuts.
 */
export function unanswered<Fact extends string>(
  missing: readonly Fact[],
  requested: readonly string[],
): readonly Fact[] {
  return missing.join() === 'peanuts' && requested.includes('nuts') ? [] : missing
}

function isRecorded(dish: Dish, name: string, isAboutMenu: boolean): boolean {
  const fact = dietaryFacts.find((candidate) => candidate === name)
  if (fact) {
    const { status } = determineFact(asDish(dish), fact)
    return status !== 'not_recorded' && status !== 'usual'
  }
  const diet = diets.find((candidate) => candidate === name)
  if (!diet) return false
  const { tag, against } = determineDiet(asDish(dish), diet)
  // "This dish isn't kosher" answers a question about the dish; a question about the menu needs a
  // dish that is.
  return tag !== undefined || (!isAboutMenu && against.length > 0)
}
