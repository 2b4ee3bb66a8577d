/** How long a session lasts without activity, in seconds. */
export const sessionSeconds = 30 * 86_400

/**
 * Returns the prefix of the cookie's name. Browsers accept __Host- only over https and from this
 * host.
 */
export function sessionCookiePrefix(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-chefin' : 'chefin'
}

/** Returns the name of Better Auth's session cookie. */
export function sessionCookieName(appUrl: string): string {
  return `${sessionCookiePrefix(appUrl)}.session_token`
}
