import { changeOwnerEmail } from '#app/domain/accounts/change-owner-email.ts'
import { findOwner, findOwnerByEmail } from '#app/domain/accounts/find-owner.ts'
import type { EmailChange } from '#app/domain/accounts/schemas.ts'
import { Invalid } from '#app/domain/errors.ts'
import { refuseField } from '#app/domain/parse-input.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { sendLetter } from './letters.ts'
import { issueLink, linkHours, spendLink, voidLinks } from './links.ts'
import { countLetter } from './send-confirmation.ts'

/**
 * Sends a link to the new address; until it is followed nothing changes. An earlier link
 * becomes void.
 * @throws {InvalidFields} for a wrong password, or an address that somebody has
 * @throws {LimitReached}
 */
export async function requestEmailChange(
  caller: Caller,
  owner: SignedInOwner,
  { newEmail, currentPassword }: EmailChange,
): Promise<void> {
  await checkPassword(caller, owner, currentPassword, 'currentPassword')
  await countLetter(caller, newEmail)
  const holder = await findOwnerByEmail(newEmail)
  if (holder?.emailVerified) throw refuseField('newEmail', 'email_taken')
  await voidLinks(owner.id)
  const token = await issueLink('change-email', owner.id, newEmail)
  await sendLetter({
    kind: 'change_email',
    to: { ...owner, email: newEmail },
    url: `${caller.appUrl}/auth/callback?change=${token}`,
    hours: linkHours['change-email'],
    values: { email: newEmail },
  })
}

/**
 * Follows the link to a new address, and tells the old one. It signs nobody in: a mistyped
 * address must not open the account to whoever has it.
 * @returns the cookie by which this browser is known for the new address
 * @throws {Invalid} if the link is used up or too old, or the address has since been taken
 */
export async function confirmEmailChange(caller: Caller, token: string): Promise<string> {
  const link = await spendLink('change-email', token)
  const owner = link && (await findOwner(link.ownerId))
  if (!owner) throw new Invalid('link_invalid')
  await changeOwnerEmail(owner.id, link.about)
  await voidLinks(owner.id)
  await sendLetter({
    kind: 'email_changed',
    to: owner,
    hours: 24,
    values: { email: link.about },
  })
  return knownBrowserCookie(caller.appUrl, link.about)
}
