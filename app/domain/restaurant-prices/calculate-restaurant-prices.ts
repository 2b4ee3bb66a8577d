import type { Transaction } from '#app/db/actors.ts'
import {
  assertPricesInRange,
  changeSizes,
  hashPreview,
  type PricePreview,
} from '../dishes/calculate-prices.ts'
import { NotFoundError } from '../errors.ts'
import { inSlices } from '../in-slices.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { PriceChange } from '../money/change-price.ts'
import { noPrices, replacePrices } from '../sizes/size-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { lockPricedMenus } from './lock-priced-menus.ts'
import { readPricedDishes, type PricedDish } from './read-priced-dishes.ts'

/**
 * Locks a restaurant and its menus until the transaction ends.
 * @returns the menus, and the currency that they share
 * @throws {NotFoundError} also if the restaurant shows no menu
 * @throws {ConflictError} if the restaurant's menus change at the same time
 */
export async function lockPrices(
  transaction: Transaction,
  restaurantId: string,
): Promise<{ readonly menus: readonly Menu[]; readonly currency: string }> {
  const menus = await lockPricedMenus(transaction, restaurantId)
  const [first] = menus
  if (!first) throw new NotFoundError('menu_not_found')
  return { menus, currency: first.currency }
}

/**
 * Calculates a change of all prices that guests of a locked restaurant see: its own prices, or else the
 * menu's. Hidden prices stay hidden.
 * @throws {InvalidFieldsError} if a price, whose dish the message names, would be too low or too high
 */
export async function calculateRestaurantPrices(
  transaction: Transaction,
  restaurantId: string,
  { menus, currency }: { readonly menus: readonly Menu[]; readonly currency: string },
  change: PriceChange,
): Promise<{ readonly dishes: readonly PricedDish[]; readonly preview: PricePreview }> {
  const menuIds = menus.map(({ id }) => id)
  const dishes = await readPricedDishes(transaction, restaurantId, menuIds)
  const pricesByDish = await inSlices(dishes, (dish) =>
    changeSizes(withOwnPrices(dish), change, currency),
  )
  const prices = pricesByDish.flat()
  assertPricesInRange(prices, currency)
  const priced = new Set(prices.map(({ dishId }) => dishId))
  const preview = {
    prices,
    withoutPrice: dishes.length - priced.size,
    withExtras: dishes.filter(({ hasExtras }) => hasExtras).length,
    from: undefined,
    alreadyScheduled: 0,
    withOwnPrice: 0,
    missing: [],
    previewVersion: hashPreview({ currency, from: undefined, prices, scheduled: [] }),
  }
  return { dishes, preview }
}

function withOwnPrices(dish: PricedDish): PricedDish {
  const [{ priceMinor }, ...moreSizes] = replacePrices(sizesOf(dish), dish.ownPrices ?? noPrices)
  return { ...dish, priceMinor, moreSizes }
}
