import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../menus/lock-menu.ts'
import { rewriteOrder } from '../positions.ts'

/**
 * Puts a menu's dishes into a new order.
 * @param input `{ids}`: every dish's id, once
 * @returns whether any moved
 * @throws {NotFound}
 * @throws {Conflict} if these are not exactly the dishes that are there now
 */
export async function reorderDishes(
  ownerId: string,
  menuId: string,
  input: unknown,
): Promise<boolean> {
  return asOwner(ownerId, async (transaction) => {
    const { id } = await lockMenu(transaction, menuId)
    const hasMoved = await rewriteOrder(transaction, dishes, eq(dishes.menuId, id), input)
    if (hasMoved) await touchMenu(transaction, id)
    return hasMoved
  })
}
