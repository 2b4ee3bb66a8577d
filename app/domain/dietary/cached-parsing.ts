import { parseClauses, type Clause } from './clauses.ts'
import { splitHan } from './fold-text.ts'
import { foldTag, isClaim, isFreeTag } from './tags.ts'
import { dietaryFacts, type DietaryFact } from '../guest-menu/facts.ts'
import { parseIngredient } from './parse-ingredient.ts'
import { findSlips } from './find-slips.ts'
import { findTerms, type FoundTerm } from './lexicon.ts'

/**
 * Caches the results of a function of an owner's text, because menus are analysed again and again with
 * mostly the same texts. Guests' texts are never cached. When the young generation is full, it becomes
 * the old one; entries that are used again move to the young generation.
 */
function cached<Result>(parse: (text: string) => Result): (text: string) => Result {
  const maxTexts = 10_000
  let young = new Map<string, Result>()
  let old = new Map<string, Result>()
  return (text) => {
    const recent = young.get(text)
    if (recent !== undefined) return recent
    if (young.size >= maxTexts) {
      old = young
      young = new Map()
    }
    const result = old.get(text) ?? parse(text)
    young.set(text, result)
    return result
  }
}

/** `findTerms`, cached; each Chinese character counts as a word. */
export const findTermsCached: (text: string) => readonly FoundTerm[] = cached((text) =>
  findTerms(splitHan(text)),
)

/** `parseIngredient`, cached. */
export const parseIngredientCached: (text: string) => readonly FoundTerm[] = cached((text) =>
  parseIngredient(splitHan(text), findTermsCached),
)

/** `findSlips`, cached. */
export const findSlipsCached: (text: string) => readonly DietaryFact[] = cached((text) =>
  findSlips(text, findTermsCached(text)),
)

/** `parseClauses`, cached. */
export const parseClausesCached: (text: string) => readonly Clause[] = cached(parseClauses)

/** `foldTag`, cached. */
export const foldTagCached: (tag: string) => string = cached(foldTag)

/** The information about food in a tag. */
export interface TagContent {
  /** The facts that it mentions or denies. */
  readonly facts: readonly DietaryFact[]
  /** Whether it says nothing about food and nothing about diets. */
  readonly isSilent: boolean
}

/** `parseTag`, cached. */
export const parseTagCached: (tag: string) => TagContent = cached(parseTag)

function parseTag(tag: string): TagContent {
  const folded = foldTagCached(tag)
  const terms = findTermsCached(tag)
  const denied = dietaryFacts.filter((fact) => isFreeTag(folded, fact))
  return {
    facts: [...new Set([...terms.flatMap(({ facts, maybe }) => [...facts, ...maybe]), ...denied])],
    isSilent: terms.length === 0 && !isClaim(folded),
  }
}
