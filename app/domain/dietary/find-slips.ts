import type { DietaryFact } from '../guest-menu/facts.ts'
import { findSimilarConcepts, findTerms, factsContainedIn, type FoundTerm } from './lexicon.ts'
import { isMisspelt } from './misspelling.ts'
import { splitWords } from './split-words.ts'

// Complete words used in kitchens that happen to resemble a food's name.
const ordinaryWords = new Set('grated garnish konserve kayseri sunday sundays'.split(' '))
const withoutSuffix = /s[iu]z$|less$|free$/

/**
 * Returns the facts of foods whose names, with one or two errors, resemble the unknown words of a
 * text. This is a guess: it can only prevent a dish from being called free of something.
 */
export function findSlips(
  text: string,
  terms: readonly FoundTerm[] = findTerms(text),
): readonly DietaryFact[] {
  const isKnown = (index: number) =>
    terms.some(({ position, length }) => index >= position && index < position + length)
  const facts = splitWords(text)
    .filter(({ folded }, index) => !isKnown(index) && !ordinaryWords.has(folded))
    .filter(({ folded }) => !withoutSuffix.test(folded))
    .flatMap(({ folded }) => findSimilarConcepts(folded, isMisspelt).flatMap(factsContainedIn))
  return [...new Set(facts)]
}
