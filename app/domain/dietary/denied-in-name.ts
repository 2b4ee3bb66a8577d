import type { DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
import { findTerms, heldBy, isDishConcept } from './lexicon.ts'
import { qualifierAt } from './qualifiers.ts'

const without = new Set('without no not ohne zonder sans sin senza без'.split(' '))
const option = /^(option|secenek|seceneg|moglich|wunsch|mogelijk|posible|possible)/
const mostDenied = 2

/**
 * What a dish's name says that the dish does not hold, wherever in it that stands: "Senza Glutine",
 * "Quiche ohne Speck", "Spritz Analcolico". It takes away what the name suggests, and never what an
 * ingredient names.
 */
export function deniedIn(name: string): readonly DietaryFact[] {
  const words = foldedWords(name)
  return words.flatMap((_, place) => deniedAt(words, place))
}

/** What the first word of a clause says of the kind of dish behind it: "Flourless almond cake". */
export const deniedAtStart = (clause: string): readonly DietaryFact[] =>
  findTerms(clause).some(({ concept }) => isDishConcept(concept))
    ? deniedAt(foldedWords(clause), 0)
    : []

const heldIn = (text: string): readonly DietaryFact[] =>
  findTerms(text).flatMap(({ concept }) => heldBy(concept))

function deniedAt(words: readonly string[], place: number): readonly DietaryFact[] {
  const word = words[place] ?? ''
  const behind = words.slice(place + 1, place + 1 + mostDenied)
  if (behind.some((one) => option.test(one))) return []
  if (without.has(word)) return heldIn(behind.join(' '))
  if (behind[0] === 'free') return heldIn(word)
  return qualifierAt(words, place)?.removes ?? []
}

const quoted = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu

/** Words in quotes inside a name, which only call something so: the "fish" that is a blossom. */
export const soCalled = (name: string): readonly string[] =>
  [...name.matchAll(quoted)].flatMap(([whole, words = '']) =>
    whole.length < name.trim().length ? foldedWords(words) : [],
  )
