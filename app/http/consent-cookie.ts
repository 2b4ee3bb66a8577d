import { preferenceCookie, readPreference } from './preference-cookie.ts'

/** The cookie of a visitor who has accepted cookies. */
export const consentCookieName = 'cookie_consent'

const accepted = 'accepted'

/** Whether the visitor has accepted cookies. */
export function hasConsented(request: Request): boolean {
  return readPreference(request.headers.get('Cookie') ?? '', consentCookieName) === accepted
}

/** Whether a value sent by the cookie banner means consent. */
export function isConsent(value: unknown): boolean {
  return value === accepted
}

/** Renders the Set-Cookie header that stores consent. */
export function consentCookie(appUrl: string): string {
  return preferenceCookie(appUrl, consentCookieName, accepted)
}
