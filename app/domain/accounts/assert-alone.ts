import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { members } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'

/**
 * Checks that an account's own team has no other members: they would lose the restaurants with it.
 * @param transaction of the system actor; with the account locked, nobody joins until it ends
 * @throws {ConflictError}
 */
export async function assertAlone(transaction: Transaction, accountId: string): Promise<void> {
  const others = await transaction.$count(
    members,
    and(eq(members.ownerId, accountId), ne(members.accountId, accountId)),
  )
  if (others > 0) throw new ConflictError('team_not_empty')
}
