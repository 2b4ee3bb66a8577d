import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Cooking, Course, Sense } from '#app/domain/menus/query/clauses.ts'
import type { About, Act, Wish } from '../plan/part.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import type { Amount } from './amounts.ts'
import type { OwnersWords } from './owners-words.ts'
import type { DishElsewhere } from './unknown-words.ts'
import type { AskSign, Modifier, Relation } from './words/language-words.ts'
import type { Subject } from './words/subjects.ts'

/** A food that a question names, and how it is tied to it. */
export interface AskedFood {
  readonly abouts: readonly About[]
  readonly relation: Relation | undefined
}

/** A dish that a question names, and how many of it; several dishes where its name is short. */
export interface AskedDish {
  readonly dishIds: readonly string[]
  readonly count: number
}

/** A kind of dishes that a question wishes for, or leaves out. */
export interface AskedKind {
  readonly dishIds: readonly string[]
  readonly isOut: boolean
}

/** What one question of a message asks. */
export interface Asked {
  readonly dishes: readonly AskedDish[]
  readonly kinds: readonly AskedKind[]
  readonly foods: readonly AskedFood[]
  readonly diets: readonly Diet[]
  readonly courses: readonly Course[]
  readonly coursesOut: readonly Course[]
  readonly senses: readonly Sense[]
  readonly sensesOut: readonly Sense[]
  readonly cookings: readonly Cooking[]
  readonly cookingsOut: readonly Cooking[]
  readonly wishes: readonly Wish[]
  readonly amounts: readonly Amount[]
  readonly people: number | undefined
  /** Into how many parts a bill is split. */
  readonly ways: number | undefined
  readonly asks: readonly AskSign[]
  readonly modifiers: readonly Modifier[]
  /** How many of what was spoken of before: "two of those". */
  readonly pointedCount: number | undefined
  /** Places of the last list that it points at: 0 is the first, -1 the last. */
  readonly ordinals: readonly number[]
  /** "Can I have …?", "is it safe?". */
  readonly isAskedSafe: boolean
  /** "Is there celery in it? I get hives": asks what a dish contains, not whether the guest can have it. */
  readonly isAskedHeld: boolean
  /** Whether it mentions an allergy, with or without the food. */
  readonly isAllergic: boolean
  /** "Which should I stay away from?": what does not fit is asked for. */
  readonly isAskedAgainst: boolean
  readonly topics: readonly Topic[]
  /** What no record has a field for: where it is from, how big it is. */
  readonly subjects: readonly Subject[]
  readonly owners: OwnersWords
  readonly acts: readonly Act[]
  /** Rows of words that no vocabulary, dish or heading knows, as the guest wrote them. */
  readonly unknown: readonly string[]
  /** Dishes that the lexicon knows and the menu has not. */
  readonly dishesElsewhere: readonly DishElsewhere[]
  /** Whether it is nothing but words that nothing knows: "cannoli?". */
  readonly isBare: boolean
}

/** A guest's message taken apart: what the server reads in it, model or no model. */
export interface ReadQuestion extends Asked {
  readonly language: PhraseLanguage
  readonly isEmergency: boolean
  /** What the guest avoids after the whole conversation. */
  readonly avoided: readonly About[]
  /** What the guest avoided before this message. */
  readonly avoidedBefore: readonly About[]
  /** The questions of the message, in the guest's order; one at least. */
  readonly questions: readonly Asked[]
  /** What the guest seems to take back, which holds until they say yes to that. */
  readonly toTakeBack: readonly About[]
  /** What the guest has just said yes to taking back. */
  readonly takenBack: readonly About[]
  /** Before the first answer in English to a guest whose language has no phrase book. */
  readonly foreword: { readonly text: string; readonly lang: string } | undefined
  /** Whether the server may answer at once, without a model: see `isCertain`. */
  readonly certain: boolean
}
