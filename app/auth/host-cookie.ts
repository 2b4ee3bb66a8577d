/** Whether the public address is https, so that cookies can be `Secure`. */
export const isHttps = (appUrl: string): boolean => appUrl.startsWith('https:')

/**
 * Returns a cookie's full name: with `__Host-` over https. Browsers accept such a cookie over https
 * only, and never from a sibling subdomain.
 */
export const hostCookieName = (appUrl: string, name: string): string =>
  isHttps(appUrl) ? `__Host-${name}` : name
