import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { statedOf } from './dish-facts.ts'
import type { Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// Who marks a dish as fit for the stricter diet has said nothing of the other one by name.
const stricterThan: Partial<Record<Diet, Diet>> = { pescatarian: 'vegetarian', vegetarian: 'vegan' }

/** Of a dish that is marked as fit for a diet: the diet that its owner named, "vegan" for a vegetarian. */
export function markedDiet(dish: GuestDish, diet: Diet): Diet {
  const stricter = stricterThan[diet]
  if (stricter === undefined) return diet
  const isNamed =
    statedOf(dish, diet)?.state === 'free' ||
    dish.tags.map(foldTag).some((tag) => isDietTag(tag, diet) && !isDietTag(tag, stricter))
  return isNamed ? diet : markedDiet(dish, stricter)
}
