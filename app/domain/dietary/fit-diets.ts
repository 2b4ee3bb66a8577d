import type { GuestDish } from '../menus/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { diets, excludedBy, type Diet } from './facts.ts'

// Found once a dish: a menu is shown to many guests.
const knownDiets = new WeakMap<GuestDish, readonly Diet[]>()

/**
 * The diets that a dish may be told of as fit for, where nobody can ask back: its owner has
 * tagged it so, and nothing recorded speaks against it, not even what may come with it. A dish
 * without a tag is fit for none, whatever its ingredients.
 */
export function fitDiets(dish: GuestDish): readonly Diet[] {
  const known = knownDiets.get(dish)
  if (known) return known
  const fit = dish.tags.length === 0 ? [] : findFitDiets(dish)
  knownDiets.set(dish, fit)
  return fit
}

function findFitDiets(dish: GuestDish): Diet[] {
  return diets.filter((diet) => {
    const { tag, against } = readDiet(dish, diet)
    return tag !== undefined && against.length === 0 && !isMentioned(dish, diet)
  })
}

function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => readDishFact(dish, fact).status === 'mentioned')
}
