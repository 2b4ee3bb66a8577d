import {
  factsContainedIn,
  findTerms,
  isDishConcept,
  type FoundTerm,
} from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { uniqueTargets } from './dietary-targets.ts'
import { filterCues, hasMeaning, type Cue } from './cues.ts'
import type { Message } from './parse-message.ts'
import { overlaps, range, termSpan, tokenIndexes, type SentenceSpan } from './span.ts'
import type { Token } from './tokens.ts'

/** A food, an allergen or a diet that a message names. */
export interface FoodMention extends SentenceSpan {
  readonly targets: readonly DietaryTarget[]
  /** Set if the word itself means "without": "sütsüz", without milk. */
  readonly affix?: 'free'
  /** Set for words about heat: whether they mean little or none, such as "not too hot". */
  readonly isMild?: boolean
}

/**
 * Finds the foods in a message, sorted: by the phrases of its languages, and by the lexicon where
 * no phrase of the same length or longer covers the term.
 */
export function findFoods({ tokens, terms }: Message, cues: readonly Cue[]): FoodMention[] {
  const fromCues = cues.flatMap((cue): FoodMention[] => {
    const targets = cue.meanings.flatMap(({ kind, value }): DietaryTarget[] => {
      if (kind === 'facts') return targetsOfFact(value)
      return kind === 'foods' ? targetsOfFood(value) : []
    })
    return targets.length === 0 ? [] : [{ ...cue, targets: uniqueTargets(targets) }]
  })
  const cueLengths = new Map<number, number>()
  for (const { start, end, meanings } of cues) {
    if (meanings.every(({ kind }) => kindsBesideFoods.has(kind))) continue
    for (const index of range(start, end)) {
      cueLengths.set(index, Math.max(end - start, cueLengths.get(index) ?? 0))
    }
  }
  // A pumpkin soup ("Kürbissuppe") is a dish, and doesn't name pumpkin.
  const dishStarts = new Set(
    terms.flatMap(({ concept, position }) => (isDishConcept(concept) ? [position] : [])),
  )
  const fromLexicon = terms.flatMap((term): FoodMention[] => {
    const { start, end } = termSpan(term)
    const isCovered = range(start, end).some((index) => (cueLengths.get(index) ?? 0) >= term.length)
    if (dishStarts.has(start) || isCovered) return []
    return [{ start, end, sentence: tokens[start]?.sentence ?? 0, targets: targetsOfTerm(term) }]
  })
  const excluded = findExcludedBySuffix(tokens)
  const excludedIndexes = tokenIndexes(excluded)
  const others = [...fromCues, ...fromLexicon].filter((food) => !overlaps(food, excludedIndexes))
  const sorted = [...others, ...excluded].toSorted((first, second) => first.start - second.start)
  return dropGenericMeat(sorted, tokens)
}

/** Meanings that a food may have too: "beer" is a drink, and a sign that nobody is in danger. */
const kindsBesideFoods: ReadonlySet<Cue['meanings'][number]['kind']> = new Set([
  'relations',
  'courses',
  'emergency',
])

const linkingWords = new Set(['de', 'di', 'd', 'du', 'del'])

/**
 * "Domuz eti" and "carne de cerdo" name one kind of meat. Without its genitive it may be a list.
 */
function dropGenericMeat(foods: readonly FoodMention[], tokens: readonly Token[]): FoodMention[] {
  const isSameClause = (one: number, other: number) => tokens[one]?.clause === tokens[other]?.clause
  return foods.filter((food, index) => {
    if (!food.targets.every((target) => target.kind === 'fact' && target.fact === 'meat')) {
      return true
    }
    const { start, end } = food
    const [before, after] = [foods[index - 1], foods[index + 1]]
    const isPossessed =
      before !== undefined &&
      before.start < start &&
      before.end >= start &&
      /^et(?:i|in)/.test(tokens[start]?.text ?? '') &&
      isSameClause(start - 1, start)
    const isLinked =
      after?.start === end + 1 &&
      linkingWords.has(tokens[end]?.text ?? '') &&
      isSameClause(start, end + 1)
    const linked = isLinked ? after : undefined
    const kind = isPossessed ? before : linked
    return !kind?.targets.some(isKindOfMeat)
  })
}

function isKindOfMeat(target: DietaryTarget): boolean {
  if (target.kind === 'fact') return target.fact === 'pork' || target.fact === 'poultry'
  if (target.kind !== 'food') return false
  const facts = factsContainedIn(target.concept)
  return facts.includes('meat') || facts.includes('poultry')
}

