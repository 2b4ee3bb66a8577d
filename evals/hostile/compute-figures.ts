import type { Part } from '#app/assistant/plan/part.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Size, SizeFigure } from '#app/domain/sizes/size.ts'
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
  if (!['text', 'bill'].includes(block.kind)) return new Set()
  const inTexts = pricesInTexts(menu)
  const context: Context = {
    byId,
    priceOfQuote: (id) => inTexts.get(id)?.minor ?? 0,
    money: (minor) => priceDigits(minor, menu.menu.currency),
  }
  return new Set(
    parts.flatMap((part) => {
      if (part.do === 'compare') return comparedFigures(part, context)
      if (part.do === 'meal') return mealFigures(part, byId).map(context.money)
      if (part.do !== 'sum') return []
      return part.of === 'calories' ? summedCalories(part, byId) : summedPrices(part, context)
    }),
  )
}

type SumPart = Extract<Part, { do: 'sum' }>
type ComparePart = Extract<Part, { do: 'compare' }>

interface Context {
  readonly byId: Dishes
  /** The price in a sentence of the owner, in minor units. */
  readonly priceOfQuote: (id: string) => number
  readonly money: (minor: number) => string
}

function summedCalories(part: SumPart, byId: Dishes): string[] {
  const byDish = [...countSizes(part, byId)].map(([{ calories }, times]) => (calories ?? 0) * times)
  const total = sum(byDish)
  const share = part.ways === undefined ? [] : [Math.ceil(total / part.ways)]
  return [...byDish, total, ...share].map(String)
}

function summedPrices(part: SumPart, { byId, priceOfQuote, money }: Context): string[] {
  const { options = [], quoted = [], ways, budget } = part
  const extras = extrasOf(byId.values())
  const byItem = [
    ...[...countSizes(part, byId)].map(([{ priceMinor }, times]) => (priceMinor ?? 0) * times),
    ...[...new Set(options)].map((id) => (extras.get(id) ?? 0) * count(id, options)),
    ...[...new Set(quoted)].map((id) => priceOfQuote(id) * count(id, quoted)),
  ]
  const total = sum(byItem)
  const neededExtras = [...extraSums(dishesOf(part, byId))]
  const totals = neededExtras.flatMap((extra) => [
    total + extra,
    ...(ways === undefined ? [] : [Math.ceil((total + extra) / ways)]),
    ...(budget === undefined ? [] : [Math.abs(budget - total - extra)]),
  ])
  return [...byItem, ...neededExtras, ...totals, ...(budget === undefined ? [] : [budget])].map(
    money,
  )
}

function comparedFigures(part: ComparePart, { byId, priceOfQuote, money }: Context): string[] {
  const quotedPrices = (part.quoted ?? []).map(priceOfQuote)
  const figures = (figure: SizeFigure) =>
    [...countSizes(part, byId, figure)].flatMap(([size, times]) =>
      Array.from({ length: times }, () => size[figure] ?? []).flat(),
    )
  const [lowest = 0, next = 0] = [...figures('priceMinor'), ...quotedPrices].toSorted(
    (a, b) => a - b,
  )
  const [fewest = 0, more = 0] = figures('calories').toSorted((a, b) => a - b)
  // With the options that the guest needs.
  const pricesWithNeeded = dishesOf(part, byId).flatMap(pricesWithExtras)
  const differences = pricesWithNeeded.flatMap((one) =>
    [...pricesWithNeeded, ...quotedPrices].map((other) => Math.abs(one - other)),
  )
  const prices = [lowest, next - lowest, ...quotedPrices, ...pricesWithNeeded, ...differences]
  return [...prices.map(money), String(more - fewest)]
}

/** Returns the prices of all sizes of a dish, with every sum of its extra prices. */
const pricesWithExtras = (dish: GuestDish) =>
  dish.sizes.flatMap(({ priceMinor }) =>
    priceMinor === null ? [] : [...extraSums([dish])].map((extra) => priceMinor + extra),
  )

const dishesOf = ({ dishes }: SumPart | ComparePart, byId: Dishes) =>
  dishes.flatMap((id) => byId.get(id) ?? [])

/**
 * Counts the sizes that a part means: those that it names, then for the other mentions of a dish its
 * first, or if it compares a figure the lowest.
 */
function countSizes(
  { dishes, sizes = [] }: SumPart | ComparePart,
  byId: Dishes,
  comparedFigure?: SizeFigure,
): ReadonlyMap<Size, number> {
  const counts = new Map<Size, number>()
  for (const id of new Set(dishes)) {
    const dish = byId.get(id)
    if (!dish) continue
    const mentions = count(id, dishes)
    const namedSizes = sizes
      .flatMap((sizeId) => dish.sizes.find((size) => size.id === sizeId) ?? [])
      .slice(0, mentions)
    const usual = (comparedFigure && lowestSize(dish, comparedFigure)) ?? dish.sizes[0]
    const unnamed = Array.from({ length: mentions - namedSizes.length }, () => usual)
    for (const size of [...namedSizes, ...unnamed]) counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  return counts
}

const lowestSize = ({ sizes }: GuestDish, figure: SizeFigure): Size | undefined =>
  sizes
    .filter((size) => size[figure] !== null)
    .toSorted((a, b) => (a[figure] ?? 0) - (b[figure] ?? 0))[0]

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
  const prices = [...new Set([...dishes.values()].flatMap(pricesWithExtras))]
  let sums = new Set([0])
  for (let dish = 0; dish < maxDishes; dish++) {
    sums = new Set([...sums].flatMap((cost) => [cost, ...prices.map((price) => cost + price)]))
  }
  sumsByMenu.set(dishes, sums)
  return sums
}
