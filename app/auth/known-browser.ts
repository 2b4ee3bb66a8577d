import { findLogin } from '#app/domain/accounts/find-login.ts'
import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

/*
 * OWASP's device cookie: a browser that has signed in to an account keeps a mark of it and is
 * counted separately afterwards, so strangers cannot lock the owner out. The mark covers the
 * hash of the password, which is salted: a new password ends every mark, also that of somebody
 * who knew the old one.
 */

export const knownBrowserName = 'known'

/** The account that a mark is for: its address, and the hash of its current password. */
export interface MarkedAccount {
  readonly email: string
  readonly passwordHash: string | null | undefined
}

const mark = ({ email, passwordHash }: MarkedAccount) => ({
  name: knownBrowserName,
  about: JSON.stringify([email, passwordHash ?? null]),
})

/** Whether this browser has signed in to this account under its current password. */
export function isKnownBrowser(headers: Headers, appUrl: string, account: MarkedAccount): boolean {
  return Boolean(account.passwordHash) && hasSignedCookie(headers, appUrl, mark(account))
}

/** The same for an address; it takes one statement, whether or not anybody has that address. */
export async function isKnownFor(headers: Headers, appUrl: string, email: string) {
  const login = await findLogin(email)
  return isKnownBrowser(headers, appUrl, { email, passwordHash: login?.passwordHash })
}

/** The cookie that marks this browser. */
export function knownBrowserCookie(appUrl: string, account: MarkedAccount): string {
  return signedCookie(appUrl, mark(account))
}
