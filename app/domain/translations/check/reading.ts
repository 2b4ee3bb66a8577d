import type { DietaryFact } from '../../guest-menu/facts.ts'
import { factsContainedIn } from '../../dietary/lexicon.ts'
import type { Token } from './tokens.ts'
import type { Marker } from './words/check-words.ts'

/** Whether a text says that a food is in the dish, may be, or isn't. */
export type Stance = 'has' | 'may' | 'free'

/** A food, dish or claim that a text names. */
export interface Mention {
  /** The possible meanings; several for an ambiguous word. */
  readonly concepts: readonly string[]
  readonly stance: Stance
  /** Whether it is denied by "instead of", which offers a choice as often as it describes the dish. */
  readonly isReplaced: boolean
  /** The words as written in the text. */
  readonly written: string
  /** The facts of the dish that follow from this mention: those that all its concepts have. */
  readonly facts: readonly DietaryFact[]
  /** Whether the words are copied from the original, or known only in its language. */
  readonly isForeign: boolean
  /** The first word. */
  readonly token: Token
  /** The length in words. */
  readonly length: number
  /** Meanings that the words may have instead of a food. */
  readonly senses: readonly string[]
}

/** A part of a text: a food, a word that governs foods, or any other word. */
export type Item = { readonly token: Token; readonly length: number } & (
  | {
      readonly kind: 'food'
      readonly concepts: readonly string[]
      readonly isForeign: boolean
      /** Whether the word itself denies it, such as "sugarfree". */
      readonly isDenied: boolean
      readonly written: string
      /** Meanings that the words may have instead: "haché" is minced meat, or chopped. */
      readonly senses: readonly string[]
    }
  | { readonly kind: 'marker'; readonly marker: Marker }
  | { readonly kind: 'sense'; readonly senses: readonly string[] }
  | { readonly kind: 'ordinary' | 'number' | 'unknown' }
)

export type Food = Extract<Item, { kind: 'food' }>

/** A text as the check understands it. */
export interface TextReading {
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  /** The senses of each word with senses. */
  readonly senses: readonly (readonly string[])[]
  /** The words that the check doesn't understand. */
  readonly unknown: readonly Token[]
  /** The values of number words from two to ninety-nine. */
  readonly numberWords: readonly number[]
  /** The number of denials without a food. */
  readonly looseDenials: number
  /** The number of statements without a food that something is possible: "may contain traces of them". */
  readonly loosePossibilities: number
}

/** Returns the facts that all of several concepts have. */
export function commonFacts(concepts: readonly string[]): readonly DietaryFact[] {
  const [first, ...others] = concepts.map(factsContainedIn)
  return (first ?? []).filter((fact) => others.every((facts) => facts.includes(fact)))
}

/** Removes repeated mentions, because all pairs of a long text's mentions are compared. */
export function distinctMentions(mentions: readonly Mention[]): readonly Mention[] {
  const distinct = new Map<string, Mention>()
  for (const mention of mentions) {
    const { concepts, stance, facts } = mention
    const key = JSON.stringify([concepts, stance, facts])
    if (!distinct.has(key)) distinct.set(key, mention)
  }
  return [...distinct.values()]
}
