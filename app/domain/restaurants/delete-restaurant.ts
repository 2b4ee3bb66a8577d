import { eq, sql } from 'drizzle-orm'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { restaurants } from '#app/db/schema/index.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes a restaurant with its guests' conversations, which `restoreRestaurant` can undo; its menu
 * stays. Until it is deleted for good, it keeps its slug, and its conversations count in statistics.
 * @returns the pictures that the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteRestaurant(
  member: Member,
  restaurantId: string,
): Promise<PictureOwners> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const { id } = await lockRestaurant(transaction, restaurantId)
    await seeDeleted(transaction, () =>
      transaction
        .update(restaurants)
        .set({ deletedAt: sql`now()` })
        .where(eq(restaurants.id, id)),
    )
    return forgetOldest(transaction, member.ownerId, 'restaurant')
  })
}
