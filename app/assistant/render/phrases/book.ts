import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { Course, Sense } from '#app/domain/menus/query/clauses.ts'
import type { english } from './en.ts'
import type { DietWords, FactWords, NamedTopic, Phrase } from './words.ts'

export type PhraseKey = keyof typeof english.say

/** Everything that Chefin can say in one language. A book that lacks a phrase does not compile. */
export interface PhraseBook {
  readonly facts: Readonly<Record<DietaryFact, FactWords>>
  readonly diets: Readonly<Record<Diet, DietWords>>
  /** Parts of a meal, as they introduce dishes: "Starters". */
  readonly courses: Readonly<Record<Course, string>>
  /** Qualities as adjectives of dishes: "hot". */
  readonly senses: Readonly<Record<Sense, string>>
  /** What owners write about, as the head of a sentence or in a list: "parking". */
  readonly topics: Readonly<Record<NamedTopic, string>>
  readonly say: Readonly<Record<PhraseKey, Phrase>>
}
