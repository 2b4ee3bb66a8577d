import { annexIIAllergens, type Diet, type DietaryFact } from '#app/domain/dietary/facts.ts'
import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { askedFactsOf } from '../../providers/offline/asked-food.ts'

/** Something to eat that a sentence speaks of. */
export interface Food {
  /** Of the lexicon, or a word for several allergens at once. */
  readonly concept: string
  /** What a dish must be marked free of before it may be said to be without this food. */
  readonly facts: readonly DietaryFact[]
  readonly position: number
  readonly length: number
}

const groups: readonly (readonly [RegExp, readonly DietaryFact[]])[] = [
  [/^(allergens?|allergenic|alerjen\w*)$/, annexIIAllergens],
  [/^nutty$/, ['nuts']],
  [/^(dairy|milky|cheesy|buttery)$/, ['milk']],
  [/^(coeliac|colya[kg]\w*)$/, ['gluten']],
  [/^(wheat|bugday\w*)$/, ['gluten']],
  [/^(kuruyemis\w*|yemis\w*)$/, ['nuts']],
]

/** The foods and allergens among a sentence's words; names of dishes and their kinds are none. */
export function findFoods(words: readonly string[]): Food[] {
  const terms = findTerms(words.join(' '))
    .filter(
      ({ concept, position, length }) =>
        !isKindConcept(concept) && !(concept === 'sugar' && isIllness(words[position + length])),
    )
    .map((term) => ({
      concept: term.concept,
      facts: isDishConcept(term.concept) ? [] : askedFactsOf(term),
      position: term.position,
      length: term.length,
    }))
  const taken = new Set(
    terms.flatMap(({ position, length }) => Array.from({ length }, (_, at) => position + at)),
  )
  const grouped = words.flatMap((word, position) => {
    const facts = taken.has(position) ? undefined : groups.find(([name]) => name.test(word))?.[1]
    return facts ? [{ concept: word, facts, position, length: 1 }] : []
  })
  return [...terms, ...grouped].toSorted((one, other) => one.position - other.position)
}

/** "Şeker hastalığı" is diabetes, and no sugar. */
const isIllness = (next = '') => /^hasta(si|lar|lig)/.test(next)

const dietWords: readonly (readonly [RegExp, Diet])[] = [
  [/^xvegan\w*$/, 'vegan'],
  [/^(vegetarian\w*|veggie|vejetaryen\w*|vejeteryan\w*|vejeteryen\w*)$/, 'vegetarian'],
  [/^(pescatarian\w*|pesketaryen\w*|peskateryan\w*)$/, 'pescatarian'],
  [/^(halal|helal\w*)$/, 'halal'],
  [/^(kosher|koser\w*)$/, 'kosher'],
]

/** A diet that a sentence speaks of. */
export interface NamedDiet {
  readonly diet: Diet
  readonly position: number
}

/** The diets among a sentence's words. */
export function findDiets(words: readonly string[]): NamedDiet[] {
  return words.flatMap((word, position) => {
    // "Veganlar", "vegandır" begin like the diet itself.
    const plain = word.startsWith('vegan') ? `x${word}` : word
    const diet = dietWords.find(([name]) => name.test(plain))?.[1]
    return diet ? [{ diet, position }] : []
  })
}
