import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { lawRegionsSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Sets the regions whose rules a restaurant's menus are checked against. Open forms of the
 * restaurant stay valid, because they don't contain the regions.
 * @param input `region.<region>` for each that is chosen
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function saveLawRegions(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<void> {
  const lawRegions = parseInput(lawRegionsSchema, input)
  await asOwner(member, 'editMenus', async (transaction) => {
    const { id } = await lockRestaurant(transaction, restaurantId)
    await transaction.update(restaurants).set({ lawRegions }).where(eq(restaurants.id, id))
  })
}
