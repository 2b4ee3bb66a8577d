import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import type { PasswordChange } from '#app/domain/accounts/schemas.ts'
import { changePassword as change } from '#app/domain/accounts/set-password.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { OpenSession } from './find-session.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { openOwnerSession } from './open-owner-session.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sets a new password, ends every session and revokes all links; this browser gets a new session.
 * @returns the cookies of the new session, and the new known-browser cookie
 * @throws {InvalidFieldsError} for a common password, or a wrong current one
 * @throws {LimitReachedError}
 */
export async function changePassword(
  caller: Caller,
  { owner, level, confirmedAt }: OpenSession,
  form: PasswordChange,
): Promise<string[]> {
  const checkedHash = await checkPassword(owner, form.currentPassword, 'currentPassword')
  assertUncommonPassword('newPassword', form.newPassword, owner)
  const passwordHash = await hashPassword(form.newPassword)
  await change(owner.id, checkedHash, { passwordHash, appUrl: caller.appUrl })
  wakeMailDelivery()
  const { cookies } = await openOwnerSession(caller, owner.id, { level, confirmedAt })
  return [...cookies, knownBrowserCookie(caller.appUrl, { email: owner.email, passwordHash })]
}
