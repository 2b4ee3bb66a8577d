import { asc, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { invitations } from '#app/db/schema/index.ts'
import type { Member, Role } from '../actor.ts'
import { readMembers, type TeamMember } from '../accounts/lock-team.ts'
import { assertMay } from '../permissions.ts'

/** An invitation that hasn't been accepted. */
export interface OpenInvitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly restaurantIds: readonly string[] | null
  readonly expiresAt: Date
  readonly isExpired: boolean
}

/**
 * Lists the members of a team and its open invitations. As the system, because names and addresses of
 * members are in rows of their own.
 * @throws {ForbiddenError}
 */
export async function listMembers(
  member: Member,
): Promise<{ members: TeamMember[]; invitations: OpenInvitation[] }> {
  assertMay(member, 'manageMembers')
  return asSystem('a team is listed', async (transaction) => ({
    members: await readMembers(transaction, member.ownerId),
    invitations: await transaction
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        restaurantIds: invitations.restaurantIds,
        expiresAt: invitations.expiresAt,
        isExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
      })
      .from(invitations)
      .where(eq(invitations.ownerId, member.ownerId))
      .orderBy(asc(invitations.createdAt), asc(invitations.id)),
  }))
}
