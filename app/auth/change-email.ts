import {
  changeEmail,
  findPendingEmail,
  requestEmailChange as request,
} from '#app/domain/accounts/change-email.ts'
import type { EmailChange } from '#app/domain/accounts/schemas.ts'
import { Invalid } from '#app/domain/errors.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import { limitEmail } from './limit-email.ts'
import { findSession, type SignedInOwner } from './find-session.ts'
import { knownBrowserCookie } from './known-browser.ts'

/**
 * Sends a link to the new address; until it is followed nothing changes.
 * @throws {InvalidFields} for a wrong password
 * @throws {LimitReached}
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
 * Sends the link to an address that waits to be confirmed once more; the earlier one is void.
 * @throws {Invalid} if none waits any more
 * @throws {LimitReached}
 */
export async function resendEmailChange(caller: Caller, owner: SignedInOwner): Promise<string> {
  const newEmail = await findPendingEmail(owner.id)
  if (!newEmail) throw new Invalid('link_invalid')
  if (await limitEmail(caller, 'new-address', newEmail))
    await request(owner.id, newEmail, caller.appUrl)
  wakeMailDelivery()
  return newEmail
}

/**
 * Follows the link to a new address. It signs nobody in: a mistyped address must not open the
 * account to whoever has it. A session in this browser goes on; all others of the owner end.
 * @returns the cookie that marks this browser as known for the new address
 * @throws {Invalid} if the link is used up or too old
 * @throws {Conflict} if the address has since been taken
 */
export async function confirmEmailChange(
  { appUrl, headers }: Caller,
  token: string,
): Promise<string> {
  const session = await findSession(headers)
  const changed = await changeEmail(token, session?.id)
  wakeMailDelivery()
  return knownBrowserCookie(appUrl, changed)
}
