import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { diets, excludedBy, isAllergen, type Diet, type DietaryFact } from '../guest-menu/facts.ts'
import { gatherEvidence } from './dish-evidence.ts'
import { foldTagCached } from './cached-parsing.ts'
import { withFamily } from './lexicon/families.ts'
import { isStatedFact, type Statement } from '../guest-menu/statements.ts'

/** The status of a fact about a dish, with the recorded text that supports it. */
export interface DishFact {
  /**
   * - `contains`: according to an ingredient, the name, a tag, the description or the owner.
   * - `usual`: dishes with this name usually contain it, or an ingredient often does, and nothing
   *   recorded contradicts that; or a tag marks the dish as free of it, but an unknown word
   *   resembles a food that contains it.
   * - `mentioned`: the menu mentions it as optional, or the owner states that the dish may contain
   *   it.
   * - `marked_free`: by the owner's tag or statement, and nothing recorded contradicts it.
   * - `not_recorded`: nothing is recorded; never treated as free.
   */
  readonly status: 'contains' | 'usual' | 'mentioned' | 'marked_free' | 'not_recorded'
  /** The ingredients, tags or clauses, in the owner's words; empty if there is only a statement. */
  readonly reasons: readonly string[]
  /**
   * A tag that marks the dish as free of it, contradicted by `reasons` or by the owner's statement.
   */
  readonly contradictedTag?: string
  /** The owner's statement, if the status is based on it. */
  readonly confirmed?: Statement
}

/**
 * Determines what the menu records about a fact of a dish. Only the owner's tag or statement makes
 * it free, and recorded text according to which the dish contains it overrides both.
 */
export function determineFact(dish: GuestDish, fact: DietaryFact): DishFact {
  const statement = findStatement(dish, fact)
  const isFree = statement ? statement.state === 'free' : isExcludedByStatement(dish, fact)
  const recordedFact = factInText(isFree ? withoutName(dish, fact) : dish, fact)
  if (!statement) return isRuledOutByDiet(dish, fact, recordedFact) ? notRecorded : recordedFact
  const { status, reasons, contradictedTag } = recordedFact
  const isFreeByTag = status === 'marked_free' ? { contradictedTag: reasons[0] } : {}
  const isNamed = status === 'contains' || status === 'mentioned'
  switch (statement.state) {
    case 'contains':
      return {
        status: 'contains',
        reasons: isNamed ? reasons : [],
        ...(contradictedTag === undefined ? isFreeByTag : { contradictedTag }),
        confirmed: statement,
      }
    case 'may_contain':
      return status === 'contains' && reasons.some((reason) => isInRecipe(dish, reason))
        ? recordedFact
        : {
            ...recordedFact,
            ...isFreeByTag,
            status: 'mentioned',
            reasons: isNamed ? reasons : [],
            confirmed: statement,
          }
    case 'free':
      return isNamed
        ? recordedFact
        : {
            status: 'marked_free',
            reasons: status === 'marked_free' ? reasons : [],
            confirmed: statement,
          }
  }
}

const namelessDishes = new WeakMap<GuestDish, GuestDish>()

/**
 * Returns the dish whose texts are compared with a statement that it is free of a fact. The name is
 * ignored if ingredients are listed, unless the fact is an allergen: names aren't meant literally ("Gin &
 * Gone" is made without alcohol, a vegan "chicken" of soy), and owners see the name when they state
 * something.
 */
export function withoutName(dish: GuestDish, fact: DietaryFact): GuestDish {
  if (isAllergen(fact) || dish.ingredients.length === 0) return dish
  const nameless = namelessDishes.get(dish) ?? { ...dish, name: '' }
  namelessDishes.set(dish, nameless)
  return nameless
}

const isStatedFree = (dish: GuestDish, fact: DietaryFact): boolean =>
  findStatement(dish, fact)?.state === 'free'

/**
 * Whether a reason is an ingredient, a tag or the name. Other texts may be about something near the
 * dish: "on the same tray as the butter baklava".
 */
const isInRecipe = ({ name, ingredients, tags }: GuestDish, reason: string): boolean =>
  reason === name || ingredients.includes(reason) || tags.includes(reason)

const notRecorded: DishFact = { status: 'not_recorded', reasons: [] }

/**
 * Whether the fact is only usual for dishes with this name, and the owner's diet mark excludes it:
 * the pastry of a vegan samosa. That isn't a confirmation for an allergy.
 */
const isRuledOutByDiet = (
  dish: GuestDish,
  fact: DietaryFact,
  { status, contradictedTag }: DishFact,
) =>
  status === 'usual' &&
  contradictedTag === undefined &&
  diets.some((diet) => excludedBy[diet].includes(fact) && isMarkedFor(dish, diet))

