import { parse, serialize } from 'hono/utils/cookie'
import { isGuestSecret } from '#app/domain/conversations/guest-secret.ts'

/** For how long a browser holds its talks. */
export const guestSeconds = 31_536_000

// Browsers take a __Host- cookie over https alone, and from no neighbouring subdomain.
export const guestCookieName = (appUrl: string) =>
  isHttps(appUrl) ? '__Host-chefin_guest' : 'chefin_guest'

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** The guest's secret from the request's cookie, if there is a well-formed one. */
export function readGuestSecret(request: Request, appUrl: string): string | undefined {
  const name = guestCookieName(appUrl)
  const secret = parse(request.headers.get('Cookie') ?? '', name)[name]
  return isGuestSecret(secret) ? secret : undefined
}

/** The cookie that makes its holder the owner of a conversation. */
export function guestCookie(secret: string, appUrl: string): string {
  return serialize(guestCookieName(appUrl), secret, {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge: guestSeconds,
  })
}
