import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { auditLog, members } from '#app/db/schema/index.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import type { OwnerAccount } from '../accounts/owner-account.ts'
import { appendAction } from '../audit/record-action.ts'
import { revokeTokensOf } from '../tokens/revoke-token.ts'

/* A person ceases to be the one behind an account, which works in the teams of others. */

/** Waits for what the person began in the teams of others; call it before locking the account. */
export async function lockOtherTeams(transaction: Transaction, accountId: string): Promise<void> {
  for (const { ownerId } of await otherTeams(transaction, accountId)) {
    await lockMembership(transaction, { ownerId, accountId })
  }
}

/**
 * Lets the account leave the teams of others, and records in their logs that and why, with the person's
 * name, once per team: their entries refer to it.
 */
export async function leaveOtherTeams(
  transaction: Transaction,
  { id: accountId, firstName, lastName }: OwnerAccount,
  reason: 'account.deleted' | 'account.handed_over',
): Promise<void> {
  const subjectName = `${firstName} ${lastName}`.trim()
  for (const { id: subjectId, ownerId } of await otherTeams(transaction, accountId)) {
    const acting = { ownerId, accountId }
    await revokeTokensOf(transaction, acting, subjectId)
    await transaction.delete(members).where(eq(members.id, subjectId))
    await appendAction(transaction, acting, { action: 'member.left', subjectId, subjectName })
  }
  const named = await transaction
    .select({ ownerId: auditLog.ownerId })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, accountId), ne(auditLog.ownerId, accountId)))
    .groupBy(auditLog.ownerId)
  for (const { ownerId } of named) {
    await appendAction(transaction, { ownerId, accountId }, { action: reason, subjectName })
  }
}

/** Reads the account's memberships in the teams of others, always in the same order. */
function otherTeams(transaction: Transaction, accountId: string) {
  return transaction
    .select({ id: members.id, ownerId: members.ownerId })
    .from(members)
    .where(and(eq(members.accountId, accountId), ne(members.ownerId, accountId)))
    .orderBy(members.ownerId)
}
