import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/**
 * Locks an owner until the transaction ends. This serialises changes to the owner's list of menus, to
 * the time zone and to subscriptions, and keeps the owner from being deleted.
 *
 * "No key update", because inserting a row that refers to the owner needs only the owner's key.
 * @returns undefined if there is no such owner
 */
export async function lockOwner(
  transaction: Transaction,
  ownerId: string,
): Promise<typeof owners.$inferSelect | undefined> {
  const [owner] = await transaction
    .select()
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
  return owner
}

/**
 * Locks several owners like `lockOwner`, always in the same order, so that no two transactions wait for
 * each other.
 * @returns the ids of those that exist
 */
export async function lockOwners(
  transaction: Transaction,
  ownerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const locked = await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(inArray(owners.id, [...ownerIds]))
    .orderBy(asc(owners.id))
    .for('no key update')
  return new Set(locked.map(({ id }) => id))
}
