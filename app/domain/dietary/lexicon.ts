import { dietaryFacts, type DietaryFact, type LineFact } from '../guest-menu/facts.ts'
import { isMistyped, splitWords, type TextWord } from './fold-text.ts'
import { compoundOf, foreignNameAt } from './foreign-names.ts'
import { dishTerms, drinkTerms, foodTerms } from './lexicon/all-terms.ts'
import { kindTerms } from './lexicon/kinds.ts'
import { nameIn } from './lexicon/names/index.ts'
import { isMadeOf } from './lexicon/other-grains.ts'
import { NameIndex, type Name } from './name-index.ts'
import { isFreeAt, isPostposed, joiners, qualifierAt, removedByFree } from './qualifiers.ts'

/** A concept found in a text. */
export interface FoundTerm {
  readonly concept: string
  /** What it always contains. */
  readonly facts: readonly DietaryFact[]
  /** What it often, but not always, contains: the soy in chocolate. */
  readonly maybe: readonly DietaryFact[]
  /** Its length in words of the text. */
  readonly length: number
  readonly position: number
}

const dishConcepts = new Set(dishTerms.map(([concept]) => concept))
const kindConcepts = new Set(kindTerms.map(([concept]) => concept))
const drinkConcepts = new Set(drinkTerms.map(([concept]) => concept))
const lines = [...foodTerms, ...dishTerms]
const firstNames = new Map(
  lines.map(([concept, english, turkish]) => {
    const [en = '', tr = ''] = [english, turkish].map((names) => names.split(',')[0] ?? '')
    return [concept, { en: en || tr, tr: tr || en }]
  }),
)
const holdings = new Map(
  lines.map(([concept, , , ...named]) => [
    concept,
    {
      facts: withLactose(named.flatMap((one) => dietaryFacts.filter((fact) => fact === one))),
      maybe: withLactose(oftenHeld(named)),
    },
  ]),
)
const names = new NameIndex(lines)

function oftenHeld(named: readonly LineFact[]): DietaryFact[] {
  return named.flatMap((one) => dietaryFacts.filter((fact) => `maybe:${fact}` === one))
}

function withLactose(facts: readonly DietaryFact[]): readonly DietaryFact[] {
  return facts.includes('milk') ? [...facts, 'lactose'] : facts
}

/** Whether a concept is a dish or a kind of dish, such as a pizza or a soup. */
export function isDishConcept(concept: string): boolean {
  return dishConcepts.has(concept)
}

/** Whether a concept is a general kind of dish, such as a soup. */
export function isKindConcept(concept: string): boolean {
  return kindConcepts.has(concept)
}

/** Whether a concept is a drink. */
export function isDrinkConcept(concept: string): boolean {
  return drinkConcepts.has(concept)
}

/**
 * Returns the name of a concept in a language; in English if it has none there.
 * @param language a code: `en`, `tr`, or one of `foodLanguages`
 */
export function conceptName(concept: string, language: string): string {
  const first = firstNames.get(concept)
  const own = language === 'tr' ? first?.tr : first?.en
  return (language === 'en' ? own : (nameIn(language, concept) ?? own)) ?? concept
}

/** Finds concepts with a one-word name that a folded word may be a typing error of. */
export function conceptsMeant(word: string): readonly string[] {
  return namesNear(word, isMistyped)
}

/** Finds concepts with a one-word name that is close to a folded word. */
export function namesNear(
  word: string,
  isNear: (word: string, named: string) => boolean,
): readonly string[] {
  const near = names.singleWordsNear(word).filter(({ words }) => isNear(word, words[0] ?? ''))
  return [...new Set(near.map(({ concept }) => concept))]
}

/** Returns what a concept always contains. */
export function heldBy(concept: string): readonly DietaryFact[] {
  return holdings.get(concept)?.facts ?? []
}

/** The number of concepts. */
export const lexiconSize = firstNames.size

/** What a qualifier removes from the words directly after it. */
interface Reach {
  readonly removes: readonly DietaryFact[]
  readonly part: number
  /** The number of unknown words it has passed over. */
  readonly unknownWords: number
}

const noReach: Reach = { removes: [], part: 0, unknownWords: 0 }

/**
 * Finds the concepts in a text, the longest name at each position: "coconut milk" is one concept
 * that isn't milk; "coconut, milk" is two. A qualifier applies to the food directly after it: no
 * gluten in "glutensiz un", no milk in "vegan cheese", but milk in "vegan option with cheese"; or,
 * at the end or in brackets, to the food before it: "mozzarella vegana".
 * @param languages codes of the languages that a guest may write in; undefined for an owner's text
 */
