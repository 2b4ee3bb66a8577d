import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices, restaurants, scheduledPrices } from '#app/db/schema/index.ts'
import { changePrice, type PriceChange } from '../money/change-price.ts'
import { maxPriceMinor } from '../money/parse-price.ts'
import { minorDigits } from '../money/price.ts'
import type { LockedDishes } from '../locks/lock-dishes.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { inSlices } from '../in-slices.ts'
import { sizeColumns } from '../sizes/size-columns.ts'
import { sizesOf, type SizeColumns } from '../sizes/sizes-of.ts'
import { scheduledColumns } from '../scheduled-prices/scheduled-price.ts'
import { invalidField } from '../parse-input.ts'

/** The price of a dish's size before and after a change, in minor units. */
export interface ChangedPrice {
  /** The size's id. */
  readonly id: string
  readonly dishId: string
  /** The dish's name, with the size's if it has several. */
  readonly name: string
  readonly before: number
  readonly after: number
}

/** The effects of a change, for the owner to confirm. */
export interface PricePreview {
  /** In the owner's order. */
  readonly prices: readonly ChangedPrice[]
  /** The number of selected dishes without a price, which stay without one. */
  readonly withoutPrice: number
  /** The number of selected dishes with options that cost extra, which stays as it is. */
  readonly withExtras: number
  /** The date from which the prices are to apply; undefined for immediately. */
  readonly from: string | undefined
  /** The number of dishes that change and have a price scheduled already. */
  readonly alreadyScheduled: number
  /** The number of dishes that change on the menu, but not at restaurants with their own price. */
  readonly withOwnPrice: number
  readonly missing: readonly string[]
  /** A hash of everything that the owner confirms. */
  readonly previewVersion: string
}

/**
 * Calculates a change of locked dishes' prices.
 * @param from the date from which they are to apply; undefined for immediately
 * @throws {InvalidFieldsError} if a price, whose dish the message names, would be too low or too high
 */
export async function calculatePrices(
  transaction: Transaction,
  { menu: { currency }, condition, missing }: LockedDishes,
  change: PriceChange,
  from: string | undefined,
): Promise<PricePreview> {
  const rows = await transaction
    .select({
      ...sizeColumns,
      name: dishes.name,
      hasExtras,
      scheduled: scheduledColumns,
      hasOwnPrice: sql<boolean>`exists (select from ${restaurantPrices}
        join ${restaurants} on ${restaurants.id} = ${restaurantPrices.restaurantId}
        where ${restaurantPrices.dishId} = ${dishes.id} and ${showsMenu(dishes.menuId)})`,
    })
    .from(dishes)
    .leftJoin(scheduledPrices, eq(scheduledPrices.dishId, dishes.id))
    .where(condition)
    .orderBy(dishes.position, dishes.id)
  const prices = (await inSlices(rows, (row) => changeSizes(row, change, currency))).flat()
  assertPricesInRange(prices, currency)
  const withoutPrice = rows.length - new Set(prices.map(({ dishId }) => dishId)).size
  const changing = new Set(
    prices.filter(({ before, after }) => before !== after).map(({ dishId }) => dishId),
  )
  const scheduled = rows.flatMap(({ id, scheduled: earlier }) =>
    earlier && changing.has(id) ? [{ id, scheduled: earlier }] : [],
  )
  return {
    prices,
    withoutPrice,
    withExtras: rows.filter(({ hasExtras }) => hasExtras).length,
    missing,
    from,
    alreadyScheduled: scheduled.length,
    withOwnPrice: rows.filter((row) => row.hasOwnPrice && changing.has(row.id)).length,
    previewVersion: hashPreview({ currency, from, prices, scheduled }),
  }
}

/** Whether a dish has options that cost extra. */
export const hasExtras = sql<boolean>`jsonb_path_exists(
  ${dishes.optionGroups}, '$[*].options[*] ? (@.extraMinor > 0)')`

/**
 * Checks that no changed price is too low or too high.
 * @throws {InvalidFieldsError} whose message names the dish
 */
export function assertPricesInRange(prices: readonly ChangedPrice[], currency: string): void {
  const max = maxPriceMinor / 10 ** minorDigits(currency)
  for (const { name, after } of prices) {
    if (after <= 0) throw invalidField('value', 'prices_too_low', { name })
    if (after > maxPriceMinor) throw invalidField('value', 'prices_too_high', { name, max })
  }
}

/** Changes the prices of a dish's sizes; those without one are omitted. */
export function changeSizes(
  dish: SizeColumns & { readonly name: string },
  change: PriceChange,
  currency: string,
): ChangedPrice[] {
  return sizesOf(dish).flatMap(({ id, name: size, priceMinor: before }) => {
    if (!before) return []
    const name = size === '' ? dish.name : `${dish.name} (${size})`
    return [{ id, dishId: dish.id, name, before, after: changePrice(before, change, currency) }]
  })
}

interface PreviewContent {
  readonly currency: string
  readonly from: string | undefined
  readonly prices: readonly { readonly id: string }[]
  /** Prices scheduled earlier, which the price for a date replaces. */
  readonly scheduled: readonly { readonly id: string }[]
}

/** Hashes everything that an owner confirms. */
export function hashPreview({ currency, from, prices, scheduled }: PreviewContent): string {
  return createHash('sha256')
    .update(JSON.stringify([currency, from, inFixedOrder(prices), inFixedOrder(scheduled)]))
    .digest('base64url')
}

/** The owner's order isn't part of what is confirmed: reordering dishes changes no price. */
function inFixedOrder<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
