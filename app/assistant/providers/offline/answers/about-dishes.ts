import { hasConcept, hasTag, readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Phrases } from '../phrases/phrases.ts'

const listed = (words: readonly string[]) => words.join(', ')

/** What is recorded of an allergen in a dish; "free" only in the owner's own words. */
export function aboutFact(dish: GuestDish, fact: DietaryFact, say: Phrases): string {
  const { status, reasons } = readDishFact(dish, fact)
  const name = say.fact[fact]
  switch (status) {
    case 'contains':
      return say.contains(dish.name, name, listed(reasons))
    case 'mentioned':
      return say.mentioned(dish.name, name, reasons.join('; '))
    case 'marked_free':
      return say.markedFree(dish.name, name, listed(reasons))
    case 'not_recorded':
      return dish.ingredients.length === 0
        ? say.noIngredients(dish.name)
        : say.factUnknown(dish.name, name, listed(dish.ingredients))
  }
}

/** Whether a dish is recorded with an ingredient that is no allergen. */
export function aboutIngredient(
  dish: GuestDish,
  concept: string,
  asked: string,
  say: Phrases,
): string {
  if (dish.ingredients.length === 0) return say.noIngredients(dish.name)
  return hasConcept(dish, concept)
    ? say.hasIngredient(dish.name, asked)
    : say.ingredients(dish.name, listed(dish.ingredients))
}

export function aboutDiet(dish: GuestDish, diet: Diet, say: Phrases): string {
  const { isMarked, against } = readDiet(dish, diet)
  const name = say.diet[diet]
  if (against.length === 0) {
    return isMarked ? say.dietMarked(dish.name, name) : say.dietUnknown(dish.name, name)
  }
  return isMarked
    ? say.dietContradiction(dish.name, name, listed(against))
    : say.dietAgainst(dish.name, name, listed(against))
}

export function aboutIngredients(dish: GuestDish, say: Phrases): string {
  return dish.ingredients.length === 0
    ? say.noIngredients(dish.name)
    : say.ingredients(dish.name, listed(dish.ingredients))
}

export function aboutCalories(dish: GuestDish, say: Phrases): string {
  return dish.calories === null ? say.noCalories(dish.name) : say.calories(dish.name, dish.calories)
}

export function aboutPrice(dish: GuestDish, price: string | undefined, say: Phrases): string {
  return price === undefined ? say.noPrice(dish.name) : say.price(dish.name, price)
}

/** Whether the owner's tags say so; if not, what there is to judge by. */
export function aboutTag(dish: GuestDish, sense: RegExp, say: Phrases): string {
  return hasTag(dish, sense)
    ? say.tag(dish.name, listed(dish.tags))
    : `${say.noTag(dish.name)} ${aboutIngredients(dish, say)}`
}

export function aboutCooking(dish: GuestDish, say: Phrases): string {
  const words = [dish.description, dish.aiInstructions].filter((text) => text !== '').join(' ')
  return words === '' ? say.noCooking(dish.name) : say.cooking(dish.name, words)
}

/** All that the menu shows of a dish. */
export function aboutDish(dish: GuestDish, price: string | undefined, say: Phrases): string {
  return [
    say.price(dish.name, price ?? say.noPrice('').replace(/^: /, '')),
    dish.description,
    dish.ingredients.length > 0 ? aboutIngredients(dish, say) : '',
    dish.calories === null ? '' : `${dish.calories} kcal`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
