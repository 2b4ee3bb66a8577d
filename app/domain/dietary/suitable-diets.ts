import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { stateOfDiet } from './dish-state.ts'
import { diets, excludedBy, type Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// Computed once per dish, because a menu is shown to many guests.
const knownDiets = new WeakMap<GuestDish, readonly Diet[]>()

/**
 * Returns the diets for which a dish can be shown as suitable where guests can't ask questions: by
 * the owner's tag or statement, if nothing recorded contradicts it, including optional additions,
 * and if every choice that it requires suits it. Without a tag or statement, a dish suits no diet, whatever its ingredients.
 */
export function suitableDiets(dish: GuestDish): readonly Diet[] {
  const known = knownDiets.get(dish)
  if (known) return known
  const isUnmarked = dish.tags.length === 0 && dish.stated === undefined
  const fit = isUnmarked ? [] : findFitDiets(dish)
  knownDiets.set(dish, fit)
  return fit
}

function findFitDiets(dish: GuestDish): Diet[] {
  const isVegan = isFit(dish, 'vegan')
  return diets.filter((diet) => isFit(dish, diet) && (isVegan || !isBasedOnVegan(dish, diet)))
}

function isFit(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = readDiet(dish, diet)
  const isOwn = tag !== undefined && against.length === 0 && !isMentioned(dish, diet)
  return isOwn && stateOfDiet(dish, diet).state === 'free'
}

/**
 * Whether a dish is marked for a diet only by the word "vegan". If that is wrong, so are the
 * implied diets.
 */
function isBasedOnVegan(dish: GuestDish, diet: Diet): boolean {
  const { tag } = readDiet(dish, diet)
  return tag !== undefined && isDietTag(foldTag(tag), 'vegan')
}

function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => readDishFact(dish, fact).status === 'mentioned')
}
