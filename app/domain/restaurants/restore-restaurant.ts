import { and, eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { isRestorable } from '../deleted/is-restorable.ts'
import { NotFoundError } from '../errors.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'

/**
 * Restores a deleted restaurant with its conversations, under its former slug unless another of the
 * owner's restaurants has taken it. Does nothing if it isn't deleted.
 * @returns the restaurant, and the slug that it has lost
 * @throws {NotFoundError} also if it was deleted too long ago
 * @throws {LimitReachedError}
 */
export async function restoreRestaurant(
  ownerId: string,
  restaurantId: string,
): Promise<{ readonly restaurant: Restaurant; readonly lostSlug: string | null }> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const restaurant = await seeDeleted(transaction, () =>
      lockRestaurant(transaction, restaurantId),
    )
    if (restaurant.deletedAt === null) return { restaurant, lostSlug: null }
    await assertRoom(transaction, 'restaurants', restaurants, eq(restaurants.ownerId, ownerId))
    const [restored] = await seeDeleted(transaction, () =>
      transaction
        .update(restaurants)
        .set({ deletedAt: null, formerSlug: null })
        .where(and(eq(restaurants.id, restaurant.id), isRestorable(restaurants.deletedAt)))
        .returning(),
    )
    if (!restored) throw new NotFoundError('restaurant_not_found')
    return { restaurant: restored, lostSlug: restaurant.formerSlug }
  })
}
