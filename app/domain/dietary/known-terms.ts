import { readClauses, type Clause } from './clauses.ts'
import { foldTag, isClaim, isFreeTag } from './tags.ts'
import { dietaryFacts, type DietaryFact } from '../guest-menu/facts.ts'
import { findSlips, readIngredient } from './ingredients.ts'
import { findTerms, type FoundTerm } from './lexicon.ts'

/**
 * Memoises a function of an owner's text, because menus are read again and again with mostly the
 * same texts. Guests' texts are never cached. When the young generation is full, it becomes the old
 * one; entries that are used again move to the young generation.
 */
function memoise<Result>(read: (text: string) => Result): (text: string) => Result {
  const maxTexts = 10_000
  let young = new Map<string, Result>()
  let old = new Map<string, Result>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    if (young.size >= maxTexts) {
      old = young
      young = new Map()
    }
    const result = old.get(text) ?? read(text)
    young.set(text, result)
    return result
  }
}

/** Memoised `findTerms`. */
export const knownTerms: (text: string) => readonly FoundTerm[] = memoise(findTerms)

/** Memoised `readIngredient`. */
export const knownIngredient: (text: string) => readonly FoundTerm[] = memoise((text) =>
  readIngredient(text, knownTerms),
)

/** Memoised `findSlips`. */
export const knownSlips: (text: string) => readonly DietaryFact[] = memoise((text) =>
  findSlips(text, knownTerms(text)),
)

/** Memoised `readClauses`. */
export const knownClauses: (text: string) => readonly Clause[] = memoise(readClauses)

/** Memoised `foldTag`. */
export const knownTag: (tag: string) => string = memoise(foldTag)

/** The information about food in a tag. */
export interface TagContent {
  /** The facts that it mentions or denies. */
  readonly facts: readonly DietaryFact[]
  /** Whether it says nothing about food and nothing about diets. */
  readonly isSilent: boolean
}

/** Memoised `readTag`. */
export const knownTagContent: (tag: string) => TagContent = memoise(readTag)

function readTag(tag: string): TagContent {
  const folded = knownTag(tag)
  const terms = knownTerms(tag)
  const denied = dietaryFacts.filter((fact) => isFreeTag(folded, fact))
  return {
    facts: [...new Set([...terms.flatMap(({ facts, maybe }) => [...facts, ...maybe]), ...denied])],
    isSilent: terms.length === 0 && !isClaim(folded),
  }
}
