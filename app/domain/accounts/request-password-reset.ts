import { asSystem } from '#app/db/actors.ts'
import { lockAccountByEmail } from './owner-account.ts'
import { queueAccountEmail } from './account-emails.ts'
import { issueLink, linkValidityHours } from './links.ts'

/** Queues an email with a reset link if an account has this address. */
export async function requestPasswordReset(email: string, appUrl: string): Promise<void> {
  await asSystem('a password was forgotten', async (transaction) => {
    const owner = await lockAccountByEmail(transaction, email)
    if (!owner) return
    const token = await issueLink(transaction, 'reset-password', owner.id)
    await queueAccountEmail(transaction, {
      kind: 'reset',
      to: owner,
      url: `${appUrl}/auth/newPassword?token=${token}`,
      hours: linkValidityHours['reset-password'],
    })
  })
}
