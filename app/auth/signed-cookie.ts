import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { hostCookieName, isHttps } from './host-cookie.ts'
import { authSecret } from './index.server.ts'

/** Lifetime of a signed cookie, in seconds. */
export const signedSeconds = 31_536_000

/** An HTTP-only cookie whose value is our signature of a statement. */
export interface SignedCookie {
  readonly name: string
  /** The signed statement. The name is signed too, so a signature is valid for one purpose only. */
  readonly statement: string
}

/** Whether the browser has our signature of exactly this statement. */
export function hasSignedCookie(headers: Headers, appUrl: string, cookie: SignedCookie): boolean {
  const name = signedCookieName(appUrl, cookie)
  const actual = Buffer.from(parse(headers.get('Cookie') ?? '', name)[name] ?? '')
  const expected = Buffer.from(sign(cookie))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Renders the signed cookie, valid for a year. */
export function signedCookie(appUrl: string, cookie: SignedCookie): string {
  return serialize(signedCookieName(appUrl, cookie), sign(cookie), {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge: signedSeconds,
  })
}

/** Returns the cookie's full name. */
export function signedCookieName(appUrl: string, { name }: Pick<SignedCookie, 'name'>): string {
  return hostCookieName(appUrl, `chefin.${name}`)
}

function sign({ name, statement }: SignedCookie): string {
  return createHmac('sha256', authSecret()).update(`${name} ${statement}`).digest('base64url')
}
