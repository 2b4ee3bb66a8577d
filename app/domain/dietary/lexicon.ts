import { animalTerms } from './lexicon/animals.ts'
import { dishTerms } from './lexicon/dishes.ts'
import { plantTerms } from './lexicon/plants.ts'
import type { DietaryFact } from './facts.ts'
import { foldedWords, isEnglishForm, isTurkishForm } from './fold-text.ts'

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

const entries: readonly Entry[] = [...animalTerms, ...plantTerms, ...dishTerms]
  .flatMap(([concept, english, turkish, ...facts]) => [
    ...asEntries(english, isEnglishForm, concept, facts),
    ...asEntries(turkish, isTurkishForm, concept, facts),
  ])
  // More words say more: "peanut butter" before "butter".
  .toSorted((one, other) => other.words.length - one.words.length)

function asEntries(
  names: string,
  isForm: Entry['isForm'],
  concept: string,
  facts: readonly DietaryFact[],
): Entry[] {
  return names
    .split(',')
    .map(foldedWords)
    .filter((words) => words.length > 0)
    .map((words) => ({ concept, facts, words, isForm }))
}

// Every form of a word shares its first two letters with the stem.
const entriesByStart = Map.groupBy(entries, ({ words }) => words[0]?.slice(0, 2) ?? '')

const dishConcepts = new Set(dishTerms.map(([concept]) => concept))

/** Whether a concept names a dish, such as a pizza, and no ingredient. */
export function isDishConcept(concept: string): boolean {
  return dishConcepts.has(concept)
}

/**
 * The concepts in a text, longest names first at each place: "coconut milk" is found, and no
 * milk in it. "gluten-free" and "glutensiz" take the gluten from what follows them.
 */
export function findTerms(text: string): FoundTerm[] {
  const words = foldedWords(text)
  const found: FoundTerm[] = []
  let isGlutenFree = false
  for (let position = 0; position < words.length;) {
    if (isFreeOf(words, position)) {
      isGlutenFree = words[position]?.startsWith('gluten') ?? false
      position += words[position + 1] === 'free' ? 2 : 1
      continue
    }
    const entry = entryAt(words, position)
    if (entry) {
      const facts = isGlutenFree ? entry.facts.filter((fact) => fact !== 'gluten') : entry.facts
      found.push({ concept: entry.concept, facts, length: entry.words.length, position })
      isGlutenFree = false
    }
    position += entry?.words.length ?? 1
  }
  return found
}

function isFreeOf(words: readonly string[], position: number): boolean {
  return words[position + 1] === 'free' || /^glutens[iu]z/.test(words[position] ?? '')
}

function entryAt(words: readonly string[], position: number): Entry | undefined {
  const fitting = (entriesByStart.get(words[position]?.slice(0, 2) ?? '') ?? []).filter((entry) =>
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
