import { readClauses, type Clause } from './clauses.ts'
import { foldTag } from './tags.ts'
import type { DietaryFact } from './facts.ts'
import { findSlips, readIngredient } from './ingredients.ts'
import { findTerms, type FoundTerm } from './lexicon.ts'

// Menus are read anew for each question, and hold the same words each time: what is in an owner's
// text is found once. Guests' words are never kept.
const mostTexts = 20_000

const terms = new Map<string, readonly FoundTerm[]>()
const ingredients = new Map<string, readonly FoundTerm[]>()
const slips = new Map<string, readonly DietaryFact[]>()
const clauses = new Map<string, readonly Clause[]>()
const tags = new Map<string, string>()

/** The concepts in an owner's text, as `findTerms` finds them. */
export const knownTerms = (text: string): readonly FoundTerm[] => once(terms, text, findTerms)

/** The concepts in an ingredient, as `readIngredient` finds them. */
export const knownIngredient = (text: string): readonly FoundTerm[] =>
  once(ingredients, text, (words) => readIngredient(words, knownTerms))

/** What the misspelt words of a text may hold, as `findSlips` finds it. */
export const knownSlips = (text: string): readonly DietaryFact[] => once(slips, text, findSlips)

/** The clauses of an owner's text, as `readClauses` reads them. */
export const knownClauses = (text: string): readonly Clause[] => once(clauses, text, readClauses)

/** A tag as it is compared, as `foldTag` writes it. */
export const knownTag = (tag: string): string => once(tags, tag, foldTag)

function once<Result>(
  known: Map<string, Result>,
  text: string,
  read: (text: string) => Result,
): Result {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= mostTexts) known.clear()
  const result = read(text)
  known.set(text, result)
  return result
}
