import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

/*
 * OWASP's device cookie: a browser in which an account was once signed in to keeps a sign of
 * it, and is counted by itself afterwards. So a stranger's guesses do not lock the owner out.
 */

export const knownBrowserName = 'known'

const known = (email: string) => ({ name: knownBrowserName, about: email.toLowerCase() })

/** Whether this browser has signed in to this account before. */
export function isKnownBrowser(headers: Headers, appUrl: string, email: string): boolean {
  return hasSignedCookie(headers, appUrl, known(email))
}

/** The cookie by which this browser is known from now on. */
export function knownBrowserCookie(appUrl: string, email: string): string {
  return signedCookie(appUrl, known(email))
}
