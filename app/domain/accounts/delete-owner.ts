import { eq, isNotNull, and, like } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, owners, restaurants, verifications } from '#app/db/schema/index.ts'

/**
 * Deletes an owner with everything that is the owner's; the tables' keys cascade.
 * @returns paths of the pictures, which the image store still has
 */
export async function deleteOwner(ownerId: string): Promise<string[]> {
  return asSystem('an account is deleted', async (transaction) => {
    const logos = await transaction
      .select({ path: restaurants.logoUrl })
      .from(restaurants)
      .where(and(eq(restaurants.ownerId, ownerId), isNotNull(restaurants.logoUrl)))
    const pictures = await transaction
      .select({ path: dishes.imageUrl })
      .from(dishes)
      .where(and(eq(dishes.ownerId, ownerId), isNotNull(dishes.imageUrl)))
    await transaction.delete(verifications).where(like(verifications.value, `${ownerId}%`))
    await transaction.delete(owners).where(eq(owners.id, ownerId))
    return [...logos, ...pictures].flatMap(({ path }) => path ?? [])
  })
}
