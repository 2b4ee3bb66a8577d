import { and, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { members, sessions } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'

/**
 * Lets a session work in another of the person's teams, as well as those that the person opens later.
 * @throws {NotFoundError} if the person isn't a member
 */
export async function chooseTeam(
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  team: string,
): Promise<void> {
  const ownerId = requireRowId(team, 'team_not_found')
  await asSystem('a person switches teams', async (transaction) => {
    const chosen = await transaction
      .update(members)
      .set({ chosenAt: sql`now()` })
      .where(and(eq(members.ownerId, ownerId), eq(members.accountId, accountId)))
      .returning({ id: members.id })
    if (chosen.length === 0) throw new NotFoundError('team_not_found')
    await transaction
      .update(sessions)
      .set({ teamId: ownerId })
      .where(and(eq(sessions.id, sessionId), eq(sessions.ownerId, accountId)))
  })
}
