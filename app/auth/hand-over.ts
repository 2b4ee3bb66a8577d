import { registrationsPerAddress } from '#app/domain/accounts/limits.ts'
import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import type { EmailChange } from '#app/domain/accounts/schemas.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { assertHolder, findHandOver, offerHandOver, takeOver } from '#app/domain/team/hand-over.ts'
import type { InvitedPerson } from '#app/domain/team/schemas.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { OpenSession } from './find-session.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { limitEmail } from './limit-email.ts'
import { openOwnerSession } from './open-owner-session.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sends a link to the person who is to get the account. Nothing changes until that person accepts.
 * @throws {ForbiddenError | ConflictError} unless the account holds the team
 * @throws {InvalidFieldsError} for a wrong password, and a member's address
 * @throws {LimitReachedError}
 */
export async function requestHandOver(
  caller: Caller,
  { member, owner }: OpenSession,
  { newEmail, currentPassword }: EmailChange,
): Promise<void> {
  assertHolder(member)
  await checkPassword(owner, currentPassword, 'currentPassword')
  if (await limitEmail(caller, 'new-address', newEmail)) {
    await offerHandOver(member, newEmail, caller)
  }
  wakeMailDelivery()
}

/**
 * Gives the account to the person who opened the link, and signs in.
 * @returns the cookies to set
 * @throws {InvalidFieldsError} for a common password; the link stays valid
 * @throws {InvalidInputError | ConflictError} see `takeOver`
 * @throws {LimitReachedError}
 */
export async function acceptHandOver(
  caller: Caller,
  token: string,
  form: InvitedPerson,
): Promise<string[]> {
  const offer = await findHandOver(token)
  if (!offer) throw new InvalidInputError('hand_over_invalid')
  assertUncommonPassword('password', form.password, { ...form, email: offer.email })
  await consumeLimits({ limit: registrationsPerAddress, subject: caller.address })
  const passwordHash = await hashPassword(form.password)
  const { id, email } = await takeOver(token, form, { passwordHash, locale: caller.locale })
  wakeMailDelivery()
  const { cookies } = await openOwnerSession(caller, id)
  return [...cookies, knownBrowserCookie(caller.appUrl, { email, passwordHash })]
}
