import { eq } from 'drizzle-orm'
import { conversations } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'
import { getRestaurant } from './get-restaurant.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Counts the conversations that would be deleted with a restaurant, for the delete dialog.
 * @throws {NotFoundError}
 */
export async function countConversations(member: Member, restaurantId: string): Promise<number> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  const [, count] = await Promise.all([
    getRestaurant(member, id),
    asOwner(member, 'seeConversations', (transaction) =>
      transaction.$count(conversations, eq(conversations.restaurantId, id)),
    ),
  ])
  return count
}
