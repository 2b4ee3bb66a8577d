import type { DishTexts } from './dish-texts.ts'
import { TextCache } from './text-cache.ts'
import {
  dietaryFacts,
  diets,
  isAllergen,
  type Diet,
  type DietaryFact,
} from '../guest-menu/facts.ts'
import { foldedWords, splitHan, writtenWords } from './fold-text.ts'
import { findLeadingDenials, findNameDenials, findQuotedWords } from './find-name-denials.ts'
import { isDishConcept, isDrinkConcept, withoutFacts, type FoundTerm } from './lexicon.ts'
import {
  parseClausesCached,
  findSlipsCached,
  foldTagCached,
  findTermsCached,
} from './cached-parsing.ts'
import { isMadeOfFlour } from './lexicon/other-grains.ts'
import { findListedFoods, type Source } from './listed-foods.ts'
import { isClaim, isDietTag, isFreeTag } from './tags.ts'

/** The passages in a dish's texts that are about its contents, by fact or concept, verbatim. */
export interface Evidence {
  readonly contains: ReadonlyMap<DietaryFact, readonly string[]>
  readonly usual: ReadonlyMap<DietaryFact, readonly string[]>
  readonly mentioned: ReadonlyMap<DietaryFact, readonly string[]>
  /** By concept: the ingredient that mentions it, or else the name, tag or clause. */
  readonly concepts: ReadonlyMap<string, string>
  /** By fact: the first tag that marks the dish as free of it. */
  readonly freeTags: ReadonlyMap<DietaryFact, string>
  /** By diet: the first tag that marks the dish as suitable. */
  readonly dietTags: ReadonlyMap<Diet, string>
  /** Returns the ingredients, or the name, that may be a misspelling of a food with this fact. */
  readonly slipsOf: (fact: DietaryFact) => readonly string[]
}

/**
 * In UTF-16 units, each of which takes about eight bytes with what is derived from it, and a dish 600
 * bytes more (measured): 128 MB, which is seven menus at their text cap or 60,000 ordinary dishes.
 */
const maxCachedText = 16_000_000
const unitsPerDish = 75

const cache = new TextCache<Evidence>(maxCachedText, unitsPerDish)
const evidenceOf = new WeakMap<DishTexts, Evidence>()

/**
 * Returns the evidence in a dish's texts. It depends only on them and on this version's lexicon, so
 * it is cached by text: after an edit, only the changed dish is analysed again.
 */
export function gatherEvidence(dish: DishTexts): Evidence {
  const existing = evidenceOf.get(dish)
  if (existing) return existing
  const { name, description, ingredients, tags, aiInstructions } = dish
  const text = JSON.stringify([name, description, ingredients, tags, aiInstructions])
  const evidence = cache.find(text, () => analyse(dish))
  evidenceOf.set(dish, evidence)
  return evidence
}

/** Returns how many dishes were analysed since the process started. */
export const evidenceCount = (): number => cache.computedCount

type Notes = Map<DietaryFact, Set<string>>

function note(notes: Notes, facts: readonly DietaryFact[], words: string): void {
  for (const fact of facts) {
    const passages = notes.get(fact)
    if (passages) passages.add(words)
    else notes.set(fact, new Set([words]))
  }
}

/** Replaces empty maps by one that all dishes share: their own would take a kilobyte per dish. */
function sharingEmpty<Key, Value>() {
  const empty: ReadonlyMap<Key, Value> = new Map()
  return (map: ReadonlyMap<Key, Value>) => (map.size === 0 ? empty : map)
}
const sharedPassages = sharingEmpty<DietaryFact, readonly string[]>()
const sharedConcepts = sharingEmpty<string, string>()
const sharedFreeTags = sharingEmpty<DietaryFact, string>()
const sharedDietTags = sharingEmpty<Diet, string>()

const asLists = (notes: Notes): ReadonlyMap<DietaryFact, readonly string[]> =>
  sharedPassages(new Map([...notes].map(([fact, words]) => [fact, [...words]])))

