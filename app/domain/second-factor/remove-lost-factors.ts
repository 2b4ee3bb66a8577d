import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { passkeys, recoveryCodes, secondFactors, sessions } from '#app/db/schema/index.ts'
import { lockAccountByEmail } from '../accounts/owner-account.ts'
import { appendToTeams } from '../audit/record-action.ts'
import { reportFactorChange } from './report-change.ts'

/**
 * Removes the second factors of an owner who has lost all of them, ends all sessions, and reports it
 * by email. What the owner requires of everyone still holds.
 * @param transaction of the system actor
 * @param email the account's canonical address
 * @returns whether there is such an account
 */
export async function removeLostFactors(
  transaction: Transaction,
  email: string,
  appUrl: string,
): Promise<boolean> {
  const owner = await lockAccountByEmail(transaction, email)
  if (!owner) return false
  await removeFactors(transaction, owner.id)
  await transaction.delete(sessions).where(eq(sessions.ownerId, owner.id))
  const subjectName = `${owner.firstName} ${owner.lastName}`.trim()
  await appendToTeams(transaction, owner.id, { action: 'account.lost_factors', subjectName }, null)
  await reportFactorChange(transaction, owner, { change: 'factor_off', appUrl })
  return true
}

/**
 * Removes an account's app, passkeys and recovery codes. What its team requires of everyone stays.
 * @param transaction of the system actor, with the account locked
 */
export async function removeFactors(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction
    .update(secondFactors)
    .set({ appSecret: null, appAddedAt: null, appStep: null, appUsedAt: null, newAppSecret: null })
    .where(eq(secondFactors.ownerId, ownerId))
  await transaction.delete(passkeys).where(eq(passkeys.ownerId, ownerId))
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId))
}
