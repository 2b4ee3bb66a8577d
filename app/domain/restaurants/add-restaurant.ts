import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { parseInput } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { newRestaurantSchema } from './schemas.ts'
import { findOnlyMenu } from './show-only-menu.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds an active restaurant, which shows the account's only menu, or else none (`show-only-menu.ts`).
 * Idempotent for the same form.
 * @param input `{name, key?}`
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addRestaurant(member: Member, input: unknown): Promise<Restaurant> {
  const { name, key } = parseInput(newRestaurantSchema, input)
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const id = await undeletedId(transaction, restaurants, rowIdFor(member.ownerId, key, name))
    const [added] = await transaction.select().from(restaurants).where(eq(restaurants.id, id))
    if (added) return added
    await assertRoom(
      transaction,
      'restaurants',
      restaurants,
      eq(restaurants.ownerId, member.ownerId),
    )
    const menuId = await findOnlyMenu(transaction)
    return returnedRow(
      await transaction
        .insert(restaurants)
        .values({ id, ownerId: member.ownerId, name, menuId })
        .returning(),
    )
  })
}
