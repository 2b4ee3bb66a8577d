import type { Portion, Size, Sizes } from '#app/db/schema/size.ts'

export type { Portion, Size, Sizes }

/** The maximum number of sizes of a dish. */
export const maxSizes = 8

/** The figures that each size has. */
export type SizeFigure = 'priceMinor' | 'calories'

/**
 * Returns the size with the lowest known figure, the first of equal ones; undefined if none is
 * known.
 */
export function lowestOf(sizes: readonly Size[], figure: SizeFigure): Size | undefined {
  return bestOf(sizes, figure, (a, b) => a < b)
}

/**
 * Returns the size with the highest known figure, the first of equal ones; undefined if none is
 * known.
 */
export function highestOf(sizes: readonly Size[], figure: SizeFigure): Size | undefined {
  return bestOf(sizes, figure, (a, b) => a > b)
}

function bestOf(
  sizes: readonly Size[],
  figure: SizeFigure,
  isBetter: (a: number, b: number) => boolean,
): Size | undefined {
  let best: { readonly size: Size; readonly value: number } | undefined
  for (const size of sizes) {
    const value = size[figure]
    if (value !== null && (!best || isBetter(value, best.value))) best = { size, value }
  }
  return best?.size
}

/** Whether sizes don't all have the same price; an unknown price may be another one. */
export const havePriceRange = (sizes: readonly Size[]): boolean =>
  new Set(sizes.map(({ priceMinor }) => priceMinor)).size > 1

/** Changes each size of a dish. */
export function mapSizes(
  [first, ...more]: Sizes,
  change: (size: Size, index: number) => Size,
): Sizes {
  return [change(first, 0), ...more.map((size, index) => change(size, index + 1))]
}

/**
 * Adds to the price of a size.
 * @param extraMinor in minor units
 */
export const withExtra = (size: Size, extraMinor: number): Size =>
  size.priceMinor === null ? size : { ...size, priceMinor: size.priceMinor + extraMinor }
