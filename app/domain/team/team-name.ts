import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/**
 * What a team is called: by its first restaurant, or else by its owner. For queries of `owners`.
 * Names `owners.id` itself, as Drizzle would leave out the table in a query of one.
 * @param isKnown which restaurants the reader knows; by default, all
 */
export const teamName = (isKnown: SQL = sql`true`) => sql<string>`coalesce(
  (select name from restaurants
    where restaurants.owner_id = owners.id and deleted_at is null and ${isKnown}
    order by created_at limit 1),
  trim(${owners.firstName} || ' ' || ${owners.lastName}))`

/**
 * Reads what a team is called.
 * @param restaurantIds those that the reader knows; null for all
 */
export async function readTeamName(
  transaction: Transaction,
  ownerId: string,
  restaurantIds: readonly string[] | null = null,
): Promise<string> {
  const isKnown = restaurantIds
    ? sql`restaurants.id = any(${sql.param([...restaurantIds])}::uuid[])`
    : undefined
  const [row] = await transaction
    .select({ name: teamName(isKnown) })
    .from(owners)
    .where(eq(owners.id, ownerId))
  return row?.name ?? ''
}
