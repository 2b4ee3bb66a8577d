import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

interface Ended {
  readonly accountId: string
  readonly ownerId: string
  /** What the team is called, if the person was removed; undefined if the person left. */
  readonly removedFrom: string | undefined
}

/**
 * Ends a person's sessions that work in a team, or that never chose one. Those of a removed person
 * keep their rows until they would have expired, so that the login can say why they ended.
 */
export async function endTeamSessions(
  transaction: Transaction,
  { accountId, ownerId, removedFrom }: Ended,
): Promise<void> {
  const isOfTeam = and(
    eq(sessions.ownerId, accountId),
    or(eq(sessions.teamId, ownerId), isNull(sessions.teamId)),
  )
  await (removedFrom === undefined
    ? transaction.delete(sessions).where(isOfTeam)
    : transaction
        .update(sessions)
        .set({ removedFrom })
        .where(and(isOfTeam, isNull(sessions.removedFrom))))
}
