import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials, owners, sessions } from '#app/db/schema/index.ts'
import { Invalid } from '../errors.ts'
import { refuseField } from '../parse-input.ts'
import { findById, type Addressee } from './addressee.ts'
import { queueLetter } from './letters.ts'
import { spendLink, voidLinks } from './links.ts'

interface NewPassword {
  readonly passwordHash: string
  readonly appUrl: string
}

/**
 * Sets a new password by a link, which is used up by that. Who got the link holds the
 * mailbox: the address counts as confirmed.
 * @returns whose it was
 * @throws {Invalid} if the link is used up or too old
 */
export async function resetPassword(token: string, fresh: NewPassword): Promise<Addressee> {
  return asSystem('a password is reset', async (transaction) => {
    const link = await spendLink(transaction, 'reset-password', token)
    const owner = link && (await findById(transaction, link.ownerId))
    if (!owner) throw new Invalid('link_invalid')
    await transaction.update(owners).set({ emailVerified: true }).where(eq(owners.id, owner.id))
    await setPassword(transaction, owner, fresh)
    return owner
  })
}

/**
 * Sets a new password in place of one that was checked.
 * @param checkedHash of the current password; another change may have come in between
 * @throws {InvalidFields} if it is no longer the current one
 */
export async function changePassword(
  ownerId: string,
  checkedHash: string,
  fresh: NewPassword,
): Promise<void> {
  await asSystem('a password is changed', async (transaction) => {
    const owner = await findById(transaction, ownerId)
    const current = await currentHash(transaction, ownerId)
    if (!owner || current !== checkedHash) {
      throw refuseField('currentPassword', 'current_password_wrong')
    }
    await setPassword(transaction, owner, fresh)
  })
}

/**
 * Whether a password that was checked is still the account's, now that its session is open:
 * a reset in between has ended all sessions but this one, which it could not see.
 */
export async function isStillPassword(ownerId: string, checkedHash: string): Promise<boolean> {
  return asSystem('a login is looked at again', async (transaction) => {
    await findById(transaction, ownerId)
    return (await currentHash(transaction, ownerId)) === checkedHash
  })
}

/** The new password; no session and no link that was made under the old one. */
async function setPassword(
  transaction: Transaction,
  owner: Addressee,
  { passwordHash, appUrl }: NewPassword,
): Promise<void> {
  await transaction
    .update(credentials)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(eq(credentials.ownerId, owner.id))
  await transaction.delete(sessions).where(eq(sessions.ownerId, owner.id))
  await voidLinks(transaction, owner.id)
  const url = `${appUrl}/auth/passwordReset`
  await queueLetter(transaction, { kind: 'password_changed', to: owner, url, hours: 24 })
}

async function currentHash(transaction: Transaction, ownerId: string): Promise<string | null> {
  const [found] = await transaction
    .select({ hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.ownerId, ownerId))
  return found?.hash ?? null
}
