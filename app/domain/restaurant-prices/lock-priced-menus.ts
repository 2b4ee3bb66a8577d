import type { Transaction } from '#app/db/actors.ts'
import { ConflictError } from '../errors.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'

/**
 * Locks a restaurant and its menus until the transaction ends.
 * @returns the menus that the restaurant shows, in order; all have the same currency
 * @throws {NotFoundError}
 * @throws {ConflictError} if the restaurant's menus change at the same time
 */
export async function lockPricedMenus(
  transaction: Transaction,
  restaurantId: string,
): Promise<readonly Menu[]> {
  const ids = (await readShownMenus(transaction, restaurantId)).map(({ id }) => id)
  // Menus are locked in the order of their ids, before the restaurant, to prevent deadlocks.
  for (const id of ids.toSorted()) await lockMenu(transaction, id)
  await lockRestaurant(transaction, restaurantId)
  const locked = await readShownMenus(transaction, restaurantId)
  if (locked.map(({ id }) => id).join() !== ids.join()) throw new ConflictError('changed_elsewhere')
  return locked
}
