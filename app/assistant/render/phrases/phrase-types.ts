import type { Topic } from '#app/domain/guest-menu/topics.ts'

/** The languages of replies. */
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

/** A topic with a name. */
export type NamedTopic = Exclude<Topic, 'other'>

/** The name of an allergen, a food or a diet, in the forms that a language's phrases need. */
export interface NameForms {
  /** On its own, as in a list: "milk". */
  readonly name: string
  /** After "contains", in the case that it requires: "milk". */
  readonly has: string
  /** After "no" or "without": "milk". */
  readonly without: string
  /** As the kitchen's mark: "milk-free". */
  readonly free: string
}

/**
 * A sentence in ICU message syntax, or several equivalent ones. The message's id chooses one, so that
 * a repeated reply reads the same.
 */
export type Phrase = string | readonly string[]

/** A phrase's placeholder values. Names and figures only come from the records. */
export type Values = Readonly<Record<string, string | number>>
