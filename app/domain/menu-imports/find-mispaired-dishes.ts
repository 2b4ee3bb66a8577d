import { inSlices } from '../in-slices.ts'
import type { ReadDish } from './recognise/reading.ts'
import { textAt, type ImportSource, type ImportSpan } from './source.ts'

/**
 * Finds the dishes whose price doesn't stand beside their name: in a text, it precedes the name, or another
 * dish's name or price is between the two, or words of another line that the dish doesn't have; in a table,
 * they are in different rows. A reader may have paired what doesn't belong together.
 */
export async function findMispairedDishes(
  source: ImportSource,
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
      const isMispaired =
        price.start < name.start ||
        between.some((other) => other.dish !== dish) ||
        hasOtherWords(source, dish, { start: name.end, end: price.start })
      if (isMispaired) mispairedDishes.add(dish)
    }
  })
  return mispairedDishes
}

/** Whether the lines between a name and its price have words that belong to no value of the dish. */
function hasOtherWords(source: ImportSource, { values }: ReadDish, at: ImportSpan): boolean {
  const between = textAt(source, at)
  if (!between.includes('\n')) return false
  const words = Object.values(values).reduce((text, { at: { start, end } }) => {
    const [from, to] = [start - at.start, end - at.start].map((index) => Math.max(0, index))
    return text.slice(0, from) + ' '.repeat(text.slice(from, to).length) + text.slice(to)
  }, between)
  return /[\p{L}\p{N}]/u.test(words)
}

const nameOf = ({ values }: ReadDish): ImportSpan | undefined => values['name']?.at

const pricesOf = ({ values }: ReadDish): ImportSpan[] =>
  Object.entries(values).flatMap(([field, { at }]) => (/^price\d*$/.test(field) ? [at] : []))
