import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, owners, restaurants } from '#app/db/schema/index.ts'
import { assertAlone } from './assert-alone.ts'
import { lockAccountById } from './owner-account.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'

/**
 * Deletes an owner with all data, through cascading foreign keys.
 * @returns the pictures that may still be in the image store
 * @throws {ConflictError} while others are members of the owner's team
 */
export async function deleteOwner(ownerId: string): Promise<PictureOwners> {
  return asSystem('an account is deleted', async (transaction) => {
    await lockAccountById(transaction, ownerId)
    await assertAlone(transaction, ownerId)
    const ownRestaurants = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.ownerId, ownerId))
    const ownDishes = await transaction
      .select({ id: dishes.id })
      .from(dishes)
      .where(eq(dishes.ownerId, ownerId))
    await transaction.delete(owners).where(eq(owners.id, ownerId))
    return {
      restaurantIds: ownRestaurants.map(({ id }) => id),
      dishIds: ownDishes.map(({ id }) => id),
    }
  })
}
