import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, owners, restaurants } from '#app/db/schema/index.ts'

/**
 * Deletes an owner with everything that is the owner's; the tables' keys cascade.
 * @returns ids of restaurants and dishes, whose pictures the image store may still have
 */
export async function deleteOwner(
  ownerId: string,
): Promise<{ restaurantIds: string[]; dishIds: string[] }> {
  return asSystem('an account is deleted', async (transaction) => {
    const placed = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.ownerId, ownerId))
    const cooked = await transaction
      .select({ id: dishes.id })
      .from(dishes)
      .where(eq(dishes.ownerId, ownerId))
    await transaction.delete(owners).where(eq(owners.id, ownerId))
    return { restaurantIds: placed.map(({ id }) => id), dishIds: cooked.map(({ id }) => id) }
  })
}
