import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import {
  findMistyped,
  phraseIndex,
  type Entry,
  type Meaning,
  type PhraseNode,
} from './phrase-index.ts'
import type { SentenceSpan } from './span.ts'
import type { Token } from './tokens.ts'

/** A phrase in a message, with everything that it may mean. */
export interface Cue extends SentenceSpan {
  /** Whether a comma or the end of the sentence follows. */
  readonly endsClause: boolean
  readonly meanings: readonly Meaning[]
}

type MeaningKind = Meaning['kind']

interface PhraseMatch extends Entry {
  /** In tokens. */
  readonly length: number
}

/** The phrases of all languages in a message, by the index of their first token. */
export interface PhraseMatches {
  readonly tokens: readonly Token[]
  readonly startingAt: readonly (readonly PhraseMatch[])[]
  /** Returns the phrases of one long word that a token may be a typing error of. */
  readonly mistypedAt: (index: number) => readonly Entry[]
}

/**
 * Finds the phrases of all languages in a message, in linear time: no more words are followed from
 * each token than the longest phrase has.
 */
export function matchPhrases(tokens: readonly Token[]): PhraseMatches {
  const index = phraseIndex()
  const startingAt = findPhrases(tokens, [index.root]).map((found) =>
    found.map(({ ending, length }) => ({ ...ending, length })),
  )
  const typos = new Map<string, readonly Entry[]>()
  const mistypedAt = (tokenIndex: number) => {
    const text = tokens[tokenIndex]?.text ?? ''
    const found = typos.get(text) ?? findMistyped(text, index)
    typos.set(text, found)
    return found
  }
  return { tokens, startingAt, mistypedAt }
}

/** Finds the phrases of some tries that start at each token. `length` is in tokens. */
export function findPhrases<Ending>(
  tokens: readonly Token[],
  roots: readonly PhraseNode<Ending>[],
): { readonly ending: Ending; readonly length: number }[][] {
  const firstNodes = new Map<string, readonly PhraseNode<Ending>[]>()
  return tokens.map((token, start) => {
    let nodes = firstNodes.get(token.text) ?? nextNodes(roots, token)
    firstNodes.set(token.text, nodes)
    const found: { ending: Ending; length: number }[] = []
    for (let length = 1; nodes.length > 0; length++) {
      for (const node of nodes) for (const ending of node.entries) found.push({ ending, length })
      const next = tokens[start + length]
      // A phrase doesn't extend across a comma: "no, allergic".
      nodes = next?.clause === token.clause ? nextNodes(nodes, next) : []
    }
    return found
  })
}

function nextNodes<Ending>(
  nodes: readonly PhraseNode<Ending>[],
  { forms }: Token,
): PhraseNode<Ending>[] {
  const next = new Set<PhraseNode<Ending>>()
  for (const { words, prefixes, maxPrefixLength } of nodes) {
    for (const form of forms) {
      const node = words?.get(form)
      if (node) next.add(node)
      for (let end = 1; end <= Math.min(form.length, maxPrefixLength); end++) {
        const prefix = prefixes?.get(form.slice(0, end))
        if (prefix) next.add(prefix)
      }
    }
  }
  return [...next]
}

/**
 * Finds the longest phrase at each token of a message, in order.
 * @param languages the languages to search, preferred first
 */
export function findCues(
  { tokens, startingAt, mistypedAt }: PhraseMatches,
  languages: readonly PhraseLanguage[],
): Cue[] {
  const isSpoken = ({ language }: Entry) => languages.includes(language)
  const cues: Cue[] = []
  for (let start = 0; start < tokens.length;) {
    const matches = (startingAt[start] ?? []).filter(isSpoken)
    const length = matches.reduce((max, match) => Math.max(max, match.length), 1)
    const entries =
      matches.length > 0
        ? matches.filter((match) => match.length === length)
        : mistypedAt(start).filter(isSpoken)
    const end = start + length
    if (entries.length > 0) {
      const ranked = entries.toSorted(
        (first, second) =>
          languages.indexOf(first.language) - languages.indexOf(second.language) ||
          first.order - second.order,
      )
      cues.push(createCue(tokens, start, end, withoutForeignCourses(ranked)))
    }
    start = end
  }
  return cues
}

/** "Entrée" is a starter in French, and a main course only for a guest who writes English. */
function withoutForeignCourses(ranked: readonly Entry[]): readonly Entry[] {
  const first = ranked.find(({ meaning }) => meaning.kind === 'courses')
  return ranked.filter(
    ({ meaning, language }) => meaning.kind !== 'courses' || language === first?.language,
  )
}

function createCue(
  tokens: readonly Token[],
  start: number,
  end: number,
  entries: readonly Entry[],
): Cue {
  const { sentence = 0, clause } = tokens[start] ?? {}
  const endsClause = tokens[end]?.clause !== clause
  return { start, end, sentence, endsClause, meanings: entries.map(({ meaning }) => meaning) }
}

/** Whether a cue may have a meaning of a kind; one of `values`, if any are given. */
export const hasMeaning = ({ meanings }: Cue, kind: MeaningKind, ...values: string[]): boolean =>
  meanings.some(
    (meaning) => meaning.kind === kind && (values.length === 0 || values.includes(meaning.value)),
  )

/** Returns the cues that may have a meaning of a kind; one of `values`, if any are given. */
export const filterCues = (cues: readonly Cue[], kind: MeaningKind, ...values: string[]): Cue[] =>
  cues.filter((cue) => hasMeaning(cue, kind, ...values))

/** Whether any cue may have a meaning of a kind; one of `values`, if any are given. */
export const hasCue = (cues: readonly Cue[], kind: MeaningKind, ...values: string[]): boolean =>
  cues.some((cue) => hasMeaning(cue, kind, ...values))

/** Returns those of `values` that the cues may mean, in the order of `values`. */
export function cueValues<Value extends string>(
  cues: readonly Cue[],
  kind: MeaningKind,
  values: readonly Value[],
): Value[] {
  const meanings = cues.flatMap((cue) => cue.meanings)
  const found = new Set(
    meanings.filter((meaning) => meaning.kind === kind).map((meaning) => meaning.value),
  )
  return values.filter((value) => found.has(value))
}
