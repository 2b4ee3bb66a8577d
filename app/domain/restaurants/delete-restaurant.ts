import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { conversationTotals, restaurants } from '#app/db/schema/index.ts'
import { lockOwner } from '../menus/lock-owner.ts'
import { lockRestaurant } from './lock-restaurant.ts'

/**
 * Deletes a restaurant with its guests' conversations, for good; its menu stays. What was
 * counted in the running period stays counted.
 * @returns whether the caller has a logo to remove from the image store
 * @throws {NotFound}
 */
export async function deleteRestaurant(
  ownerId: string,
  restaurantId: string,
): Promise<{ readonly hadLogo: boolean }> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const { id, logoUrl } = await lockRestaurant(transaction, restaurantId)
    await transaction.delete(restaurants).where(eq(restaurants.id, id))
    // Its conversations are no longer among them.
    await transaction.delete(conversationTotals)
    return { hadLogo: logoUrl !== null }
  })
}
