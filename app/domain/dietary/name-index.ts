import { groupBy } from '../group-by.ts'
import type { LexiconLine } from '../guest-menu/facts.ts'
import {
  foldedWords,
  isEnglishForm,
  isTurkishForm,
  splitWords,
  stemsOf,
  withoutPossessive,
  type TextWord,
} from './fold-text.ts'

/** One name of a concept, word by word. */
export interface Name {
  readonly concept: string
  readonly words: readonly string[]
}

interface IndexedName extends Name {
  /** Its first word as it is written, to tell "ünlü" from "un". */
  readonly written: string
  readonly isForm: (word: string, stem: string) => boolean
}

/**
 * The names of a lexicon by their first words' stems. A word has some ten stems, however many
 * names there are: looking one up takes no longer in a lexicon that has grown.
 */
export class NameIndex {
  readonly #byStem: ReadonlyMap<string, readonly IndexedName[]>
  readonly #singleWords: ReadonlyMap<string, readonly IndexedName[]>

  constructor(lines: readonly LexiconLine[]) {
    const proper = lines.flatMap(([concept, english, turkish]) => [
      ...english.split(',').flatMap((name) => englishNames(concept, name)),
      ...turkish.split(',').flatMap((name) => turkishNames(concept, name)),
    ])
    // "Tavukgöğsü" is a pudding before it is the breast of a chicken in one word.
    const names = [...proper, ...proper.flatMap(joined)]
    this.#byStem = groupBy(names, ({ words }) => words[0] ?? '')
    this.#singleWords = groupBy(
      names.filter(({ words }) => words.length === 1),
      ({ words }) => (words[0] ?? '').slice(0, 2),
    )
  }

  /** The name at a place that takes most words; of two with as many, that of the longer stem. */
  longestAt(words: readonly TextWord[], position: number): Name | undefined {
    let longest: IndexedName | undefined
    for (const stem of stemsOf(words[position]?.folded ?? '')) {
      for (const name of this.#byStem.get(stem) ?? []) {
        if (isLonger(name, longest) && standsAt(name, words, position)) longest = name
      }
    }
    return longest
  }

  /** Names of one word that begin as a folded word does. */
  singleWordsNear(word: string): readonly Name[] {
    return this.#singleWords.get(word.slice(0, 2)) ?? []
  }
}

// "hamsi" is the anchovy, and not a form of "ham".
function isLonger(name: Name, longest: Name | undefined): boolean {
  if (!longest) return true
  if (name.words.length !== longest.words.length) return name.words.length > longest.words.length
  return (name.words.at(-1)?.length ?? 0) > (longest.words.at(-1)?.length ?? 0)
}

function standsAt(name: IndexedName, words: readonly TextWord[], position: number): boolean {
  const first = words[position]
  return (
    first !== undefined &&
    name.words.every((stem, offset) => {
      const word = words[position + offset]
      // No form loses its first letter, and most words are told apart by it.
      if (word === undefined || word.folded[0] !== stem[0]) return false
      return word.part === first.part && name.isForm(word.folded, stem)
    }) &&
    isWrittenAlike(first.written, name.written)
  )
}

const lettersOfTheirOwn = /[öüşç]/
const longestWord = 5

// Without accents "unlu" may stand for either; with them, "ünlü" holds no flour.
function isWrittenAlike(word: string, name: string): boolean {
  if (name.length > longestWord) return true
  // The small form of İ is an i and a dot.
  const letters = [...word.toLowerCase().replaceAll('\u0307', '')]
  return [...name].every((letter, place) => {
    const written = letters[place] ?? ''
    return !lettersOfTheirOwn.test(written) || written === letter
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

/** "Goat's cheese" is "goats cheese" and "goat cheese" too. */
function englishNames(concept: string, name: string): IndexedName[] {
  const spellings = name.includes("'")
    ? [name, name.replaceAll("'", ''), name.replaceAll(/'s?/g, '')]
    : [name]
  return spellings.flatMap((one) => {
    const indexed = indexedName(concept, one, isEnglishForm)
    return indexed ?? []
  })
}

/** A compound also stands without its possessive, before "with": "Antep fıstıklı". */
function turkishNames(concept: string, name: string): IndexedName[] {
  const indexed = indexedName(concept, name, isTurkishForm)
  if (!indexed) return []
  const { words } = indexed
  const bare = words.length > 1 ? withoutPossessive(words.at(-1) ?? '') : undefined
  return bare ? [indexed, { ...indexed, words: [...words.slice(0, -1), bare] }] : [indexed]
}

/** Two words are often written as one: "yerfıstığı", "hindistancevizi sütü". */
function joined(name: IndexedName): IndexedName[] {
  const [first = '', second = '', ...rest] = name.words
  const word = first + second
  return second !== '' && rest.length < 2 && word.length > longestWord
    ? [{ ...name, words: [word, ...rest], written: word }]
    : []
}
