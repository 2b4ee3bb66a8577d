import type { Part } from '#app/assistant/plan/part.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { priceDigits } from './records.ts'

type Dishes = ReadonlyMap<string, GuestDish>

/**
 * The figures that a reply may have calculated, by the oracle's own arithmetic: sums, shares,
 * differences, and what a meal costs. The least that a meal would cost is any sum of prices.
 */
export function computedFigures(
  parts: readonly Part[],
  block: Block,
  byId: Dishes,
  currency: string,
): ReadonlySet<string> {
  const prices = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id)?.priceMinor ?? [])
  const money = (minor: number) => priceDigits(minor, currency)
  if (!['text', 'bill'].includes(block.kind)) return new Set()
  return new Set(
    parts.flatMap((part): string[] => {
      switch (part.do) {
        case 'sum': {
          const kcal = part.dishes.flatMap((id) => byId.get(id)?.calories ?? [])
          if (part.of === 'calories') {
            const ofEach = [...new Set(part.dishes)].map(
              (id) => (byId.get(id)?.calories ?? 0) * countOf(id, part.dishes),
            )
            const total = added(kcal)
            const each = part.ways === undefined ? [] : [Math.ceil(total / part.ways)]
            return [...ofEach, total, ...each].map(String)
          }
          const total = added(prices(part.dishes))
          const ofEach = [...new Set(part.dishes)].map((id) =>
            money((byId.get(id)?.priceMinor ?? 0) * countOf(id, part.dishes)),
          )
          const each = part.ways === undefined ? [] : [money(Math.ceil(total / part.ways))]
          return [...ofEach, money(total), ...each]
        }
        case 'compare': {
          const [least = 0, next = 0] = prices(part.dishes).toSorted((one, other) => one - other)
          const calories = part.dishes.flatMap((id) => byId.get(id)?.calories ?? [])
          const [fewest = 0, more = 0] = calories.toSorted((one, other) => one - other)
          return [money(least), money(next - least), String(more - fewest)]
        }
        case 'meal':
          return mealFigures(part, byId).map(money)
        default:
          return []
      }
    }),
  )
}

const added = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0)
const countOf = (id: string, ids: readonly string[]) => ids.filter((one) => one === id).length

const mostDishes = 3
const sums = new WeakMap<Dishes, ReadonlySet<number>>()

function mealFigures({ people = 1, total }: Extract<Part, { do: 'meal' }>, dishes: Dishes) {
  const totals = [...new Set([...sumsOf(dishes)].map((sum) => sum * people))]
  return total === undefined ? totals : [...totals, total, ...totals.map((sum) => total - sum)]
}

/** Sums of up to three prices of the menu. */
function sumsOf(dishes: Dishes): ReadonlySet<number> {
  const known = sums.get(dishes)
  if (known) return known
  const prices = [...new Set([...dishes.values()].flatMap(({ priceMinor }) => priceMinor ?? []))]
  let found = new Set([0])
  for (let count = 0; count < mostDishes; count++) {
    found = new Set([...found].flatMap((sum) => [sum, ...prices.map((price) => sum + price)]))
  }
  sums.set(dishes, found)
  return found
}
