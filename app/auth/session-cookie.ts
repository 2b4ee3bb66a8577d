/** How long a session lasts without a visit, in seconds. */
export const sessionSeconds = 30 * 86_400

/** Browsers take a __Host- cookie over https alone, and from no neighbouring subdomain. */
export function sessionCookiePrefix(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-chefin' : 'chefin'
}

/** The cookie by which Better Auth knows who is signed in. */
export function sessionCookieName(appUrl: string): string {
  return `${sessionCookiePrefix(appUrl)}.session_token`
}
