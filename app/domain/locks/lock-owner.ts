import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/**
 * Locks an owner until the transaction ends, which serialises changes to the owner's list of menus.
 */
export async function lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
}
