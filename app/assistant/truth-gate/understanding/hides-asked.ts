import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { leavingOut } from '../words/shapes.ts'
import { readWords } from '../words/read-words.ts'
import type { Claim } from '../reading/claim.ts'
import { checkContains } from '../checking/check-contents.ts'
import { findDiets } from '../words/find-foods.ts'
import type { Understandable } from './understandable.ts'

const ofOtherRecords =
  /\b(dishes|yemekler\w*|hangi\w*|others?|price\w*|cost\w*|calor\w*|fiyat\w*|kalori\w*)\b/

/**
 * Whether a sentence tells what is in a dish, or that nothing is recorded, and is silent of what
 * the guest avoids or asks for and the dish holds: a list that leaves it out says it is not there.
 */
export function hidesAsked({ sentence, read, records: { topic } }: Understandable): boolean {
  if (topic.isWarned) return false
  const spoken = readWords(sentence).words.join(' ')
  if (leavingOut.some((shape) => spoken.search(shape) !== -1)) return false
  const shunned = new Set([...topic.asked.foods, ...topic.avoided].flatMap(({ facts }) => facts))
  const named = read.foods.filter(({ concept }) => !/^(allerg|alerj)/.test(concept))
  const told = new Set(named.flatMap(({ facts }) => facts))
  // Milk is where lactose is.
  if (told.has('milk')) told.add('lactose')
  const isTold = [...shunned].some((fact) => told.has(fact))
  if (shunned.size === 0 || isTold) return false
  return read.parts.some(({ words, scope, admissions, claims, foods }) => {
    const isSilent =
      admissions.ofRecords &&
      foods.length === 0 &&
      findDiets(words).length === 0 &&
      !ofOtherRecords.test(words.join(' '))
    const isList = foods.length > 0 && (claims.some(isOfHeld) || claims.length === 0)
    const dishes = scope.dishes.length > 0 ? scope.dishes : topic.asked.dishes
    // A list hides nothing that a reference has told.
    const isOpen = (dish: GuestDish) => isSilent || (isList && !topic.told.includes(dish))
    return dishes.some(
      (dish) =>
        isOpen(dish) &&
        dish.ingredients.length > 0 &&
        [...shunned].some(
          (fact) => checkContains(dish, { concept: `fact:${fact}`, facts: [fact] }) === 'true',
        ),
    )
  })
}

/** That something is in there, or that nobody says whether it can be left out. */
const isOfHeld = (claim: Claim) =>
  claim.kind === 'contains' || (claim.kind === 'unknown' && claim.of === 'orders')
