import { isAllergen, type DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords, splitHan } from './fold-text.ts'
import { parseIngredientCached } from './cached-parsing.ts'
import type { FoundTerm } from './lexicon.ts'
import { isOtherFlour } from './lexicon/other-grains.ts'

/** A text of a dish. */
export interface Source {
  readonly words: string
  readonly origin: 'ingredient' | 'name' | 'tag' | 'clause' | 'offer'
  /**
   * Whether the text is for the assistant only. Guests see the foods that it mentions, not the
   * text.
   */
  readonly isPrivate: boolean
}

/** The foods in a dish's list of ingredients, and what they imply for its other texts. */
export interface ListedFoods {
  readonly terms: readonly (FoundTerm & Source)[]
  /**
   * An ingredient is stronger evidence: other texts count only for facts that no ingredient has.
   */
  readonly inIngredients: ReadonlySet<DietaryFact>
  /** Whether a flour other than wheat is listed, such as buckwheat flour for "banana bread". */
  readonly hasOtherFlour: boolean
  /** Whether the ingredients are more specific about a fact than a term of another text. */
  readonly isExplained: (term: FoundTerm & Source, fact: DietaryFact) => boolean
}

// One entry is enough: a dish before and after a change, and with and without its name, has the same
// list of ingredients, and all of these are analysed in a row.
let lastFound: { readonly ingredients: readonly string[]; readonly foods: ListedFoods } | undefined

/** Finds the foods in a list of ingredients. */
export function findListedFoods(ingredients: readonly string[]): ListedFoods {
  if (lastFound?.ingredients === ingredients) return lastFound.foods
  const terms = ingredients.flatMap((words) =>
    parseIngredientCached(words).map((term) => ({
      ...term,
      words,
      origin: 'ingredient' as const,
      isPrivate: false,
    })),
  )
  const foods = {
    terms,
    inIngredients: new Set(terms.flatMap(({ facts }) => facts)),
    hasOtherFlour: terms.some(({ concept }) => isOtherFlour(concept)),
    isExplained: explainedBy(terms),
  }
  lastFound = { ingredients, foods }
  return foods
}

/**
 * Creates a check whether an ingredient is more specific than a term in another text: "pancetta" is
 * beef if there is an ingredient "beef pancetta". For allergens, the less specific term counts too.
 */
function explainedBy(
  ingredients: readonly (FoundTerm & Source)[],
): (term: FoundTerm & Source, fact: DietaryFact) => boolean {
  const factsOf = new Map<string, DietaryFact[]>()
  for (const { words, facts } of ingredients) {
    factsOf.set(words, [...(factsOf.get(words) ?? []), ...facts])
  }
  const byWord = new Map<string, string[]>()
  for (const words of factsOf.keys()) {
    const folded = foldedWords(words)
    if (folded.length < 2) continue
    for (const word of folded) byWord.set(word, [...(byWord.get(word) ?? []), words])
  }
  return ({ origin, isPrivate, words, position, length }, fact) => {
    if (origin === 'ingredient' || length > 1 || isAllergen(fact)) return false
    const word = foldedWords(splitHan(words))[isPrivate ? 0 : position]
    const moreSpecific = byWord.get(word ?? '') ?? []
    return (
      moreSpecific.length > 0 && moreSpecific.every((text) => !factsOf.get(text)?.includes(fact))
    )
  }
}
