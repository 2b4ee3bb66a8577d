import {
  describePair,
  examinePairs,
  isFalseContains,
  isFalseFree,
  isMiss,
  pairsTable,
  recall,
} from './examine-pairs.ts'
import { labelledDishes } from './index.ts'

/** The minimum share of recorded allergens that must be read. */
export const minRecall = 0.97

/**
 * Reads each allergen of each labelled dish. Prints the wrongly read pairs and a table.
 * @returns whether nothing was falsely read as free and the recall is high enough
 */
export function runPairs(print: (text: string) => void): boolean {
  const pairs = examinePairs()
  const wrongPairs = pairs.filter(
    (pair) => isFalseFree(pair) || isMiss(pair) || isFalseContains(pair),
  )
  if (wrongPairs.length > 0) print(`${wrongPairs.map(describePair).join('\n')}\n`)
  print(`${pairs.length} pairs of ${labelledDishes.length} dishes\n\n${pairsTable(pairs)}\n`)
  return !pairs.some(isFalseFree) && recall(pairs) >= minRecall
}
