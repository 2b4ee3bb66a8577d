import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { bullets, lines, type PriceOf } from './lists.ts'

const shortList = 3
const mediumList = 6

/** The dishes at one end of the price list. */
export function byPrice(
  dishes: readonly IndexedDish[],
  end: 'cheapest' | 'dearest',
  price: PriceOf,
  say: Phrases,
): string {
  const sign = end === 'cheapest' ? 1 : -1
  const sorted = dishes
    .filter(({ dish }) => dish.priceMinor !== null)
    .toSorted((one, other) => sign * ((one.dish.priceMinor ?? 0) - (other.dish.priceMinor ?? 0)))
  return sorted.length === 0
    ? say.noPrices
    : lines(say[end], bullets(sorted.slice(0, shortList), say, price))
}

const behind = ({ dish }: IndexedDish) => `${dish.calories} kcal`

/** The dishes with the most recorded calories. */
export function byMostCalories(dishes: readonly IndexedDish[], say: Phrases): string {
  const sorted = dishes
    .filter(({ dish }) => dish.calories !== null)
    .toSorted((one, other) => (other.dish.calories ?? 0) - (one.dish.calories ?? 0))
  return sorted.length === 0
    ? say.noCaloriesAtAll
    : lines(say.heaviest, bullets(sorted.slice(0, shortList), say, behind))
}

/** The lightest dishes, within a number of kilocalories if there is one. */
export function byCalories(
  dishes: readonly IndexedDish[],
  most: number | undefined,
  say: Phrases,
): string {
  const sorted = dishes
    .filter(({ dish }) => dish.calories !== null)
    .toSorted((one, other) => (one.dish.calories ?? 0) - (other.dish.calories ?? 0))
  if (sorted.length === 0) return say.noCaloriesAtAll
  if (most === undefined) {
    return lines(say.lightest, bullets(sorted.slice(0, mediumList), say, behind))
  }
  const within = sorted.filter(({ dish }) => (dish.calories ?? 0) <= most)
  return within.length === 0
    ? say.noneWithinCalories(most)
    : lines(say.withinCalories(most), bullets(within, say, behind))
}
