import { isMistyped } from '#app/domain/dietary/fold-text.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { foldLetters, splitHan, type Token } from './tokens.ts'
import type { LanguageWords } from './words/language-words.ts'

const groups = [
  'relations',
  'eating',
  'asks',
  'bounds',
  'modifiers',
  'facts',
  'diets',
  'foods',
  'courses',
  'senses',
  'cookings',
  'wishes',
  'topics',
  'acts',
  'emergency',
] as const

/** What a phrase may mean: a group of `LanguageWords`, and which of its lists. */
export interface Meaning {
  readonly kind: (typeof groups)[number] | 'numbers' | 'common'
  readonly value: string
}

/** A phrase of a message: which of its tokens it takes, and all that it may mean. */
export interface Sign {
  readonly start: number
  /** The first token behind it. */
  readonly end: number
  readonly sentence: number
  readonly meanings: readonly Meaning[]
}

interface PhraseWord {
  readonly text: string
  /** Whether it stands for every word that begins so. */
  readonly isStart: boolean
}

interface Entry {
  readonly language: PhraseLanguage
  readonly meaning: Meaning
  /** Its place in the word table. */
  readonly order: number
}

/** The words that may come next in a phrase, and the phrases that are complete here. */
export interface PhraseNode {
  readonly whole: Pick<Map<string, PhraseNode>, 'get'>
  readonly starts: Pick<Map<string, PhraseNode>, 'get'>
  /** In letters: of the words in `starts`. */
  readonly longestStart: number
  readonly entries: readonly Entry[]
}

interface Forgiven extends Entry {
  readonly word: PhraseWord
}

/** The phrases of all languages as one trie of words, so that a text is looked up once for all. */
export interface PhraseIndex {
  readonly root: PhraseNode
  /** Phrases of one long word that may be mistyped, by `slipKeys`. */
  readonly forgiven: ReadonlyMap<string, readonly Forgiven[]>
}

class Node implements PhraseNode {
  readonly whole = new Map<string, Node>()
  readonly starts = new Map<string, Node>()
  readonly entries: Entry[] = []
  longestStart = 0

  next({ text, isStart }: PhraseWord): Node {
    if (isStart) this.longestStart = Math.max(this.longestStart, text.length)
    const nodes = isStart ? this.starts : this.whole
    const node = nodes.get(text) ?? new Node()
    nodes.set(text, node)
    return node
  }
}

/** Compiles the words of all languages, once a process. */
export function compilePhrases(
  languages: Readonly<Record<string, LanguageWords>>,
  known: readonly PhraseLanguage[],
): PhraseIndex {
  const root = new Node()
  const forgiven = new Map<string, Forgiven[]>()
  for (const language of known) {
    const words = languages[language]
    for (const [order, [phrase, meaning]] of (words ? entriesOf(words) : []).entries()) {
      const entry = { language, meaning, order }
      let node = root
      for (const word of phrase) node = node.next(word)
      node.entries.push(entry)
      const [word, second] = phrase
      if (!word || second || !isForgiven(word, meaning)) continue
      for (const key of slipKeys(word.text)) {
        const near = forgiven.get(key) ?? []
        near.push({ ...entry, word })
        forgiven.set(key, near)
      }
    }
  }
  return { root, forgiven }
}

function entriesOf(words: LanguageWords): [PhraseWord[], Meaning][] {
  const meanings: [text: string, meaning: Meaning][] = [
    [words.common, { kind: 'common', value: '' }],
    ...groups.flatMap((kind) =>
      Object.entries(words[kind]).map(([value, text]): [string, Meaning] => [
        text,
        { kind, value },
      ]),
    ),
    ...Object.entries(words.numbers).map(([word, value]): [string, Meaning] => [
      word,
      { kind: 'numbers', value: String(value) },
    ]),
  ]
  return meanings.flatMap(([text, meaning]) =>
    phrasesOf(text).map((phrase): [PhraseWord[], Meaning] => [phrase, meaning]),
  )
}

function phrasesOf(text: string): PhraseWord[][] {
  return text
    .split(/[,،、]/)
    .map((phrase) =>
      [...splitHan(phrase).matchAll(/[\p{L}\p{M}\p{N}]+\*?/gu)].map(([word]) => ({
        text: foldLetters(word.replace('*', '')),
        isStart: word.endsWith('*'),
      })),
    )
    .filter((phrase) => phrase.length > 0)
}

interface FoundPhrase extends Entry {
  /** In tokens. */
  readonly length: number
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
      nodes = next ? nextNodes(nodes, next) : []
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
      const sentence = tokens[start]?.sentence ?? 0
      const meanings = ranked.map(({ meaning }) => meaning)
      signs.push({ start, end: start + length, sentence, meanings })
    }
    start += length
  }
  return signs
}

// The words that must not be missed by a slip of the finger: "intollerant", "alergic".
const forgivenGroups: readonly Meaning['kind'][] = ['relations', 'facts', 'diets', 'emergency']
const shortestForgiven = 6

const isForgiven = ({ text }: PhraseWord, { kind }: Meaning) =>
  text.length >= shortestForgiven && forgivenGroups.includes(kind)

/**
 * A slip leaves the first three letters of a word, or else the fifth and sixth, moved by one place at
 * most: words that share no key are more than a slip apart.
 */
const slipKeys = (word: string) => [
  `${word.slice(0, 3)}-`,
  `${word.slice(0, 1)}-${word.slice(4, 6)}`,
]

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
