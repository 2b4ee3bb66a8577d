import { and, eq, isNotNull } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes, menus } from '#app/db/schema/index.ts'
import { closeGaps } from '../positions.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'

/**
 * Deletes a menu with its categories and dishes; restaurants that showed it have no menu
 * afterwards.
 * @returns the dishes whose pictures the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteMenu(
  ownerId: string,
  menuId: string,
): Promise<{ readonly picturedDishIds: readonly string[] }> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const { id } = await lockMenu(transaction, menuId)
    const pictured = await transaction
      .select({ id: dishes.id })
      .from(dishes)
      .where(and(eq(dishes.menuId, id), isNotNull(dishes.imageUrl)))
    await transaction.delete(menus).where(eq(menus.id, id))
    await closeGaps(transaction, menus, eq(menus.ownerId, ownerId))
    return { picturedDishIds: pictured.map((dish) => dish.id) }
  })
}
