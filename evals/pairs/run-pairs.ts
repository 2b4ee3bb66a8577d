import {
  describePair,
  examinePairs,
  isFalseContains,
  isFalseFree,
  isMiss,
  pairsTable,
  recall,
} from './examine.ts'
import { writtenDishes } from './index.ts'

/** The share of recorded allergens that must be read. */
export const enoughRecall = 0.97

/**
 * Reads each allergen of each written dish; prints what was read wrongly and a table.
 * @returns whether nothing is falsely free, and enough was read
 */
export function runPairs(print: (text: string) => void): boolean {
  const pairs = examinePairs()
  const wrong = pairs.filter((pair) => isFalseFree(pair) || isMiss(pair) || isFalseContains(pair))
  if (wrong.length > 0) print(`${wrong.map(describePair).join('\n')}\n`)
  print(`${pairs.length} pairs of ${writtenDishes.length} dishes\n\n${pairsTable(pairs)}\n`)
  return !pairs.some(isFalseFree) && recall(pairs) >= enoughRecall
}
