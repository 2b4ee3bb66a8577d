import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { statedOf } from './dish-facts.ts'
import type { Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// An owner who marks a dish for the stricter diet hasn't named the other one.
const stricterThan: Partial<Record<Diet, Diet>> = { pescatarian: 'vegetarian', vegetarian: 'vegan' }

/**
 * Returns the diet that the owner named for a dish marked as suitable for a diet: "vegan" for a
 * vegetarian.
 */
export function markedDiet(dish: GuestDish, diet: Diet): Diet {
  const stricter = stricterThan[diet]
  if (stricter === undefined) return diet
  const isNamed =
    statedOf(dish, diet)?.state === 'free' ||
    dish.tags.map(foldTag).some((tag) => isDietTag(tag, diet) && !isDietTag(tag, stricter))
  return isNamed ? diet : markedDiet(dish, stricter)
}
