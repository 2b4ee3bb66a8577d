import { readClauses, type Clause } from './clauses.ts'
import { foldTag } from './tags.ts'
import type { DietaryFact } from '../guest-menu/facts.ts'
import { findSlips, readIngredient } from './ingredients.ts'
import { findTerms, type FoundTerm } from './lexicon.ts'

/**
 * Menus are read anew for each question, and hold the same words each time: what is in an owner's
 * text is found once. Guests' words are never kept. A full generation of texts makes room for the
 * next one; what is asked for again comes along.
 */
function once<Result>(read: (text: string) => Result): (text: string) => Result {
  const mostTexts = 10_000
  let young = new Map<string, Result>()
  let old = new Map<string, Result>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    if (young.size >= mostTexts) {
      old = young
      young = new Map()
    }
    const result = old.get(text) ?? read(text)
    young.set(text, result)
    return result
  }
}

/** The concepts in an owner's text, as `findTerms` finds them. */
export const knownTerms: (text: string) => readonly FoundTerm[] = once(findTerms)

/** The concepts in an ingredient, as `readIngredient` finds them. */
export const knownIngredient: (text: string) => readonly FoundTerm[] = once((text) =>
  readIngredient(text, knownTerms),
)

/** What the misspelt words of a text may hold, as `findSlips` finds it. */
export const knownSlips: (text: string) => readonly DietaryFact[] = once((text) =>
  findSlips(text, knownTerms(text)),
)

/** The clauses of an owner's text, as `readClauses` reads them. */
export const knownClauses: (text: string) => readonly Clause[] = once(readClauses)

/** A tag as it is compared, as `foldTag` writes it. */
export const knownTag: (tag: string) => string = once(foldTag)
