import { isMistyped } from '#app/domain/dietary/fold-text.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import {
  shortestForgiven,
  type Entry,
  type Meaning,
  type PhraseIndex,
  type PhraseNode,
} from './phrase-index.ts'
import { range } from './span.ts'
import type { Token } from './tokens.ts'

/** A phrase of a message: which of its tokens it takes, and all that it may mean. */
export interface Sign {
  readonly start: number
  /** The first token behind it. */
  readonly end: number
  readonly sentence: number
  /** Whether a comma or the end of the sentence follows. */
  readonly endsClause?: boolean
  readonly meanings: readonly Meaning[]
}

interface FoundPhrase extends Entry {
  /** In tokens. */
  readonly length: number
}

/** "Entrée" is a starter in French, and a main course only to a guest who writes English. */
function withoutForeignCourses(ranked: readonly FoundPhrase[]): readonly FoundPhrase[] {
  const first = ranked.find(({ meaning }) => meaning.kind === 'courses')
  return ranked.filter(
    ({ meaning, language }) => meaning.kind !== 'courses' || language === first?.language,
  )
}

/** Every phrase of every language in a message, by the token that it starts at. */
export interface FoundPhrases {
  readonly tokens: readonly Token[]
  readonly startingAt: readonly (readonly FoundPhrase[])[]
  /** Phrases of one long word that a token misses by a single letter. */
  readonly mistypedAt: (place: number) => readonly FoundPhrase[]
}

/**
 * Looks a message up in the phrases of all languages. Linear in the text: from each token at most as
 * many words are followed as the longest phrase has.
 */
export function findPhrases(
  tokens: readonly Token[],
  { root, forgiven }: PhraseIndex,
): FoundPhrases {
  const first = new Map<string, readonly PhraseNode[]>()
  const startingAt = tokens.map((token, start) => {
    const begun = first.get(token.text) ?? nextNodes([root], token)
    first.set(token.text, begun)
    const found: FoundPhrase[] = []
    let nodes = begun
    for (let length = 1; nodes.length > 0; length++) {
      for (const node of nodes) for (const one of node.entries) found.push({ ...one, length })
      const next = tokens[start + length]
      // "No, allergic": what a comma parts is no phrase.
      nodes = next?.clause === token.clause ? nextNodes(nodes, next) : []
    }
    return found
  })
  const slips = new Map<string, readonly FoundPhrase[]>()
  const mistypedAt = (place: number) => {
    const text = tokens[place]?.text ?? ''
    const known = slips.get(text) ?? mistyped(text, forgiven)
    slips.set(text, known)
    return known
  }
  return { tokens, startingAt, mistypedAt }
}

function nextNodes(nodes: readonly PhraseNode[], { forms }: Token): PhraseNode[] {
  const next = new Set<PhraseNode>()
  for (const { whole, starts, longestStart } of nodes) {
    for (const form of forms) {
      const node = whole.get(form)
      if (node) next.add(node)
      for (let end = 1; end <= Math.min(form.length, longestStart); end++) {
        const start = starts.get(form.slice(0, end))
        if (start) next.add(start)
      }
    }
  }
  return [...next]
}

/** The phrases of a message in some languages, the longest at each place, with all that each may mean. */
export function findSigns(
  { tokens, startingAt, mistypedAt }: FoundPhrases,
  languages: readonly PhraseLanguage[],
): Sign[] {
  const isSpoken = ({ language }: Entry) => languages.includes(language)
  const signs: Sign[] = []
  // Chinese has no blanks: "我要|不行了" is "我|要不行了", and a cry for help must not be lost by that.
  const overlapping = (from: number, end: number) =>
    range(from, end).flatMap((start) =>
      (startingAt[start] ?? []).flatMap((one) =>
        isSpoken(one) && one.meaning.kind === 'emergency' && start + one.length > end
          ? [signOf(tokens, start, one.length, [one])]
          : [],
      ),
    )
  for (let start = 0; start < tokens.length;) {
    const found = (startingAt[start] ?? []).filter(isSpoken)
    const length = found.reduce((most, one) => Math.max(most, one.length), 1)
    const meant =
      found.length > 0
        ? found.filter((one) => one.length === length)
        : mistypedAt(start).filter(isSpoken)
    if (meant.length > 0) {
      const ranked = meant.toSorted(
        (one, other) =>
          languages.indexOf(one.language) - languages.indexOf(other.language) ||
          one.order - other.order,
      )
      signs.push(signOf(tokens, start, length, withoutForeignCourses(ranked)))
      signs.push(...overlapping(start + 1, start + length))
    }
    start += length
  }
  return signs
}

function signOf(
  tokens: readonly Token[],
  start: number,
  length: number,
  entries: readonly Entry[],
): Sign {
  const { sentence = 0, clause } = tokens[start] ?? {}
  const end = start + length
  const endsClause = tokens[end]?.clause !== clause
  return { start, end, sentence, endsClause, meanings: entries.map(({ meaning }) => meaning) }
}

function mistyped(text: string, forgiven: PhraseIndex['forgiven']): FoundPhrase[] {
  if (text.length < shortestForgiven) return []
  const moved = [3, 4, 5].map((from) => `${text.slice(0, 1)}-${text.slice(from, from + 2)}`)
  const near = new Set([`${text.slice(0, 3)}-`, ...moved].flatMap((key) => forgiven.get(key) ?? []))
  return [...near].flatMap((entry) => {
    const { length } = entry.word.text
    // A slip adds a letter, loses one or changes one.
    const starts = [length - 1, length, length + 1].map((end) => text.slice(0, end))
    const typed = entry.word.isStart ? starts : [text]
    return typed.some((one) => isMistyped(one, entry.word.text)) ? [{ ...entry, length: 1 }] : []
  })
}

/** The values of one group that signs may mean, of those that are known. */
export function valuesOf<Value extends string>(
  signs: readonly Sign[],
  kind: Meaning['kind'],
  known: readonly Value[],
): Value[] {
  const named = new Set(
    signs.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.value] : [])),
    ),
  )
  return known.filter((value) => named.has(value))
}

/** The signs that may mean one value of a group. */
export function signsOf(signs: readonly Sign[], kind: Meaning['kind'], value?: string): Sign[] {
  return signs.filter(({ meanings }) =>
    meanings.some(
      (meaning) => meaning.kind === kind && (value === undefined || meaning.value === value),
    ),
  )
}
