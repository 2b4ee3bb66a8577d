import { possibleMeanings, type Message } from '../parse-message.ts'
import type { Token } from '../tokens.ts'

/** A word of a message, and everything that a phrase beginning with it may mean. */
export interface Word {
  readonly text: string
  /** Such as "emergency body"; the same in every language. */
  readonly meanings: readonly string[]
}

/** In words. A longer part dilutes a call for help with what else the guest writes. */
const maxWords = 14
/** In words. A shorter sentence or clause says nothing without the others: "allergic". */
const minWords = 3

/**
 * Splits a message into the parts that are judged: its sentences and clauses, and overlapping
 * windows of longer ones, so that every call for help is in one of them, with and without its
 * context.
 */
export function messageParts(message: Message): Word[][] {
  const words = message.tokens.map(({ text }, index) => ({
    text,
    meanings: possibleMeanings(message, index),
  }))
  const groups = [
    words,
    ...groupWords(words, ({ sentence }) => sentence, message),
    ...groupWords(words, ({ clause }) => clause, message),
  ]
  const parts = groups.flatMap(windows)
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()]
}

function groupWords(
  words: readonly Word[],
  keyOfToken: (token: Token) => number,
  { tokens }: Message,
): Word[][] {
  const groups = new Map<number, Word[]>()
  for (const [index, token] of tokens.entries()) {
    const word = words[index]
    const group = groups.get(keyOfToken(token)) ?? []
    if (word) group.push(word)
    groups.set(keyOfToken(token), group)
  }
  return [...groups.values()].filter(({ length }) => length >= minWords)
}

/** Returns the words if they are few enough, otherwise windows that overlap by half. */
function windows(words: readonly Word[]): Word[][] {
  if (words.length <= maxWords) return [[...words]]
  const step = maxWords / 2
  const found: Word[][] = []
  for (let start = 0; start < words.length - step; start += step) {
    found.push(words.slice(start, start + maxWords))
  }
  return found
}

const keyOf = (part: readonly Word[]) => part.map(({ text }) => text).join(' ')
