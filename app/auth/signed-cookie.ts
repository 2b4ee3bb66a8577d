import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { authSecret } from './index.server.ts'

/** Lifetime of a signed cookie, in seconds. */
export const signedSeconds = 31_536_000

/** An HTTP-only cookie that holds only our signature of a statement. */
export interface SignedCookie {
  readonly name: string
  /** The signed statement. The name is signed too, so a signature is valid for one purpose only. */
  readonly about: string
}

/** Whether the browser has our signature of exactly this statement. */
export function hasSignedCookie(headers: Headers, appUrl: string, cookie: SignedCookie): boolean {
  const name = signedCookieName(appUrl, cookie)
  const given = Buffer.from(parse(headers.get('Cookie') ?? '', name)[name] ?? '')
  const wanted = Buffer.from(signatureOf(cookie))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Renders the signed cookie, valid for a year. */
export function signedCookie(appUrl: string, cookie: SignedCookie): string {
  return serialize(signedCookieName(appUrl, cookie), signatureOf(cookie), {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: signedSeconds,
  })
}

/** The cookie's full name. Browsers accept a __Host- cookie only over https. */
export function signedCookieName(appUrl: string, { name }: Pick<SignedCookie, 'name'>): string {
  return appUrl.startsWith('https:') ? `__Host-chefin.${name}` : `chefin.${name}`
}

function signatureOf({ name, about }: SignedCookie): string {
  return createHmac('sha256', authSecret()).update(`${name} ${about}`).digest('base64url')
}
