/** A group of which any may stand. */
export const anyOf = (...some: readonly string[]) => some.map((one) => `(?:${one})`).join('|')

/** Clauses that are known from their first word to their last. */
export interface KnownClauses {
  readonly has: (words: readonly string[]) => boolean
}

const start = 3

/** A whole clause, of any of these shapes. */
export function clausesOf(...shapes: readonly string[]): KnownClauses {
  const source = `^(?:${anyOf(...shapes)})$`
  const pattern = new RegExp(source)
  const starts = new Set(source.match(/[a-z]+/g)?.map((part) => part.slice(0, start)))
  // Most clauses hold a word that begins like none of the pattern's: they need no look at it.
  const mayStand = (word: string) =>
    starts.has(word.slice(0, start)) || starts.has(word.slice(0, 2))
  return { has: (words) => words.every(mayStand) && pattern.test(words.join(' ')) }
}
