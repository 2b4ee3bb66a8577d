import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { diets, excludedBy, type Diet, type DietaryFact } from '../guest-menu/facts.ts'
import { readEvidence } from './dish-evidence.ts'
import { knownTag } from './known-terms.ts'
import { withFamily } from './lexicon/families.ts'
import { isStatedFact, type Statement } from '../guest-menu/statements.ts'

/** What is known of one thing in one dish, and which recorded words it rests on. */
export interface DishFact {
  /**
   * `contains`: an ingredient, the name, a tag, the description or the owner says so. `usual`: a
   * dish of this name usually does, or an ingredient often does, and nobody says otherwise; or a
   * tag calls it free, and a word that we don't know is all but the name of what holds it.
   * `mentioned`: the menu speaks of it as something that may come with the dish, or the owner
   * says that it may contain it. `marked_free`: the owner says so, by a tag or a statement, and
   * nothing recorded speaks against it. `not_recorded`: nobody said; it is never read as free.
   */
  readonly status: 'contains' | 'usual' | 'mentioned' | 'marked_free' | 'not_recorded'
  /** The very ingredients, tags or clauses, in the owner's words; none with a bare statement. */
  readonly reasons: readonly string[]
  /** A tag that claims the dish free of it, though `reasons` or the owner say otherwise. */
  readonly contradictedTag?: string
  /** The owner's statement, where the status rests on it. */
  readonly confirmed?: Statement
}

/**
 * What the menu records of one thing in a dish. Never free but by the owner's tag or statement;
 * recorded words that say that it is in the dish outweigh both.
 */
export function readDishFact(dish: GuestDish, fact: DietaryFact): DishFact {
  const recorded = factInText(dish, fact)
  const said = statedOf(dish, fact)
  if (!said) return isRuledOutByDiet(dish, fact, recorded) ? notRecorded : recorded
  const { status, reasons, contradictedTag } = recorded
  const isFreeByTag = status === 'marked_free' ? { contradictedTag: reasons[0] } : {}
  const isNamed = status === 'contains' || status === 'mentioned'
  switch (said.state) {
    case 'contains':
      return {
        status: 'contains',
        reasons: isNamed ? reasons : [],
        ...(contradictedTag === undefined ? isFreeByTag : { contradictedTag }),
        confirmed: said,
      }
    case 'may_contain':
      return status === 'contains'
        ? recorded
        : {
            ...recorded,
            ...isFreeByTag,
            status: 'mentioned',
            reasons: isNamed ? reasons : [],
            confirmed: said,
          }
    case 'free':
      return isNamed
        ? recorded
        : {
            status: 'marked_free',
            reasons: status === 'marked_free' ? reasons : [],
            confirmed: said,
          }
  }
}

const notRecorded: DishFact = { status: 'not_recorded', reasons: [] }

/**
 * Whether a fact is only what dishes of this name usually hold, and the owner's diet mark excludes
 * it: the pastry of a vegan samosa. That confirms nothing for an allergy.
 */
const isRuledOutByDiet = (
  dish: GuestDish,
  fact: DietaryFact,
  { status, contradictedTag }: DishFact,
) =>
  status === 'usual' &&
  contradictedTag === undefined &&
  diets.some((diet) => excludedBy[diet].includes(fact) && isMarkedFor(dish, diet))

/** A fact as the text of a dish has it, whatever the owner states. */
export function factInText(dish: GuestDish, fact: DietaryFact): DishFact {
  const { contains, usual, mentioned, freeTags, slipsOf } = readEvidence(dish)
  const tag = freeTags.get(fact)
  const contradiction = tag === undefined ? {} : { contradictedTag: tag }
  const holds = contains.get(fact)
  if (holds) return { status: 'contains', reasons: holds, ...contradiction }
  const mentions = mentioned.get(fact)
  if (mentions) return { status: 'mentioned', reasons: mentions, ...contradiction }
  if (tag !== undefined) {
    // A slip of the pen in "mayonnaise" hides its egg from us, and no guest may pay for it.
    const slips = slipsOf(fact)
    return slips.length > 0
      ? { status: 'usual', reasons: slips, contradictedTag: tag }
      : { status: 'marked_free', reasons: [tag] }
  }
  const usually = usual.get(fact)
  return usually ? { status: 'usual', reasons: usually } : { status: 'not_recorded', reasons: [] }
}

/** What is known of a dish and a diet. */
export interface DishDiet {
  /** The owner's tag that marks the dish as fit for it; the diet's name for a statement. */
  readonly tag: string | undefined
  /** Recorded words that speak against it; empty proves nothing. */
  readonly against: readonly string[]
  /** The owner's statement, where there is one; `free` is fit for the diet. */
  readonly confirmed?: Statement
}

/** Whether the owner marks a dish as fit for a diet, and which recorded words speak against it. */
export function readDiet(dish: GuestDish, diet: Diet): DishDiet {
  const { dietTags, contains, usual } = readEvidence(dish)
  const denied = deniedBy(dish, diet)
  const fit = denied ? undefined : fitBy(dish, diet)
  const tag = dietTags.get(diet)
  const isMarked = tag !== undefined || fit !== undefined
  const against = [
    ...new Set(
      excludedBy[diet].flatMap((fact) => [
        ...(contains.get(fact) ?? []),
        // "Vegan burger": the owner knows better than the name.
        ...(isMarked ? [] : (usual.get(fact) ?? [])),
      ]),
    ),
  ]
  // What the owner denies is no fit, whichever tag was left behind.
  if (denied) return { tag: against.length > 0 ? tag : undefined, against, confirmed: denied }
  return fit ? { tag: tag ?? diet, against, confirmed: fit } : { tag, against }
}

/** Whether the owner marks a dish as fit for a diet, and nothing recorded speaks against it. */
export function isMarkedFor(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = readDiet(dish, diet)
  return tag !== undefined && against.length === 0
}

/** What the owner states of one thing in a dish. */
export function statedOf(dish: GuestDish, name: string): Statement | undefined {
  return isStatedFact(name) ? dish.stated?.[name] : undefined
}

/** The statement that a dish holds, or may hold, what a diet leaves out. */
function deniedBy(dish: GuestDish, diet: Diet): Statement | undefined {
  const ofDiets = diet === 'vegan' ? [diet, 'vegetarian'] : [diet]
  return [...ofDiets, ...excludedBy[diet]]
    .map((name) => statedOf(dish, name))
    .find((said) => said !== undefined && said.state !== 'free')
}

/** The statement that a dish is fit for a diet; a vegan dish is vegetarian too. */
function fitBy(dish: GuestDish, diet: Diet): Statement | undefined {
  const stricter = diet === 'vegetarian' ? [diet, 'vegan'] : [diet]
  return stricter.map((name) => statedOf(dish, name)).find((said) => said?.state === 'free')
}

/** The recorded words that name something in a dish, such as "kuru soğan" for onion. */
export function findConcept(dish: GuestDish, concept: string): string | undefined {
  const { concepts } = readEvidence(dish)
  const named = withFamily(concept).find((one) => concepts.has(one))
  return named === undefined ? undefined : concepts.get(named)
}

/** Whether the owner gave a dish a tag of this sense; the pattern meets folded words. */
export function hasTag(dish: GuestDish, sense: RegExp): boolean {
  return dish.tags.some((tag) => sense.test(knownTag(tag)))
}
