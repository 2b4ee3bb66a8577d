import { groupBy } from '../group-by.ts'
import type { LexiconLine } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
import { splitWords, type TextWord } from './split-words.ts'
import { isEnglishForm, isTurkishForm, stemsOf, withoutPossessive } from './inflection.ts'

/** A name of a concept, split into words. */
export interface Name {
  readonly concept: string
  readonly words: readonly string[]
}

interface IndexedName extends Name {
  /** The first word as written, to distinguish "ünlü" from "un". */
  readonly written: string
  readonly isForm: (word: string, stem: string) => boolean
}

/**
 * Indexes the names of a lexicon by the stem of their first word. A word has about ten possible
 * stems, so the time of a lookup doesn't depend on the number of names.
 */
export class NameIndex {
  readonly #byStem: ReadonlyMap<string, readonly IndexedName[]>
  readonly #singleWords: ReadonlyMap<string, readonly IndexedName[]>

  constructor(lines: readonly LexiconLine[]) {
    const regular = lines.flatMap(([concept, english, turkish]) => [
      ...english.split(',').flatMap((name) => englishNames(concept, name)),
      ...turkish.split(',').flatMap((name) => turkishNames(concept, name)),
    ])
    // Regular spellings first: "tavukgöğsü" is a pudding rather than a joined spelling of chicken
    // breast.
    const names = [...regular, ...regular.flatMap(joinedName)]
    this.#byStem = groupBy(names, ({ words }) => words[0] ?? '')
    this.#singleWords = groupBy(
      names.filter(({ words }) => words.length === 1),
      ({ words }) => (words[0] ?? '').slice(0, 2),
    )
  }

  /**
   * Finds the name with the most words at a position; of several, the one with the longest stem.
   */
  findLongestAt(words: readonly TextWord[], position: number): Name | undefined {
    let longest: IndexedName | undefined
    for (const stem of stemsOf(words[position]?.folded ?? '')) {
      for (const name of this.#byStem.get(stem) ?? []) {
        if (isLonger(name, longest) && matchesAt(name, words, position)) longest = name
      }
    }
    return longest
  }

  /** Returns one-word names that start with the same two letters as a folded word. */
  singleWordsNear(word: string): readonly Name[] {
    return this.#singleWords.get(word.slice(0, 2)) ?? []
  }
}

// "hamsi" is the anchovy, not a form of "ham".
function isLonger(name: Name, longest: Name | undefined): boolean {
  if (!longest) return true
  if (name.words.length !== longest.words.length) return name.words.length > longest.words.length
  return (name.words.at(-1)?.length ?? 0) > (longest.words.at(-1)?.length ?? 0)
}

function matchesAt(name: IndexedName, words: readonly TextWord[], position: number): boolean {
  const first = words[position]
  return (
    first !== undefined &&
    name.words.every((stem, offset) => {
      const word = words[position + offset]
      // Inflection never changes the first letter, and this check rules out most words.
      if (word === undefined || word.folded[0] !== stem[0]) return false
      return word.part === first.part && name.isForm(word.folded, stem)
    }) &&
    hasSameAccents(first.written, name.written)
  )
}

const accentedLetters = /[öüşç]/
/** In letters: the accents of longer names aren't compared, because those names are rarely ambiguous. */
const maxComparedLength = 5

// Without accents, "unlu" may mean either; with them, "ünlü" contains no flour.
function hasSameAccents(word: string, name: string): boolean {
  if (name.length > maxComparedLength) return true
  // The lower case of İ is an i and a combining dot.
  const letters = [...word.toLowerCase().replaceAll('\u0307', '')]
  return [...name].every((letter, index) => {
    const written = letters[index] ?? ''
    return !accentedLetters.test(written) || written === letter
  })
}

function indexedName(
  concept: string,
  name: string,
  isForm: IndexedName['isForm'],
): IndexedName | undefined {
  const [first] = splitWords(name.toLowerCase())
  return first && { concept, words: foldedWords(name), written: first.written, isForm }
}

/** Indexes all spellings of an English name: "goat's cheese", "goats cheese" and "goat cheese". */
function englishNames(concept: string, name: string): IndexedName[] {
  const spellings = name.includes("'")
    ? [name, name.replaceAll("'", ''), name.replaceAll(/'s?/g, '')]
    : [name]
  return spellings.flatMap((spelling) => indexedName(concept, spelling, isEnglishForm) ?? [])
}

/**
 * Indexes a Turkish name with and without its possessive, which a compound loses before "with":
 * "Antep fıstıklı".
 */
function turkishNames(concept: string, name: string): IndexedName[] {
  const indexed = indexedName(concept, name, isTurkishForm)
  if (!indexed) return []
  const { words } = indexed
  const bare = words.length > 1 ? withoutPossessive(words.at(-1) ?? '') : undefined
  return bare ? [indexed, { ...indexed, words: [...words.slice(0, -1), bare] }] : [indexed]
}

/**
 * Returns the spelling of two words as one, which is common: "yerfıstığı", "hindistancevizi sütü".
 */
function joinedName(name: IndexedName): IndexedName[] {
  const [first = '', second = '', ...rest] = name.words
  const word = first + second
  return second !== '' && rest.length < 2 && word.length > maxComparedLength
    ? [{ ...name, words: [word, ...rest], written: word }]
    : []
}
