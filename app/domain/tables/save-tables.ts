import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { assertVersion, formVersion } from '../form-version.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { tablesSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Replaces a restaurant's tables.
 * @param input `tables`, such as "1-20, Terrace 1-6", and `tablesVersion`
 * @returns the tables as stored
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function saveTables(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<string> {
  const { tables, tablesVersion: loadedVersion } = parseInput(tablesSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { id, tableNames } = await lockRestaurant(transaction, restaurantId)
    assertVersion(tablesVersion(tableNames), loadedVersion)
    await transaction.update(restaurants).set({ tableNames: tables }).where(eq(restaurants.id, id))
    return tables
  })
}

/** Hashes the stored tables, so that a form with outdated ones conflicts. */
export const tablesVersion = (tables: string): string => formVersion(tables)
