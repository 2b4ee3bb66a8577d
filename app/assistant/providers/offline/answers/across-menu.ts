import { readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import type { IndexedDish, IndexedHeading } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** Writes a price, or nothing where the owner gave none. */
export type PriceOf = (dish: IndexedDish) => string | undefined

const shortList = 5

/** One dish a line, with a word or two behind it. */
export function bullets(
  dishes: readonly IndexedDish[],
  behind: (dish: IndexedDish) => string | undefined = () => undefined,
): string {
  return dishes
    .map((dish) => [dish.dish.name, behind(dish)].filter(Boolean).join(' – '))
    .map((line) => `• ${line}`)
    .join('\n')
}

/** Which dishes are recorded with an allergen, which the owner marks free, and no more. */
export function acrossFacts(
  dishes: readonly IndexedDish[],
  facts: readonly DietaryFact[],
  say: Phrases,
): string {
  const name = facts.map((fact) => say.fact[fact]).join(' / ')
  const read = (dish: IndexedDish) => facts.map((fact) => readDishFact(dish.dish, fact))
  const holding = dishes.filter((dish) =>
    read(dish).some(({ status }) => status === 'contains' || status === 'mentioned'),
  )
  const marked = dishes.filter((dish) => read(dish).every(({ status }) => status === 'marked_free'))
  const reasons = (dish: IndexedDish) => [...new Set(read(dish).flatMap((fact) => fact.reasons))]
  return [
    holding.length > 0
      ? `${say.dishesWith(name)}\n${bullets(holding, (dish) => reasons(dish).join(', '))}`
      : say.noDishesWith(name),
    marked.length > 0 ? `${say.dishesMarkedFree(name)}\n${bullets(marked)}` : '',
    say.restUnknown,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

export function listHeadings(
  headings: readonly IndexedHeading[],
  price: PriceOf,
  say: Phrases,
): string {
  return headings
    .map((heading) => `${say.heading(heading.name)}\n${bullets(heading.dishes, price)}`)
    .join('\n\n')
}

export function overview(headings: readonly IndexedHeading[], say: Phrases): string {
  const lines = headings.map(
    ({ name, dishes }) =>
      `• ${name}: ${dishes
        .slice(0, 3)
        .map(({ dish }) => dish.name)
        .join(', ')}${dishes.length > 3 ? '…' : ''}`,
  )
  return [say.overview, ...lines, say.overviewHint].join('\n')
}

export function byPrice(
  dishes: readonly IndexedDish[],
  order: 'cheapest' | 'dearest',
  price: PriceOf,
  say: Phrases,
): string {
  const sign = order === 'cheapest' ? 1 : -1
  const sorted = dishes
    .filter(({ dish }) => dish.priceMinor !== null)
    .toSorted((one, other) => sign * ((one.dish.priceMinor ?? 0) - (other.dish.priceMinor ?? 0)))
  return `${say[order]}\n${bullets(sorted.slice(0, 3), price)}`
}

export function byCalories(
  dishes: readonly IndexedDish[],
  limit: number | undefined,
  say: Phrases,
): string {
  const sorted = dishes
    .filter(({ dish }) => dish.calories !== null && dish.calories <= (limit ?? Infinity))
    .toSorted((one, other) => (one.dish.calories ?? 0) - (other.dish.calories ?? 0))
  return sorted.length === 0
    ? say.noneTagged
    : `${say.lightest}\n${bullets(sorted.slice(0, shortList), ({ dish }) => `${dish.calories} kcal`)}`
}
