import { asSystem } from '#app/db/actors.ts'
import { findByEmail } from './addressee.ts'
import { queueLetter } from './letters.ts'
import { issueLink, linkHours } from './links.ts'

/** Sends the link to a new password, if the address is anybody's. */
export async function requestPasswordReset(email: string, appUrl: string): Promise<void> {
  await asSystem('a password was forgotten', async (transaction) => {
    const owner = await findByEmail(transaction, email)
    if (!owner) return
    const token = await issueLink(transaction, 'reset-password', owner.id)
    await queueLetter(transaction, {
      kind: 'reset',
      to: owner,
      url: `${appUrl}/auth/newPassword?token=${token}`,
      hours: linkHours['reset-password'],
    })
  })
}
