import type { PhraseLanguage } from '../render/phrases/words.ts'
import { foldLetters, splitHan } from '#app/domain/dietary/fold-text.ts'
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
  readonly kind: (typeof groups)[number] | 'numbers' | 'common' | 'subjects'
  readonly value: string
}

interface PhraseWord {
  readonly text: string
  /** Whether it matches every word with this prefix. */
  readonly isStart: boolean
}

/** What a phrase may mean, and in which language. */
export interface Entry {
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

/** A phrase of one long word that may be mistyped. */
export interface Forgiven extends Entry {
  readonly word: PhraseWord
}

/** The phrases of all languages as one trie of words, so that a text is looked up once for all. */
export interface PhraseIndex {
  readonly root: PhraseNode
  /** Phrases of one long word that may be mistyped, by `slipKeys`. */
  readonly forgiven: ReadonlyMap<string, readonly Forgiven[]>
}

// Most words end a phrase: nothing follows them.
const none = new Map<string, Node>()

class Node implements PhraseNode {
  whole = none
  starts = none
  readonly entries: Entry[] = []
  longestStart = 0

  next({ text, isStart }: PhraseWord): Node {
    const known = (isStart ? this.starts : this.whole).get(text)
    if (known) return known
    const node = new Node()
    if (isStart) {
      this.longestStart = Math.max(this.longestStart, text.length)
      if (this.starts === none) this.starts = new Map()
      this.starts.set(text, node)
    } else {
      if (this.whole === none) this.whole = new Map()
      this.whole.set(text, node)
    }
    return node
  }
}

/** Compiles the words of all languages, a list of phrases at a step. */
export function* compilePhrases(
  languages: Readonly<Record<string, LanguageWords>>,
  subjects: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>,
  known: readonly PhraseLanguage[],
): Generator<void, PhraseIndex> {
  const root = new Node()
  const forgiven = new Map<string, Forgiven[]>()
  for (const language of known) {
    const words = languages[language]
    let order = 0
    for (const [text, meaning] of words ? listsOf(words, subjects[language]) : []) {
      for (const phrase of phrasesOf(text)) {
        const entry = { language, meaning, order: order++ }
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
      yield
    }
  }
  return { root, forgiven }
}

/** The lists of phrases of a language, and what each phrase of a list means. */
function listsOf(
  words: LanguageWords,
  subjects: Readonly<Record<string, string>> = {},
): [text: string, meaning: Meaning][] {
  return [
    [words.common, { kind: 'common', value: '' }],
    ...groups.flatMap((kind) =>
      Object.entries(words[kind]).map(([value, text]): [string, Meaning] => [
        text,
        { kind, value },
      ]),
    ),
    ...Object.entries(subjects).map(([value, text]): [string, Meaning] => [
      text,
      { kind: 'subjects', value },
    ]),
    ...Object.entries(words.numbers).map(([word, value]): [string, Meaning] => [
      word,
      { kind: 'numbers', value: String(value) },
    ]),
  ]
}

/** The phrases of a list, folded all at once, which takes a quarter of the time. */
function phrasesOf(text: string): PhraseWord[][] {
  return foldLetters(splitHan(text))
    .split(/[,،、]/)
    .map((phrase) =>
      (phrase.match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => {
        const isStart = word.endsWith('*')
        return { text: isStart ? word.slice(0, -1) : word, isStart }
      }),
    )
    .filter((phrase) => phrase.length > 0)
}

// The words that must not be missed by a slip of the finger: "intollerant", "alergic".
const forgivenGroups: readonly Meaning['kind'][] = ['relations', 'facts', 'diets', 'emergency']
/** In letters: of the words that a slip is forgiven in. */
export const shortestForgiven = 6

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
