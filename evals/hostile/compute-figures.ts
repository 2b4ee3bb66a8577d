import type { Part } from '#app/assistant/plan/part.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Size } from '#app/domain/sizes/size.ts'
import { extrasOf, extraSums } from './check-options.ts'
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
  const money = (minor: number) => priceDigits(minor, currency)
  if (!['text', 'bill'].includes(block.kind)) return new Set()
  return new Set(
    parts.flatMap((part): string[] => {
      switch (part.do) {
        case 'sum': {
          const counted = sizesMeant(part, byId)
          if (part.of === 'calories') {
            const byDish = [...counted].map(([{ calories }, times]) => (calories ?? 0) * times)
            const total = sum(byDish)
            const share = part.ways === undefined ? [] : [Math.ceil(total / part.ways)]
            return [...byDish, total, ...share].map(String)
          }
          const { quoted = [] } = part
          const byDish = [...counted].map(([{ priceMinor }, times]) => (priceMinor ?? 0) * times)
          const extras = extrasOf(byId.values())
          const { options = [] } = part
          const byOption = [...new Set(options)].map(
            (id) => (extras.get(id) ?? 0) * count(id, options),
          )
          const total = sum([...byDish, ...byOption, ...quotedPrices(quoted)])
          const byItem = [
            ...[...byDish, ...byOption].map(money),
            ...[...new Set(quoted)].map((id) =>
              money((inTexts.get(id)?.minor ?? 0) * count(id, quoted)),
            ),
          ]
          const { ways, budget } = part
          const needed = [...extraSums(dishesOf(part, byId))]
          const totals = needed.flatMap((extra) => [
            total + extra,
            ...(ways === undefined ? [] : [Math.ceil((total + extra) / ways)]),
            ...(budget === undefined ? [] : [Math.abs(budget - total - extra)]),
          ])
          return [
            ...byItem,
            ...[...needed, ...totals].map(money),
            ...(budget === undefined ? [] : [money(budget)]),
          ]
        }
        case 'compare': {
          const quoted = quotedPrices(part.quoted)
          const figures = (name: 'priceMinor' | 'calories') => {
            const meant = [...sizesMeant(part, byId, name)]
            return meant.flatMap(([size, times]) =>
              Array.from({ length: times }, () => size[name] ?? []).flat(),
            )
          }
          const [lowest = 0, next = 0] = [...figures('priceMinor'), ...quoted].toSorted(
            (a, b) => a - b,
          )
          const [fewest = 0, more = 0] = figures('calories').toSorted((a, b) => a - b)
          // With the options that the guest needs.
          const needed = dishesOf(part, byId).flatMap((dish) =>
            dish.sizes.flatMap(({ priceMinor }) =>
              priceMinor === null ? [] : [...extraSums([dish])].map((extra) => priceMinor + extra),
            ),
          )
          const differences = needed.flatMap((one) =>
            [...needed, ...quoted].map((other) => Math.abs(one - other)),
          )
          return [lowest, next - lowest, ...quoted, ...needed, ...differences]
            .map(money)
            .concat(String(more - fewest))
        }
        case 'meal':
          return mealFigures(part, byId).map(money)
        default:
          return []
      }
    }),
  )
}

const dishesOf = ({ dishes }: Extract<Part, { do: 'sum' | 'compare' }>, byId: Dishes) =>
  dishes.flatMap((id) => byId.get(id) ?? [])

/**
 * Returns the sizes that a part means, with how many of each: those that it names, then for the
 * other mentions of a dish its first, or in a comparison its lowest.
 */
function sizesMeant(
  { dishes, sizes = [] }: Extract<Part, { do: 'sum' | 'compare' }>,
  byId: Dishes,
  lowest?: 'priceMinor' | 'calories',
): ReadonlyMap<Size, number> {
  const meant = new Map<Size, number>()
  for (const id of new Set(dishes)) {
    const dish = byId.get(id)
    if (!dish) continue
    const named = sizes
      .flatMap((sizeId) => dish.sizes.find((size) => size.id === sizeId) ?? [])
      .slice(0, count(id, dishes))
    const known = lowest ? dish.sizes.filter((size) => size[lowest] !== null) : []
    const [usual = dish.sizes[0]] = lowest
      ? known.toSorted((a, b) => (a[lowest] ?? 0) - (b[lowest] ?? 0))
      : dish.sizes
    const open = Array.from({ length: count(id, dishes) - named.length }, () => usual)
    for (const size of [...named, ...open]) meant.set(size, (meant.get(size) ?? 0) + 1)
  }
  return meant
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

function mealFigures({ people = 1, budget }: Extract<Part, { do: 'meal' }>, dishes: Dishes) {
  const costs = [...new Set([...priceSums(dishes)].map((cost) => cost * people))]
  return budget === undefined ? costs : [...costs, budget, ...costs.map((cost) => budget - cost)]
}

/** Returns all sums of up to `maxDishes` prices on the menu. */
function priceSums(dishes: Dishes): ReadonlySet<number> {
  const cached = sumsByMenu.get(dishes)
  if (cached) return cached
  const prices = [
    ...new Set(
      [...dishes.values()].flatMap((dish) =>
        dish.sizes.flatMap(({ priceMinor }) =>
          priceMinor === null ? [] : [...extraSums([dish])].map((extra) => priceMinor + extra),
        ),
      ),
    ),
  ]
  let sums = new Set([0])
  for (let dish = 0; dish < maxDishes; dish++) {
    sums = new Set([...sums].flatMap((cost) => [cost, ...prices.map((price) => cost + price)]))
  }
  sumsByMenu.set(dishes, sums)
  return sums
}
