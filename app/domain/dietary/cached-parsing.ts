import { parseClauses, type Clause } from './clauses.ts'
import { foldTag, isClaim, isFreeTag } from './tags.ts'
import { dietaryFacts, type DietaryFact } from '../guest-menu/facts.ts'
import { parseIngredient } from './parse-ingredient.ts'
import { findSlips } from './find-slips.ts'
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
export const findTermsCached: (text: string) => readonly FoundTerm[] = memoise(findTerms)

/** Memoised `parseIngredient`. */
export const parseIngredientCached: (text: string) => readonly FoundTerm[] = memoise((text) =>
  parseIngredient(text, findTermsCached),
)

/** Memoised `findSlips`. */
export const findSlipsCached: (text: string) => readonly DietaryFact[] = memoise((text) =>
  findSlips(text, findTermsCached(text)),
)

/** Memoised `parseClauses`. */
export const parseClausesCached: (text: string) => readonly Clause[] = memoise(parseClauses)

/** Memoised `foldTag`. */
export const foldTagCached: (tag: string) => string = memoise(foldTag)

/** The information about food in a tag. */
export interface TagContent {
  /** The facts that it mentions or denies. */
  readonly facts: readonly DietaryFact[]
  /** Whether it says nothing about food and nothing about diets. */
  readonly isSilent: boolean
}

/** Memoised `readTag`. */
export const parseTagCached: (tag: string) => TagContent = memoise(readTag)

function readTag(tag: string): TagContent {
  const folded = foldTagCached(tag)
  const terms = findTermsCached(tag)
  const denied = dietaryFacts.filter((fact) => isFreeTag(folded, fact))
  return {
    facts: [...new Set([...terms.flatMap(({ facts, maybe }) => [...facts, ...maybe]), ...denied])],
    isSilent: terms.length === 0 && !isClaim(folded),
  }
}
