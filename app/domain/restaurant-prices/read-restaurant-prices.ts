import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'
import { noPrices, type PriceColumns } from '../sizes/size-prices.ts'

/** The different prices of a dish that replace the menu's, by its id. */
type ReplacingPrices = ReadonlyMap<string, readonly PriceColumns[]>

/** Reads the prices of a restaurant that replace its menu's. */
export async function readRestaurantPrices(
  transaction: Transaction,
  restaurantId: string,
): Promise<ReplacingPrices> {
  const rows = await transaction
    .select({ dishId: restaurantPrices.dishId, ...replacingColumns })
    .from(restaurantPrices)
    .where(eq(restaurantPrices.restaurantId, restaurantId))
  return new Map(rows.map(({ dishId, ...prices }) => [dishId, [prices]]))
}

/** Selects the prices that replace those of a dish's sizes. */
export const replacingColumns = {
  priceMinor: restaurantPrices.priceMinor,
  morePrices: restaurantPrices.morePrices,
}

/**
 * Reads the prices that replace those of menus at any of several restaurants. The prices of a dish
 * include `noPrices` if some of the restaurants have the menu's price.
 */
export async function readPricesOfRestaurants(
  transaction: Transaction,
  menuIds: readonly string[],
  restaurantIds: readonly string[],
): Promise<ReplacingPrices> {
  const rows = await transaction
    .select({
      dishId: dishes.id,
      ...replacingColumns,
      count: sql<number>`count(*)::integer`,
    })
    .from(restaurantPrices)
    .innerJoin(dishes, eq(dishes.id, restaurantPrices.dishId))
    .where(
      and(
        inArray(dishes.menuId, menuIds),
        sql`${restaurantPrices.restaurantId} = any(${sql.param(restaurantIds)}::uuid[])`,
      ),
    )
    .groupBy(dishes.id, restaurantPrices.priceMinor, restaurantPrices.morePrices)
  return new Map(
    [...Map.groupBy(rows, ({ dishId }) => dishId)].map(([dishId, ofDish]) => {
      const replaced = ofDish.reduce((sum, { count }) => sum + count, 0)
      return [dishId, [...ofDish, ...(replaced < restaurantIds.length ? [noPrices] : [])]]
    }),
  )
}
