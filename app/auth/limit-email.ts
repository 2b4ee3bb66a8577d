import { LimitReached } from '#app/domain/errors.ts'
import {
  firstMailOfKind,
  mailsByOne,
  mailsHere,
  mailsOfKnown,
  mailsToOne,
} from '#app/domain/accounts/limits.ts'
import { consumeLimits, type Counter } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { isKnownForEmail } from './known-browser.ts'

/** The purpose of an e-mail. */
export type EmailPurpose = 'registration' | 'confirmation' | 'reset' | 'new-address'

/**
 * Counts an e-mail request before looking up the address. Attackers can use up a mailbox's limit,
 * so a known browser has a separate limit, and the first e-mail of each purpose per hour is always
 * sent.
 * @returns whether to send it; beyond the mailbox's limit it is dropped silently, since an error
 *   would reveal that others have made requests
 * @throws {LimitReached} beyond the caller's own limit
 */
export async function limitEmail(
  caller: Caller,
  purpose: EmailPurpose,
  recipient: string,
): Promise<boolean> {
  const { address, headers, appUrl } = caller
  if (await isKnownForEmail(headers, appUrl, recipient)) {
    await consumeLimits({ limit: mailsOfKnown, subject: recipient })
    return true
  }
  await consumeLimits(
    { limit: mailsByOne, subject: address },
    { limit: mailsHere, subject: `${address} ${recipient}` },
  )
  return (
    (await hasRoom({ limit: firstMailOfKind, subject: `${purpose} ${recipient}` })) ||
    hasRoom({ limit: mailsToOne, subject: recipient })
  )
}

async function hasRoom(counter: Counter): Promise<boolean> {
  try {
    await consumeLimits(counter)
    return true
  } catch (error) {
    if (error instanceof LimitReached) return false
    throw error
  }
}
