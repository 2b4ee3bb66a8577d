import { findPasswordResetOwner } from '#app/domain/accounts/find-password-reset-owner.ts'
import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { requestPasswordReset as request } from '#app/domain/accounts/request-password-reset.ts'
import type { PasswordReset } from '#app/domain/accounts/schemas.ts'
import { resetPassword as reset } from '#app/domain/accounts/set-password.ts'
import { Invalid } from '#app/domain/errors.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { limitEmail } from './limit-email.ts'
import { inEvenTime } from './even-time.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sends the link to a new password, if the address is anybody's; answers alike if not.
 * @throws {LimitReached}
 */
export async function requestPasswordReset(caller: Caller, email: string): Promise<void> {
  const isToBeSent = await limitEmail(caller, 'reset', email)
  await inEvenTime(async () => {
    if (isToBeSent) await request(email, caller.appUrl)
  })
  wakeMailDelivery()
}

/**
 * Sets a new password by the link's token, once, and ends every session of the account. Who
 * got the link holds the mailbox, so that this browser counts as known.
 * @returns the cookie by which the browser is known
 * @throws {InvalidFields} for a common password, which leaves the link good
 * @throws {Invalid} for a link that is not
 */
export async function resetPassword(
  { appUrl }: Caller,
  { token, password }: PasswordReset,
): Promise<string> {
  const holder = await findPasswordResetOwner(token)
  if (!holder) throw new Invalid('link_invalid')
  assertUncommonPassword('password', password, holder)
  const passwordHash = await hashPassword(password)
  const { email } = await reset(token, { passwordHash, appUrl })
  wakeMailDelivery()
  return knownBrowserCookie(appUrl, { email, passwordHash })
}
