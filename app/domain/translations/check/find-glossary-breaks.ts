import { foldText } from '../../dietary/fold-text.ts'
import type { Finding } from './problem.ts'

/** Finds words that the restaurant's glossary translates otherwise. */
export function findGlossaryBreaks(
  source: string,
  translated: string,
  glossary: ReadonlyMap<string, string>,
): readonly Finding[] {
  const [original, translation] = [foldText(source), foldText(translated)]
  return [...glossary].flatMap(([word, meant]) =>
    hasWord(original, foldText(word)) && !translation.includes(foldText(meant))
      ? [{ kind: 'glossary' as const, words: meant }]
      : [],
  )
}

/** Whether a text has a word, with any ending. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test(text.charAt(at - 1))) return word !== ''
  }
  return false
}