/** Whether the owner states that the dish suits a diet that excludes a fact. */
const isExcludedByStatement = (dish: GuestDish, fact: DietaryFact) =>
  diets.some((diet) => excludedBy[diet].includes(fact) && findConfirmation(dish, diet))

/** Determines a fact from the dish's text, ignoring the owner's statements. */
export function factInText(dish: GuestDish, fact: DietaryFact): DishFact {
  const { contains, usual, mentioned, freeTags, slipsOf } = gatherEvidence(dish)
  const tag = freeTags.get(fact)
  const contradiction = tag === undefined ? {} : { contradictedTag: tag }
  const containing = contains.get(fact)
  if (containing) return { status: 'contains', reasons: containing, ...contradiction }
  const mentions = mentioned.get(fact)
  if (mentions) return { status: 'mentioned', reasons: mentions, ...contradiction }
  if (tag !== undefined) {
    // A misspelt "mayonnaise" isn't recognised as containing egg, which must not harm a guest.
    const slips = slipsOf(fact)
    return slips.length > 0
      ? { status: 'usual', reasons: slips, contradictedTag: tag }
      : { status: 'marked_free', reasons: [tag] }
  }
  const usually = usual.get(fact)
  return usually ? { status: 'usual', reasons: usually } : { status: 'not_recorded', reasons: [] }
}

/** Whether a dish suits a diet, with the recorded text that supports or contradicts it. */
export interface DishDiet {
  /** The owner's tag that marks the dish as suitable; the diet's name for a statement. */
  readonly tag: string | undefined
  /** Recorded text that contradicts it; an empty list proves nothing. */
  readonly against: readonly string[]
  /** The owner's statement, if there is one; `free` means suitable for the diet. */
  readonly confirmed?: Statement
}

/**
 * Determines whether the owner marks a dish as suitable for a diet, and which recorded text
 * contradicts it.
 */
export function determineDiet(dish: GuestDish, diet: Diet): DishDiet {
  const { dietTags } = gatherEvidence(dish)
  const denied = findDenial(dish, diet)
  const fit = denied ? undefined : findConfirmation(dish, diet)
  const tag = dietTags.get(diet)
  const isMarked = tag !== undefined || fit !== undefined
  const against = [
    ...new Set(
      excludedBy[diet].flatMap((fact) => {
        const isFree = fit !== undefined || isStatedFree(dish, fact)
        const { contains, usual } = gatherEvidence(isFree ? withoutName(dish, fact) : dish)
        // "Vegan burger": the owner's mark overrides what the name suggests.
        return [...(contains.get(fact) ?? []), ...(isMarked ? [] : (usual.get(fact) ?? []))]
      }),
    ),
  ]
  // If the owner denies it, the dish isn't suitable, whatever old tag remains.
  if (denied) return { tag: against.length > 0 ? tag : undefined, against, confirmed: denied }
  return fit ? { tag: tag ?? diet, against, confirmed: fit } : { tag, against }
}

/** Whether the owner marks a dish as suitable for a diet and nothing recorded contradicts it. */
function isMarkedFor(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = determineDiet(dish, diet)
  return tag !== undefined && against.length === 0
}

/** Finds the owner's statement about a fact of a dish. */
function findStatement(dish: GuestDish, name: string): Statement | undefined {
  return isStatedFact(name) ? dish.stated?.[name] : undefined
}

/** Finds the statement that a dish contains, or may contain, something that a diet excludes. */
function findDenial(dish: GuestDish, diet: Diet): Statement | undefined {
  const ofDiets = diet === 'vegan' ? [diet, 'vegetarian'] : [diet]
  return [...ofDiets, ...excludedBy[diet]]
    .map((name) => findStatement(dish, name))
    .find((statement) => statement !== undefined && statement.state !== 'free')
}

/** Finds the statement that a dish suits a diet; a vegan dish is vegetarian too. */
function findConfirmation(dish: GuestDish, diet: Diet): Statement | undefined {
  const stricter = diet === 'vegetarian' ? [diet, 'vegan'] : [diet]
  return stricter
    .map((name) => findStatement(dish, name))
    .find((statement) => statement?.state === 'free')
}

/** Finds the recorded text that mentions a concept in a dish, such as "kuru soğan" for onion. */
export function findConcept(dish: GuestDish, concept: string): string | undefined {
  const { concepts } = gatherEvidence(dish)
  const match = withFamily(concept).find((candidate) => concepts.has(candidate))
  return match === undefined ? undefined : concepts.get(match)
}

/** Whether a dish has a tag whose folded words match a pattern. */
export function hasTag(dish: GuestDish, pattern: RegExp): boolean {
  return dish.tags.some((tag) => pattern.test(foldTagCached(tag)))
}
