import type { DietaryFact } from './facts.ts'
import {
  foldedWords,
  isEnglishForm,
  isMistyped,
  isTurkishForm,
  withoutPossessive,
} from './fold-text.ts'
import { dairyAndEggTerms } from './lexicon/dairy-and-eggs.ts'
import { drinkTerms } from './lexicon/drinks.ts'
import { gardenTerms } from './lexicon/garden.ts'
import { grainTerms } from './lexicon/grains.ts'
import { kindTerms } from './lexicon/kinds.ts'
import { larderTerms } from './lexicon/larder.ts'
import { meatTerms } from './lexicon/meat.ts'
import { nutAndSeedTerms } from './lexicon/nuts-and-seeds.ts'
import { savouryDishTerms } from './lexicon/savoury-dishes.ts'
import { seafoodTerms } from './lexicon/seafood.ts'
import { sweetDishTerms } from './lexicon/sweet-dishes.ts'
import { qualifierAt } from './qualifiers.ts'

/** A concept found in a text. */
export interface FoundTerm {
  readonly concept: string
  readonly facts: readonly DietaryFact[]
  /** How many words of the text it took. */
  readonly length: number
  readonly position: number
}

interface Entry {
  readonly concept: string
  readonly facts: readonly DietaryFact[]
  readonly words: readonly string[]
  readonly isForm: (word: string, stem: string) => boolean
}

const foodTerms = [
  ...meatTerms,
  ...seafoodTerms,
  ...dairyAndEggTerms,
  ...grainTerms,
  ...nutAndSeedTerms,
  ...gardenTerms,
  ...larderTerms,
  ...drinkTerms,
]
const dishTerms = [...kindTerms, ...savouryDishTerms, ...sweetDishTerms]
const dishConcepts = new Set(dishTerms.map(([concept]) => concept))
const kindConcepts = new Set(kindTerms.map(([concept]) => concept))
const drinkConcepts = new Set(drinkTerms.map(([concept]) => concept))
const firstNames = new Map(
  [...foodTerms, ...dishTerms].map(([concept, english, turkish]) => {
    const [en = '', tr = ''] = [english, turkish].map((names) => names.split(',')[0] ?? '')
    return [concept, { en: en || tr, tr: tr || en }]
  }),
)

const entries: readonly Entry[] = [...foodTerms, ...dishTerms]
  .flatMap(([concept, english, turkish, ...named]) => {
    const facts = named.includes('milk') ? [...named, 'lactose' as const] : named
    return [
      ...asEntries(english, isEnglishForm, concept, facts),
      ...asEntries(turkish, isTurkishForm, concept, facts),
    ]
  })
  // More words say more: "peanut butter" before "butter".
  .toSorted((one, other) => other.words.length - one.words.length)

function asEntries(
  names: string,
  isForm: Entry['isForm'],
  concept: string,
  facts: readonly DietaryFact[],
): Entry[] {
  return names.split(',').flatMap((name) => {
    const words = foldedWords(name)
    const entry = { concept, facts, words, isForm }
    const bare = withoutPossessive(words.at(-1) ?? '')
    if (words.length === 0) return []
    return words.length === 1 || bare === undefined || isForm === isEnglishForm
      ? [entry]
      : [entry, { ...entry, words: [...words.slice(0, -1), bare] }]
  })
}

// Every form of a word shares its first two letters with the stem.
const startOf = (word: string) => word.slice(0, 2)
const entriesByStart = Map.groupBy(entries, ({ words }) => startOf(words[0] ?? ''))

/** Whether a concept names a dish or a kind of dish, such as a pizza or a soup. */
export function isDishConcept(concept: string): boolean {
  return dishConcepts.has(concept)
}

/** Whether a concept is a kind that many dishes are of, such as a soup. */
export function isKindConcept(concept: string): boolean {
  return kindConcepts.has(concept)
}

/** Whether a concept is something to drink. */
export function isDrinkConcept(concept: string): boolean {
  return drinkConcepts.has(concept)
}

/** The first name of a concept in a language, to speak of it. */
export function conceptName(concept: string, language: 'en' | 'tr'): string {
  return firstNames.get(concept)?.[language] ?? concept
}

/** Concepts whose one-word names a folded word misses by a slip of the finger. */
export function conceptsMeant(word: string): readonly string[] {
  const near = entriesByStart.get(startOf(word)) ?? []
  const meant = near.filter(({ words }) => words.length === 1 && isMistyped(word, words[0] ?? ''))
  return [...new Set(meant.map(({ concept }) => concept))]
}

/** How many concepts there are. */
export const lexiconSize = firstNames.size

/**
 * The concepts in a text, longest names first at each place: "coconut milk" is found, and no
 * milk in it. A qualifier takes from what follows it: no gluten in "glutensiz un", no milk in
 * "vegan cheese".
 */
export function findTerms(text: string): FoundTerm[] {
  const words = foldedWords(text)
  const found: FoundTerm[] = []
  let removed: readonly DietaryFact[] = []
  for (let position = 0; position < words.length;) {
    const entry = entryAt(words, position)
    const qualifier = qualifierAt(words, position)
    if (qualifier && qualifier.length >= (entry?.words.length ?? 0)) {
      removed = qualifier.removes
      position += qualifier.length
      continue
    }
    if (entry) {
      const facts = entry.facts.filter((fact) => !removed.includes(fact))
      found.push({ concept: entry.concept, facts, length: entry.words.length, position })
      removed = []
    }
    position += entry?.words.length ?? 1
  }
  return found
}

function entryAt(words: readonly string[], position: number): Entry | undefined {
  const fitting = (entriesByStart.get(startOf(words[position] ?? '')) ?? []).filter((entry) =>
    entry.words.every((stem, offset) => {
      const word = words[position + offset]
      return word !== undefined && entry.isForm(word, stem)
    }),
  )
  const longest = fitting[0]?.words.length
  const candidates = fitting.filter((entry) => entry.words.length === longest)
  // "hamsi" is the anchovy, and not a form of "ham"; of two stems the longer one is meant.
  return candidates.toSorted(
    (one, other) => (other.words.at(-1)?.length ?? 0) - (one.words.at(-1)?.length ?? 0),
  )[0]
}
