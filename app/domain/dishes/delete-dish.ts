import { eq, type SQL } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { closeGaps } from '../positions.ts'
import { lockDish } from '../locks/lock-dish.ts'

/**
 * Deletes a dish.
 * @returns whether the caller has to remove a picture from the image store
 * @throws {NotFoundError}
 */
export async function deleteDish(
  ownerId: string,
  dishId: string,
): Promise<{ readonly hadImage: boolean }> {
  return asOwner(ownerId, async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    const withImage = await deleteLocked(transaction, menu.id, eq(dishes.id, dish.id))
    return { hadImage: withImage.length > 0 }
  })
}

/**
 * Deletes dishes of a locked menu.
 * @param condition selects them
 * @returns the ids of those whose pictures the caller has to remove from the image store
 */
export async function deleteLocked(
  transaction: Transaction,
  menuId: string,
  condition: SQL,
): Promise<string[]> {
  const deleted = await transaction
    .delete(dishes)
    .where(condition)
    .returning({ id: dishes.id, imageUrl: dishes.imageUrl })
  await closeGaps(transaction, dishes, eq(dishes.menuId, menuId))
  await touchMenu(transaction, menuId)
  return deleted.flatMap(({ id, imageUrl }) => (imageUrl === null ? [] : [id]))
}
