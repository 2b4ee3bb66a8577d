import type { Token } from './tokens.ts'

interface Phrase<Value> {
  readonly words: readonly string[]
  /** Whether the last word may have any ending. */
  readonly isBeginning: boolean
  readonly value: Value
}

interface PhraseMatch<Value> {
  readonly values: readonly Value[]
  readonly length: number
  /** How many letters the text's first word shares with the phrase's. */
  readonly letters: number
}

/** An index of phrases. The time of a lookup doesn't depend on their number. */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, Phrase<Value>[]>()
  /** The length of the longest word that may have any ending, in letters. */
  #longestBeginning = 0
  readonly #stemsOf: (word: string) => readonly string[]

  /** @param stemsOf returns the words that a word may be a form of, itself first */
  constructor(stemsOf: (word: string) => readonly string[] = (word) => [word]) {
    this.#stemsOf = stemsOf
  }

  /** Adds a phrase of folded words. */
  add(words: readonly string[], value: Value): void {
    this.#add({ words, isBeginning: false, value })
  }

  /** Adds a phrase whose last word may have any ending. */
  addBeginning(words: readonly string[], value: Value): void {
    this.#add({ words, isBeginning: true, value })
  }

  #add(phrase: Phrase<Value>): void {
    const [first = ''] = phrase.words
    if (first === '') return
    if (phrase.isBeginning) this.#longestBeginning = Math.max(this.#longestBeginning, first.length)
    const phrases = this.#byFirst.get(first)
    if (phrases) phrases.push(phrase)
    else this.#byFirst.set(first, [phrase])
  }

  /**
   * Returns the values of the longest phrases at a position. Of phrases of the same length, those that
   * match a word as it is come before those that match a stem.
   */
  findAt(tokens: readonly Token[], position: number): PhraseMatch<Value> | undefined {
    const first = tokens[position]
    if (!first) return undefined
    let length = 0
    let rank = 0
    let letters = 0
    const values = new Set<Value>()
    const consider = (phrase: Phrase<Value>, phraseRank: number) => {
      const size = phrase.words.length
      if (size < length || (size === length && phraseRank > rank)) return
      if (!this.#matches(phrase, tokens, position)) return
      if (size > length || phraseRank < rank) values.clear()
      length = size
      rank = phraseRank
      letters = sharedLetters(first.folded, phrase.words[0] ?? '')
      values.add(phrase.value)
    }
    for (const [index, stem] of this.#stemsOf(first.folded).entries()) {
      const stemRank = Math.min(index, 1)
      for (const phrase of this.#byFirst.get(stem) ?? []) consider(phrase, stemRank)
    }
    // Limited, because a text may be a single word with thousands of letters.
    const longest = Math.min(first.folded.length - 1, this.#longestBeginning)
    for (let end = longest; end >= minBeginning; end--) {
      for (const phrase of this.#byFirst.get(first.folded.slice(0, end)) ?? []) {
        if (phrase.isBeginning && phrase.words.length === 1)
          consider(phrase, 2 + first.folded.length - end)
      }
    }
    return length > 0 ? { values: [...values], length, letters } : undefined
  }

  #matches(phrase: Phrase<Value>, tokens: readonly Token[], position: number): boolean {
    const sentence = tokens[position]?.sentence
    const part = tokens[position]?.part
    return phrase.words.every((word, offset) => {
      if (offset === 0) return true
      const token = tokens[position + offset]
      if (!token || token.sentence !== sentence || token.part !== part) return false
      const isLast = offset === phrase.words.length - 1
      return (
        (isLast && phrase.isBeginning && token.folded.startsWith(word)) ||
        this.#stemsOf(token.folded).includes(word)
      )
    })
  }
}

/** Counts the letters with which both words begin. */
function sharedLetters(a: string, b: string): number {
  let letters = 0
  while (letters < a.length && a[letters] === b[letters]) letters++
  return letters
}

/** The minimum length in letters of a word's beginning; shorter ones match by chance. */
const minBeginning = 3
