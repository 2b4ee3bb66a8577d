import { withoutFacts, type FoundTerm } from './lexicon.ts'
import { removedByFree } from './qualifiers.ts'

// "Süt içermeyen çikolata": the words before the verb are denied about the food after it. Both
// patterns start only where a part of the text starts: matching at every letter would take
// quadratic time.
const denialBefore = /(?<![^,;()])[^,;()]+?\s+(?:içermeyen|bulunmayan|olmayan)(?!\p{L})/iu
// "Çikolata (süt içermez)", "chocolate without milk": the denial is about the food before it, and
// ends at an "and".
const denialAfter =
  /(?<![^,;()])[^,;()]+?\s+içermez(?!\p{L})|(?<!\p{L})(?:without|with no|no|free of|free from|ohne|zonder|sans|sin|senza|без)\s+[^,;()]+?(?=\s+(?:and|&|with|in|on|und|mit|en|met|et|avec|y|con|e)\s|[,;()]|$)/iu
// "Peynirli gluten içermeyen pizza", without a comma: the pizza has cheese on it.
const alsoContains = /\p{L}l[iıuü]\s/iu

// In other texts, "dates" are days.
const dates = /(?<!\p{L})dates?(?!\p{L})/giu

/**
 * Finds the concepts in an ingredient, without the contents that its own text denies.
 * @param findTerms finds the concepts in a part of the ingredient
 */
export function parseIngredient(
  ingredient: string,
  findTerms: (text: string) => readonly FoundTerm[],
): readonly FoundTerm[] {
  const text = ingredient.replaceAll(dates, 'date fruit')
  const before = denialBefore.exec(text)
  const denial = before ?? denialAfter.exec(text)
  if (!denial) return findTerms(text)
  const textBefore = text.slice(0, denial.index)
  const right = text.slice(denial.index + denial[0].length)
  const hasNoFood = !/\p{L}/u.test(before ? right : textBefore)
  if (hasNoFood || alsoContains.test(denial[0])) return findTerms(text)
  const removedConcepts = findTerms(denial[0]).flatMap(({ concept }) => removedByFree(concept))
  const leftTerms = findTerms(textBefore)
  const target = before ? leftTerms.length : leftTerms.length - 1
  return [...leftTerms, ...findTerms(right)].map((term, index) =>
    index === target ? withoutFacts(term, removedConcepts) : term,
  )
}
