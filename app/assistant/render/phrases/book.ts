import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { Course } from '#app/domain/menus/query/clauses.ts'
import type { english } from './en.ts'
import type { NamedTopic, NameForms, Phrase } from './phrase-types.ts'

export type PhraseKey = keyof typeof english.say

/** All phrases and names of one language. A book in which one is missing doesn't compile. */
export interface PhraseBook {
  readonly facts: Readonly<Record<DietaryFact, NameForms>>
  /** As the kitchen's mark: "vegan". */
  readonly diets: Readonly<Record<Diet, string>>
  /** Courses, as they introduce dishes: "To start". */
  readonly courses: Readonly<Record<Course, string>>
  /** Topics about the house, at the start of a sentence or in a list: "parking". */
  readonly topics: Readonly<Record<NamedTopic, string>>
  readonly say: Readonly<Record<PhraseKey, Phrase>>
}
