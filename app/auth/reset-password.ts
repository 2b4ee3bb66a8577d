import { APIError } from 'better-auth/api'
import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { confirmOwner } from '#app/domain/accounts/confirm-owner.ts'
import { findOwner, findOwnerByEmail } from '#app/domain/accounts/find-owner.ts'
import type { PasswordReset } from '#app/domain/accounts/schemas.ts'
import { Invalid } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { inEvenTime } from './even-time.ts'
import { askAuth } from './index.server.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { sendLetter } from './letters.ts'
import { findLink, issueLink, linkHours, voidLinks } from './links.ts'
import { countLetter } from './send-confirmation.ts'

/**
 * Sends the link to a new password, if the address is anybody's; answers alike if not.
 * @throws {LimitReached}
 */
export async function requestPasswordReset(caller: Caller, email: string): Promise<void> {
  await countLetter(caller, email)
  await inEvenTime(async () => {
    const owner = await findOwnerByEmail(email)
    if (!owner) return
    const token = await issueLink('reset-password', owner.id)
    await sendLetter({
      kind: 'reset',
      to: owner,
      url: `${caller.appUrl}/auth/newPassword?token=${token}`,
      hours: linkHours['reset-password'],
    })
  })
}

/**
 * Sets a new password by the link's token, once, and ends every session of the account. Who
 * got the link holds the mailbox: its address counts as confirmed, and this browser as known.
 * @returns the cookie by which the browser is known
 * @throws {Invalid} for a common password, which leaves the link good; for a link that is not
 */
export async function resetPassword(
  { appUrl }: Caller,
  { token, password }: PasswordReset,
): Promise<string> {
  const link = await findLink('reset-password', token)
  const owner = link && (await findOwner(link.ownerId))
  if (!owner) throw new Invalid('link_invalid')
  assertUncommonPassword('password', password, owner.email)
  try {
    await askAuth((api) => api.resetPassword({ body: { token, newPassword: password } }))
  } catch (error) {
    // Spent by another request meanwhile.
    if (error instanceof APIError && error.statusCode === 400) throw new Invalid('link_invalid')
    throw error
  }
  await confirmOwner(owner.id)
  await voidLinks(owner.id)
  await sendLetter({
    kind: 'password_changed',
    to: owner,
    url: `${appUrl}/auth/passwordReset`,
    hours: 24,
  })
  return knownBrowserCookie(appUrl, owner.email)
}
