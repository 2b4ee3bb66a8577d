import type { DietaryFact } from '../guest-menu/facts.ts'
import { isMisspelt, splitWords } from './fold-text.ts'
import { findTerms, heldBy, namesNear, reduced, type FoundTerm } from './lexicon.ts'
import { removedByFree } from './qualifiers.ts'

// "Süt içermeyen çikolata" denies the words before the verb, of the food after it. Both patterns
// start only where a part of the text starts: matching at every letter would take quadratic time.
const lackBefore = /(?<![^,;()])[^,;()]+?\s+(?:içermeyen|bulunmayan|olmayan)(?!\p{L})/iu
// "Çikolata (süt içermez)", "chocolate without milk": applies to the food before it, and only up to
// an "and".
const lackBehind =
  /(?<![^,;()])[^,;()]+?\s+içermez(?!\p{L})|(?<!\p{L})(?:without|with no|no|free of|free from|ohne|zonder|sans|sin|senza|без)\s+[^,;()]+?(?=\s+(?:and|&|with|in|on|und|mit|en|met|et|avec|y|con|e)\s|[,;()]|$)/iu
// "Peynirli, gluten içermeyen pizza" without its comma: the pizza has cheese on it.
const alsoContains = /\p{L}l[iıuü]\s/iu

// In other texts, "dates" are days.
const dates = /(?<!\p{L})dates?(?!\p{L})/giu

/** Finds the concepts in an ingredient, without what it says that it lacks. */
export function readIngredient(
  ingredient: string,
  read: (text: string) => readonly FoundTerm[],
): readonly FoundTerm[] {
  const text = ingredient.replaceAll(dates, 'date fruit')
  const before = lackBefore.exec(text)
  const lack = before ?? lackBehind.exec(text)
  if (!lack) return read(text)
  const left = text.slice(0, lack.index)
  const right = text.slice(lack.index + lack[0].length)
  const hasNoFood = !/\p{L}/u.test(before ? right : left)
  if (hasNoFood || alsoContains.test(lack[0])) return read(text)
  const removed = read(lack[0]).flatMap(({ concept }) => removedByFree(concept))
  const said = read(left)
  const meant = before ? said.length : said.length - 1
  return [...said, ...read(right)].map((term, place) =>
    place === meant ? reduced(term, removed) : term,
  )
}

// Complete words used in kitchens that happen to resemble a food's name.
const ordinary = new Set('grated garnish konserve kayseri sunday sundays'.split(' '))
const saysWithout = /s[iu]z$|less$|free$/

/**
 * Returns the facts of foods whose names the unknown words of a text resemble, with one or two
 * errors. This is a guess: it can only prevent a dish from being called free of something.
 */
export function findSlips(
  text: string,
  terms: readonly FoundTerm[] = findTerms(text),
): readonly DietaryFact[] {
  const isKnown = (place: number) =>
    terms.some(({ position, length }) => place >= position && place < position + length)
  const facts = splitWords(text)
    .filter(({ folded }, place) => !isKnown(place) && !ordinary.has(folded))
    .filter(({ folded }) => !saysWithout.test(folded))
    .flatMap(({ folded }) => namesNear(folded, isMisspelt).flatMap(heldBy))
  return [...new Set(facts)]
}
