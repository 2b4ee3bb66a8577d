import { dietaryFacts, type DietaryFact, type LineFact } from '../guest-menu/facts.ts'
import { splitWords, type TextWord } from './split-words.ts'
import { findCompoundConcepts, foreignNameAt } from './foreign-names.ts'
import { dishTerms, drinkTerms, foodTerms } from './lexicon/all-terms.ts'
import { kindTerms } from './lexicon/kinds.ts'
import { nameIn } from './lexicon/names/index.ts'
import { isMadeOf } from './lexicon/other-grains.ts'
import { NameIndex, type Name } from './name-index.ts'
import { isFreeAt, isPostposed, joiners, qualifierAt, removedByFree } from './qualifiers.ts'

/** A concept found in a text. */
export interface FoundTerm {
  readonly concept: string
  /** The facts that the concept always contains. */
  readonly facts: readonly DietaryFact[]
  /** The facts that the concept often, but not always, contains: soy in chocolate. */
  readonly maybe: readonly DietaryFact[]
  /** The length of the term, in words of the text. */
  readonly length: number
  /** The index of the term's first word in the text. */
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
const namesInTurkish = new Map(
  lines.map(([concept, , turkish]) => [concept, turkish.split(',').filter(Boolean)]),
)
const factsByConcept = new Map(
  lines.map(([concept, , , ...lineFacts]) => [
    concept,
    {
      facts: withLactose(lineFacts.flatMap((name) => dietaryFacts.filter((fact) => fact === name))),
      maybe: withLactose(possibleFacts(lineFacts)),
    },
  ]),
)
const names = new NameIndex(lines)

function possibleFacts(lineFacts: readonly LineFact[]): DietaryFact[] {
  return lineFacts.flatMap((name) => dietaryFacts.filter((fact) => `maybe:${fact}` === name))
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
  const nameInLanguage = language === 'tr' ? first?.tr : first?.en
  return (
    (language === 'en' ? nameInLanguage : (nameIn(language, concept) ?? nameInLanguage)) ?? concept
  )
}

/** Returns all Turkish names of a concept. */
export const turkishNames = (concept: string): readonly string[] =>
  namesInTurkish.get(concept) ?? []

/**
 * Finds concepts with a one-word name that is similar to a folded word.
 * @param isSimilar compares the word with a name that starts with the same two letters
 */
export function findSimilarConcepts(
  word: string,
  isSimilar: (word: string, named: string) => boolean,
): readonly string[] {
  const similar = names.singleWordsNear(word).filter(({ words }) => isSimilar(word, words[0] ?? ''))
  return [...new Set(similar.map(({ concept }) => concept))]
}

/** Returns the facts that a concept always contains. */
export function factsContainedIn(concept: string): readonly DietaryFact[] {
  return factsByConcept.get(concept)?.facts ?? []
}

/** Returns the facts that a concept often, but not always, contains. */
export function factsPossibleIn(concept: string): readonly DietaryFact[] {
  return factsByConcept.get(concept)?.maybe ?? []
}

/** The number of concepts. */
export const lexiconSize = firstNames.size

/** The facts that a qualifier removes from the terms directly after it. */
interface Scope {
  readonly removes: readonly DietaryFact[]
  readonly part: number
  /** The number of unknown words since the qualifier. */
  readonly unknownWords: number
}

const noScope: Scope = { removes: [], part: 0, unknownWords: 0 }

/**
 * Finds the concepts in a text, the longest name at each position: "coconut milk" is one concept
 * that isn't milk; "coconut, milk" is two. A qualifier applies to the food directly after it:
 * "glutensiz un" has no gluten and "vegan cheese" no milk, but "vegan option with cheese" has milk.
 * At the end or in brackets, it applies to the food before it: "mozzarella vegana".
 * @param languages codes of the languages that a guest may write in; undefined for an owner's text
 */
export function findTerms(text: string, languages?: readonly string[]): FoundTerm[] {
  const words = splitWords(text)
  const folded = words.map((word) => word.folded)
  const terms: FoundTerm[] = []
  let scope = noScope
  for (let position = 0; position < words.length;) {
    const part = words[position]?.part ?? 0
    if (scope.part !== part) scope = { ...noScope, part }
    const name = nameAt(words, position, languages)
    const end = position + (name?.words.length ?? 1)
    const isFree = isFreeAt(folded, end) && words[end]?.part === part
    const qualifier = isFree
      ? { length: end + 1 - position, removes: name ? removedByFree(name.concept) : [] }
      : qualifierAt(folded, position)
    if (qualifier && qualifier.length >= (name?.words.length ?? 0)) {
      const isLast = words[position + qualifier.length]?.part !== part
      const before = terms.at(-1)
      const isAboutPrevious =
        isLast && (isPostposed(folded[position] ?? '') || words[position]?.opensBracket === true)
      if (isAboutPrevious && before && before.position + before.length === position) {
        terms.splice(-1, 1, withoutFacts(before, qualifier.removes))
      } else scope = extendScope(scope, qualifier.removes)
      position += qualifier.length
    } else {
      for (const term of name
        ? [asFound(name, position)]
        : compoundAt(words, position, languages)) {
        terms.push(
          withoutFacts(
            isOfOtherGrain(term, terms.at(-1), words) ? withPossibleGluten(term) : term,
            scope.removes,
          ),
        )
      }
      scope = moveScope(scope, name, folded[position] ?? '')
      position = end
    }
  }
  return terms
}

/** Finds the longest name at a position; English and Turkish win ties against other languages. */
function nameAt(
  words: readonly TextWord[],
  position: number,
  languages: readonly string[] | undefined,
): Name | undefined {
  const isNoFood = isArticle(words, position) || isConjunction(words, position)
  const nameMatch = isNoFood ? undefined : names.findLongestAt(words, position)
  const foreignMatch = foreignNameAt(words, position, languages)
  if (!nameMatch || !foreignMatch) return nameMatch ?? foreignMatch
  return foreignMatch.words.length > nameMatch.words.length ? foreignMatch : nameMatch
}

// In Romance languages "un" and "una" are articles, in Turkish they are flour; "une" is only French.
const beforeArticle = new Set('en con de por para y e avec dans sur d et in di su a per'.split(' '))
/** Common words of Romance languages that Turkish lacks. */
const romanceWords = new Set(
  (
    'le les los las il lo gli des du del della est pas peu poco con sin senza sans pour par que qui ' +
    'avec dans sur'
  ).split(' '),
)

function isArticle(words: readonly TextWord[], position: number): boolean {
  const [before, word] = [words[position - 1], words[position]]
  if (word?.folded === 'une') return true
  if (word?.folded !== 'un' && word?.folded !== 'una') return false
  if (before?.part === word.part && beforeArticle.has(before.folded)) return true
  // Only near words count: an owner may describe a dish in two languages.
  return words
    .slice(Math.max(0, position - maxToRomance), position + maxToRomance + 1)
    .some(({ part, folded }) => part === word.part && romanceWords.has(folded))
}

/** In words. */
const maxToRomance = 5

/** Whether a word is the French "et" beside a French food, rather than Turkish meat. */
function isConjunction(words: readonly TextWord[], position: number): boolean {
  if (words[position]?.folded !== 'et') return false
  return [position - 1, position + 1].some((near) => {
    const isBeside = words[near]?.part === words[position]?.part
    return (
      isBeside &&
      foreignNameAt(words, near, ['fr']) !== undefined &&
      names.findLongestAt(words, near) === undefined
    )
  })
}

// "Hafersahne": cream made from these contains no milk.
const plants = new Set('oat almond soy rice coconut cashew pea hemp'.split(' '))

/** Finds the concepts in a German or Dutch compound: both parts of "Kürbissuppe". */
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
    return isOfPlant ? withoutFacts(term, ['milk', 'lactose']) : term
  })
}

