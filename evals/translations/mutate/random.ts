import { seededRandom } from '../../seeded-random.ts'

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Returns a number from 0 to below 1 that depends only on the text. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return seededRandom(hash)()
}

/** Picks an item by the text alone. Returns undefined if there is none. */
export const pickBy = <T>(items: readonly T[], text: string): T | undefined =>
  items[Math.floor(hashOf(text) * items.length)]
