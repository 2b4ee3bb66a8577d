import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { conversationTotals, restaurants } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import type { RestaurantPicture } from './set-picture.ts'

/**
 * Permanently deletes a restaurant with its guests' conversations; its menu stays. Usage counted in
 * the current period stays counted.
 * @returns the pictures that the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteRestaurant(
  ownerId: string,
  restaurantId: string,
): Promise<{ readonly pictures: readonly RestaurantPicture[] }> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const { id, logoUrl, coverUrl } = await lockRestaurant(transaction, restaurantId)
    await transaction.delete(restaurants).where(eq(restaurants.id, id))
    // The stored totals include its conversations. Without them, everything is recounted.
    await transaction.delete(conversationTotals)
    const pictures = [
      ...(logoUrl === null ? [] : (['logo'] as const)),
      ...(coverUrl === null ? [] : (['cover'] as const)),
    ]
    return { pictures }
  })
}
