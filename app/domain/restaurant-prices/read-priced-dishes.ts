import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'
import { hasExtras } from '../dishes/calculate-prices.ts'
import { readInPages } from '../dishes/read-dishes.ts'
import { sizeColumns } from '../sizes/size-columns.ts'
import type { PriceColumns } from '../sizes/size-prices.ts'
import type { SizeColumns } from '../sizes/sizes-of.ts'
import { replacingColumns } from './read-restaurant-prices.ts'

/** A dish with a restaurant's own prices for it. */
export interface PricedDish extends SizeColumns {
  readonly name: string
  /** Whether it has options that cost extra. */
  readonly hasExtras: boolean
  /** Null if the restaurant has the menu's prices. */
  readonly ownPrices: PriceColumns | null
}

/** Reads the dishes of menus with a restaurant's own prices, in the owner's order. */
export async function readPricedDishes(
  transaction: Transaction,
  restaurantId: string,
  menuIds: readonly string[],
): Promise<PricedDish[]> {
  const priced: PricedDish[] = []
  for (const menuId of menuIds) {
    const ofMenu = await readInPages(transaction, eq(dishes.menuId, menuId), (onPage) =>
      transaction
        .select({ ...sizeColumns, name: dishes.name, hasExtras, ownPrices: replacingColumns })
        .from(dishes)
        .leftJoin(
          restaurantPrices,
          and(
            eq(restaurantPrices.dishId, dishes.id),
            eq(restaurantPrices.restaurantId, restaurantId),
          ),
        )
        .where(onPage),
    )
    priced.push(...ofMenu)
  }
  return priced
}
