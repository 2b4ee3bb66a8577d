import { LimitReachedError } from '#app/domain/errors.ts'
import {
  firstEmailPerPurpose,
  emailsPerAddress,
  emailsPerAddressAndRecipient,
  emailsFromKnownBrowser,
  emailsPerRecipient,
} from '#app/domain/accounts/limits.ts'
import { consumeLimits, type Counter } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { isKnownForEmail } from './known-browser.ts'

/** The purpose of an email. */
export type EmailPurpose = 'registration' | 'confirmation' | 'reset' | 'new-address'

/**
 * Counts an email request before looking up the address. Attackers can use up a mailbox's limit, so
 * a known browser has a separate limit, and the first email per purpose and hour is always sent.
 * @returns whether to send it; beyond the mailbox's limit it is dropped silently, because an error
 *   would reveal that others have made requests
 * @throws {LimitReachedError} beyond the caller's own limit
 */
export async function limitEmail(
  caller: Caller,
  purpose: EmailPurpose,
  recipient: string,
): Promise<boolean> {
  const { address, headers, appUrl } = caller
  if (await isKnownForEmail(headers, appUrl, recipient)) {
    await consumeLimits({ limit: emailsFromKnownBrowser, subject: recipient })
    return true
  }
  await consumeLimits(
    { limit: emailsPerAddress, subject: address },
    { limit: emailsPerAddressAndRecipient, subject: `${address} ${recipient}` },
  )
  return (
    (await tryConsume({ limit: firstEmailPerPurpose, subject: `${purpose} ${recipient}` })) ||
    tryConsume({ limit: emailsPerRecipient, subject: recipient })
  )
}

async function tryConsume(counter: Counter): Promise<boolean> {
  try {
    await consumeLimits(counter)
    return true
  } catch (error) {
    if (error instanceof LimitReachedError) return false
    throw error
  }
}
