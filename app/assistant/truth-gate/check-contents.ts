import { findConcept, readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { knownTag } from '#app/domain/dietary/known-terms.ts'
import { isWholeFact } from '../providers/offline/asked-food.ts'
import { findTerms, heldBy, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Standing } from './check-figures.ts'
import type { ClaimedFood } from './claim.ts'

const held = new Set(['contains', 'usual', 'mentioned'])
const isHeld = (status: string) => held.has(status)

/** Whether the owner says that a dish is without a food. Nothing else makes it true. */
export function checkFree(dish: GuestDish, { concept, facts }: ClaimedFood): Standing {
  const statuses = facts.map((fact) => readDishFact(dish, fact).status)
  if (statuses.some(isHeld)) return 'wrong'
  if (findConcept(dish, concept) !== undefined) return 'wrong'
  const isMarked = facts.length > 0 && statuses.every((status) => status === 'marked_free')
  return isMarked || isTagged(dish, concept) || isMeatless(dish, facts) ? 'true' : 'unrecorded'
}

/** Whether a tag says in its own words what is claimed: "soğansız", "nut-free". */
function isTagged(dish: GuestDish, concept: string): boolean {
  return dish.tags.some((tag) => {
    const stem = /^(?:(.+) free|no (.+)|without (.+)|(.+)s[iu]z|(.+) icermez)$/.exec(knownTag(tag))
    const named = stem?.slice(1).find((part) => part !== undefined)
    return named !== undefined && findTerms(named).some((term) => term.concept === concept)
  })
}

const fromLand: ReadonlySet<DietaryFact> = new Set(['meat', 'poultry', 'pork', 'gelatine'])

/** What an owner marks as vegetarian holds no meat. Of allergens no diet says anything. */
function isMeatless(dish: GuestDish, facts: readonly DietaryFact[]): boolean {
  if (facts.length === 0 || !facts.every((fact) => fromLand.has(fact))) return false
  const { tag, against } = readDiet(dish, 'vegetarian')
  return tag !== undefined && against.length === 0
}

/** Whether anything recorded says that a dish holds a food. */
export function checkContains(dish: GuestDish, { concept, facts }: ClaimedFood): Standing {
  if (isDishConcept(concept) || findConcept(dish, concept) !== undefined) return 'true'
  // A green pepper is a pepper, where no allergen hangs on it.
  if (facts.length === 0 && withFamily(concept).some((one) => findConcept(dish, one) !== undefined))
    return 'true'
  const statuses = facts.map((fact) => readDishFact(dish, fact).status)
  // Soy sauce is more than its gluten; "shellfish" is any of its kinds.
  const isWhole =
    concept.startsWith('fact:') || isWholeFact(concept) || heldBy(concept).length === 0
  if (isWhole ? statuses.some(isHeld) : facts.length > 0 && statuses.every(isHeld)) return 'true'
  return statuses.includes('marked_free') ? 'wrong' : 'unrecorded'
}

/** Whether it is so that nothing is recorded of a food in a dish. */
export function checkUnknown(dish: GuestDish, { concept, facts }: ClaimedFood): Standing {
  const statuses = facts.map((fact) => readDishFact(dish, fact).status)
  const isKnown = statuses.some((status) => status !== 'not_recorded')
  return isKnown || findConcept(dish, concept) !== undefined ? 'wrong' : 'true'
}

/** Whether it is so that the owner does not mark a dish as without a food. */
export function checkUnmarked(dish: GuestDish, food: ClaimedFood): Standing {
  return checkFree(dish, food) === 'true' ? 'wrong' : 'true'
}
