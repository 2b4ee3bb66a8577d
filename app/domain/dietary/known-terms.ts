import { readClauses, type Clause } from './clauses.ts'
import { foldTag } from './tags.ts'
import { findTerms, type FoundTerm } from './lexicon.ts'

// Menus are read anew for each question, and hold the same words each time: what is in an owner's
// text is found once. Guests' words are never kept.
const mostTexts = 20_000

const terms = new Map<string, readonly FoundTerm[]>()
const clauses = new Map<string, readonly Clause[]>()
const tags = new Map<string, string>()

/** The concepts in an owner's text, as `findTerms` finds them. */
export const knownTerms = (text: string): readonly FoundTerm[] => once(terms, text, findTerms)

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
