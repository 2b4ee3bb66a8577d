import type { GuestDish } from '../menus/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { diets, excludedBy, type Diet } from './facts.ts'

/**
 * The diets that a dish may be told of as fit for, where nobody can ask back: its owner has
 * tagged it so, and nothing recorded speaks against it, not even what may come with it. A dish
 * without a tag is fit for none, whatever its ingredients.
 */
export function fitDiets(dish: GuestDish): Diet[] {
  if (dish.tags.length === 0) return []
  return diets.filter((diet) => {
    const { tag, against } = readDiet(dish, diet)
    return tag !== undefined && against.length === 0 && !isMentioned(dish, diet)
  })
}

function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => readDishFact(dish, fact).status === 'mentioned')
}
