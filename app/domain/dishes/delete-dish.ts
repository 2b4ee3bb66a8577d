import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
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
    await transaction.delete(dishes).where(eq(dishes.id, dish.id))
    await closeGaps(transaction, dishes, eq(dishes.menuId, menu.id))
    await touchMenu(transaction, menu.id)
    return { hadImage: dish.imageUrl !== null }
  })
}
