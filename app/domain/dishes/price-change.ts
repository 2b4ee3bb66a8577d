import { createHash } from 'node:crypto'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { changePrice, type PriceChange } from '../money/change-price.ts'
import { maxPriceMinor } from '../money/parse-price.ts'
import { minorDigits } from '../money/price.ts'
import type { LockedDishes } from '../locks/lock-dishes.ts'
import { invalidField } from '../parse-input.ts'

/** A dish's price before and after a change, in minor units. */
export interface ChangedPrice {
  readonly id: string
  readonly name: string
  readonly before: number
  readonly after: number
}

/** What a change would do, which the owner confirms. */
export interface PricePreview {
  /** In the owner's order. */
  readonly prices: readonly ChangedPrice[]
  /** The number of selected dishes without a price, which stay without one. */
  readonly withoutPrice: number
  readonly missing: readonly string[]
  /** A hash of all that the owner confirms. */
  readonly previewVersion: string
}

/**
 * Calculates a change of locked dishes' prices.
 * @throws {InvalidFieldsError} if a price, whose dish the message names, would be too low or too high
 */
export async function calculatePrices(
  transaction: Transaction,
  { menu: { currency }, condition, missing }: LockedDishes,
  change: PriceChange,
): Promise<PricePreview> {
  const rows = await transaction
    .select({ id: dishes.id, name: dishes.name, before: dishes.priceMinor })
    .from(dishes)
    .where(condition)
    .orderBy(dishes.position, dishes.id)
  const prices = rows.flatMap(({ id, name, before }) =>
    before ? [{ id, name, before, after: changePrice(before, change, currency) }] : [],
  )
  const max = maxPriceMinor / 10 ** minorDigits(currency)
  for (const { name, after } of prices) {
    if (after <= 0) throw invalidField('value', 'prices_too_low', { name })
    if (after > maxPriceMinor) throw invalidField('value', 'prices_too_high', { name, max })
  }
  const withoutPrice = rows.length - prices.length
  return { prices, withoutPrice, missing, previewVersion: hash(currency, prices) }
}

/** The order isn't part of it: reordering dishes changes no price. */
function hash(currency: string, prices: readonly ChangedPrice[]): string {
  const sorted = prices.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([currency, sorted]))
    .digest('base64url')
}
