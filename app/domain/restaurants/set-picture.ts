import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { getRestaurant } from './get-restaurant.ts'
import {
  changeBetween,
  formerAtWith,
  type PictureChange,
  type PictureKind,
} from '../picture-kinds.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The pictures of a restaurant. */
export type RestaurantPicture = Exclude<PictureKind, 'dishPicture'>

/**
 * Sets or removes a restaurant's logo or cover. The file, which is named after the restaurant, is
 * stored after a check that the restaurant belongs to the owner, and before the transaction that
 * sets its path.
 * @param storeImage stores or removes the file; returns its path on our origin, or null
 * @throws {NotFoundError}, and what storeImage throws
 */
export async function setPicture(
  member: Member,
  restaurantId: string,
  picture: RestaurantPicture,
  storeImage: (restaurantId: string) => Promise<string | null>,
): Promise<PictureChange> {
  const { id } = await getRestaurant(member, restaurantId)
  const url = await storeImage(id)
  return asOwner(member, 'editMenus', async (transaction) => {
    const before = await lockRestaurant(transaction, id)
    const formerAt = formerAtWith(picture, url)
    const changed = await transaction
      .update(restaurants)
      .set(
        picture === 'logo'
          ? { logoUrl: url, formerLogoAt: formerAt }
          : { coverUrl: url, formerCoverAt: formerAt },
      )
      .where(eq(restaurants.id, id))
      .returning()
    const after = returnedRow(changed)
    return picture === 'logo'
      ? changeBetween(before.formerLogoAt, after.formerLogoAt)
      : changeBetween(before.formerCoverAt, after.formerCoverAt)
  })
}
