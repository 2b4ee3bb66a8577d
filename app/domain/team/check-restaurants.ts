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
