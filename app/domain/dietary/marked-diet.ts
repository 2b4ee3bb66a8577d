import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { findStatement } from './dish-facts.ts'
import type { Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// A dish marked for the stricter diet suits the other one too.
const stricterThan: Partial<Record<Diet, Diet>> = { pescatarian: 'vegetarian', vegetarian: 'vegan' }

/**
 * Returns the diet by which the owner marked a dish that suits the given diet: "vegan" for a dish
 * that suits vegetarians because it is vegan.
 */
export function markedDiet(dish: GuestDish, diet: Diet): Diet {
  const stricter = stricterThan[diet]
  if (stricter === undefined) return diet
  const isNamed =
    findStatement(dish, diet)?.state === 'free' ||
    dish.tags.map(foldTag).some((tag) => isDietTag(tag, diet) && !isDietTag(tag, stricter))
  return isNamed ? diet : markedDiet(dish, stricter)
}
