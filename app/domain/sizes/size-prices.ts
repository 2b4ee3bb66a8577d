import type { SizePrices } from '#app/db/schema/size.ts'
import { mapSizes, type Sizes } from './size.ts'

/** The columns with prices that replace those of a dish's sizes. */
export interface PriceColumns {
  /** The price of the first size; 0 hides it, and null leaves it unchanged. */
  readonly priceMinor: number | null
  /** The prices of further sizes, by size id; unknown ids are ignored. */
  readonly morePrices: SizePrices
}

/** Replaces no price. */
export const noPrices: PriceColumns = { priceMinor: null, morePrices: {} }

/** Whether any price is replaced. */
export const hasPrices = ({ priceMinor, morePrices }: PriceColumns): boolean =>
  priceMinor !== null || Object.keys(morePrices).length > 0

/** Returns the price that replaces a size's; null if none does. */
export function replacingPrice(
  { priceMinor, morePrices }: PriceColumns,
  sizeId: string,
  index: number,
): number | null {
  return index === 0 ? priceMinor : (morePrices[sizeId] ?? null)
}

/** Returns a dish's sizes with the prices that replace theirs. */
export function replacePrices(sizes: Sizes, prices: PriceColumns): Sizes {
  return mapSizes(sizes, (size, index) => {
    const price = replacingPrice(prices, size.id, index)
    return price === null ? size : { ...size, priceMinor: price || null }
  })
}

/**
 * Returns the columns for prices by size.
 * @param prices null leaves a size's price as it is
 */
export function priceColumns(
  [first, ...more]: Sizes,
  prices: ReadonlyMap<string, number | null>,
): PriceColumns {
  return {
    priceMinor: prices.get(first.id) ?? null,
    morePrices: Object.fromEntries(
      more.flatMap(({ id }) => {
        const price = prices.get(id) ?? null
        return price === null ? [] : [[id, price]]
      }),
    ),
  }
}
