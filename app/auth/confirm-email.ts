import { confirmEmail as confirm } from '#app/domain/accounts/confirm-email.ts'
import { findPasswordHash } from '#app/domain/accounts/find-password-hash.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { openOwnerSession } from './open-owner-session.ts'
import { isRegistrant } from './registrant.ts'

/** The page to open after a confirmation link, and the cookies to set. */
export interface Confirmed {
  readonly next: 'dashboard' | 'login' | 'login-to-confirm'
  readonly cookies: readonly string[]
}

/**
 * Redeems the link that confirms a registration. In the browser that registered it also signs in.
 * In any other browser it doesn't, because links are also followed by scanners and by people who
 * received one by mistake.
 * @throws {InvalidInputError} if the link is used up or expired
 */
export async function confirmEmail(caller: Caller, token: string): Promise<Confirmed> {
  const { headers, appUrl } = caller
  const isRegisteredHere = (ownerId: string) => isRegistrant(headers, appUrl, ownerId)
  const confirmation = await confirm(token, isRegisteredHere)
  if (confirmation.outcome === 'invalid') throw new InvalidInputError('link_invalid')
  if (confirmation.outcome === 'password-needed') return { next: 'login-to-confirm', cookies: [] }
  const { ownerId, email } = confirmation
  if (!isRegisteredHere(ownerId)) return { next: 'login', cookies: [] }
  const { cookies } = await openOwnerSession(caller, ownerId)
  const passwordHash = await findPasswordHash(ownerId)
  const browserCookie = knownBrowserCookie(appUrl, { email, passwordHash })
  return { next: 'dashboard', cookies: [...cookies, browserCookie] }
}
