import {
  changeEmail,
  findPendingAddress,
  requestEmailChange as request,
} from '#app/domain/accounts/change-email.ts'
import type { EmailChange } from '#app/domain/accounts/schemas.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import { limitEmail } from './limit-email.ts'
import { findSession, type SignedInOwner } from './find-session.ts'
import { knownBrowserCookie } from './known-browser.ts'

/**
 * Sends a link to the new address. Nothing changes until the link is followed.
 * @throws {InvalidFieldsError} for a wrong password
 * @throws {LimitReachedError}
 */
export async function requestEmailChange(
  caller: Caller,
  owner: SignedInOwner,
  { newEmail, currentPassword }: EmailChange,
): Promise<void> {
  await checkPassword(owner, currentPassword, 'currentPassword')
  if (await limitEmail(caller, 'new-address', newEmail))
    await request(owner.id, newEmail, caller.appUrl)
  wakeMailDelivery()
}

/**
 * Resends the link to a pending new address and revokes the earlier one.
 * @throws {InvalidInputError} if no change is pending
 * @throws {LimitReachedError}
 */
export async function resendEmailChange(caller: Caller, owner: SignedInOwner): Promise<string> {
  const pending = await findPendingAddress(owner.id)
  if (!pending || pending.isHandOver) throw new InvalidInputError('link_invalid')
  const newEmail = pending.email
  if (await limitEmail(caller, 'new-address', newEmail))
    await request(owner.id, newEmail, caller.appUrl)
  wakeMailDelivery()
  return newEmail
}

/**
 * Redeems the link to a new address. It doesn't sign in: otherwise the recipient at a mistyped
 * address could open the account. A session in this browser continues; all others of the owner end.
 * @returns the cookie that marks this browser as known for the new address
 * @throws {InvalidInputError} if the link is used up or expired
 * @throws {ConflictError} if the address has since been taken
 */
export async function confirmEmailChange(
  { appUrl, headers }: Caller,
  token: string,
): Promise<string> {
  const session = await findSession(headers)
  const outcome = await changeEmail(token, session?.id)
  wakeMailDelivery()
  return knownBrowserCookie(appUrl, outcome)
}
