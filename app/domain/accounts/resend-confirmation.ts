import { asSystem, type Transaction } from '#app/db/actors.ts'
import { lockAccountByEmail, type OwnerAccount } from './owner-account.ts'
import { queueAccountEmail } from './account-emails.ts'
import { issueLink, linkValidityHours } from './links.ts'

/** Resends the confirmation link if the address is still unconfirmed. */
export async function resendIfUnconfirmed(email: string, appUrl: string): Promise<void> {
  await asSystem('a confirmation is resent', async (transaction) => {
    const owner = await lockAccountByEmail(transaction, email)
    if (owner && !owner.emailVerified) await queueConfirmation(transaction, owner, appUrl)
  })
}

/** Queues the email with the confirmation link. */
export async function queueConfirmation(
  transaction: Transaction,
  owner: Pick<OwnerAccount, 'id' | 'email' | 'firstName' | 'locale'>,
  appUrl: string,
): Promise<void> {
  const token = await issueLink(transaction, 'confirm-email', owner.id)
  await queueAccountEmail(transaction, {
    kind: 'confirm',
    to: owner,
    url: `${appUrl}/auth/callback?confirm=${token}`,
    hours: linkValidityHours['confirm-email'],
  })
}
