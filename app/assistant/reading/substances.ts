import { findTerms, isDishConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens, type DietaryFact } from '#app/domain/dietary/facts.ts'
import type { About } from '../plan/part.ts'
import type { Sign } from './signs.ts'
import { splitHan } from './tokens.ts'

/** A food, an allergen or a diet that a message names, and which of its tokens name it. */
export interface Substance {
  readonly start: number
  readonly end: number
  readonly sentence: number
  readonly abouts: readonly About[]
  /** Written onto the food itself: "sütsüz" is without milk. */
  readonly affix?: 'free'
}

/** The foods of a message: by the language's own words, else by the lexicon's English and Turkish. */
export function findSubstances(text: string, signs: readonly Sign[]): Substance[] {
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
    Array.from({ length }, (_, offset) => start + offset).some(
      (place) => (longestAt.get(place) ?? 0) >= length,
    )
  const sentenceAt = (place: number) =>
    signs.findLast(({ start }) => start <= place)?.sentence ?? signs[0]?.sentence ?? 0
  const byLexicon = findTerms(splitHan(text)).flatMap((term): Substance[] => {
    const end = term.position + term.length
    if (isDishConcept(term.concept) || isTaken(term.position, term.length)) return []
    return [
      {
        start: term.position,
        end,
        sentence: sentenceAt(term.position),
        abouts: aboutsOfTerm(term),
      },
    ]
  })
  const left = leftOut(text, sentenceAt)
  const isLeft = ({ start, end }: Substance) =>
    left.some((one) => one.start < end && start < one.end)
  const others = [...bySign, ...byLexicon].filter((one) => !isLeft(one))
  return [...others, ...left].toSorted((one, other) => one.start - other.start)
}

/** What Turkish leaves out by an ending: walnut and onion, in "cevizsiz" and "soğansız". */
function leftOut(text: string, sentenceAt: (place: number) => number): Substance[] {
  const words = splitHan(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word, start): Substance[] => {
    const stem = /^(.{2,})s[ıiuü]z(?:dan|den|a|e|ı|i|lar|ler)?$/iu.exec(word)?.[1]
    if (stem === undefined) return []
    const abouts = findTerms(stem).flatMap((term) =>
      isDishConcept(term.concept) ? [] : aboutsOfTerm(term),
    )
    if (abouts.length === 0) return []
    return [{ start, end: start + 1, sentence: sentenceAt(start), abouts, affix: 'free' }]
  })
}

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

const aboutsOfFood = (english: string) => findTerms(english).flatMap(aboutsOfTerm)

const wholeConcepts = new Set(
  'gluten milk lactose egg nuts tree_nuts peanut fish shellfish seafood soy sesame mustard celery lupin sulphite alcohol pork meat poultry gelatine honey fistik'.split(
    ' ',
  ),
)

/** What a guest who names a food asks about: the allergen that it stands for, or the food. */
function aboutsOfTerm({ concept, facts }: FoundTerm): About[] {
  if (concept === 'pork' || concept === 'poultry') return [{ kind: 'fact', fact: concept }]
  if (!wholeConcepts.has(concept)) return [{ kind: 'food', concept }]
  const main = facts.filter((fact) => fact !== 'lactose' || concept === 'lactose')
  const named = concept === 'nuts' ? (together['nuts'] ?? main) : main
  return named.map((fact) => ({ kind: 'fact', fact }))
}

/** The allergens of foods that somebody is allergic to: "cheese" stands for milk. */
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