// Ambiguous concepts, which add nothing beside a clearer one.
const vagueConcepts = new Set(['fistik', 'nuts', 'seafood', 'shellfish'])

interface Tag {
  readonly words: string
  readonly folded: string
}

/** Maps each claim to the first tag that makes it. */
function firstTags<Claimed extends string>(
  all: readonly Claimed[],
  tags: readonly Tag[],
  claims: (folded: string, claimed: Claimed) => boolean,
): ReadonlyMap<Claimed, string> {
  return new Map(
    all.flatMap((claim) => {
      const tag = tags.find(({ folded }) => claims(folded, claim))
      return tag ? [[claim, tag.words] as const] : []
    }),
  )
}

// A note can't mark an allergen as absent, because it may be older than the recipe.
const otherFacts = dietaryFacts.filter((fact) => !isAllergen(fact))

/** Finds what the owner explicitly denies: "Domuz ürünü içermez." */
const denials = ({ description, aiInstructions }: DishTexts): Tag[] =>
  [description, aiInstructions]
    .flatMap(parseClausesCached)
    .filter(({ stance }) => stance === 'denies')
    .flatMap(({ text }) => text.split(',').map((part) => part.trim()))
    .map((text) => ({ words: text, folded: foldTagCached(text).replace(/^contains /, '') }))

function analyse(dish: DishTexts): Evidence {
  const tags = dish.tags.map((words) => ({ words, folded: foldTagCached(words) }))
  const notes: Record<'contains' | 'usual' | 'mentioned', Notes> = {
    contains: new Map(),
    usual: new Map(),
    mentioned: new Map(),
  }
  const concepts = new Map<string, string>()
  const denied = findDenied(dish)
  const listedFoods = findListedFoods(dish.ingredients)
  const { inIngredients, hasOtherFlour, isExplained } = listedFoods
  const otherTerms = readSources(dish, tags).flatMap((source) => {
    // Split once, because a long note mentions hundreds of foods.
    const sourceWords = source.isPrivate ? writtenWords(splitHan(source.words)) : []
    return findTermsCached(source.words)
      .flatMap((term) => withoutDenied(term, source, denied))
      .map((term) => ({
        ...term,
        ...source,
        words: source.isPrivate ? namingWords(sourceWords, term) : source.words,
      }))
  })
  const foundTerms = [...listedFoods.terms, ...otherTerms]
  const noteTerm = (term: (typeof foundTerms)[number]) => {
    const { concept, maybe, words, origin } = term
    if (term.facts.length + maybe.length === 0) return
    const isOfOtherFlour = origin === 'name' && hasOtherFlour && isMadeOfFlour(concept)
    const facts = term.facts.filter(
      (fact) => !(isOfOtherFlour && fact === 'gluten') && !isExplained(term, fact),
    )
    if (isOfOtherFlour && !inIngredients.has('gluten')) note(notes.usual, ['gluten'], words)
    const isNew = (fact: DietaryFact) => origin === 'ingredient' || !inIngredients.has(fact)
    if (origin === 'name') note(notes.contains, statedInName(term).filter(isNew), words)
    note(notes[weight(origin, concept, facts)], facts.filter(isNew), words)
    note(origin === 'offer' ? notes.mentioned : notes.usual, maybe.filter(isNew), words)
  }
  for (const term of foundTerms) {
    if (term.origin !== 'offer' && !concepts.has(term.concept)) {
      concepts.set(term.concept, term.words)
    }
    if (!vagueConcepts.has(term.concept)) noteTerm(term)
  }
  const clear = new Set(notes.contains.keys())
  for (const term of foundTerms) {
    const hasClearerWord = term.facts.some((fact) => clear.has(fact))
    if (vagueConcepts.has(term.concept) && !hasClearerWord) noteTerm(term)
  }
  return {
    contains: asLists(notes.contains),
    usual: asLists(notes.usual),
    mentioned: asLists(notes.mentioned),
    concepts: sharedConcepts(concepts),
    freeTags: sharedFreeTags(
      new Map([
        ...firstTags(otherFacts, denials(dish), isFreeTag),
        ...firstTags(dietaryFacts, tags, isFreeTag),
      ]),
    ),
    dietTags: sharedDietTags(firstTags(diets, tags, isDietTag)),
    slipsOf: slipsIn(dish),
  }
}

