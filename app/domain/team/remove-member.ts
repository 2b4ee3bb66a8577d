import { eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { members } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { ConflictError } from '../errors.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { endTeamSessions } from './end-team-sessions.ts'
import { getMember, lockTeam } from './lock-team.ts'
import { assertMay } from '../permissions.ts'

/**
 * Removes a member from the team, and ends the person's sessions in it.
 * @returns the person's name
 * @throws {ForbiddenError | NotFoundError}
 * @throws {ConflictError} for the member whose account holds the team
 */
export async function removeMember(member: Member, memberId: string): Promise<string> {
  assertMay(member, 'manageMembers')
  return asSystem('a member is removed', async (transaction) => {
    await lockTeam(transaction, member)
    return remove(transaction, member.ownerId, memberId)
  })
}

/**
 * Leaves the team.
 * @throws {NotFoundError} if the person is no longer a member
 * @throws {ConflictError} for the member whose account holds the team
 */
export async function leaveTeam({ ownerId, memberId }: Member): Promise<void> {
  await asSystem('a member leaves', async (transaction) => {
    await lockOwner(transaction, ownerId)
    await remove(transaction, ownerId, memberId)
  })
}

async function remove(
  transaction: Transaction,
  ownerId: string,
  memberId: string,
): Promise<string> {
  const { id, accountId, isHolder, name } = await getMember(transaction, ownerId, memberId)
  if (isHolder) throw new ConflictError('member_is_holder')
  await transaction.delete(members).where(eq(members.id, id))
  await endTeamSessions(transaction, { accountId, ownerId })
  // Whoever is left without a team works in the own one.
  await transaction.execute(sql`
    insert into ${members} (owner_id, account_id, role)
    select ${accountId}::uuid, ${accountId}::uuid, 'owner'
    where not exists (select from ${members} where account_id = ${accountId})`)
  return name
}
