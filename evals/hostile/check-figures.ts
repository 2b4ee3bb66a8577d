import type { Clause } from '#app/domain/menus/query/clauses.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Size, SizeFigure } from '#app/domain/sizes/size.ts'
import { isMarkedWith } from './check-options.ts'
import { figuresIn, priceDigits } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { removeIsolates } from './vocabulary.ts'

/**
 * Whether a row states the right price of its dish: that of the size that it names, or else the
 * lowest. A dish without a price has none.
 */
export function isPriceOf(
  { sizes }: GuestDish,
  price: string | undefined,
  currency: string,
): boolean {
  const text = removeIsolates(price ?? '')
  const namedSizes = sizes.filter(({ name }) => name !== '' && `${text} `.startsWith(`${name} `))
  const digitsOf = ({ priceMinor }: Size) =>
    priceMinor === null ? [] : [priceDigits(priceMinor, currency)]
  if (namedSizes.length > 0) {
    return namedSizes.some(
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
  const offeredDishes = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'fits' ? block.rows : [],
  )
  return offeredDishes.flatMap(({ id, note = '' }) => {
    const dish = dishes.get(id)
    if (!dish) return []
    return clauses
      .filter((clause) => violates(dish, clause, note))
      .map((clause) => `offers ${dish.name} against ${JSON.stringify(clause)}`)
  })
}

/** Whether a dish with the options that its note names plainly doesn't satisfy a clause. */
function violates(dish: GuestDish, clause: Clause, note: string): boolean {
  switch (clause.op) {
    case 'price_under':
      return !hasSize(dish, 'priceMinor', (price) => price < clause.of)
    case 'price_to':
      return !hasSize(dish, 'priceMinor', (price) => price <= clause.of)
    case 'price_over':
      return !hasSize(dish, 'priceMinor', (price) => price > clause.of)
    case 'price_from':
      return !hasSize(dish, 'priceMinor', (price) => price >= clause.of)
    case 'kcal_under':
      return !hasSize(dish, 'calories', (kcal) => kcal < clause.of)
    case 'kcal_over':
      return !hasSize(dish, 'calories', (kcal) => kcal > clause.of)
    case 'only':
      return !clause.of.includes(dish.id)
    case 'except':
      return clause.of.includes(dish.id)
    case 'suits':
      return clause.of.some((diet) => !isMarkedWith(dish, diet, note))
    case 'without':
      return clause.of.some(
        (target) => target.kind === 'fact' && !isMarkedWith(dish, target.fact, note),
      )
    default:
      return false
  }
}

/** Whether a dish has a size with a figure that meets a condition. */
const hasSize = ({ sizes }: GuestDish, figure: SizeFigure, isMet: (value: number) => boolean) =>
  sizes.some((size) => isMet(size[figure] ?? Number.NaN))
