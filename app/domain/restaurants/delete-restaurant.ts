import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { conversationTotals, restaurants } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'

/**
 * Permanently deletes a restaurant with its guests' conversations; its menu stays. Usage counted in
 * the current period stays counted. The caller removes its pictures from the image store.
 * @throws {NotFoundError}
 */
export async function deleteRestaurant(ownerId: string, restaurantId: string): Promise<void> {
  await asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const { id } = await lockRestaurant(transaction, restaurantId)
    await transaction.delete(restaurants).where(eq(restaurants.id, id))
    // The stored totals include its conversations. Without them, everything is recounted.
    await transaction.delete(conversationTotals)
  })
}
