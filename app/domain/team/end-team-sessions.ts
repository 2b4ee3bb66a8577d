import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** Ends a person's sessions that work in a team, or that never chose one. */
export async function endTeamSessions(
  transaction: Transaction,
  { accountId, ownerId }: { readonly accountId: string; readonly ownerId: string },
): Promise<void> {
  await transaction
    .delete(sessions)
    .where(
      and(
        eq(sessions.ownerId, accountId),
        or(eq(sessions.teamId, ownerId), isNull(sessions.teamId)),
      ),
    )
}
