import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { openedAuth } from './index.server.ts'

/*
 * OWASP's device cookie: a browser in which an account was once signed in to keeps a sign of
 * it, and is counted by itself afterwards. So a stranger's guesses do not lock the owner out.
 */

const oneYearInSeconds = 31_536_000

const nameFor = (appUrl: string) =>
  appUrl.startsWith('https:') ? '__Host-chefin.known' : 'chefin.known'

/** Whether this browser has signed in to this account before. */
export async function isKnownBrowser(
  headers: Headers,
  appUrl: string,
  email: string,
): Promise<boolean> {
  const name = nameFor(appUrl)
  const given = Buffer.from(parse(headers.get('Cookie') ?? '', name)[name] ?? '')
  const wanted = Buffer.from(await signOf(email))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The cookie by which this browser is known from now on. */
export async function knownBrowserCookie(appUrl: string, email: string): Promise<string> {
  return serialize(nameFor(appUrl), await signOf(email), {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: oneYearInSeconds,
  })
}

async function signOf(email: string): Promise<string> {
  const { secret } = await openedAuth().$context
  return createHmac('sha256', secret).update(`known browser ${email}`).digest('base64url')
}
