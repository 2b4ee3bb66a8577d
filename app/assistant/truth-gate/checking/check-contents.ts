import { findConcept, readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { knownTag, knownTerms } from '#app/domain/dietary/known-terms.ts'
import { isWholeFact } from '../../providers/offline/asked-food.ts'
import { spend } from '../work.ts'
import { findTerms, heldBy, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Standing } from './check-figures.ts'
import type { ClaimedFood } from '../reading/claim.ts'
import { readWords } from '../words/read-words.ts'
import { deniesBefore, deniesNext } from '../words/vocabulary.ts'

const held = new Set(['contains', 'usual', 'mentioned'])
const isHeld = (status: string) => held.has(status)

/** Whether the owner says that a dish is without a food. Nothing else makes it true. */
export function checkFree(dish: GuestDish, { concept, facts }: ClaimedFood): Standing {
  const statuses = facts.map((fact) => readDishFact(dish, fact).status)
  if (statuses.some(isHeld)) return 'wrong'
  if (findConcept(dish, concept) !== undefined) return 'wrong'
  const isMarked = facts.length > 0 && statuses.every((status) => status === 'marked_free')
  return isMarked ||
    isTagged(dish, concept) ||
    isMeatless(dish, facts) ||
    isMadeWithout(dish, { concept, facts })
    ? 'true'
    : 'unrecorded'
}

/** Whether a tag says in its own words what is claimed: "soğansız", "nut-free". */
function isTagged(dish: GuestDish, concept: string): boolean {
  return dish.tags.some((tag) => {
    const stem = /^(?:(.+) free|no (.+)|without (.+)|(.+)s[iu]z|(.+) icermez)$/.exec(knownTag(tag))
    const named = stem?.slice(1).find((part) => part !== undefined)
    return named !== undefined && findTerms(named).some((term) => term.concept === concept)
  })
}

/**
 * Whether the owner's own words say that a dish is made without a food on request: "istenirse
 * soğansız hazırlanır". Of what can harm, only a mark is believed.
 */
export const isLeftOut = (dish: GuestDish, food: ClaimedFood): boolean =>
  deniedBy(dish, food).length > 0

/** The same, whoever orders it: "soğansız yapılır". */
const isMadeWithout = (dish: GuestDish, food: ClaimedFood): boolean =>
  deniedBy(dish, food).some((words) => !words.some((word) => requests.test(word)))

const requests = /^(iste\w*|sev\w*|dile\w*|request\w*|ask\w*|like\w*|can|optional\w*)$/

/** The owner's sentences that say that a dish is without a food. */
function deniedBy(dish: GuestDish, { concept, facts }: ClaimedFood): string[][] {
  if (facts.length > 0) return []
  const text = `${dish.description}. ${dish.aiInstructions}`
  spend(text)
  const sentences = text.split(/[.;!]/).map(foldedWords)
  return sentences.filter((words) => {
    if (words.some((word) => /[ae](maz|mez|miyor)$/.test(word))) return false
    return words.some((word, place) => {
      const stem = /^(.{2,})s[iu]z$/.exec(word)?.[1]
      const before = words[place - 1] ?? ''
      const named =
        stem !== undefined
          ? `${before} ${stem}`
          : before === 'without'
            ? words.slice(place, place + 2).join(' ')
            : ''
      return findTerms(named).some((term) => withFamily(concept).includes(term.concept))
    })
  })
}

const fromLand: ReadonlySet<DietaryFact> = new Set(['meat', 'poultry', 'pork', 'gelatine'])

/** What an owner marks as vegetarian holds no meat. Of allergens no diet says anything. */
function isMeatless(dish: GuestDish, facts: readonly DietaryFact[]): boolean {
  if (facts.length === 0 || !facts.every((fact) => fromLand.has(fact))) return false
  const { tag, against } = readDiet(dish, 'vegetarian')
  return tag !== undefined && against.length === 0
}

// What comes of cooking, whatever is recorded.
const isVague = new Set(['juice', 'syrup', 'water', 'sauce'])

/** Whether a dish records a food, one of its kinds, or what it is a kind of. */
const isOfFamily = (dish: GuestDish, concept: string): boolean =>
  withFamily(concept).some((one) => findConcept(dish, one) !== undefined) ||
  dish.ingredients.some((ingredient) =>
    knownTerms(ingredient).some((term) => withFamily(term.concept).includes(concept)),
  )

/** Whether an ingredient is called after a food, and not after the want of it. */
const isNamedIn = (dish: GuestDish, concept: string): boolean =>
  dish.ingredients.some((ingredient) => {
    const { words } = readWords(ingredient)
    return (
      words.some((word) => word === concept) &&
      !words.some((word) => deniesNext.has(word) || deniesBefore.has(word))
    )
  })

/** Whether anything recorded says that a dish holds a food. */
export function checkContains(dish: GuestDish, { concept, facts }: ClaimedFood): Standing {
  if (isDishConcept(concept) || findConcept(dish, concept) !== undefined) return 'true'
  // A green pepper is a pepper, and vanilla ice cream has vanilla, where no allergen hangs on it.
  const isPlain = facts.length === 0
  if (isPlain && (isVague.has(concept) || isOfFamily(dish, concept) || isNamedIn(dish, concept)))
    return 'true'
  const statuses = facts.map((fact) => readDishFact(dish, fact).status)
  // Soy sauce is more than its gluten; "shellfish" is any of its kinds.
  const isWhole =
    concept.startsWith('fact:') || isWholeFact(concept) || heldBy(concept).length === 0
  if (isWhole ? statuses.some(isHeld) : facts.length > 0 && statuses.every(isHeld)) return 'true'
  return statuses.includes('marked_free') ? 'wrong' : 'unrecorded'
}

/** Whether the dish's own words say for certain that it holds a food. */
export const isRecordedIn = (dish: GuestDish, { facts }: ClaimedFood): boolean =>
  facts.some((fact) => readDishFact(dish, fact).status === 'contains')

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

/** Whether it is so that the owner does not say whether a food can be left out of a dish. */
export function checkUnordered(dish: GuestDish, food: ClaimedFood): Standing {
  if (isLeftOut(dish, food)) return 'wrong'
  return checkContains(dish, food) === 'true' ? 'true' : checkUnknown(dish, food)
}
