import { registrationsPerAddress } from '#app/domain/accounts/limits.ts'
import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { findInvitation, registerInvited } from '#app/domain/team/accept-invitation.ts'
import type { InvitedPerson } from '#app/domain/team/schemas.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { openOwnerSession } from './open-owner-session.ts'
import { hashPassword } from './passwords.ts'

/**
 * Registers an invited person, who joins the team and is signed in.
 * @returns the cookies to set
 * @throws {InvalidFieldsError} for a common password
 * @throws {InvalidInputError | ConflictError} if the invitation can't be accepted; see `registerInvited`
 * @throws {LimitReachedError}
 */
export async function registerWithInvitation(
  caller: Caller,
  token: string,
  form: InvitedPerson,
): Promise<string[]> {
  const invitation = await findInvitation(token)
  if (!invitation) throw new InvalidInputError('invitation_invalid')
  assertUncommonPassword('password', form.password, { ...form, email: invitation.email })
  await consumeLimits({ limit: registrationsPerAddress, subject: caller.address })
  const passwordHash = await hashPassword(form.password)
  const { id, email } = await registerInvited(token, form, { passwordHash, locale: caller.locale })
  const { cookies } = await openOwnerSession(caller, id)
  return [...cookies, knownBrowserCookie(caller.appUrl, { email, passwordHash })]
}
