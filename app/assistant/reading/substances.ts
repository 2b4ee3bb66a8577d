import { findTerms, isDishConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { About } from '../plan/part.ts'
import type { Message } from './message.ts'
import { signsOf, valuesOf, type Sign } from './signs.ts'
import { range } from './span.ts'
import type { Token } from './tokens.ts'

/** A food, an allergen or a diet that a message names, and which of its tokens name it. */
export interface Substance {
  readonly start: number
  readonly end: number
  readonly sentence: number
  readonly abouts: readonly About[]
  /** Written onto the food itself: "sütsüz" is without milk. */
  readonly affix?: 'free'
  /** Of heat: "nothing spicy" rather than "spicy". */
  readonly isMild?: boolean
}

/** The foods of a message: by the language's own words, else by the lexicon's English and Turkish. */
export function findSubstances({ tokens, terms }: Message, signs: readonly Sign[]): Substance[] {
  const bySign = signs.flatMap((sign): Substance[] => {
    const abouts = sign.meanings.flatMap(({ kind, value }): About[] => {
      if (kind === 'facts') return aboutsOfFact(value)
      if (kind === 'foods') return aboutsOfFood(value)
      return []
    })
    return abouts.length === 0 ? [] : [{ ...sign, abouts: unique(abouts) }]
  })
  const longestAt = new Map<number, number>()
  for (const { start, end, meanings } of signs) {
    if (meanings.every(({ kind }) => kind === 'relations' || kind === 'courses')) continue
    for (let place = start; place < end; place++) {
      longestAt.set(place, Math.max(end - start, longestAt.get(place) ?? 0))
    }
  }
  const isTaken = (start: number, length: number) =>
    range(start, start + length).some((place) => (longestAt.get(place) ?? 0) >= length)
  // "Kürbissuppe" is asked for, and no pumpkin.
  const inDishes = new Set(
    terms.flatMap(({ concept, position }) => (isDishConcept(concept) ? [position] : [])),
  )
  const byLexicon = terms.flatMap((term): Substance[] => {
    const { position: start, length } = term
    if (inDishes.has(start) || isTaken(start, length)) return []
    const sentence = tokens[start]?.sentence ?? 0
    return [{ start, end: start + length, sentence, abouts: aboutsOfTerm(term) }]
  })
  const left = leftOut(tokens)
  const leftAt = new Set(left.map(({ start }) => start))
  const isLeft = ({ start, end }: Substance) => range(start, end).some((at) => leftAt.has(at))
  const others = [...bySign, ...byLexicon].filter((one) => !isLeft(one))
  return [...others, ...left].toSorted((one, other) => one.start - other.start)
}

/** What Turkish leaves out by an ending: walnut and onion, in "cevizsiz" and "soğansız". */
function leftOut(tokens: readonly Token[]): Substance[] {
  return tokens.flatMap(({ written, sentence }, start): Substance[] => {
    const stem = /^(.{2,})s[ıiuü]z(?:dan|den|a|e|ı|i|lar|ler)?$/iu.exec(written)?.[1]
    if (stem === undefined) return []
    const abouts = findTerms(stem).flatMap((term) =>
      isDishConcept(term.concept) ? [] : aboutsOfTerm(term),
    )
    return abouts.length === 0 ? [] : [{ start, end: start + 1, sentence, abouts, affix: 'free' }]
  })
}

/** "I don't drink": alcohol, where the sentence names nothing else to drink. */
export function findDrinking(signs: readonly Sign[], named: readonly Substance[]): Substance[] {
  const isNamed = new Set(named.map(({ sentence }) => sentence))
  const nots = new Set(
    [...signsOf(signs, 'modifiers', 'not'), ...signsOf(signs, 'eating', 'cannot')].flatMap(
      ({ start, end }) => range(start - mostFromNot, end + mostFromNot + 1),
    ),
  )
  return signsOf(signs, 'eating', 'drink').flatMap((sign): Substance[] => {
    // Of several words only "don't drink" is in the list.
    const isDenied =
      sign.end - sign.start > 1 || valuesOf([sign], 'relations', ['avoids']).length > 0
    if (isNamed.has(sign.sentence) || !(isDenied || nots.has(sign.start))) return []
    return [{ ...sign, abouts: [{ kind: 'fact', fact: 'alcohol' }] }]
  })
}

const mostFromNot = 2

/** Words for heat, as the chilli they mean to someone who can't eat it. */
export const findHeat = (signs: readonly Sign[]): Substance[] =>
  signs.flatMap((sign) => {
    const isHeat = (value: string) =>
      sign.meanings.some((meaning) => meaning.kind === 'senses' && meaning.value === value)
    if (!isHeat('hot') && !isHeat('mild')) return []
    return [{ ...sign, abouts: aboutsOfFood('chili'), isMild: !isHeat('hot') }]
  })

// "Nuts" are those of trees and, to most who say it, peanuts; "shellfish" are both kinds.
const together: Readonly<Record<string, readonly DietaryFact[]>> = {
  nuts: ['nuts', 'peanuts'],
  crustaceans: ['crustaceans', 'molluscs'],
}

function aboutsOfFact(value: string): About[] {
  const facts = together[value] ?? annexAndOthers.filter((fact) => fact === value)
  return facts.map((fact) => ({ kind: 'fact', fact }))
}

const annexAndOthers: readonly DietaryFact[] = [
  ...annexIIAllergens,
  'lactose',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'alcohol',
  'honey',
]

const foodTerms = new Map<string, readonly FoundTerm[]>()

/** The terms of a food of the word tables, by its English name. */
export function termsOfFood(english: string): readonly FoundTerm[] {
  const terms = foodTerms.get(english) ?? findTerms(english)
  foodTerms.set(english, terms)
  return terms
}

const aboutsOfFood = (english: string) =>
  termsOfFood(english).flatMap((term) => (isDishConcept(term.concept) ? [] : aboutsOfTerm(term)))

/** Whether a term names an allergen or another fact rather than a food. */
export const isFactConcept = (concept: string): boolean => wholeConcepts.has(concept)

const wholeConcepts = new Set(
  'gluten milk lactose egg nuts tree_nuts peanut fish shellfish seafood soy sesame mustard celery lupin sulphite alcohol pork meat poultry gelatine honey fistik'.split(
    ' ',
  ),
)

/** What a guest who names a food asks about: its allergen, or the food itself. */
function aboutsOfTerm({ concept, facts }: FoundTerm): About[] {
  if (concept === 'pork' || concept === 'poultry') return [{ kind: 'fact', fact: concept }]
  if (!wholeConcepts.has(concept)) return [{ kind: 'food', concept }]
  const main = facts.filter((fact) => fact !== 'lactose' || concept === 'lactose')
  const named = concept === 'nuts' ? (together['nuts'] ?? main) : main
  return named.map((fact) => ({ kind: 'fact', fact }))
}

/** The allergens of foods that a guest is allergic to: "cheese" means milk. */
export function strictly(
  abouts: readonly About[],
  factsOf: (concept: string) => readonly DietaryFact[],
): About[] {
  return unique(
    abouts.flatMap((about): About[] => {
      if (about.kind !== 'food') return [about]
      const allergens = factsOf(about.concept).filter((fact) =>
        annexIIAllergens.some((one) => one === fact),
      )
      return allergens.length > 0
        ? allergens.map((fact) => ({ kind: 'fact', fact }))
        : [{ ...about, isAllergy: true }]
    }),
  )
}

/** Each thing once. */
export function unique(abouts: readonly About[]): About[] {
  return [...new Map(abouts.map((about) => [nameOf(about), about])).values()]
}

export function nameOf(about: About): string {
  if (about.kind === 'fact') return about.fact
  return about.kind === 'diet' ? `diet:${about.diet}` : `food:${about.concept}`
}
