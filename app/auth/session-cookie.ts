import { hostCookieName } from './host-cookie.ts'

/** How long a session lasts without activity, in seconds. */
export const sessionSeconds = 30 * 86_400

/** How long a session lasts at most, in seconds. */
export const longestSessionSeconds = 90 * 86_400

/** Returns the prefix of the names of Better Auth's cookies. */
export function sessionCookiePrefix(appUrl: string): string {
  return hostCookieName(appUrl, 'chefin')
}

/** Returns the name of Better Auth's session cookie. */
export function sessionCookieName(appUrl: string): string {
  return `${sessionCookiePrefix(appUrl)}.session_token`
}
