import { desc, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { members, owners, sessions } from '#app/db/schema/index.ts'
import type { Role } from '../actor.ts'
import { teamName } from './team-name.ts'

/** A team that a person works in. */
export interface Team {
  readonly ownerId: string
  readonly memberId: string
  readonly role: Role
  readonly restaurantIds: readonly string[] | 'all'
  /** The name of its first restaurant, or else of its owner. */
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
}

/**
 * Lists the teams of a person. The first is the one that the session works in: the team chosen in it,
 * or else the one chosen last, or else the own.
 */
export async function listTeams(accountId: string, sessionId: string): Promise<Team[]> {
  const rows = await asSystem('a session works in a team', (transaction) =>
    transaction
      .select({
        ownerId: members.ownerId,
        memberId: members.id,
        role: members.role,
        restaurantIds: members.restaurantIds,
        timeZone: owners.timeZone,
        name: teamName(
          sql`(${members.restaurantIds} is null or restaurants.id = any(${members.restaurantIds}))`,
        ),
      })
      .from(members)
      .innerJoin(owners, eq(owners.id, members.ownerId))
      .leftJoin(sessions, eq(sessions.id, sessionId))
      .where(eq(members.accountId, accountId))
      .orderBy(
        sql`${sessions.teamId} is not distinct from ${members.ownerId} desc`,
        sql`${members.chosenAt} desc nulls last`,
        desc(eq(members.ownerId, members.accountId)),
        members.createdAt,
      ),
  )
  return rows.map((row) => ({ ...row, restaurantIds: row.restaurantIds ?? 'all' }))
}
