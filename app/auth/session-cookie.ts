/** How long a session lasts without activity, in seconds. */
export const sessionSeconds = 30 * 86_400

/** Browsers accept a __Host- cookie only over https, and not from sibling subdomains. */
export function sessionCookiePrefix(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-chefin' : 'chefin'
}

/** Better Auth's session cookie. */
export function sessionCookieName(appUrl: string): string {
  return `${sessionCookiePrefix(appUrl)}.session_token`
}
