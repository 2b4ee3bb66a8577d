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
import { isKnownFor } from './known-browser.ts'

/** What a letter is for. */
export type LetterPurpose = 'registration' | 'confirmation' | 'reset' | 'new-address'

/**
 * Counts a letter before it is known whether anybody has the address. Strangers can use up
 * what a mailbox may be sent, so a known browser has a limit of its own, and the first letter
 * of each purpose in an hour is always sent.
 * @returns whether to send it; past the mailbox's limit it is dropped without a word, as an
 *   error would say that others have been asking
 * @throws {LimitReached} past what this caller may have sent
 */
export async function limitEmail(
  caller: Caller,
  purpose: LetterPurpose,
  recipient: string,
): Promise<boolean> {
  const { address, headers, appUrl } = caller
  if (await isKnownFor(headers, appUrl, recipient)) {
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

async function hasRoom(counted: Counter): Promise<boolean> {
  try {
    await consumeLimits(counted)
    return true
  } catch (error) {
    if (error instanceof LimitReached) return false
    throw error
  }
}
