import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { Cooking, Course, Sense } from '#app/domain/menus/query/clauses.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Act, Wish } from '../../plan/part.ts'

/** How a food relates to the guest or to a dish. */
export const relations = [
  /** "I'm allergic to", "intolerance". */
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
  /** "scrap the", "is fine after all", "no longer": cancels what the guest said about a food. */
  'take_back',
] as const
export type Relation = (typeof relations)[number]

/** Whether a relation usually precedes or follows its food: "ohne Nüsse", "fındıksız". */
export type RelationPosition = 'before' | 'after'

/** The parts of "I can't eat", in any order, with the food before, between or after them. */
export interface EatingWords {
  /** "can't", "mustn't", "not allowed". */
  readonly cannot: string
  /** "eat", "drink", "touch", "tolerate", in every form that occurs with "not". */
  readonly eat: string
  /** "drink"; "I don't drink" means alcohol, if the sentence names nothing else. */
  readonly drink: string
}

/** What a guest can ask about a dish or the menu. */
export const askKinds = [
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
export type AskKind = (typeof askKinds)[number]

/** How a number limits a price; `about` allows a little more or less. */
export const bounds = ['under', 'to', 'over', 'from', 'about'] as const
export type Bound = (typeof bounds)[number]

/** Words that change the meaning of adjacent words. */
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
  /** "the vegan one", "the spicy version": the dish with a similar name that has this quality. */
  'variant',
  /** "the normal one": of dishes with similar names, the one with the shorter name. */
  'plain',
  /** "glasses of": between a number and the dish that it counts. */
  'measure',
  /** "split". */
  'split',
  'yes',
  'no',
  /** "what is", "difference between": an adjacent food or diet is asked about, not avoided. */
  'meaning',
  /** "no allergies", "not allergic": neither names an allergy nor takes one back. */
  'healthy',
  /** "somebody else's", "is not here today": an adjacent avoidance doesn't count. */
  'absent',
  /** "used to be", "my ex", "why is everyone": an adjacent diet isn't that of anyone at the table. */
  'past',
] as const
export type Modifier = (typeof modifiers)[number]

/**
 * Words for emergencies and reactions to food. They decide nothing: a classifier weighs them together
 * with all other words of the message (`emergency/`).
 */
export interface EmergencyWords {
  /** "anaphylaxis", "call an ambulance", "she collapsed". */
  readonly alone: string
  /** "throat", "lips", "tongue", "face". */
  readonly body: string
  /** "swelling", "closing", "tight", "tingling", "numb", "like a balloon". */
  readonly trouble: string
  /** "breathe", "swallow", "speak", "move". */
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
 * The word table of one language. Each text is a comma-separated list of phrases as people type them;
 * case, accents and apostrophes are ignored. A star matches any ending of a word: "allerg*".
 */
export interface LanguageWords {
  /** The most common words without a meaning for the menu, as evidence of the language. */
  readonly common: string
  readonly relations: Readonly<Record<Relation, string>>
  readonly eating: EatingWords
  readonly asks: Readonly<Record<AskKind, string>>
  readonly bounds: Readonly<Record<Bound, string>>
  readonly modifiers: Readonly<Record<Modifier, string>>
  readonly facts: Readonly<Record<DietaryFact, string>>
  readonly diets: Readonly<Record<Diet, string>>
  /** Foods that aren't dietary facts, by their English names: "mushroom", "walnut", "cheese". */
  readonly foods: Readonly<Record<string, string>>
  readonly courses: Readonly<Record<Course, string>>
  readonly senses: Readonly<Record<Exclude<Sense, 'alcoholic'>, string>>
  readonly cookings: Readonly<Record<Cooking, string>>
  readonly wishes: Readonly<Record<Wish, string>>
  readonly topics: Readonly<Record<Topic, string>>
  readonly acts: Readonly<Partial<Record<Act, string>>>
  readonly emergency: EmergencyWords
  /** Number words and their values. */
  readonly numbers: Readonly<Record<string, number>>
  readonly relationPosition: RelationPosition
}
