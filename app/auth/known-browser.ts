import { findLogin } from '#app/domain/accounts/find-login.ts'
import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

/**
 * OWASP's device cookie: a browser that has signed in to an account gets a cookie for it and is
 * counted separately afterwards, so attackers can't lock the owner out. The signature covers the
 * salted password hash: a new password invalidates all of these cookies, including those of anyone
 * who knew the old one.
 */

export const knownBrowserName = 'known'

/** The account that the cookie is for: its address, and the hash of its current password. */
export interface MarkedAccount {
  readonly email: string
  readonly passwordHash: string | null | undefined
}

const mark = ({ email, passwordHash }: MarkedAccount) => ({
  name: knownBrowserName,
  about: JSON.stringify([email, passwordHash ?? null]),
})

/** Whether this browser has signed in to this account with its current password. */
export function isKnownBrowser(headers: Headers, appUrl: string, account: MarkedAccount): boolean {
  return Boolean(account.passwordHash) && hasSignedCookie(headers, appUrl, mark(account))
}

/**
 * The same by address. Always one statement, so that timing doesn't reveal whether the account
 * exists.
 */
export async function isKnownForEmail(headers: Headers, appUrl: string, email: string) {
  const login = await findLogin(email)
  return isKnownBrowser(headers, appUrl, { email, passwordHash: login?.passwordHash })
}

/** The cookie that marks this browser as known. */
export function knownBrowserCookie(appUrl: string, account: MarkedAccount): string {
  return signedCookie(appUrl, mark(account))
}
