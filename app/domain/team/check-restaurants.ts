import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { isRowId } from '../field-schemas.ts'
import { invalidField } from '../parse-input.ts'

/**
 * Checks the restaurants that a member is to work for.
 * @param chosen null for all
 * @throws {InvalidFieldsError} if none is chosen, or one isn't the owner's
 */
export async function checkRestaurants(
  transaction: Transaction,
  ownerId: string,
  chosen: readonly string[] | null,
): Promise<string[] | null> {
  if (chosen === null) return null
  const ids = chosen.filter(isRowId)
  if (ids.length === 0) throw invalidField('scope', 'restaurants_required')
  const found = await transaction
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), inArray(restaurants.id, ids)))
  if (found.length < chosen.length) throw invalidField('scope', 'restaurants_required')
  return found.map(({ id }) => id)
}

/**
 * Reads the names of an owner's restaurants, in alphabetical order.
 * @param ids null for all
 */
export async function restaurantNames(
  transaction: Transaction,
  ownerId: string,
  ids: readonly string[] | null,
): Promise<string[] | null> {
  if (ids === null) return null
  const found = await transaction
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), inArray(restaurants.id, [...ids])))
    .orderBy(restaurants.name)
  return found.map(({ name }) => name)
}
