import { foldText } from '../dietary/fold-text.ts'
import { hasPrices, noPrices, replacingPrice } from '../sizes/size-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { inSlices } from '../in-slices.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { readPricedDishes, type PricedDish } from './read-priced-dishes.ts'
import { pricesPerPage } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A size of a dish with its price on the menu and at a restaurant, in minor units. */
export interface PricedSize {
  /** The size's id. */
  readonly id: string
  /** The dish's name, with the size's if it has several. */
  readonly name: string
  readonly onMenu: number | null
  /** The restaurant's own price; 0 if hidden, null for the menu's price. */
  readonly here: number | null
}

/** A restaurant's prices as its owner sees them. */
export interface RestaurantPrices {
  readonly restaurant: { readonly id: string; readonly name: string }
  /** The restaurant's first menu, whose currency the others share; null if it shows none. */
  readonly menu: { readonly id: string; readonly currency: string } | null
  /** One page of the sizes found, including those of passive dishes, in the owner's order. */
  readonly sizes: readonly PricedSize[]
  /** The number of all sizes, of those found, and of dishes with own prices at the restaurant. */
  readonly counts: { readonly all: number; readonly found: number; readonly here: number }
}

/** The filter and the page of a list of prices. */
export interface PricesView {
  /** Searched in the dishes' names; empty for all. */
  readonly words: string
  /** The index of the first one among those found. */
  readonly from: number
}

/**
 * Lists the dishes of a restaurant's menus with their prices.
 * @throws {NotFoundError}
 */
export async function listRestaurantPrices(
  member: Member,
  restaurantId: string,
  { words, from }: PricesView,
): Promise<RestaurantPrices> {
  const { id, name } = await getRestaurant(member, restaurantId)
  const restaurant = { id, name }
  const { menu, rows } = await asOwner(member, 'editMenus', async (transaction) => {
    const shown = await readShownMenus(transaction, id)
    const menuIds = shown.map((one) => one.id)
    return { menu: shown[0], rows: await readPricedDishes(transaction, id, menuIds) }
  })
  if (!menu) return { restaurant, menu: null, sizes: [], counts: { all: 0, found: 0, here: 0 } }
  const wanted = foldText(words).trim()
  const isMatch = await inSlices(rows, (dish) => foldText(dish.name).includes(wanted))
  const all = rows.flatMap(pricedSizes)
  const found = rows.filter((_, index) => isMatch[index]).flatMap(pricedSizes)
  return {
    restaurant,
    menu: { id: menu.id, currency: menu.currency },
    sizes: found.slice(from, from + pricesPerPage),
    counts: {
      all: all.length,
      found: found.length,
      here: rows.filter(({ ownPrices }) => ownPrices && hasPrices(ownPrices)).length,
    },
  }
}

function pricedSizes({ ownPrices, ...row }: PricedDish): PricedSize[] {
  return sizesOf(row).map((size, index) => ({
    id: size.id,
    name: size.name === '' ? row.name : `${row.name} (${size.name})`,
    onMenu: size.priceMinor,
    here: replacingPrice(ownPrices ?? noPrices, size.id, index),
  }))
}
