import { minorDigits } from './price.ts'

/** How prices are rounded: to the currency's minor unit, or to end in .00, .50 or .90. */
const priceEndings = ['exact', '00', '50', '90'] as const

export type PriceEnding = (typeof priceEndings)[number]

/** The endings that prices in a currency can have: only whole amounts in yen. */
export function endingsOf(currency: string): readonly PriceEnding[] {
  return minorDigits(currency) === 0 ? ['exact'] : priceEndings
}

/** How a price changes. */
export interface PriceChange {
  /** `by` is in thousandths of a percent of the price, or in minor units of the currency. */
  readonly unit: 'percent' | 'amount'
  /** An integer; negative lowers the price. */
  readonly by: number
  readonly ending: PriceEnding
}

/** Thousandths of a percent in the whole. */
const whole = 100_000n

/**
 * Changes a price and rounds the exact result once, to the nearest price with the ending, half up.
 * @param minor integer minor units, above 0
 * @param currency ISO 4217 code, for which `endingsOf` includes the ending
 * @returns integer minor units; 0 if nothing is left of the price
 */
export function changePrice(
  minor: number,
  { unit, by, ending }: PriceChange,
  currency: string,
): number {
  const exact =
    unit === 'percent' ? BigInt(minor) * (whole + BigInt(by)) : BigInt(minor + by) * whole
  if (exact <= 0n) return 0
  const step = ending === 'exact' ? 1n : 10n ** BigInt(minorDigits(currency))
  const offset = ending === 'exact' ? 0n : (step * BigInt(ending)) / 100n
  // Division truncates, so a price below the lowest one with the ending becomes that one.
  const steps = (2n * (exact - offset * whole) + step * whole) / (2n * step * whole)
  return Number(steps * step + offset)
}
