import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'

/**
 * A price in minor units, 0 for none; or that the restaurants which show the menu have different
 * ones.
 */
export type ReplacingPrice = number | 'varies'

/**
 * Reads the prices of a restaurant that replace its menu's.
 * @returns minor units by the dish's id; 0 for a hidden price
 */
export async function readPrices(
  transaction: Transaction,
  restaurantId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .select({ dishId: restaurantPrices.dishId, price: restaurantPrices.priceMinor })
    .from(restaurantPrices)
    .where(eq(restaurantPrices.restaurantId, restaurantId))
  return new Map(rows.map(({ dishId, price }) => [dishId, price]))
}

/**
 * Reads the prices that replace a menu's at restaurants that show it: the price that a dish has at
 * all of them, or that it varies.
 */
export async function readPricesOfAll(
  transaction: Transaction,
  menuId: string,
  restaurantIds: readonly string[],
): Promise<ReadonlyMap<string, ReplacingPrice>> {
  const rows = await transaction
    .select({
      dishId: dishes.id,
      onMenu: dishes.priceMinor,
      least: sql<number>`min(${restaurantPrices.priceMinor})`,
      most: sql<number>`max(${restaurantPrices.priceMinor})`,
      count: sql<number>`count(*)::integer`,
    })
    .from(restaurantPrices)
    .innerJoin(dishes, eq(dishes.id, restaurantPrices.dishId))
    .where(
      and(
        eq(dishes.menuId, menuId),
        sql`${restaurantPrices.restaurantId} = any(${sql.param(restaurantIds)}::uuid[])`,
      ),
    )
    .groupBy(dishes.id)
  return new Map(
    rows.map(({ dishId, onMenu, least, most, count }) => {
      const isSame = least === most && (count === restaurantIds.length || least === (onMenu ?? 0))
      return [dishId, isSame ? least : 'varies']
    }),
  )
}
