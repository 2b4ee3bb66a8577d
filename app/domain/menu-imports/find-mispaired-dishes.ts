import { inSlices } from '../in-slices.ts'
import type { ReadDish } from './recognise/reading.ts'
import type { ImportSpan } from './source.ts'

/**
 * Finds the dishes whose price doesn't stand beside their name: in a text, it precedes the name, or another
 * dish's name or price is between the two; in a table, they are in different rows. A reader may have paired
 * what doesn't belong together.
 */
export async function findMispairedDishes(
  dishes: readonly ReadDish[],
): Promise<ReadonlySet<ReadDish>> {
  const starts = dishes
    .flatMap((dish) => [nameOf(dish), ...pricesOf(dish)].map((at) => ({ dish, start: at?.start })))
    .flatMap(({ dish, start }) => (start === undefined ? [] : [{ dish, start }]))
    .toSorted((one, other) => one.start - other.start)
  const order = new Map<number, number>(starts.map(({ start }, index) => [start, index]))
  const mispairedDishes = new Set<ReadDish>()
  await inSlices(dishes, (dish) => {
    const name = nameOf(dish)
    if (!name) return
    for (const price of pricesOf(dish)) {
      if (name.cell ?? price.cell) {
        if (name.cell?.[0] !== price.cell?.[0]) mispairedDishes.add(dish)
        continue
      }
      const [first, last] = [order.get(name.start) ?? 0, order.get(price.start) ?? 0]
      const between = starts.slice(Math.min(first, last), Math.max(first, last) + 1)
      const isMispaired = price.start < name.start || between.some((other) => other.dish !== dish)
      if (isMispaired) mispairedDishes.add(dish)
    }
  })
  return mispairedDishes
}

const nameOf = ({ values }: ReadDish): ImportSpan | undefined => values['name']?.at

const pricesOf = ({ values }: ReadDish): ImportSpan[] =>
  Object.entries(values).flatMap(([field, { at }]) => (/^price\d*$/.test(field) ? [at] : []))
