import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { diets, excludedBy, type Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// Computed once per dish, because a menu is shown to many guests.
const knownDiets = new WeakMap<GuestDish, readonly Diet[]>()

/**
 * Returns the diets that a dish can be shown as suitable for where guests can't ask questions: the
 * owner has tagged or stated it, and nothing recorded contradicts it, including optional additions.
 * Without a tag or statement, a dish suits no diet, whatever its ingredients.
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

/**
 * Whether only the word "vegan" marks the dish: if that is wrong, the implied diets are wrong too.
 */
function restsOnVegan(dish: GuestDish, diet: Diet): boolean {
  const { tag } = readDiet(dish, diet)
  return tag !== undefined && isDietTag(foldTag(tag), 'vegan')
}

function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => readDishFact(dish, fact).status === 'mentioned')
}
