import { findPasswordResetOwner } from '#app/domain/accounts/find-password-reset-owner.ts'
import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { requestPasswordReset as request } from '#app/domain/accounts/request-password-reset.ts'
import type { PasswordReset } from '#app/domain/accounts/schemas.ts'
import { resetPassword as reset } from '#app/domain/accounts/set-password.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { limitEmail } from './limit-email.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sends a reset link if the address has an account. The response is the same either way.
 * @throws {LimitReachedError}
 */
export async function requestPasswordReset(caller: Caller, email: string): Promise<void> {
  const maySend = await limitEmail(caller, 'reset', email)
  await withMinimumDuration(async () => {
    if (maySend) await request(email, caller.appUrl)
  })
  wakeMailDelivery()
}

/**
 * Sets a new password with a link's token, once, and ends every session of the account. The link
 * proves access to the mailbox, so this browser becomes known.
 * @returns the known-browser cookie
 * @throws {InvalidFieldsError} for a common password; the link stays valid
 * @throws {InvalidInputError} for an invalid link
 */
export async function resetPassword(
  { appUrl }: Caller,
  { token, password }: PasswordReset,
): Promise<string> {
  const owner = await findPasswordResetOwner(token)
  if (!owner) throw new InvalidInputError('link_invalid')
  assertUncommonPassword('password', password, owner)
  const passwordHash = await hashPassword(password)
  const { email } = await reset(token, { passwordHash, appUrl })
  wakeMailDelivery()
  return knownBrowserCookie(appUrl, { email, passwordHash })
}
