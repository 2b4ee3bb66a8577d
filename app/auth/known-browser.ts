import { findLogin } from '#app/domain/accounts/find-login.ts'
import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

/*
 * OWASP's device cookie. A browser that has signed in to an account gets one for it and is counted
 * separately afterwards, so attackers can't lock the owner out. The signature covers the salted
 * password hash: a new password invalidates all of these cookies, including those of anyone who
 * knew the old one.
 */

/** The cookie's name, without the prefix. */
export const knownBrowserName = 'known'

/** The account of a cookie: its address, and the hash of its current password. */
export interface KnownAccount {
  readonly email: string
  readonly passwordHash: string | null | undefined
}

const describeCookie = ({ email, passwordHash }: KnownAccount) => ({
  name: knownBrowserName,
  statement: JSON.stringify([email, passwordHash ?? null]),
})

/** Whether this browser has signed in to this account with its current password. */
export function isKnownBrowser(headers: Headers, appUrl: string, account: KnownAccount): boolean {
  return Boolean(account.passwordHash) && hasSignedCookie(headers, appUrl, describeCookie(account))
}

/**
 * Whether this browser has signed in to the account with this address. Always runs one statement,
 * so that timing doesn't reveal whether the account exists.
 */
export async function isKnownForEmail(headers: Headers, appUrl: string, email: string) {
  const login = await findLogin(email)
  return isKnownBrowser(headers, appUrl, { email, passwordHash: login?.passwordHash })
}

/** Renders the cookie that marks this browser as known. */
export function knownBrowserCookie(appUrl: string, account: KnownAccount): string {
  return signedCookie(appUrl, describeCookie(account))
}
