import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/** Takes the order of an owner's menus for oneself until the transaction ends. */
export async function lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
}
