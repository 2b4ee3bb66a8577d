import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { defaultLook, type Look } from '../guest-menu/look.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { assertVersion } from '../form-version.ts'
import { parseInput } from '../parse-input.ts'
import { lookVersion } from './look-version.ts'
import { lookSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Replaces how a restaurant's guest page looks, except for its pictures.
 * @param input `accent`, `logoShape`, `typeface`, `pictureSize`, `lookVersion`
 * @returns null if it is Chefin's own look
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function saveLook(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Look | null> {
  const { lookVersion: loadedVersion, ...chosen } = parseInput(lookSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const restaurant = await lockRestaurant(transaction, restaurantId)
    assertVersion(lookVersion(restaurant.look), loadedVersion)
    const look = lookVersion(chosen) === lookVersion(defaultLook) ? null : chosen
    await transaction.update(restaurants).set({ look }).where(eq(restaurants.id, restaurant.id))
    return look
  })
}
