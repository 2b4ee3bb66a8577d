import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { getRestaurant } from './get-restaurant.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'

/** The pictures of a restaurant. */
export type RestaurantPicture = 'logo' | 'cover'

/**
 * Sets or removes a restaurant's logo or cover. The file, which is named after the restaurant, is
 * stored after a check that the restaurant belongs to the owner, and before the transaction that
 * sets its path.
 * @param storeImage stores or removes the file; returns its path on our origin, or null
 * @throws {NotFoundError}, and what storeImage throws
 */
export async function setPicture(
  ownerId: string,
  restaurantId: string,
  picture: RestaurantPicture,
  storeImage: (restaurantId: string) => Promise<string | null>,
): Promise<Restaurant> {
  const { id } = await getRestaurant(ownerId, restaurantId)
  const url = await storeImage(id)
  return asOwner(ownerId, async (transaction) => {
    await lockRestaurant(transaction, id)
    return returnedRow(
      await transaction
        .update(restaurants)
        .set(picture === 'logo' ? { logoUrl: url } : { coverUrl: url })
        .where(eq(restaurants.id, id))
        .returning(),
    )
  })
}
