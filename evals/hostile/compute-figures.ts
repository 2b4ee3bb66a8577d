import type { Part } from '#app/assistant/plan/part.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { priceDigits, pricesInTexts } from './records.ts'

type Dishes = ReadonlyMap<string, GuestDish>

/**
 * Computes the figures that a block may state, by the oracle's own arithmetic: totals, shares,
 * differences and meal prices. For a meal, every sum of up to three prices is accepted.
 */
export function computeFigures(
  parts: readonly Part[],
  block: Block,
  byId: Dishes,
  menu: GuestMenu,
): ReadonlySet<string> {
  const { currency } = menu.menu
  const inTexts = pricesInTexts(menu)
  const quotedPrices = (ids: readonly string[] = []) => ids.map((id) => inTexts.get(id)?.minor ?? 0)
  const prices = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id)?.priceMinor ?? [])
  const money = (minor: number) => priceDigits(minor, currency)
  if (!['text', 'bill'].includes(block.kind)) return new Set()
  return new Set(
    parts.flatMap((part): string[] => {
      switch (part.do) {
        case 'sum': {
          const kcal = part.dishes.flatMap((id) => byId.get(id)?.calories ?? [])
          if (part.of === 'calories') {
            const byDish = [...new Set(part.dishes)].map(
              (id) => (byId.get(id)?.calories ?? 0) * count(id, part.dishes),
            )
            const total = sum(kcal)
            const share = part.ways === undefined ? [] : [Math.ceil(total / part.ways)]
            return [...byDish, total, ...share].map(String)
          }
          const { quoted = [] } = part
          const total = sum([...prices(part.dishes), ...quotedPrices(quoted)])
          const byDish = [
            ...[...new Set(part.dishes)].map((id) =>
              money((byId.get(id)?.priceMinor ?? 0) * count(id, part.dishes)),
            ),
            ...[...new Set(quoted)].map((id) =>
              money((inTexts.get(id)?.minor ?? 0) * count(id, quoted)),
            ),
          ]
          const share = part.ways === undefined ? [] : [money(Math.ceil(total / part.ways))]
          const { budget } = part
          const budgeted =
            budget === undefined ? [] : [money(budget), money(Math.abs(budget - total))]
          return [...byDish, money(total), ...share, ...budgeted]
        }
        case 'compare': {
          const quoted = quotedPrices(part.quoted)
          const [lowest = 0, next = 0] = [...prices(part.dishes), ...quoted].toSorted(
            (a, b) => a - b,
          )
          const calories = part.dishes.flatMap((id) => byId.get(id)?.calories ?? [])
          const [fewest = 0, more = 0] = calories.toSorted((a, b) => a - b)
          return [lowest, next - lowest, ...quoted].map(money).concat(String(more - fewest))
        }
        case 'meal':
          return mealFigures(part, byId).map(money)
        default:
          return []
      }
    }),
  )
}

/** Returns the owner's sentences whose prices the parts name. */
export const sentencesOfQuotedPrices = (parts: readonly Part[], menu: GuestMenu): string[] =>
  parts
    .flatMap((part) => ('quoted' in part ? (part.quoted ?? []) : []))
    .map((id) => pricesInTexts(menu).get(id)?.sentence ?? '')

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
const count = (id: string, ids: readonly string[]) => ids.filter((other) => other === id).length

const maxDishes = 3
const sumsByMenu = new WeakMap<Dishes, ReadonlySet<number>>()

function mealFigures({ people = 1, total }: Extract<Part, { do: 'meal' }>, dishes: Dishes) {
  const costs = [...new Set([...priceSums(dishes)].map((cost) => cost * people))]
  return total === undefined ? costs : [...costs, total, ...costs.map((cost) => total - cost)]
}

/** Returns all sums of up to `maxDishes` prices on the menu. */
function priceSums(dishes: Dishes): ReadonlySet<number> {
  const cached = sumsByMenu.get(dishes)
  if (cached) return cached
  const prices = [...new Set([...dishes.values()].flatMap(({ priceMinor }) => priceMinor ?? []))]
  let sums = new Set([0])
  for (let dish = 0; dish < maxDishes; dish++) {
    sums = new Set([...sums].flatMap((cost) => [cost, ...prices.map((price) => cost + price)]))
  }
  sumsByMenu.set(dishes, sums)
  return sums
}
