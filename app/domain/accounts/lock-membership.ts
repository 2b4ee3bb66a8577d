import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'

/**
 * Waits until nothing runs that a member began in a team (`assert_member`), and holds up what begins
 * later. Take this lock before all others: what the member began may wait for the owner's.
 */
export async function lockMembership(
  transaction: Transaction,
  { ownerId, accountId }: { readonly ownerId: string; readonly accountId: string },
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${ownerId + accountId}, 0))`,
  )
}
