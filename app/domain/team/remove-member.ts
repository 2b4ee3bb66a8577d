import { eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { members } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import { lockAccountById } from '../accounts/owner-account.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError } from '../errors.ts'
import { lockOwners } from '../locks/lock-owner.ts'
import { endTeamSessions } from './end-team-sessions.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import { getMember, lockTeam, type TeamMember } from '../accounts/lock-team.ts'
import { assertMay } from '../permissions.ts'
import { revokeTokensOf } from '../tokens/revoke-token.ts'
import { readTeamName } from './team-name.ts'

/**
 * Removes a member from the team, ends the person's sessions in it, and queues an email that says so.
 * Wake the delivery afterwards.
 * @returns the person's name
 * @throws {ForbiddenError | NotFoundError}
 * @throws {ConflictError} for the member whose account holds the team
 */
export async function removeMember(member: Member, memberId: string): Promise<string> {
  assertMay(member, 'manageMembers')
  return asSystem('a member is removed', async (transaction) => {
    const { accountId, restaurantIds } = await getMember(transaction, member.ownerId, memberId)
    await lockMembership(transaction, { ownerId: member.ownerId, accountId })
    await lockOwners(transaction, [member.ownerId, accountId])
    await lockTeam(transaction, member)
    const team = await readTeamName(transaction, member.ownerId, restaurantIds)
    const { id: subjectId, name: subjectName } = await remove(transaction, member, memberId, team)
    await appendAction(transaction, member, { action: 'member.removed', subjectId, subjectName })
    const account = await lockAccountById(transaction, accountId)
    if (account) {
      await queueAccountEmail(transaction, {
        kind: 'removed',
        to: account,
        hours: 72,
        values: { remover: member.name, team },
      })
    }
    return subjectName
  })
}

/**
 * Leaves the team.
 * @throws {NotFoundError} if the person is no longer a member
 * @throws {ConflictError} for the member whose account holds the team
 */
export async function leaveTeam(member: Member): Promise<void> {
  const { ownerId, accountId, memberId } = member
  await asSystem('a member leaves', async (transaction) => {
    await lockMembership(transaction, member)
    await lockOwners(transaction, [ownerId, accountId])
    const { id: subjectId, name: subjectName } = await remove(transaction, member, memberId)
    await appendAction(transaction, member, { action: 'member.left', subjectId, subjectName })
  })
}

/**
 * Removes a member of a team, both of which are locked: otherwise the person's account could be deleted
 * at the same time, and each transaction would wait for the other.
 * @param removedFrom what the team is called, unless the person leaves
 */
async function remove(
  transaction: Transaction,
  acting: Member,
  memberId: string,
  removedFrom?: string,
): Promise<TeamMember> {
  const { ownerId } = acting
  const removed = await getMember(transaction, ownerId, memberId)
  const { id, accountId, isHolder } = removed
  if (isHolder) throw new ConflictError('member_is_holder')
  await revokeTokensOf(transaction, acting, id)
  await transaction.delete(members).where(eq(members.id, id))
  await endTeamSessions(transaction, { accountId, ownerId, removedFrom })
  // Whoever is left without a team works in the own one.
  await transaction.execute(sql`
    insert into ${members} (owner_id, account_id, role)
    select ${accountId}::uuid, ${accountId}::uuid, 'owner'
    where not exists (select from ${members} where account_id = ${accountId})`)
  return removed
}
