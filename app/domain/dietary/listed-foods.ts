import { annexIIAllergens, type DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
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

/** The information in a dish's ingredients alone, without its other texts. */
export interface ListedFoods {
  readonly terms: readonly (FoundTerm & Source)[]
  /**
   * An ingredient is stronger evidence: other texts count only for facts that no ingredient has.
   */
  readonly inIngredients: ReadonlySet<DietaryFact>
  /** "Banana bread" with buckwheat flour and without wheat among its ingredients. */
  readonly hasOtherFlour: boolean
  readonly isExplained: (term: FoundTerm & Source, fact: DietaryFact) => boolean
}

// A dish before and after a change, with and without its name, is read several times in a row.
let lastRead: { readonly ingredients: readonly string[]; readonly foods: ListedFoods } | undefined

/** Reads a list of ingredients. */
export function findListedFoods(ingredients: readonly string[]): ListedFoods {
  if (lastRead?.ingredients === ingredients) return lastRead.foods
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
  lastRead = { ingredients, foods }
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
    const word = isPrivate ? foldedWords(words)[0] : foldedWords(words)[position]
    const moreSpecific = byWord.get(word ?? '') ?? []
    return (
      moreSpecific.length > 0 && moreSpecific.every((text) => !factsOf.get(text)?.includes(fact))
    )
  }
}

const isAllergen = (fact: DietaryFact) => annexIIAllergens.some((allergen) => allergen === fact)
