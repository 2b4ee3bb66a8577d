import { eq } from 'drizzle-orm'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { parseInput, invalidField } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { assertUnchanged, nextVersion } from '../row-version.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'
import { restaurantSchema } from './schemas.ts'
import { takeSlugFromDeleted } from './take-slug-from-deleted.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Updates all fields of a restaurant's form; omitted fields are emptied.
 * @param input `{name, location, chatStartWarningMessage, isActive?, aiInstructions?, slug?,
 *   updatedAt}`
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function updateRestaurant(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Restaurant> {
  const { updatedAt, ...fields } = parseInput(restaurantSchema, input)
  try {
    return await asOwner(member, 'editMenus', async (transaction) => {
      const restaurant = await lockRestaurant(transaction, restaurantId)
      assertUnchanged(restaurant.updatedAt, updatedAt)
      if (fields.slug !== null && fields.slug !== restaurant.slug) {
        await takeSlugFromDeleted(transaction, fields.slug)
      }
      return returnedRow(
        await transaction
          .update(restaurants)
          .set({ ...fields, updatedAt: nextVersion(restaurants.updatedAt) })
          .where(eq(restaurants.id, restaurant.id))
          .returning(),
      )
    })
  } catch (error) {
    // Only the constraint detects this, because other owners' restaurants are invisible.
    if (breaksUniqueKey(error, 'restaurants_slug')) throw invalidField('slug', 'slug_taken')
    throw error
  }
}
