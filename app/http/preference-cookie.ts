import { parse, serialize } from 'hono/utils/cookie'
import { hostCookieName, isHttps } from '#app/auth/host-cookie.ts'

/** How long a choice is stored, in seconds. */
export const preferenceSeconds = 31_536_000

/** Renders the cookie with a reader's choice. Scripts may read it, because it isn't secret. */
export function preferenceCookie(appUrl: string, name: string, value: string): string {
  return serialize(hostCookieName(appUrl, name), value, {
    path: '/',
    maxAge: preferenceSeconds,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
  })
}

/**
 * Reads the reader's stored choice. The unprefixed name is used over http, and was used by earlier
 * versions; the prefixed one takes precedence, because no other site can set it.
 * @param cookie the Cookie header
 */
export function readPreference(cookie: string, name: string): string | undefined {
  const cookies = parse(cookie)
  return cookies[`__Host-${name}`] ?? cookies[name]
}
