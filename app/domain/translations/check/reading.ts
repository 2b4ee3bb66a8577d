import type { DietaryFact } from '../../guest-menu/facts.ts'
import { factsContainedIn } from '../../dietary/lexicon.ts'
import type { Token } from './tokens.ts'
import type { Marker } from './words/check-words.ts'

/** Whether a text says that a food is in the dish, may be, or isn't. */
export type Stance = 'has' | 'may' | 'free'

/** A food, dish or claim that a text names. */
export interface Mention {
  /** What it may mean; several for an ambiguous word. */
  readonly concepts: readonly string[]
  readonly stance: Stance
  /** In the text's words. */
  readonly written: string
  /** What the dish contains by this mention alone: what all of its concepts contain. */
  readonly facts: readonly DietaryFact[]
  /** Whether the words are the original's, or known only in its language. */
  readonly isForeign: boolean
  /** Its first word. */
  readonly token: Token
  /** In words. */
  readonly length: number
  /** What its words may mean instead of a food. */
  readonly senses: readonly string[]
}

/** A part of a text: a food, a word that governs foods, or any other word. */
export type Item = { readonly token: Token; readonly length: number } & (
  | {
      readonly kind: 'food'
      readonly concepts: readonly string[]
      readonly isForeign: boolean
      /** Whether its own word denies it. */
      readonly isDenied: boolean
      readonly written: string
      /** What its words may mean instead: "haché" is minced meat, or chopped. */
      readonly senses: readonly string[]
    }
  | { readonly kind: 'marker'; readonly marker: Marker }
  | { readonly kind: 'sense'; readonly senses: readonly string[] }
  | { readonly kind: 'ordinary' | 'number' | 'unknown' }
)

export type Food = Extract<Item, { kind: 'food' }>

/** What the check understands of a text. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  /** The senses of each word that has any. */
  readonly senses: readonly (readonly string[])[]
  /** Words that it doesn't understand, as written. */
  readonly unknown: readonly Token[]
  /** Number words from two to twelve. */
  readonly numberWords: readonly number[]
  /** How many denials there are that concern no food. */
  readonly looseDenials: number
  /** How many statements that something is possible concern no food: "may contain traces of them". */
  readonly loosePossibilities: number
}

/** Returns the facts that all of several concepts contain. */
export function commonFacts(concepts: readonly string[]): readonly DietaryFact[] {
  const [first, ...others] = concepts.map(factsContainedIn)
  return (first ?? []).filter((fact) => others.every((facts) => facts.includes(fact)))
}

/** Leaves out what is said again: a long text repeats itself, and all pairs are compared. */
export function distinctMentions(mentions: readonly Mention[]): readonly Mention[] {
  const distinct = new Map<string, Mention>()
  for (const mention of mentions) {
    const { concepts, stance, facts } = mention
    const key = JSON.stringify([concepts, stance, facts])
    if (!distinct.has(key)) distinct.set(key, mention)
  }
  return [...distinct.values()]
}