/** A function apart, because a closure in `analyse` would keep what it found in memory. */
function slipsIn({ ingredients, name }: DishTexts): Evidence['slipsOf'] {
  const texts = [...ingredients, name]
  return (fact) => texts.filter((words) => findSlipsCached(words).includes(fact))
}

/** The facts that a dish's texts deny, by scope. */
interface Denied {
  /** Denied for everything that its name suggests. */
  readonly byName: readonly DietaryFact[]
  /** Denied for what dishes of its kind usually contain. */
  readonly ofKind: readonly DietaryFact[]
}

function findDenied({ name, description }: DishTexts): Denied {
  const byName = findNameDenials(name)
  const clauses = parseClausesCached(description).filter(({ stance }) => stance === 'says')
  return { byName, ofKind: [...byName, ...clauses.flatMap(({ text }) => findLeadingDenials(text))] }
}

/** Removes the facts that the dish's texts deny from a term; returns none if nothing remains. */
function withoutDenied(term: FoundTerm, { origin, words }: Source, denied: Denied): FoundTerm[] {
  const isName = origin === 'name'
  if (isDishConcept(term.concept)) {
    return isName || origin === 'clause' ? [withoutFacts(term, denied.ofKind)] : [term]
  }
  if (!isName || term.facts.length === 0) return [term]
  if (findQuotedWords(words).includes(foldedWords(splitHan(words))[term.position] ?? '')) return []
  const remainingFacts = withoutFacts(term, denied.byName)
  return remainingFacts.facts.length > 0 || isDrinkConcept(term.concept) ? [remainingFacts] : []
}

function weight(
  origin: Source['origin'],
  concept: string,
  facts: readonly DietaryFact[],
): 'contains' | 'usual' | 'mentioned' {
  if (origin === 'offer') return 'mentioned'
  // A latte contains milk unless it is made with something else.
  const isRecipe = isDishConcept(concept) || (isDrinkConcept(concept) && facts.includes('milk'))
  return origin === 'name' && isRecipe ? 'usual' : 'contains'
}

/**
 * Returns the facts that a dish's name states directly: fish in "fish and chips", whose gluten is
 * only usual.
 */
function statedInName({ words, facts, ...term }: FoundTerm & Source): readonly DietaryFact[] {
  // A name of one word mentions nothing else.
  if (term.length === 1 || !isDishConcept(term.concept)) return []
  const inside = namingWords(writtenWords(splitHan(words)), term)
    .split(' ')
    .flatMap(findTermsCached)
  return facts.filter((fact) =>
    inside.some((inner) => !isDishConcept(inner.concept) && inner.facts.includes(fact)),
  )
}

/** Returns all texts but the ingredients. */
function readSources(dish: DishTexts, tags: readonly Tag[]): Source[] {
  return [
    { words: dish.name, origin: 'name', isPrivate: false },
    ...tags
      .filter(({ folded }) => !isClaim(folded))
      .map(({ words }) => ({ words, origin: 'tag' as const, isPrivate: false })),
    ...clauseSources(dish.description, false),
    ...clauseSources(dish.aiInstructions, true),
  ]
}

function clauseSources(text: string, isPrivate: boolean): Source[] {
  return parseClausesCached(text).flatMap(({ text: words, stance }) =>
    stance === 'denies'
      ? []
      : [{ words, origin: stance === 'says' ? 'clause' : 'offer', isPrivate }],
  )
}

const namingWords = (
  words: readonly string[],
  { position, length }: Pick<FoundTerm, 'position' | 'length'>,
) =>
  words
    .slice(position, position + length)
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
