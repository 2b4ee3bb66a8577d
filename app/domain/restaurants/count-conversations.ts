import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { conversations } from '#app/db/schema/index.ts'
import { getRestaurant } from './get-restaurant.ts'

/**
 * Counts what deleting a restaurant takes along, so that the dialog can say it.
 * @throws {NotFound}
 */
export async function countConversations(ownerId: string, restaurantId: string): Promise<number> {
  const { id } = await getRestaurant(ownerId, restaurantId)
  return asOwner(ownerId, (transaction) =>
    transaction.$count(conversations, eq(conversations.restaurantId, id)),
  )
}
