import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { authSecret } from './index.server.ts'

/** For how long a browser has our word. */
export const signedSeconds = 31_536_000

/** A cookie that holds nothing but our word on something, out of reach of scripts. */
export interface SignedCookie {
  readonly name: string
  /** What our word is about; another purpose makes another sign. */
  readonly about: string
}

/** Whether the browser has our word on exactly this. */
export function hasSignedCookie(headers: Headers, appUrl: string, cookie: SignedCookie): boolean {
  const name = signedCookieName(appUrl, cookie)
  const given = Buffer.from(parse(headers.get('Cookie') ?? '', name)[name] ?? '')
  const wanted = Buffer.from(signOf(cookie))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Gives the browser our word, for a year. */
export function signedCookie(appUrl: string, cookie: SignedCookie): string {
  return serialize(signedCookieName(appUrl, cookie), signOf(cookie), {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: signedSeconds,
  })
}

/** The cookie's whole name. Browsers take a __Host- cookie over https alone. */
export function signedCookieName(appUrl: string, { name }: Pick<SignedCookie, 'name'>): string {
  return appUrl.startsWith('https:') ? `__Host-chefin.${name}` : `chefin.${name}`
}

function signOf({ name, about }: SignedCookie): string {
  return createHmac('sha256', authSecret()).update(`${name} ${about}`).digest('base64url')
}