/** Finds foods with the Turkish suffix for "without": "cevizsiz" (walnut), "soğansız" (onion). */
function findExcludedBySuffix(tokens: readonly Token[]): FoodMention[] {
  return tokens.flatMap(({ written, sentence }, start): FoodMention[] => {
    const stem = /^(.{2,})s[ıiuü]z(?:dan|den|a|e|ı|i|lar|ler)?$/iu.exec(written)?.[1]
    if (stem === undefined) return []
    const targets = targetsOfTerms(findTerms(stem))
    return targets.length === 0 ? [] : [{ start, end: start + 1, sentence, targets, affix: 'free' }]
  })
}

/** In tokens: between a negation and "drink". */
const maxDistanceToNegation = 2

/** Finds "I don't drink", which means alcohol unless the sentence names something else. */
export function findAbstinence(cues: readonly Cue[], foods: readonly FoodMention[]): FoodMention[] {
  const foodSentences = new Set(foods.map(({ sentence }) => sentence))
  const nearNegation = new Set(
    [...filterCues(cues, 'modifiers', 'not'), ...filterCues(cues, 'eating', 'cannot')].flatMap(
      ({ start, end }) => range(start - maxDistanceToNegation, end + maxDistanceToNegation + 1),
    ),
  )
  return filterCues(cues, 'eating', 'drink').flatMap((cue): FoodMention[] => {
    // Phrases of several words are all negated: "don't drink".
    const isNegated =
      cue.end - cue.start > 1 ||
      hasMeaning(cue, 'relations', 'avoids') ||
      nearNegation.has(cue.start)
    return isNegated && !foodSentences.has(cue.sentence)
      ? [{ ...cue, targets: [{ kind: 'fact', fact: 'alcohol' }] }]
      : []
  })
}

/** Finds words for heat, and treats them as chilli. */
export const findHeat = (cues: readonly Cue[]): FoodMention[] =>
  filterCues(cues, 'senses', 'hot', 'mild').map((cue) => ({
    ...cue,
    targets: targetsOfFood('chili'),
    isMild: !hasMeaning(cue, 'senses', 'hot'),
  }))

// Most people who say "nuts" mean peanuts too, and "shellfish" means both kinds.
const broadFacts: Readonly<Record<string, readonly DietaryFact[]>> = {
  nuts: ['nuts', 'peanuts'],
  crustaceans: ['crustaceans', 'molluscs'],
}

const nameableFacts: readonly DietaryFact[] = [
  ...annexIIAllergens,
  'lactose',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'alcohol',
  'honey',
]

const targetsOfFact = (value: string): DietaryTarget[] =>
  (broadFacts[value] ?? nameableFacts.filter((fact) => fact === value)).map((fact) => ({
    kind: 'fact',
    fact,
  }))

const foodTerms = new Map<string, readonly FoundTerm[]>()

/** Returns the lexicon's terms for a food of the word tables, by its English name. */
export function termsOfFood(english: string): readonly FoundTerm[] {
  const terms = foodTerms.get(english) ?? findTerms(english)
  foodTerms.set(english, terms)
  return terms
}

const targetsOfFood = (english: string) => targetsOfTerms(termsOfFood(english))

const targetsOfTerms = (terms: readonly FoundTerm[]) =>
  terms.flatMap((term) => (isDishConcept(term.concept) ? [] : targetsOfTerm(term)))

const factConcepts = new Set(
  'gluten milk lactose egg nuts tree_nuts peanut fish shellfish seafood soy sesame mustard celery lupin sulphite alcohol pork meat poultry gelatine honey fistik'.split(
    ' ',
  ),
)

/** Whether a concept is an allergen or another fact rather than a food. */
export const isFactConcept = (concept: string): boolean => factConcepts.has(concept)

/** Returns what a guest who names a food asks about: its allergen, or the food itself. */
function targetsOfTerm({ concept, facts }: FoundTerm): DietaryTarget[] {
  if (concept === 'pork' || concept === 'poultry') return [{ kind: 'fact', fact: concept }]
  if (!isFactConcept(concept)) return [{ kind: 'food', concept }]
  if (concept === 'nuts') return targetsOfFact(concept)
  return facts
    .filter((fact) => fact !== 'lactose' || concept === 'lactose')
    .map((fact) => ({ kind: 'fact', fact }))
}
