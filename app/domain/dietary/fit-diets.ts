import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { diets, excludedBy, type Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// Found once a dish: a menu is shown to many guests.
const knownDiets = new WeakMap<GuestDish, readonly Diet[]>()

/**
 * The diets that a dish may be told of as fit for, where nobody can ask back: its owner has
 * tagged or stated it so, and nothing recorded speaks against it, not even what may come with it.
 * A dish of which its owner says nothing is fit for none, whatever its ingredients.
 */
export function fitDiets(dish: GuestDish): readonly Diet[] {
  const known = knownDiets.get(dish)
  if (known) return known
  const isSilent = dish.tags.length === 0 && dish.stated === undefined
  const fit = isSilent ? [] : findFitDiets(dish)
  knownDiets.set(dish, fit)
  return fit
}

function findFitDiets(dish: GuestDish): Diet[] {
  const isVegan = isFit(dish, 'vegan')
  return diets.filter((diet) => isFit(dish, diet) && (isVegan || !restsOnVegan(dish, diet)))
}

function isFit(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = readDiet(dish, diet)
  return tag !== undefined && against.length === 0 && !isMentioned(dish, diet)
}

/** Whether nothing but the word "vegan" marks the dish: where that is untrue, so is the rest. */
function restsOnVegan(dish: GuestDish, diet: Diet): boolean {
  const { tag } = readDiet(dish, diet)
  return tag !== undefined && isDietTag(foldTag(tag), 'vegan')
}

function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => readDishFact(dish, fact).status === 'mentioned')
}
