import type { LanguageWords } from './language-words.ts'

/** Adds the long phrases of a word table to its common words, as evidence of the language. */
export const addLongPhrases = (words: LanguageWords): LanguageWords => ({
  ...words,
  common: [
    words.common,
    // Shorter relations are omitted, because common words join the foods beside them, as "and" does.
    longPhrases(3, Object.values(words.relations)),
    longPhrases(2, [words.emergency.alone, ...Object.values(words.asks)]),
  ].join(','),
})

/** Returns the phrases with a minimum number of words, without those that are also English. */
const longPhrases = (minWords: number, lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split(','))
    .filter((phrase) => phrase.trim().split(' ').length >= minWords)
    .filter((phrase) => !/\d|help me|epi|knock out|in shock/.test(phrase))
    .join(',')
