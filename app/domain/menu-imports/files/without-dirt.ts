import type { PlacedWord } from './page-of-words.ts'
import { splitAtGaps, type PageLine } from './page-lines.ts'

/** Words of one or two letters that are recognised with less confidence may be dirt. */
const maxSureness = 85
const maxLength = 2

/**
 * Removes from a picture's line what looks like a word of one or two letters and is dirt: before a gap, or
 * behind a number, where a currency sign stands that the reader doesn't know.
 */
export function withoutDirt(line: PageLine): PageLine {
  return line.flatMap(({ words }) => {
    const cleanWords = words.length === 1 ? words.filter((word) => !isDirt(word)) : [...words]
    const [number, last] = cleanWords.slice(-2)
    if (number && last && /^\p{Sc}?\d[\d.,]*$/u.test(number.text) && isDirt(last)) cleanWords.pop()
    return splitAtGaps(cleanWords)
  })
}

const isDirt = ({ text, confidence = 100 }: PlacedWord) =>
  confidence < maxSureness && text.length <= maxLength && !/\d|\p{Sc}/u.test(text) && text !== 'TL'
