import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { determineDiet, determineFact } from './dish-facts.ts'
import { stateOfDiet } from './dish-state.ts'
import { diets, excludedBy, type Diet } from '../guest-menu/facts.ts'
import { foldTag, isDietTag } from './tags.ts'

// Computed once per dish, because a menu is shown to many guests.
const cachedDiets = new WeakMap<GuestDish, readonly Diet[]>()

/**
 * Returns the diets that a dish can be said to suit where guests can't ask questions. A dish suits a
 * diet by the owner's tag or statement, if nothing recorded contradicts it, including optional
 * additions, and if every choice that it requires suits the diet too. Without a tag or statement it
 * suits none, whatever its ingredients.
 */
export function suitableDiets(dish: GuestDish): readonly Diet[] {
  const cached = cachedDiets.get(dish)
  if (cached) return cached
  const isUnmarked = dish.tags.length === 0 && dish.stated === undefined
  const suitable = isUnmarked ? [] : computeDiets(dish)
  cachedDiets.set(dish, suitable)
  return suitable
}

function computeDiets(dish: GuestDish): Diet[] {
  const isVegan = suits(dish, 'vegan')
  return diets.filter((diet) => suits(dish, diet) && (isVegan || !isBasedOnVegan(dish, diet)))
}

function suits(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = determineDiet(dish, diet)
  const isUncontradicted = tag !== undefined && against.length === 0 && !isMentioned(dish, diet)
  return isUncontradicted && stateOfDiet(dish, diet).state === 'free'
}

/**
 * Whether a dish is marked for a diet only by the word "vegan". If that is wrong, so are the
 * implied diets.
 */
function isBasedOnVegan(dish: GuestDish, diet: Diet): boolean {
  const { tag } = determineDiet(dish, diet)
  return tag !== undefined && isDietTag(foldTag(tag), 'vegan')
}

/** Whether a dish may contain something that a diet excludes. */
function isMentioned(dish: GuestDish, diet: Diet): boolean {
  return excludedBy[diet].some((fact) => determineFact(dish, fact).status === 'mentioned')
}
