import { and, eq, ne } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { members } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'

/**
 * Checks that an account's own team has no other members: they would lose the restaurants with it.
 * @throws {ConflictError}
 */
export async function assertAlone(accountId: string): Promise<void> {
  const others = await asSystem('an account is deleted', (transaction) =>
    transaction.$count(
      members,
      and(eq(members.ownerId, accountId), ne(members.accountId, accountId)),
    ),
  )
  if (others > 0) throw new ConflictError('team_not_empty')
}
