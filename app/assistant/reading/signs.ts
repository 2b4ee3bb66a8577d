import { isMistyped } from '#app/domain/dietary/fold-text.ts'
import { foldLetters, splitHan, type Token } from './tokens.ts'
import type { LanguageWords } from './words/language-words.ts'

const groups = [
  'relations',
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
  readonly words: readonly PhraseWord[]
  readonly meaning: Meaning
  /** Its place in the word table. */
  readonly order: number
}

type Entries = Pick<ReadonlyMap<string, readonly Entry[]>, 'get'>

/** The phrases of a language, so that those that a word may begin are found without a search. */
export interface Vocabulary {
  /** Phrases by their first word, where that has to stand whole. */
  readonly whole: Entries
  /** Phrases by their first word, where that is the beginning of a word. */
  readonly starts: Entries
  /** In letters: of the words in `starts`. */
  readonly longestStart: number
  /** Phrases of one long word that may be mistyped, by its first letter. */
  readonly forgiven: Entries
}

const firstOf = ({ words: [first] }: Entry) => first?.text ?? ''

/** Compiles the words of a language, once a process. */
export function compileVocabulary(words: LanguageWords): Vocabulary {
  const entries = entriesOf(words)
  const starts = entries.filter(({ words: [first] }) => first?.isStart)
  return {
    whole: Map.groupBy(
      entries.filter(({ words: [first] }) => !first?.isStart),
      firstOf,
    ),
    starts: Map.groupBy(starts, firstOf),
    longestStart: Math.max(0, ...starts.map((entry) => firstOf(entry).length)),
    forgiven: Map.groupBy(entries.filter(isForgiven), (entry) => firstOf(entry).slice(0, 1)),
  }
}

function entriesOf(words: LanguageWords): Entry[] {
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
  return meanings
    .flatMap(([text, meaning]) => phrasesOf(text).map((phrase) => ({ words: phrase, meaning })))
    .map((entry, order) => ({ ...entry, order }))
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

/**
 * The phrases of a message, the longest at each place, with all that each may mean. A token that no
 * vocabulary knows is in none. Linear in the text: a place is compared with the phrases that its
 * word begins.
 */
export function findSigns(tokens: readonly Token[], vocabularies: readonly Vocabulary[]): Sign[] {
  const signs: Sign[] = []
  for (let start = 0; start < tokens.length;) {
    const found = vocabularies.flatMap((vocabulary) => matchesAt(tokens, start, vocabulary))
    const length = Math.max(0, ...found.map(({ words }) => words.length))
    const longest = found.filter(({ words }) => words.length === length)
    const meant = longest.length > 0 ? longest : mistypedAt(tokens, start, vocabularies)
    if (meant.length > 0) {
      signs.push({
        start,
        end: start + Math.max(1, length),
        sentence: tokens[start]?.sentence ?? 0,
        meanings: meant.map(({ meaning }) => meaning),
      })
    }
    start += Math.max(1, length)
  }
  return signs
}

function matchesAt(tokens: readonly Token[], start: number, vocabulary: Vocabulary): Entry[] {
  const { whole, starts, longestStart } = vocabulary
  const begun = new Set<Entry>()
  for (const form of tokens[start]?.forms ?? []) {
    for (const entry of whole.get(form) ?? []) begun.add(entry)
    for (let end = 1; end <= Math.min(form.length, longestStart); end++) {
      for (const entry of starts.get(form.slice(0, end)) ?? []) begun.add(entry)
    }
  }
  return [...begun]
    .filter(({ words }) => words.every((word, place) => isWord(tokens[start + place], word)))
    .toSorted((one, other) => one.order - other.order)
}

// The words that must not be missed by a slip of the finger: "intollerant", "alergic".
const forgiven: readonly Meaning['kind'][] = ['relations', 'facts', 'diets', 'emergency']
const shortestForgiven = 6

const isForgiven = ({ words: [word, second], meaning }: Entry) =>
  word !== undefined &&
  second === undefined &&
  word.text.length >= shortestForgiven &&
  forgiven.includes(meaning.kind)

/** Phrases of one long word that an unknown word misses by a single letter. */
function mistypedAt(
  tokens: readonly Token[],
  start: number,
  vocabularies: readonly Vocabulary[],
): Entry[] {
  const text = tokens[start]?.text ?? ''
  if (text.length < shortestForgiven) return []
  return vocabularies.flatMap((vocabulary) =>
    (vocabulary.forgiven.get(text.slice(0, 1)) ?? []).filter(({ words: [word] }) => {
      if (!word) return false
      const { length } = word.text
      // A slip adds a letter, loses one or changes one.
      const starts = [length - 1, length, length + 1].map((end) => text.slice(0, end))
      return (word.isStart ? starts : [text]).some((typed) => isMistyped(typed, word.text))
    }),
  )
}

function isWord(token: Token | undefined, { text, isStart }: PhraseWord): boolean {
  return token?.forms.some((form) => (isStart ? form.startsWith(text) : form === text)) ?? false
}

/** The values of one group that signs may mean, of those that are known. */
export function valuesOf<Value extends string>(
  signs: readonly Sign[],
  kind: Meaning['kind'],
  known: readonly Value[],
): Value[] {
  const named = signs.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.value] : [])),
  )
  return known.filter((value) => named.includes(value))
}

/** The signs that may mean one value of a group. */
export function signsOf(signs: readonly Sign[], kind: Meaning['kind'], value?: string): Sign[] {
  return signs.filter(({ meanings }) =>
    meanings.some(
      (meaning) => meaning.kind === kind && (value === undefined || meaning.value === value),
    ),
  )
}
