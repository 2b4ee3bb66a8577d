import type { GuestDish } from '../menus/guest-menu.ts'
import { excludedBy, type Diet, type DietaryFact } from './facts.ts'
import { writtenWords } from './fold-text.ts'
import { isDishConcept, isDrinkConcept, type FoundTerm } from './lexicon.ts'
import { knownClauses, knownIngredient, knownSlips, knownTag, knownTerms } from './known-terms.ts'
import { withFamily } from './lexicon/families.ts'
import { isMadeOfFlour, isOtherFlour } from './lexicon/other-grains.ts'
import { isStatedFact, type Statement } from './statements.ts'
import { isClaim, isDietTag, isFreeTag } from './tags.ts'

/** What is known of one thing in one dish, and which recorded words it rests on. */
export interface DishFact {
  /**
   * `contains`: an ingredient, the name, a tag, the description or the owner says so. `usual`: a
   * dish of this name usually does, or an ingredient often does, and nobody says otherwise; or a
   * tag calls it free, and a word that we don't know is all but the name of what holds it.
   * `mentioned`: the menu speaks of it as something that may come with the dish, or the owner
   * says that it may contain it. `marked_free`: the owner says so, by a tag or a statement, and
   * nothing recorded speaks against it. `not_recorded`: nobody said; it is never read as free.
   */
  readonly status: 'contains' | 'usual' | 'mentioned' | 'marked_free' | 'not_recorded'
  /** The very ingredients, tags or clauses, in the owner's words; none with a bare statement. */
  readonly reasons: readonly string[]
  /** A tag that claims the dish free of it, though `reasons` or the owner say otherwise. */
  readonly contradictedTag?: string
  /** The owner's statement, where the status rests on it. */
  readonly confirmed?: Statement
}

interface Evidence {
  readonly contains: ReadonlyMap<DietaryFact, readonly string[]>
  readonly usual: ReadonlyMap<DietaryFact, readonly string[]>
  readonly mentioned: ReadonlyMap<DietaryFact, readonly string[]>
  /** By concept: the ingredients, or else the name, a tag or a clause, that name it. */
  readonly concepts: ReadonlyMap<string, string>
  readonly tags: readonly { readonly words: string; readonly folded: string }[]
}

// Derived once a dish: a menu is read by many questions.
const evidenceOf = new WeakMap<GuestDish, Evidence>()

/**
 * What the menu records of one thing in a dish. Never free but by the owner's tag or statement;
 * recorded words that say that it is in the dish outweigh both.
 */
export function readDishFact(dish: GuestDish, fact: DietaryFact): DishFact {
  const recorded = readWords(dish, fact)
  const said = statedOf(dish, fact)
  if (!said) return recorded
  const { status, reasons, contradictedTag } = recorded
  const isFreeByTag = status === 'marked_free' ? { contradictedTag: reasons[0] } : {}
  const isNamed = status === 'contains' || status === 'mentioned'
  switch (said.state) {
    case 'contains':
      return {
        status: 'contains',
        reasons: isNamed ? reasons : [],
        ...(contradictedTag === undefined ? isFreeByTag : { contradictedTag }),
        confirmed: said,
      }
    case 'may_contain':
      return status === 'contains'
        ? recorded
        : {
            ...recorded,
            ...isFreeByTag,
            status: 'mentioned',
            reasons: isNamed ? reasons : [],
            confirmed: said,
          }
    case 'free':
      return isNamed
        ? recorded
        : {
            status: 'marked_free',
            reasons: status === 'marked_free' ? reasons : [],
            confirmed: said,
          }
  }
}

/** What the words alone say, whatever the owner states. */
export function readWords(dish: GuestDish, fact: DietaryFact): DishFact {
  const { contains, usual, mentioned, tags } = readEvidence(dish)
  const tag = tags.find(({ folded }) => isFreeTag(folded, fact))?.words
  const contradiction = tag === undefined ? {} : { contradictedTag: tag }
  const holds = contains.get(fact)
  if (holds) return { status: 'contains', reasons: holds, ...contradiction }
  const mentions = mentioned.get(fact)
  if (mentions) return { status: 'mentioned', reasons: mentions, ...contradiction }
  if (tag !== undefined) {
    // A slip of the pen in "mayonnaise" hides its egg from us, and no guest may pay for it.
    const slips = [...dish.ingredients, dish.name].filter((words) =>
      knownSlips(words).includes(fact),
    )
    return slips.length > 0
      ? { status: 'usual', reasons: slips, contradictedTag: tag }
      : { status: 'marked_free', reasons: [tag] }
  }
  const usually = usual.get(fact)
  return usually ? { status: 'usual', reasons: usually } : { status: 'not_recorded', reasons: [] }
}

