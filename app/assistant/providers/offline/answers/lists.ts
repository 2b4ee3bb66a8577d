import type { IndexedDish, IndexedHeading } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** Writes a price, or nothing where the owner gave none. */
export type PriceOf = (dish: IndexedDish) => string | undefined

// More than a screenful is no answer.
const longest = 40

/** One dish a line, with a word or two behind it; a very long list ends in a count. */
export function bullets(
  dishes: readonly IndexedDish[],
  say: Phrases,
  behind: (dish: IndexedDish) => string | undefined = () => undefined,
): string {
  const shown = dishes
    .slice(0, longest)
    .map((dish) => `• ${[dish.dish.name, behind(dish)].filter(Boolean).join(' – ')}`)
  const left = dishes.length - longest
  return [...shown, ...(left > 0 ? [say.andMore(left)] : [])].join('\n')
}

/** Lines of a reply, the empty ones left out. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** What stands under some headings, with prices. */
export function listHeadings(
  headings: readonly IndexedHeading[],
  price: PriceOf,
  say: Phrases,
): string {
  return headings
    .map((heading) => lines(say.heading(heading.name), bullets(heading.dishes, say, price)))
    .join('\n\n')
}

/** The headings of a menu, with a few dishes of each. */
export function overview(headings: readonly IndexedHeading[], say: Phrases): string {
  const shown = headings.map(({ name, dishes }) => {
    const names = dishes.slice(0, 3).map(({ dish }) => dish.name)
    return `• ${name}: ${names.join(', ')}${dishes.length > 3 ? '…' : ''}`
  })
  return lines(say.overview, ...shown, say.overviewHint)
}
