import type { DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
import { findTerms, factsContainedIn, isDishConcept } from './lexicon.ts'
import { qualifierAt } from './qualifiers.ts'

const withoutWords = new Set('without no not ohne zonder sans sin senza без'.split(' '))
const optionPattern = /^(option|secenek|seceneg|moglich|wunsch|mogelijk|posible|possible)/
const maxDeniedWords = 2
// A variant isn't the dish: "auf Wunsch auch laktosefrei", "vegan on request".
const offered =
  /\b(?:request|ask for|wunsch|wahlweise|demande|richiesta|peticion|verzoek|aanvraag|istege|istenirse|isterseniz|talebe|(?:can|could) be|kann|peut|puo|puede)\b/
const offerDistance = 3

/**
 * Finds the facts that a dish's name denies: "Senza Glutine", "Quiche ohne Speck", "Spritz
 * Analcolico". A denial overrides what the name suggests, but never an ingredient.
 */
export function findNameDenials(name: string): readonly DietaryFact[] {
  const words = foldedWords(name)
  return words.flatMap((_, index) => denialsAt(words, index))
}

/**
 * Finds the facts that the first word of a clause denies about the kind of dish after it:
 * "Flourless almond cake".
 */
export const findLeadingDenials = (clause: string): readonly DietaryFact[] =>
  findTerms(clause).some(({ concept }) => isDishConcept(concept))
    ? denialsAt(foldedWords(clause), 0)
    : []

const factsIn = (text: string): readonly DietaryFact[] =>
  findTerms(text).flatMap(({ concept }) => factsContainedIn(concept))

function denialsAt(words: readonly string[], index: number): readonly DietaryFact[] {
  const word = words[index] ?? ''
  const following = words.slice(index + 1, index + 1 + maxDeniedWords)
  if (following.some((next) => optionPattern.test(next)) || isOffered(words, index)) return []
  if (withoutWords.has(word)) return factsIn(following.join(' '))
  if (following[0] === 'free') return factsIn(word)
  return qualifierAt(words, index)?.removes ?? []
}

const isOffered = (words: readonly string[], index: number): boolean =>
  offered.test(words.slice(Math.max(0, index - offerDistance), index + offerDistance + 1).join(' '))

const quotation = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu

/**
 * Finds quoted words within a name, which aren't meant literally: a "fish" that is a banana
 * blossom.
 */
export const findQuotedWords = (name: string): readonly string[] =>
  [...name.matchAll(quotation)].flatMap(([whole, words = '']) =>
    whole.length < name.trim().length ? foldedWords(words) : [],
  )
