import { and, eq, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { apiTokens, members } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { assertMay } from '../permissions.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import { lockTeam } from '../accounts/lock-team.ts'

type Acting = Pick<Member, 'ownerId' | 'accountId'>

/**
 * Revokes an API token: its next request is rejected, and what its last one began is finished or never
 * done.
 * @returns its name
 * @throws {ForbiddenError}
 * @throws {NotFoundError} also if it was revoked meanwhile
 */
export async function revokeToken(member: Member, tokenId: string): Promise<string> {
  assertMay(member, 'manageTokens')
  const id = requireRowId(tokenId, 'token_not_found')
  return asSystem('an API token is revoked', async (transaction) => {
    await lockCreator(transaction, member, id)
    await lockTeam(transaction, member)
    const [name] = await revoke(transaction, member, eq(apiTokens.id, id))
    if (name === undefined) throw new NotFoundError('token_not_found')
    return name
  })
}

/** Waits for what runs with a token: it shares the lock of its creator's membership (`assert_token`). */
async function lockCreator(
  transaction: Transaction,
  { ownerId }: Member,
  tokenId: string,
): Promise<void> {
  const [creator] = await transaction
    .select({ ownerId: members.ownerId, accountId: members.accountId })
    .from(apiTokens)
    .innerJoin(members, eq(members.id, apiTokens.memberId))
    .where(and(eq(apiTokens.ownerId, ownerId), eq(apiTokens.id, tokenId)))
  if (creator) await lockMembership(transaction, creator)
}

/**
 * Revokes the tokens that a member created, because the member leaves or is no longer an owner.
 * @param transaction of the system actor, with the team locked
 * @param member who acts
 */
export async function revokeTokensOf(
  transaction: Transaction,
  member: Acting,
  memberId: string,
): Promise<void> {
  await revoke(transaction, member, eq(apiTokens.memberId, memberId))
}

async function revoke(transaction: Transaction, member: Acting, which: SQL): Promise<string[]> {
  const revoked = await transaction
    .delete(apiTokens)
    .where(and(eq(apiTokens.ownerId, member.ownerId), which))
    .returning({ id: apiTokens.id, name: apiTokens.name })
  for (const { id: subjectId, name: subjectName } of revoked) {
    await appendAction(transaction, member, { action: 'token.revoked', subjectId, subjectName })
  }
  return revoked.map(({ name }) => name)
}
