import { preferenceCookie, readPreference } from './preference-cookie.ts'

/** The cookie that keeps the visitor's yes to cookies. */
export const consentCookieName = 'cookie_consent'

const accepted = 'accepted'

/** Whether the visitor has accepted cookies: then nobody asks again. */
export function hasConsented(request: Request): boolean {
  return readPreference(request.headers.get('Cookie') ?? '', consentCookieName) === accepted
}

/** Narrows what the banner sends. */
export function isConsent(value: unknown): boolean {
  return value === accepted
}

/** The cookie that keeps a yes. */
export function consentCookie(appUrl: string): string {
  return preferenceCookie(appUrl, consentCookieName, accepted)
}
