import type { DietaryFact } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { determineFact } from './dish-facts.ts'
import { parseIngredientCached, findTermsCached } from './cached-parsing.ts'
import { factsContainedIn, isDishConcept, type FoundTerm } from './lexicon.ts'
import { withFamily } from './lexicon/families.ts'

// Without gluten and soy, which too many different foods contain: bread isn't beer.
const tellingFacts: readonly DietaryFact[] = [
  'milk',
  'nuts',
  'fish',
  'crustaceans',
  'molluscs',
  'meat',
  'poultry',
  'pork',
  'alcohol',
]

/** Names of a whole class of foods. */
const classes = new Set(
  'alcohol crustacean fish fistik meat minced_meat nuts poultry seafood shellfish spirits'.split(
    ' ',
  ),
)

/** Sauces, which contain more than their names say: the milk in pesto is cheese. */
const sauces = new Set(
  'alfredo bechamel blue_cheese_dressing cafe_de_paris caesar_dressing pesto pesto_rosso ranch vodka_sauce'.split(
    ' ',
  ),
)

/**
 * Whether a dish may contain a food that its texts don't name: its milk may be cheese, unless the words
 * for the milk name something else, such as butter. A statement "may contain" without such words doesn't
 * count, because it usually means traces.
 */
export function mayHaveUnnamed(dish: GuestDish, concept: string): boolean {
  const facts = factsContainedIn(concept).filter((fact) => tellingFacts.includes(fact))
  return facts.length > 0 && facts.every((fact) => isUnexplained(dish, fact, concept))
}

function isUnexplained(dish: GuestDish, fact: DietaryFact, concept: string): boolean {
  const { status, reasons } = determineFact(dish, fact)
  if (status === 'not_recorded' || status === 'marked_free') return false
  if (reasons.length === 0) return status === 'contains'
  return reasons.some((words) => {
    const terms = dish.ingredients.includes(words)
      ? parseIngredientCached(words)
      : findTermsCached(words)
    const sources = terms.filter(({ facts, maybe }) => [...facts, ...maybe].includes(fact))
    return sources.length === 0 || sources.some((term) => mayInclude(term, concept))
  })
}

const mayInclude = ({ concept }: FoundTerm, food: string): boolean =>
  isDishConcept(concept) ||
  sauces.has(concept) ||
  classes.has(concept) ||
  withFamily(concept).includes(food)
