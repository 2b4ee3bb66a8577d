import type { GuestDish } from '../menus/guest-menu.ts'
import { excludedBy, type Diet, type DietaryFact } from './facts.ts'
import { foldText } from './fold-text.ts'
import { findTerms } from './lexicon.ts'

/** What is known of one thing in one dish, and which recorded words it rests on. */
export interface DishFact {
  /**
   * `contains`: the name or an ingredient says so. `mentioned`: only the description or the
   * notes speak of it. `marked_free`: the owner's tag says so, and nothing else speaks against
   * it. `not_recorded`: nobody said; it is never read as free.
   */
  readonly status: 'contains' | 'mentioned' | 'marked_free' | 'not_recorded'
  readonly reasons: readonly string[]
}

interface Evidence {
  /** By fact: the ingredients, or the name, that hold it. */
  readonly holds: ReadonlyMap<DietaryFact, readonly string[]>
  /** By fact: the sentences beside the ingredients that speak of it. */
  readonly mentions: ReadonlyMap<DietaryFact, readonly string[]>
  readonly concepts: ReadonlySet<string>
  readonly tags: readonly string[]
}

// Derived once a dish: a menu is read by many questions.
const evidenceOf = new WeakMap<GuestDish, Evidence>()

const freeTags: Partial<Record<DietaryFact, RegExp>> = {
  gluten: /^(glutensiz|gluten free|gluten-free)$/,
  milk: /^(sutsuz|laktozsuz|dairy free|dairy-free|lactose free|lactose-free)$/,
  nuts: /^(kuruyemissiz|nut free|nut-free)$/,
  eggs: /^(yumurtasiz|egg free|egg-free)$/,
  alcohol: /^(alkolsuz|alcohol free|alcohol-free)$/,
}

const dietTags: Record<Diet, RegExp> = {
  vegetarian: /^(vejetaryen|vegetarian|vegan)$/,
  vegan: /^vegan$/,
}

/** What the menu records of one thing in a dish. */
export function readDishFact(dish: GuestDish, fact: DietaryFact): DishFact {
  const evidence = readEvidence(dish)
  const holds = evidence.holds.get(fact)
  if (holds) return { status: 'contains', reasons: holds }
  const mentions = evidence.mentions.get(fact)
  if (mentions) return { status: 'mentioned', reasons: mentions }
  const tag = dish.tags.find((_, index) => freeTags[fact]?.test(evidence.tags[index] ?? ''))
  return tag === undefined
    ? { status: 'not_recorded', reasons: [] }
    : { status: 'marked_free', reasons: [tag] }
}

/** Whether the owner marks a dish as fit for a diet, and which recorded words speak against it. */
export function readDiet(
  dish: GuestDish,
  diet: Diet,
): { readonly isMarked: boolean; readonly against: readonly string[] } {
  const { tags, holds, mentions } = readEvidence(dish)
  const against = excludedBy[diet].flatMap((fact) => [
    ...(holds.get(fact) ?? []),
    ...(mentions.get(fact) ?? []),
  ])
  return { isMarked: tags.some((tag) => dietTags[diet].test(tag)), against: [...new Set(against)] }
}

/** Whether a dish is made with something, by its ingredients or its name. */
export function hasConcept(dish: GuestDish, concept: string): boolean {
  return readEvidence(dish).concepts.has(concept)
}

/** Whether the owner gave a dish a tag of this sense. */
export function hasTag(dish: GuestDish, sense: RegExp): boolean {
  return readEvidence(dish).tags.some((tag) => sense.test(tag))
}

function readEvidence(dish: GuestDish): Evidence {
  const known = evidenceOf.get(dish)
  if (known) return known
  const evidence = gather(dish)
  evidenceOf.set(dish, evidence)
  return evidence
}

type Notes = Map<DietaryFact, string[]>

function note(notes: Notes, fact: DietaryFact, words: string): void {
  const noted = notes.get(fact) ?? []
  if (!noted.includes(words)) notes.set(fact, [...noted, words])
}

function gather(dish: GuestDish): Evidence {
  const holds: Notes = new Map()
  const mentions: Notes = new Map()
  const concepts = new Set<string>()
  const read = (text: string, isNew: (fact: DietaryFact) => boolean) => {
    for (const { concept, facts } of findTerms(text)) {
      concepts.add(concept)
      for (const fact of facts.filter(isNew)) note(holds, fact, text)
    }
  }
  for (const ingredient of dish.ingredients) read(ingredient, () => true)
  // The name counts where no ingredient says it already.
  read(dish.name, (fact) => !holds.has(fact))
  for (const sentence of sentences(`${dish.description}\n${dish.aiInstructions}`)) {
    for (const { facts } of findTerms(sentence)) {
      for (const fact of facts) note(mentions, fact, sentence)
    }
  }
  return { holds, mentions, concepts, tags: dish.tags.map((tag) => foldText(tag.trim())) }
}

// A sentence that denies something, or says what goes with a dish, is no evidence of what is in it.
const noEvidence =
  /\b(no|not|without|never|free|goes well|pairs|iyi gider|yakisir|dostu|kullanilmaz|icermez|konmaz|katilmaz|bulunmaz|yok|yoktur|degil|degildir)\b/

function sentences(text: string): string[] {
  return text
    .split(/[.;!?\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !noEvidence.test(foldText(sentence)))
}