/** What is known of a dish and a diet. */
export interface DishDiet {
  /** The owner's tag that marks the dish as fit for it; the diet's name for a statement. */
  readonly tag: string | undefined
  /** Recorded words that speak against it; empty proves nothing. */
  readonly against: readonly string[]
  /** The owner's statement, where there is one; `free` is fit for the diet. */
  readonly confirmed?: Statement
}

/** Whether the owner marks a dish as fit for a diet, and which recorded words speak against it. */
export function readDiet(dish: GuestDish, diet: Diet): DishDiet {
  const { tags, contains, usual } = readEvidence(dish)
  const denied = deniedBy(dish, diet)
  const fit = denied ? undefined : fitBy(dish, diet)
  const tag = tags.find(({ folded }) => isDietTag(folded, diet))?.words
  const isMarked = tag !== undefined || fit !== undefined
  const against = [
    ...new Set(
      excludedBy[diet].flatMap((fact) => [
        ...(contains.get(fact) ?? []),
        // "Vegan burger": the owner knows better than the name.
        ...(isMarked ? [] : (usual.get(fact) ?? [])),
      ]),
    ),
  ]
  // What the owner denies is no fit, whichever tag was left behind.
  if (denied) return { tag: against.length > 0 ? tag : undefined, against, confirmed: denied }
  return fit ? { tag: tag ?? diet, against, confirmed: fit } : { tag, against }
}

/** Whether the owner marks a dish as fit for a diet, and nothing recorded speaks against it. */
export function isMarkedFor(dish: GuestDish, diet: Diet): boolean {
  const { tag, against } = readDiet(dish, diet)
  return tag !== undefined && against.length === 0
}

/** What the owner states of one thing in a dish. */
export function statedOf(dish: GuestDish, name: string): Statement | undefined {
  return isStatedFact(name) ? dish.stated?.[name] : undefined
}

/** The statement that a dish holds, or may hold, what a diet leaves out. */
function deniedBy(dish: GuestDish, diet: Diet): Statement | undefined {
  const ofDiets = diet === 'vegan' ? [diet, 'vegetarian'] : [diet]
  return [...ofDiets, ...excludedBy[diet]]
    .map((name) => statedOf(dish, name))
    .find((said) => said !== undefined && said.state !== 'free')
}

/** The statement that a dish is fit for a diet; a vegan dish is vegetarian too. */
function fitBy(dish: GuestDish, diet: Diet): Statement | undefined {
  const stricter = diet === 'vegetarian' ? [diet, 'vegan'] : [diet]
  return stricter.map((name) => statedOf(dish, name)).find((said) => said?.state === 'free')
}

/** The recorded words that name something in a dish, such as "kuru soğan" for onion. */
export function findConcept(dish: GuestDish, concept: string): string | undefined {
  const { concepts } = readEvidence(dish)
  const named = withFamily(concept).find((one) => concepts.has(one))
  return named === undefined ? undefined : concepts.get(named)
}

/** Whether the owner gave a dish a tag of this sense; the pattern meets folded words. */
export function hasTag(dish: GuestDish, sense: RegExp): boolean {
  return dish.tags.some((tag) => sense.test(knownTag(tag)))
}

function readEvidence(dish: GuestDish): Evidence {
  const known = evidenceOf.get(dish)
  if (known) return known
  const evidence = gather(dish)
  evidenceOf.set(dish, evidence)
  return evidence
}

type Notes = Map<DietaryFact, string[]>

function note(notes: Notes, facts: readonly DietaryFact[], words: string): void {
  for (const fact of facts) {
    const noted = notes.get(fact) ?? []
    if (!noted.includes(words)) notes.set(fact, [...noted, words])
  }
}

// Words that may mean one of several things, and say nothing new beside a clearer one.
const vagueConcepts = new Set(['fistik', 'nuts', 'seafood', 'shellfish'])

interface Source {
  readonly words: string
  readonly origin: 'ingredient' | 'name' | 'tag' | 'clause' | 'offer'
  /** Written for the assistant alone: guests hear what it names, and not its words. */
  readonly isPrivate: boolean
}

