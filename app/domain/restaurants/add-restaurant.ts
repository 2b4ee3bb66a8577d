import { asOwner } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { parseInput } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import type { Restaurant } from './restaurant-with-menu.ts'
import { newRestaurantSchema } from './schemas.ts'

/**
 * Adds a restaurant: active, without a menu.
 * @param input `{name}`
 * @throws {InvalidFields}
 */
export async function addRestaurant(ownerId: string, input: unknown): Promise<Restaurant> {
  const { name } = parseInput(newRestaurantSchema, input)
  return asOwner(ownerId, async (transaction) =>
    returnedRow(await transaction.insert(restaurants).values({ ownerId, name }).returning()),
  )
}
