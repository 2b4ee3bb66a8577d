import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { Cooking, Course, Sense } from '#app/domain/menus/query/clauses.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Act, Wish } from '../../plan/part.ts'

/** What ties a food to the guest: whether it is avoided, asked after or wished for. */
export const relations = [
  /** "I'm allergic to", "intolerance": may not eat it. */
  'allergic',
  /** "I don't eat", "I can't have", "I avoid". */
  'avoids',
  /** "I don't like", "I hate". */
  'dislikes',
  /** "without", "no". */
  'without',
  /** "-free". */
  'free',
  /** "makes me ill", "gives me hives". */
  'harm',
  /** "contains", "is there … in it", "made with". */
  'contains',
  /** "can I eat", "is it safe for". */
  'suits',
  /** "with", "I'd like". */
  'with',
  /** "scrap the", "is fine after all", "no longer": takes back what was said of a food. */
  'take_back',
] as const
export type Relation = (typeof relations)[number]

/** Words that put "I can't eat" together: in any order, with the food before, between or behind. */
export interface EatingWords {
  /** "Can't", "mustn't", "not allowed". */
  readonly cannot: string
  /** "Eat", "drink", "touch", "tolerate", in every form that stands beside "not". */
  readonly eat: string
  /** "Drink", which "I don't" makes alcohol where nothing else is named. */
  readonly drink: string
}

/** What is asked of a dish or of the menu. */
export const askSigns = [
  'ingredients',
  'price',
  'calories',
  'cooking',
  'describe',
  'picture',
  'recommend',
  'list',
  'meal',
  'compare',
  'cheapest',
  'dearest',
  'lightest',
  'heaviest',
  'pair',
  'opinion',
  'sum',
  'request',
  'sure',
] as const
export type AskSign = (typeof askSigns)[number]

/** Which way a figure limits; `about` is a little to both sides. */
export const bounds = ['under', 'to', 'over', 'from', 'about'] as const
export type Bound = (typeof bounds)[number]

/** Words that change what stands beside them. */
export const modifiers = [
  'not',
  'and',
  'or',
  'but',
  /** "except", "apart from". */
  'except',
  /** "it", "this one", "the same". */
  'it',
  /** "the other one". */
  'other',
  'both',
  'people',
  /** "each", "per person", "apiece". */
  'each',
  /** "together", "in total", "budget". */
  'together',
  /** "The vegan one", "the spicy version": the dish of nearly the same name that is so. */
  'variant',
  /** "The normal one": of such dishes the one with the shorter name. */
  'plain',
  /** "Two glasses of …": what stands between a number and the dish that it counts. */
  'measure',
  /** "split". */
  'split',
  'yes',
  'no',
  /** "What is", "difference between": a food or diet right beside it is asked about, not avoided. */
  'meaning',
  /** "No allergies", "not allergic": no such allergy is named here; it takes back no other one. */
  'healthy',
  /** "somebody else's", "is not here today": an avoidance that does not count. */
  'absent',
  /** "Used to be", "my ex", "why is everyone": no diet and no wish of somebody at the table. */
  'past',
] as const
export type Modifier = (typeof modifiers)[number]

/**
 * The words of emergencies. One is read from `alone`; from `body` and `trouble`, `does` and `hard`,
 * `remedy` and `hard`, or `body` or `remedy` and `urgent`, near one another; or from `ate` with an
 * allergy or trouble. `calm` words take it back, unless `serious` ones follow.
 */
export interface EmergencyWords {
  /** "anaphylaxis", "call an ambulance", "she collapsed". */
  readonly alone: string
  /** "throat", "lips", "tongue", "face". */
  readonly body: string
  /** "swelling", "closing", "tight", "tingling", "numb", "like a balloon". */
  readonly trouble: string
  /** What a body does: "breathe", "swallow", "speak", "move". */
  readonly does: string
  /** "can't", "hard to", "stopped", "no". */
  readonly hard: string
  /** "inhaler", "epipen", "antihistamine". */
  readonly remedy: string
  /** "quick", "now", "hurry". */
  readonly urgent: string
  /** "just ate", "by accident", "bit into". */
  readonly ate: string
  /** "years ago", "what if", "lol", "the price". */
  readonly calm: string
  /** "seriously", "no joke". */
  readonly serious: string
}

/**
 * The words of one language by which questions are read. Each text is a list of phrases with commas
 * between them, written as people type them: case, accents and apostrophes do not count. A star
 * stands for any ending of a word: "allerg*".
 */
export interface LanguageWords {
  /** The commonest words of sentences, without a meaning of their own: evidence of the language. */
  readonly common: string
  readonly relations: Readonly<Record<Relation, string>>
  readonly eating: EatingWords
  readonly asks: Readonly<Record<AskSign, string>>
  readonly bounds: Readonly<Record<Bound, string>>
  readonly modifiers: Readonly<Record<Modifier, string>>
  readonly facts: Readonly<Record<DietaryFact, string>>
  readonly diets: Readonly<Record<Diet, string>>
  /** By their English names, single foods that are no fact: "mushroom", "walnut", "cheese". */
  readonly foods: Readonly<Record<string, string>>
  readonly courses: Readonly<Record<Course, string>>
  readonly senses: Readonly<Record<Sense, string>>
  readonly cookings: Readonly<Record<Cooking, string>>
  readonly wishes: Readonly<Record<Wish, string>>
  readonly topics: Readonly<Record<Topic, string>>
  readonly acts: Readonly<Partial<Record<Act, string>>>
  readonly emergency: EmergencyWords
  /** Number words and what they count; "hundred" and "thousand" multiply what is before them. */
  readonly numbers: Readonly<Record<string, number>>
  /** Where a relation usually stands: "ohne Nüsse" has it before the food, "fındıksız" behind it. */
  readonly relationsStand: 'before' | 'behind'
}
