import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantPrices } from '#app/db/schema/index.ts'
import { hasPrices, type PriceColumns } from '../sizes/size-prices.ts'

/** A dish's prices at a restaurant. */
export type DishPrices = PriceColumns & { readonly dishId: string }

/** Stores prices of dishes at a locked restaurant instead of those stored before. */
export async function writeRestaurantPrices(
  transaction: Transaction,
  { ownerId, restaurantId }: { readonly ownerId: string; readonly restaurantId: string },
  changed: readonly DishPrices[],
): Promise<void> {
  const priced = changed.filter(hasPrices)
  const cleared = changed.filter((dish) => !hasPrices(dish))
  if (cleared.length > 0) {
    const ids = sql.param(cleared.map(({ dishId }) => dishId))
    await transaction
      .delete(restaurantPrices)
      .where(
        sql`${restaurantPrices.restaurantId} = ${restaurantId} and ${restaurantPrices.dishId} = any(${ids}::uuid[])`,
      )
  }
  if (priced.length > 0) {
    await transaction.execute(sql`
      insert into ${restaurantPrices} (owner_id, restaurant_id, dish_id, price_minor, more_prices)
      select ${ownerId}::uuid, ${restaurantId}::uuid, dish_id, price, more
      from unnest(
        ${sql.param(priced.map(({ dishId }) => dishId))}::uuid[],
        ${sql.param(priced.map(({ priceMinor }) => priceMinor))}::int[],
        ${sql.param(priced.map(({ morePrices }) => JSON.stringify(morePrices)))}::jsonb[]
      ) as changed (dish_id, price, more)
      on conflict (restaurant_id, dish_id) do update
        set price_minor = excluded.price_minor, more_prices = excluded.more_prices`)
  }
}
