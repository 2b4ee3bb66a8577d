import type { DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
import { findTerms, heldBy, isDishConcept } from './lexicon.ts'
import { qualifierAt } from './qualifiers.ts'

const without = new Set('without no not ohne zonder sans sin senza без'.split(' '))
const option = /^(option|secenek|seceneg|moglich|wunsch|mogelijk|posible|possible)/
const maxDeniedWords = 2

/**
 * Finds what a dish's name says that it does not contain, anywhere in the name: "Senza Glutine",
 * "Quiche ohne Speck", "Spritz Analcolico". This removes what the name suggests, but never what an
 * ingredient names.
 */
export function deniedIn(name: string): readonly DietaryFact[] {
  const words = foldedWords(name)
  return words.flatMap((_, place) => deniedAt(words, place))
}

/**
 * Finds what the first word of a clause excludes from the kind of dish after it: "Flourless almond
 * cake".
 */
export const deniedAtStart = (clause: string): readonly DietaryFact[] =>
  findTerms(clause).some(({ concept }) => isDishConcept(concept))
    ? deniedAt(foldedWords(clause), 0)
    : []

const heldIn = (text: string): readonly DietaryFact[] =>
  findTerms(text).flatMap(({ concept }) => heldBy(concept))

function deniedAt(words: readonly string[], place: number): readonly DietaryFact[] {
  const word = words[place] ?? ''
  const behind = words.slice(place + 1, place + 1 + maxDeniedWords)
  if (behind.some((one) => option.test(one))) return []
  if (without.has(word)) return heldIn(behind.join(' '))
  if (behind[0] === 'free') return heldIn(word)
  return qualifierAt(words, place)?.removes ?? []
}

const quoted = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu

/**
 * Finds quoted words within a name, which are not meant literally: a "fish" that is a banana
 * blossom.
 */
export const soCalled = (name: string): readonly string[] =>
  [...name.matchAll(quoted)].flatMap(([whole, words = '']) =>
    whole.length < name.trim().length ? foldedWords(words) : [],
  )
