import type { Topic } from '#app/domain/guest-menu/topics.ts'

/** The languages that a guest is answered in. */
export const phraseLanguages = [
  'en',
  'tr',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'ru',
  'uk',
  'ar',
  'fa',
  'zh',
] as const

export type PhraseLanguage = (typeof phraseLanguages)[number]

/** A topic that has a name; `other` is what has none. */
export type NamedTopic = Exclude<Topic, 'other'>

/** How a language says the name of an allergen, or of something else that can be recorded. */
export interface FactWords {
  /** By itself, as in a list: "milk". */
  readonly name: string
  /** After "contains", in whatever case that takes: "milk". */
  readonly has: string
  /** After "no" or "without": "milk". */
  readonly without: string
  /** As the kitchen's mark: "milk-free". */
  readonly free: string
}

/** How a language says the name of a diet. */
export interface DietWords {
  /** As the kitchen's mark of a dish: "vegan". */
  readonly name: string
  /** Of dishes in a list: "vegan dishes". */
  readonly dishes: string
}

/**
 * One sentence in ICU message syntax. Of several, one is chosen by the message's id, so that a
 * replay reads the same.
 */
export type Phrase = string | readonly string[]

/** What a phrase is filled with; names and figures come from the records alone. */
export type Values = Readonly<Record<string, string | number>>