/**
 * Returns the concepts of a folded German or Dutch compound, its head last; empty for any other
 * word.
 */
export const partsOf = (folded: string, languages?: readonly string[]): readonly string[] =>
  findCompoundConcepts(
    folded,
    languages,
    (word) => names.findLongestAt(splitWords(word), 0)?.concept,
  )

const extendScope = (scope: Scope, removes: readonly DietaryFact[]): Scope => ({
  ...scope,
  removes: [...scope.removes, ...removes],
  unknownWords: 0,
})

// "Lactose-free whole milk": one word may come between the two.
function moveScope(scope: Scope, name: Name | undefined, word: string): Scope {
  if (name) return { ...scope, unknownWords: 0 }
  const isOver = scope.unknownWords > 0 || joiners.has(word)
  return isOver ? { ...noScope, part: scope.part } : { ...scope, unknownWords: 1 }
}

function asFound({ concept, words }: Name, position: number): FoundTerm {
  const { facts, maybe } = factsByConcept.get(concept) ?? { facts: [], maybe: [] }
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

/**
 * Makes gluten only possible: a product of another flour may be gluten-free, but many recipes add
 * wheat.
 */
function withPossibleGluten(term: FoundTerm): FoundTerm {
  return term.facts.includes('gluten')
    ? { ...withoutFacts(term, ['gluten']), maybe: [...term.maybe, 'gluten'] }
    : term
}

/** Returns a term without the given facts. */
export function withoutFacts(term: FoundTerm, removes: readonly DietaryFact[]): FoundTerm {
  if (removes.length === 0) return term
  const remains = (fact: DietaryFact) => !removes.includes(fact)
  return { ...term, facts: term.facts.filter(remains), maybe: term.maybe.filter(remains) }
}
