import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'

export type Restaurant = typeof restaurants.$inferSelect

/**
 * Locks a restaurant until the transaction ends.
 * @throws {NotFoundError}
 */
export async function lockRestaurant(
  transaction: Transaction,
  restaurantId: string,
): Promise<Restaurant> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  const [restaurant] = await transaction
    .select()
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .for('no key update')
  if (!restaurant) throw new NotFoundError('restaurant_not_found')
  return restaurant
}

/**
 * Returns one of the owner's restaurants without locking it.
 * @throws {NotFoundError}
 */
export async function getRestaurantRow(
  transaction: Transaction,
  restaurantId: string,
): Promise<Restaurant> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  const [restaurant] = await transaction.select().from(restaurants).where(eq(restaurants.id, id))
  if (!restaurant) throw new NotFoundError('restaurant_not_found')
  return restaurant
}
