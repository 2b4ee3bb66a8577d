import { and, eq, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { apiTokens } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { assertMay } from '../permissions.ts'
import { lockTeam } from '../accounts/lock-team.ts'

/**
 * Revokes an API token: its next request is rejected.
 * @returns its name
 * @throws {ForbiddenError}
 * @throws {NotFoundError} also if it was revoked meanwhile
 */
export async function revokeToken(member: Member, tokenId: string): Promise<string> {
  assertMay(member, 'manageTokens')
  const id = requireRowId(tokenId, 'token_not_found')
  return asSystem('an API token is revoked', async (transaction) => {
    await lockTeam(transaction, member)
    const [name] = await revoke(transaction, member, eq(apiTokens.id, id))
    if (name === undefined) throw new NotFoundError('token_not_found')
    return name
  })
}

/**
 * Revokes the tokens that a member created, because the member leaves or is no longer an owner.
 * @param transaction of the system actor, with the team locked
 * @param member who acts
 */
export async function revokeTokensOf(
  transaction: Transaction,
  member: Member,
  memberId: string,
): Promise<void> {
  await revoke(transaction, member, eq(apiTokens.memberId, memberId))
}

async function revoke(transaction: Transaction, member: Member, which: SQL): Promise<string[]> {
  const revoked = await transaction
    .delete(apiTokens)
    .where(and(eq(apiTokens.ownerId, member.ownerId), which))
    .returning({ id: apiTokens.id, name: apiTokens.name })
  for (const { id: subjectId, name: subjectName } of revoked) {
    await appendAction(transaction, member, { action: 'token.revoked', subjectId, subjectName })
  }
  return revoked.map(({ name }) => name)
}
