import { and, eq } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'
import { foldText } from '../dietary/fold-text.ts'
import { readInPages } from '../dishes/read-dishes.ts'
import { inSlices } from '../in-slices.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { pricesPerPage } from './schemas.ts'

/** A dish with its price on the menu and at a restaurant, in minor units. */
export interface PricedDish {
  readonly id: string
  readonly name: string
  readonly onMenu: number | null
  /** 0 for a hidden price; null for the menu's. */
  readonly here: number | null
}

/** A restaurant's prices as shown to its owner. */
export interface RestaurantPrices {
  readonly restaurant: { readonly id: string; readonly name: string }
  /** Its first menu, whose currency all have; null if it shows none. */
  readonly menu: { readonly id: string; readonly currency: string } | null
  /** One page of those found, including passive ones, in the owner's order. */
  readonly dishes: readonly PricedDish[]
  /** The number of all dishes, of those found, and of those with another price than the menu's. */
  readonly counts: { readonly all: number; readonly found: number; readonly here: number }
}

/** Which dishes are listed. */
export interface PricesView {
  /** Part of the name; empty for all. */
  readonly words: string
  /** The index of the first one among those found. */
  readonly from: number
}

/**
 * Lists the dishes of a restaurant's menus with their prices.
 * @throws {NotFoundError}
 */
export async function listPrices(
  ownerId: string,
  restaurantId: string,
  { words, from }: PricesView,
): Promise<RestaurantPrices> {
  const { id, name, menu: shown, furtherMenus } = await getRestaurant(ownerId, restaurantId)
  const restaurant = { id, name }
  if (!shown) return { restaurant, menu: null, dishes: [], counts: { all: 0, found: 0, here: 0 } }
  const { menu, rows } = await asOwner(ownerId, async (transaction) => {
    const priced: PricedDish[] = []
    for (const { id: menuId } of [shown, ...furtherMenus]) {
      priced.push(...(await readPriced(transaction, id, menuId)))
    }
    return { menu: await getMenuRow(transaction, shown.id), rows: priced }
  })
  const wanted = foldText(words).trim()
  const passing = await inSlices(rows, (dish) => foldText(dish.name).includes(wanted))
  const found = rows.filter((_, index) => passing[index])
  return {
    restaurant,
    menu: { id: menu.id, currency: menu.currency },
    dishes: found.slice(from, from + pricesPerPage),
    counts: {
      all: rows.length,
      found: found.length,
      here: rows.filter(({ here }) => here !== null).length,
    },
  }
}

function readPriced(
  transaction: Transaction,
  restaurantId: string,
  menuId: string,
): Promise<PricedDish[]> {
  return readInPages(transaction, eq(dishes.menuId, menuId), (onPage) =>
    transaction
      .select({
        id: dishes.id,
        name: dishes.name,
        onMenu: dishes.priceMinor,
        here: restaurantPrices.priceMinor,
      })
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
}