function gather(dish: GuestDish): Evidence {
  const tags = dish.tags.map((words) => ({ words, folded: knownTag(words) }))
  const notes: Record<'contains' | 'usual' | 'mentioned', Notes> = {
    contains: new Map(),
    usual: new Map(),
    mentioned: new Map(),
  }
  const concepts = new Map<string, string>()
  const named = readSources(dish, tags).flatMap((source) =>
    (source.origin === 'ingredient' ? knownIngredient : knownTerms)(source.words).map((term) => ({
      ...term,
      ...source,
      words: source.isPrivate ? namingWords(source.words, term) : source.words,
    })),
  )
  // An ingredient is the better reason: other words count for what no ingredient says.
  const inIngredients = new Set(
    named.flatMap(({ origin, facts }) => (origin === 'ingredient' ? facts : [])),
  )
  // "Banana bread" with buckwheat flour among its ingredients, and no wheat.
  const hasOtherFlour = named.some(
    ({ origin, concept }) => origin === 'ingredient' && isOtherFlour(concept),
  )
  const noteTerm = (term: (typeof named)[number]) => {
    const { concept, maybe, words, origin } = term
    if (term.facts.length + maybe.length === 0) return
    const isOfOtherFlour = origin === 'name' && hasOtherFlour && isMadeOfFlour(concept)
    const facts = isOfOtherFlour ? term.facts.filter((fact) => fact !== 'gluten') : term.facts
    if (isOfOtherFlour && !inIngredients.has('gluten')) note(notes.usual, ['gluten'], words)
    const isNew = (fact: DietaryFact) => origin === 'ingredient' || !inIngredients.has(fact)
    if (origin === 'name') note(notes.contains, saidInName(term).filter(isNew), words)
    note(notes[weight(origin, concept, facts)], facts.filter(isNew), words)
    note(origin === 'offer' ? notes.mentioned : notes.usual, maybe.filter(isNew), words)
  }
  for (const term of named) {
    if (term.origin !== 'offer' && !concepts.has(term.concept)) {
      concepts.set(term.concept, term.words)
    }
    if (!vagueConcepts.has(term.concept)) noteTerm(term)
  }
  const clear = new Set(notes.contains.keys())
  for (const term of named) {
    const isCleared = term.facts.some((fact) => clear.has(fact))
    if (vagueConcepts.has(term.concept) && !isCleared) noteTerm(term)
  }
  return { ...notes, concepts, tags }
}

function weight(
  origin: Source['origin'],
  concept: string,
  facts: readonly DietaryFact[],
): 'contains' | 'usual' | 'mentioned' {
  if (origin === 'offer') return 'mentioned'
  // A latte is made with milk, unless it is made with something else.
  const isRecipe = isDishConcept(concept) || (isDrinkConcept(concept) && facts.includes('milk'))
  return origin === 'name' && isRecipe ? 'usual' : 'contains'
}

/** What a dish's name says itself: fish, in "fish and chips", which usually holds gluten. */
function saidInName({ words, facts, ...place }: FoundTerm & Source): readonly DietaryFact[] {
  // A single word says what it is the name of, and no more.
  if (place.length === 1 || !isDishConcept(place.concept)) return []
  const inside = writtenWords(namingWords(words, { ...place, facts })).flatMap(knownTerms)
  return facts.filter((fact) =>
    inside.some((one) => !isDishConcept(one.concept) && one.facts.includes(fact)),
  )
}

function readSources(dish: GuestDish, tags: Evidence['tags']): Source[] {
  return [
    ...dish.ingredients.map((words) => ({
      words,
      origin: 'ingredient' as const,
      isPrivate: false,
    })),
    { words: dish.name, origin: 'name', isPrivate: false },
    ...tags
      .filter(({ folded }) => !isClaim(folded))
      .map(({ words }) => ({ words, origin: 'tag' as const, isPrivate: false })),
    ...clauseSources(dish.description, false),
    ...clauseSources(dish.aiInstructions, true),
  ]
}

function clauseSources(text: string, isPrivate: boolean): Source[] {
  return knownClauses(text).flatMap(({ text: words, stance }) =>
    stance === 'denies'
      ? []
      : [{ words, origin: stance === 'says' ? 'clause' : 'offer', isPrivate }],
  )
}

const namingWords = (text: string, { position, length }: FoundTerm) =>
  writtenWords(text)
    .slice(position, position + length)
    .join(' ')
