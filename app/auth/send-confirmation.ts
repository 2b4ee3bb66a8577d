import { findOwnerByEmail, type Addressee } from '#app/domain/accounts/find-owner.ts'
import { mailsByOne, mailsHere, mailsToOne } from '#app/domain/accounts/limits.ts'
import { countAgainst } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { inEvenTime } from './even-time.ts'
import { sendLetter } from './letters.ts'
import { issueLink, linkHours } from './links.ts'

/**
 * Sends the link that confirms an address once more. Answers alike for any address.
 * @throws {LimitReached}
 */
export async function resendConfirmation(caller: Caller, email: string): Promise<void> {
  await countLetter(caller, email)
  await inEvenTime(async () => sendConfirmation(caller, await findOwnerByEmail(email)))
}

/** Tells whoever has this address how to get in: by confirming it, or as before. */
export async function sendConfirmation(
  { appUrl }: Caller,
  owner: Addressee | undefined,
): Promise<void> {
  if (!owner) return
  if (owner.emailVerified) {
    await sendLetter({ kind: 'registered', to: owner, url: `${appUrl}/auth/login`, hours: 24 })
    return
  }
  const token = await issueLink('confirm-email', owner.id)
  await sendLetter({
    kind: 'confirm',
    to: owner,
    url: `${appUrl}/auth/callback?confirm=${token}`,
    hours: linkHours['confirm-email'],
  })
}

/**
 * Counts a letter before it is known whether the address is anybody's.
 * @throws {LimitReached}
 */
export async function countLetter({ address }: Caller, recipient: string): Promise<void> {
  await countAgainst(
    { limit: mailsByOne, whom: address },
    { limit: mailsHere, whom: `${address} ${recipient}` },
    { limit: mailsToOne, whom: recipient },
  )
}
