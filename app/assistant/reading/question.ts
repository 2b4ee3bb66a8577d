import type { Danger } from './emergency/read-danger.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Cooking, Course, Sense } from '#app/domain/menus/query/clauses.ts'
import type { Act, Wish } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import type { Amount } from './amounts.ts'
import type { HouseTexts } from './find-owner-texts.ts'
import type { MissingDish } from './find-unknown-words.ts'
import type { AskKind, Modifier, Relation } from './words/language-words.ts'
import type { Serving } from './words/serving.ts'
import type { Subject } from './subjects.ts'

/** A food in a question, and the relation that governs it. */
export interface AskedFood {
  readonly targets: readonly DietaryTarget[]
  readonly relation: Relation | undefined
  /** Whether unknown words may mean that the guest avoids the food. */
  readonly isUnclear: boolean
}

/** A dish in a question, and how many of it; several dishes if its name is ambiguous. */
export interface AskedDish {
  readonly dishIds: readonly string[]
  readonly count: number
  /** The size that the guest named. */
  readonly sizeId?: string
  /** The dish's options that the guest named. Each applies to all `count` dishes. */
  readonly optionIds: readonly string[]
  /** Whether the name fits several dishes and only one of them is meant. */
  readonly isAmbiguous: boolean
  /** The dish's name as the guest wrote it. */
  readonly written: string
}

/** An option that a question asks about, apart from its dish. */
export interface AskedOption {
  /** Ids of all options with that name, or those of the dish that is named beside it. */
  readonly optionIds: readonly string[]
}

/** A kind of dish that a question asks for or excludes. */
export interface AskedKind {
  readonly dishIds: readonly string[]
  readonly isExcluded: boolean
  /** The kind's name as the guest wrote it. */
  readonly written: string
}

/** The intent of one question. */
export interface QuestionIntent {
  readonly dishes: readonly AskedDish[]
  /**
   * Orders of things that are not on the menu, such as "3 cappuccinos", as the guest wrote them.
   */
  readonly uncounted: readonly string[]
  readonly options: readonly AskedOption[]
  readonly kinds: readonly AskedKind[]
  readonly foods: readonly AskedFood[]
  readonly diets: readonly Diet[]
  readonly courses: readonly Course[]
  readonly excludedCourses: readonly Course[]
  readonly senses: readonly Sense[]
  readonly excludedSenses: readonly Sense[]
  readonly cookings: readonly Cooking[]
  readonly excludedCookings: readonly Cooking[]
  readonly wishes: readonly Wish[]
  readonly amounts: readonly Amount[]
  readonly people: number | undefined
  /** Into how many parts a bill is to be split. */
  readonly ways: number | undefined
  readonly asks: readonly AskKind[]
  readonly modifiers: readonly Modifier[]
  /** How many of the dishes mentioned before: "two of those". */
  readonly pointedCount: number | undefined
  /** The places in the last list that it refers to: 0 is the first, -1 the last. */
  readonly ordinals: readonly number[]
  /** "Can I have …?", "is it safe?". */
  readonly asksIfSafe: boolean
  /**
   * "Is there celery in it? I get hives": asks what a dish contains, not whether the guest can have
   * it.
   */
  readonly asksContents: boolean
  /** Whether it mentions an allergy, with or without the food. */
  readonly isAllergic: boolean
  /** "Which should I stay away from?": asks for what the guest can't have. */
  readonly asksWhatToAvoid: boolean
  readonly topics: readonly Topic[]
  /** The everyday concepts that it names in words with no other meaning; see `words/concepts`. */
  readonly concepts: readonly string[]
  /** Subjects that no record has a field for, such as origin and size. */
  readonly subjects: readonly Subject[]
  /** What the question asks about service hours; empty if everything is always served. */
  readonly serving: readonly Serving[]
  /** Whether it asks when the house is open, in words that mean no service: "open", "close". */
  readonly asksOpening: boolean
  readonly ownerTexts: HouseTexts
  readonly acts: readonly Act[]
  /** Sequences of unknown words, as written by the guest. */
  readonly unknown: readonly string[]
  /** The unknown words that it asks for, as written: "do you have cannoli?". */
  readonly askedName: string | undefined
  readonly missingDishes: readonly MissingDish[]
  /** Whether the message consists only of unknown words: "cannoli?". */
  readonly isBare: boolean
}

/** A guest's message, and what the conversation says about the guest. */
export interface ReadQuestion extends QuestionIntent {
  readonly language: PhraseLanguage
  readonly danger: Danger
  /** What the guest avoids after the whole conversation. */
  readonly avoided: readonly DietaryTarget[]
  /** What the guest avoided before this message. */
  readonly avoidedBefore: readonly DietaryTarget[]
  /**
   * Targets that only the answer to this message leaves out. A model decides about them; see
   * `planners/`.
   */
  readonly wished: readonly DietaryTarget[]
  /** The questions of the message in order, at least one. */
  readonly questions: readonly QuestionIntent[]
  /** Allergies that the guest seems to take back; they hold until the guest confirms it. */
  readonly toTakeBack: readonly DietaryTarget[]
  /** Allergies that the guest has just confirmed to take back. */
  readonly takenBack: readonly DietaryTarget[]
  /** Precedes the first answer in English to a guest whose language has no phrase book. */
  readonly foreword: { readonly text: string; readonly lang: string } | undefined
  /** Whether the server can answer without a model; see `isCertain`. */
  readonly certain: boolean
}
