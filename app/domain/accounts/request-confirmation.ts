import { asSystem, type Transaction } from '#app/db/actors.ts'
import { findByEmail, type Addressee } from './addressee.ts'
import { queueLetter } from './letters.ts'
import { issueLink, linkHours } from './links.ts'

/** Sends the link that confirms an address once more, if it waits for that. */
export async function requestConfirmation(email: string, appUrl: string): Promise<void> {
  await asSystem('a confirmation is sent again', async (transaction) => {
    const owner = await findByEmail(transaction, email)
    if (owner && !owner.emailVerified) await queueConfirmation(transaction, owner, appUrl)
  })
}

/** Lays the letter with the link that confirms an address among the mails to be sent. */
export async function queueConfirmation(
  transaction: Transaction,
  owner: Pick<Addressee, 'id' | 'email' | 'firstName' | 'locale'>,
  appUrl: string,
): Promise<void> {
  const token = await issueLink(transaction, 'confirm-email', owner.id)
  await queueLetter(transaction, {
    kind: 'confirm',
    to: owner,
    url: `${appUrl}/auth/callback?confirm=${token}`,
    hours: linkHours['confirm-email'],
  })
}
