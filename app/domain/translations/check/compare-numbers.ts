import { currencies, findOtherTime, parseNumbers, type NumberFound } from './parse-numbers.ts'
import type { TextProblem, Findings } from './problem.ts'
import type { TextReading } from './reading.ts'

/** Compares the numbers of a text and its translation: their values, units and, for prices, order. */
export function compareNumbers(
  source: { readonly text: string; readonly reading: TextReading },
  translated: { readonly text: string; readonly reading: TextReading },
): Findings {
  const numbers = parseNumbers(source.text)
  const others = parseNumbers(translated.text)
  const findings: TextProblem[] = []
  const wordsLeft = [...translated.reading.numberWords]
  const remainingNumbers = [...others]
  const order: number[] = []
  let isSure = true
  for (const number of numbers) {
    const index = remainingNumbers.findIndex((other) => isSame(number, other))
    const match = remainingNumbers[index]
    if (match) {
      remainingNumbers.splice(index, 1)
      order.push(others.indexOf(match))
      if (number.unit !== match.unit) {
        if (isPrice(number) || (number.unit && match.unit))
          findings.push(unitFinding(number, match))
        else isSure = false
      }
    } else if (!takeWord(wordsLeft, number)) {
      findings.push({ kind: isPrice(number) ? 'price' : 'number', words: number.written })
    }
  }
  const sourceWords = [...source.reading.numberWords]
  for (const number of remainingNumbers) {
    if (!takeWord(sourceWords, number)) {
      findings.push({ kind: isPrice(number) ? 'price' : 'number', words: number.written })
    }
  }
  const prices = order.filter((place) => isPrice(others[place]))
  if (prices.some((place, index) => index > 0 && place < (prices[index - 1] ?? 0))) {
    findings.push({ kind: 'price', words: others[prices[0] ?? 0]?.written ?? '' })
  }
  const lostWords = without(sourceWords, wordsLeft)
  const addedWords = without(wordsLeft, sourceWords)
  if (lostWords.length > 0 && addedWords.length > 0) {
    findings.push({ kind: 'number', words: String(addedWords[0]) })
  } else if (lostWords.length + addedWords.length > 0) isSure = false
  const otherTime = findOtherTime(source.text, translated.text)
  if (otherTime !== undefined) findings.push({ kind: 'unit', words: otherTime })
  return { findings, isSure }
}

const isSame = ({ values }: NumberFound, other: NumberFound) =>
  values.some((value) => other.values.includes(value))

const isPrice = (number: NumberFound | undefined) =>
  number?.unit !== undefined && currencies.has(number.unit)

const unitFinding = (number: NumberFound, other: NumberFound): TextProblem => ({
  kind: isPrice(number) || isPrice(other) ? 'price' : 'unit',
  words: other.written,
})

/**
 * Removes the number word with a number's value from a list.
 * @returns whether the number is accounted for: as such a word, or because "one" needs no word
 */
function takeWord(words: number[], number: NumberFound): boolean {
  if (isPrice(number)) return false
  const index = words.findIndex((word) => number.values.includes(word))
  if (index < 0) return number.values.includes(1)
  words.splice(index, 1)
  return true
}

function without(words: readonly number[], others: readonly number[]): readonly number[] {
  const remainingNumbers = [...others]
  return words.filter((word) => {
    const index = remainingNumbers.indexOf(word)
    if (index < 0) return true
    remainingNumbers.splice(index, 1)
    return false
  })
}