export function findTerms(text: string, languages?: readonly string[]): FoundTerm[] {
  const words = splitWords(text)
  const folded = words.map((word) => word.folded)
  const found: FoundTerm[] = []
  let reach = noReach
  for (let position = 0; position < words.length;) {
    const part = words[position]?.part ?? 0
    if (reach.part !== part) reach = { ...noReach, part }
    const name = nameAt(words, position, languages)
    const end = position + (name?.words.length ?? 1)
    const isFree = isFreeAt(folded, end) && words[end]?.part === part
    const qualifier = isFree
      ? { length: end + 1 - position, removes: name ? removedByFree(name.concept) : [] }
      : qualifierAt(folded, position)
    if (qualifier && qualifier.length >= (name?.words.length ?? 0)) {
      const isLast = words[position + qualifier.length]?.part !== part
      const before = found.at(-1)
      const isNote =
        isLast && (isPostposed(folded[position] ?? '') || words[position]?.opensBracket === true)
      if (isNote && before && before.position + before.length === position) {
        found.splice(-1, 1, reduced(before, qualifier.removes))
      } else reach = extended(reach, qualifier.removes)
      position += qualifier.length
    } else {
      for (const term of name
        ? [asFound(name, position)]
        : compoundAt(words, position, languages)) {
        found.push(
          reduced(isOfOtherGrain(term, found.at(-1), words) ? softened(term) : term, reach.removes),
        )
      }
      reach = passed(reach, name, folded[position] ?? '')
      position = end
    }
  }
  return found
}

/** Finds the longest name at a position; English and Turkish win ties against other languages. */
function nameAt(
  words: readonly TextWord[],
  position: number,
  languages: readonly string[] | undefined,
): Name | undefined {
  const own = names.longestAt(words, position)
  const foreign = foreignNameAt(words, position, languages)
  if (!own || !foreign) return own ?? foreign
  return foreign.words.length > own.words.length ? foreign : own
}

// "Hafersahne": cream made from these contains no milk.
const plants = new Set('oat almond soy rice coconut cashew pea hemp'.split(' '))

/** Finds what a German or Dutch compound names: both parts of "Kürbissuppe". */
function compoundAt(
  words: readonly TextWord[],
  position: number,
  languages: readonly string[] | undefined,
): FoundTerm[] {
  const parts = partsOf(words[position]?.folded ?? '', languages)
  const isOfPlant = plants.has(parts[0] ?? '')
  return parts.map((concept) => {
    const found = asFound({ concept, words: [''] }, position)
    // A "Kalbsschnitzel" among ingredients is a cut, but a "Kürbiskuchen" is a cake.
    const term = isDishConcept(concept) ? { ...found, facts: [], maybe: found.facts } : found
    return isOfPlant ? reduced(term, ['milk', 'lactose']) : term
  })
}

/**
 * Returns the concepts of a folded German or Dutch compound, its head last; empty for any other
 * word.
 */
export const partsOf = (folded: string, languages?: readonly string[]): readonly string[] =>
  compoundOf(folded, languages, (word) => names.longestAt(splitWords(word), 0)?.concept)

const extended = (reach: Reach, removes: readonly DietaryFact[]): Reach => ({
  ...reach,
  removes: [...reach.removes, ...removes],
  unknownWords: 0,
})

// "Lactose-free whole milk": one word may come between the two.
function passed(reach: Reach, name: Name | undefined, word: string): Reach {
  if (name) return { ...reach, unknownWords: 0 }
  const isOver = reach.unknownWords > 0 || joiners.has(word)
  return isOver ? { ...noReach, part: reach.part } : { ...reach, unknownWords: 1 }
}

function asFound({ concept, words }: Name, position: number): FoundTerm {
  const { facts, maybe } = holdings.get(concept) ?? { facts: [], maybe: [] }
  return { concept, facts, maybe, length: words.length, position }
}

// "Lentil penne" is made of lentils; "nohutlu makarna" is served with chickpeas, and "rice, penne"
// is two things.
function isOfOtherGrain(
  { concept, position }: FoundTerm,
  before: FoundTerm | undefined,
  words: readonly TextWord[],
): boolean {
  const last = words[position - 1]
  return (
    before !== undefined &&
    before.position + before.length === position &&
    last?.part === words[position]?.part &&
    !/l[iu]$/.test(last?.folded ?? '') &&
    isMadeOf(concept, before.concept)
  )
}

/** Made of another flour, it may contain no gluten, although many recipes mix in wheat. */
function softened(term: FoundTerm): FoundTerm {
  return term.facts.includes('gluten')
    ? { ...reduced(term, ['gluten']), maybe: [...term.maybe, 'gluten'] }
    : term
}

/** Returns a term without the given facts. */
export function reduced(term: FoundTerm, removes: readonly DietaryFact[]): FoundTerm {
  if (removes.length === 0) return term
  const isLeft = (fact: DietaryFact) => !removes.includes(fact)
  return { ...term, facts: term.facts.filter(isLeft), maybe: term.maybe.filter(isLeft) }
}
