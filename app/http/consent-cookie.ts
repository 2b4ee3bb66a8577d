import { parse, serialize } from 'hono/utils/cookie'

/** The cookie that keeps the visitor's yes to cookies. */
export const consentCookieName = 'cookie_consent'

/** For how long, in seconds. */
export const consentSeconds = 31_536_000

const accepted = 'accepted'

/** Whether the visitor has accepted cookies: then nobody asks again. */
export function hasConsented(request: Request): boolean {
  return (
    parse(request.headers.get('Cookie') ?? '', consentCookieName)[consentCookieName] === accepted
  )
}

/** Narrows what the banner sends. */
export function isConsent(value: unknown): boolean {
  return value === accepted
}

/** The cookie that keeps a yes. Readable by scripts: it is no secret. */
export function consentCookie(): string {
  return serialize(consentCookieName, accepted, {
    path: '/',
    maxAge: consentSeconds,
    sameSite: 'Lax',
  })
}
