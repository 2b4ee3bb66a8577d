import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Size, SizeFigure } from '#app/domain/sizes/size.ts'
import { isMarkedWith } from './check-options.ts'
import { figuresIn, priceDigits } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { removeIsolates } from './vocabulary.ts'

/**
 * Tells whether a row's price is a dish's: that of a size that it names, or else its lowest. A dish
 * without a price has none.
 */
export function isPriceOf(
  { sizes }: GuestDish,
  shown: string | undefined,
  currency: string,
): boolean {
  const text = removeIsolates(shown ?? '')
  const named = sizes.filter(({ name }) => name !== '' && `${text} `.startsWith(`${name} `))
  const digitsOf = ({ priceMinor }: Size) =>
    priceMinor === null ? [] : [priceDigits(priceMinor, currency)]
  if (named.length > 0) {
    return named.some(
      (size) => figuresIn(text.slice(size.name.length)).join() === digitsOf(size).join(),
    )
  }
  const [lowest] = sizes.toSorted((a, b) => (a.priceMinor ?? Infinity) - (b.priceMinor ?? Infinity))
  return lowest === undefined || figuresIn(text).join() === digitsOf(lowest).join()
}

/** Checks that the offered dishes satisfy the query, if the reply has exactly one. */
export function checkQuery(
  { blocks, parts }: HostileReply,
  dishes: ReadonlyMap<string, GuestDish>,
): string[] {
  const querying = parts.filter((part) =>
    ['list', 'suggest', 'meal', 'pair', 'missing'].includes(part.do),
  )
  const [part] = querying
  if (querying.length !== 1 || !part || !('query' in part) || !part.query) return []
  const { clauses } = part.query
  const offered = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'fits' ? block.rows : [],
  )
  return offered.flatMap(({ id, note = '' }) => {
    const dish = dishes.get(id)
    if (!dish) return []
    const violated = clauses.filter((clause) => {
      switch (clause.op) {
        case 'price_under':
          return lacks(dish, 'priceMinor', (price) => price < clause.of)
        case 'price_to':
          return lacks(dish, 'priceMinor', (price) => price <= clause.of)
        case 'price_over':
          return lacks(dish, 'priceMinor', (price) => price > clause.of)
        case 'price_from':
          return lacks(dish, 'priceMinor', (price) => price >= clause.of)
        case 'kcal_under':
          return lacks(dish, 'calories', (kcal) => kcal < clause.of)
        case 'kcal_over':
          return lacks(dish, 'calories', (kcal) => kcal > clause.of)
        case 'only':
          return !clause.of.includes(id)
        case 'except':
          return clause.of.includes(id)
        case 'suits':
          return clause.of.some((diet) => !isMarkedWith(dish, diet, note))
        case 'without':
          return clause.of.some(
            (target) => target.kind === 'fact' && !isMarkedWith(dish, target.fact, note),
          )
        default:
          return false
      }
    })
    return violated.map((clause) => `offers ${dish.name} against ${JSON.stringify(clause)}`)
  })
}

/** Whether no size of a dish has a figure that meets a condition. */
const lacks = ({ sizes }: GuestDish, figure: SizeFigure, isMet: (value: number) => boolean) =>
  sizes.every((size) => !isMet(size[figure] ?? Number.NaN))
