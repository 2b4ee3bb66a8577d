import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, owners, restaurants } from '#app/db/schema/index.ts'
import { assertAlone } from '../accounts/assert-alone.ts'
import { lockAccountById } from '../accounts/owner-account.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { leaveOtherTeams, lockOtherTeams } from './leave-other-teams.ts'

/**
 * Deletes an owner with all data, through cascading foreign keys. The logs of other teams keep the
 * person's name (decision 097).
 * @returns the pictures that may still be in the image store
 * @throws {ConflictError} while others are members of the owner's team
 */
export async function deleteOwner(ownerId: string): Promise<PictureOwners> {
  return asSystem('an account is deleted', async (transaction) => {
    await lockOtherTeams(transaction, ownerId)
    const account = await lockAccountById(transaction, ownerId)
    await assertAlone(transaction, ownerId)
    if (account) await leaveOtherTeams(transaction, account, 'account.deleted')
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
