import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials, owners, sessions } from '#app/db/schema/index.ts'
import { appendToTeams } from '../audit/record-action.ts'
import { InvalidInputError } from '../errors.ts'
import { invalidField } from '../parse-input.ts'
import { lockAccountById, type OwnerAccount } from './owner-account.ts'
import { readPasswordHash } from './find-password-hash.ts'
import { queueAccountEmail } from './account-emails.ts'
import { consumeLink, revokeLinks } from './links.ts'

interface NewPassword {
  readonly passwordHash: string
  readonly appUrl: string
}

/**
 * Sets a new password with a reset link, which is used up. Following the link proves access to the
 * mailbox, so the address counts as confirmed.
 * @returns the owner
 * @throws {InvalidInputError} if the link is used up or expired
 */
export async function resetPassword(
  token: string,
  newPassword: NewPassword,
): Promise<OwnerAccount> {
  return asSystem('a password is reset', async (transaction) => {
    const link = await consumeLink(transaction, 'reset-password', token)
    const owner = link && (await lockAccountById(transaction, link.ownerId))
    if (!owner) throw new InvalidInputError('link_invalid')
    await transaction.update(owners).set({ emailVerified: true }).where(eq(owners.id, owner.id))
    await setPassword(transaction, owner, newPassword)
    return owner
  })
}

/**
 * Replaces a password that was just verified.
 * @param checkedHash of the verified password; a concurrent change may have replaced it
 * @throws {InvalidFieldsError} if it is no longer the current one
 */
export async function changePassword(
  ownerId: string,
  checkedHash: string,
  newPassword: NewPassword,
): Promise<void> {
  await asSystem('a password is changed', async (transaction) => {
    const owner = await lockAccountById(transaction, ownerId)
    const current = await readPasswordHash(transaction, ownerId)
    if (!owner || current !== checkedHash) {
      throw invalidField('currentPassword', 'current_password_wrong')
    }
    await setPassword(transaction, owner, newPassword)
  })
}

/**
 * Whether the password verified at sign-in is still current, once the session exists. A reset in
 * between has ended all other sessions but couldn't see this one.
 */
export async function isStillPassword(ownerId: string, checkedHash: string): Promise<boolean> {
  return asSystem('a password is rechecked', async (transaction) => {
    await lockAccountById(transaction, ownerId)
    return (await readPasswordHash(transaction, ownerId)) === checkedHash
  })
}

/** Sets a new password, ends all sessions and revokes all links. */
async function setPassword(
  transaction: Transaction,
  owner: OwnerAccount,
  { passwordHash, appUrl }: NewPassword,
): Promise<void> {
  await transaction
    .update(credentials)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(eq(credentials.ownerId, owner.id))
  await transaction.delete(sessions).where(eq(sessions.ownerId, owner.id))
  await revokeLinks(transaction, owner.id)
  await appendToTeams(transaction, owner.id, { action: 'account.password' })
  const url = `${appUrl}/auth/passwordReset`
  await queueAccountEmail(transaction, { kind: 'password_changed', to: owner, url, hours: 24 })
}
