import { foldLetters, splitHan } from '#app/domain/dietary/fold-text.ts'
import { isMistyped } from '#app/domain/dietary/misspelling.ts'
import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { languageWords } from './words/index.ts'
import { servingWords } from './words/serving.ts'

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

/** A possible meaning of a phrase: a group of `LanguageWords`, and a list in it. */
export interface Meaning {
  readonly kind: (typeof groups)[number] | 'numbers' | 'common' | 'serving'
  readonly value: string
}

export interface PhraseWord {
  readonly text: string
  /** Whether it matches every word with this prefix. */
  readonly isPrefix: boolean
}

/** A meaning of a phrase in one language. */
export interface Entry {
  readonly language: PhraseLanguage
  readonly meaning: Meaning
  /** The phrase's position in the language's list. A phrase's first meaning is preferred. */
  readonly order: number
}

/** A node of the trie: the words that may continue a phrase, and what the phrases that end here mean. */
export class PhraseNode<Ending = Entry> {
  words?: Map<string, PhraseNode<Ending>>
  prefixes?: Map<string, PhraseNode<Ending>>
  /** In letters, of the keys of `prefixes`. */
  maxPrefixLength = 0
  readonly entries: Ending[] = []

  addChild({ text, isPrefix }: PhraseWord): PhraseNode<Ending> {
    const children = isPrefix ? (this.prefixes ??= new Map()) : (this.words ??= new Map())
    if (isPrefix) this.maxPrefixLength = Math.max(this.maxPrefixLength, text.length)
    const child = children.get(text) ?? new PhraseNode<Ending>()
    children.set(text, child)
    return child
  }
}

/** Adds a phrase to a trie. */
export function addPhrase<Ending>(
  root: PhraseNode<Ending>,
  phrase: readonly PhraseWord[],
  ending: Ending,
): void {
  let node = root
  for (const word of phrase) node = node.addChild(word)
  node.entries.push(ending)
}

interface TypoEntry extends Entry {
  readonly word: PhraseWord
}

/** The phrases of all languages in one trie, so that one pass over a text finds them all. */
export interface PhraseIndex {
  readonly root: PhraseNode
  /** Single long words that are recognised with a typing error, by `typoKeys`. */
  readonly typoEntries: ReadonlyMap<string, readonly TypoEntry[]>
}

let compiled: PhraseIndex | undefined
let compiling: Promise<PhraseIndex> | undefined

/** Returns the phrases of all languages, compiled at the first call. */
export function phraseIndex(): PhraseIndex {
  compiled ??= finish(compilePhrases())
  return compiled
}

/** Compiles the phrases of all languages in slices. */
export async function preparePhrases(): Promise<void> {
  compiling ??= finishInSlices(compilePhrases())
  compiled ??= await compiling
}

/** Compiles one list of phrases per step. */
function* compilePhrases(): Generator<void, PhraseIndex> {
  const root = new PhraseNode<Entry>()
  const typoEntries = new Map<string, TypoEntry[]>()
  for (const language of phraseLanguages) {
    let order = 0
    for (const [text, meaning] of phraseLists(language)) {
      for (const phrase of parsePhrases(text)) {
        const entry = { language, meaning, order: order++ }
        addPhrase(root, phrase, entry)
        const [word, second] = phrase
        if (!word || second || !allowsTypo(word, meaning)) continue
        for (const key of typoKeys(word.text)) {
          const entries = typoEntries.get(key) ?? []
          entries.push({ ...entry, word })
          typoEntries.set(key, entries)
        }
      }
      yield
    }
  }
  return { root, typoEntries }
}

/** Returns a language's lists of phrases, each with its meaning. */
function phraseLists(language: PhraseLanguage): [text: string, meaning: Meaning][] {
  const words = languageWords[language]
  const lists = (kind: Meaning['kind'], entries: [value: string, text: string][]) =>
    entries.map(([value, text]): [string, Meaning] => [text, { kind, value }])
  return [
    [words.common, { kind: 'common', value: '' }],
    ...groups.flatMap((kind) => lists(kind, Object.entries(words[kind]))),
    ...lists('serving', Object.entries(servingWords[language])),
    ...lists(
      'numbers',
      Object.entries(words.numbers).map(([word, value]) => [String(value), word]),
    ),
  ]
}

/** Splits a list into phrases; folding the whole list at once takes a quarter of the time. */
export function parsePhrases(text: string): PhraseWord[][] {
  return foldLetters(splitHan(text))
    .split(/[,،、]/)
    .map((phrase) =>
      (phrase.match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => {
        const isPrefix = word.endsWith('*')
        return { text: isPrefix ? word.slice(0, -1) : word, isPrefix }
      }),
    )
    .filter((phrase) => phrase.length > 0)
}

// A typing error in these words must not hide them: "intollerant", "alergic".
const typoGroups: readonly Meaning['kind'][] = ['relations', 'facts', 'diets', 'emergency']
const minTypoLength = 6

const allowsTypo = ({ text }: PhraseWord, { kind }: Meaning) =>
  text.length >= minTypoLength && typoGroups.includes(kind)

/**
 * Returns the keys of a word in `typoEntries`. One typing error leaves its first three letters
 * unchanged, or else its first letter and, shifted by at most one, its fifth and sixth.
 */
const typoKeys = (word: string) => [
  `${word.slice(0, 3)}-`,
  `${word.slice(0, 1)}-${word.slice(4, 6)}`,
]

/** Finds the phrases of one long word that a folded word may be a typing error of. */
export function findMistyped(text: string, { typoEntries }: PhraseIndex): Entry[] {
  if (text.length < minTypoLength) return []
  const shifted = [3, 4, 5].map((from) => `${text.slice(0, 1)}-${text.slice(from, from + 2)}`)
  const keys = [`${text.slice(0, 3)}-`, ...shifted]
  const candidates = new Set(keys.flatMap((key) => typoEntries.get(key) ?? []))
  return [...candidates].filter(({ word }) => {
    const { length } = word.text
    // A typing error adds, drops or changes a letter.
    const prefixes = [length - 1, length, length + 1].map((end) => text.slice(0, end))
    return (word.isPrefix ? prefixes : [text]).some((typed) => isMistyped(typed, word.text))
  })
}
