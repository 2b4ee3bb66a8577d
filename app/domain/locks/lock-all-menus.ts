import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'

/**
 * Locks all of an owner's menus until the transaction ends, in the order of their ids to prevent
 * deadlocks; inside `seeDeleted` deleted ones too.
 */
export async function lockAllMenus(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction
    .select({ id: menus.id })
    .from(menus)
    .where(eq(menus.ownerId, ownerId))
    .orderBy(asc(menus.id))
    .for('no key update')
}
