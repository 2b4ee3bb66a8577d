import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { decimalPrice } from '#app/domain/money/price.ts'

/**
 * Writes from which to which price a restaurant's dishes cost, without options, such as "45.00–380.00
 * TRY".
 * @returns nothing without prices
 */
export function priceRangeOf(menu: GuestMenu): string[] {
  const { currency } = menu.menu
  const prices = allDishes(menu)
    .flatMap(({ sizes }) => sizes.flatMap(({ priceMinor }) => priceMinor ?? []))
    .toSorted((one, other) => one - other)
  const ends = [...new Set([prices.at(0), prices.at(-1)])].flatMap((price) => price ?? [])
  return ends.length === 0
    ? []
    : [`${ends.map((price) => decimalPrice(price, currency)).join('–')} ${currency}`]
}
