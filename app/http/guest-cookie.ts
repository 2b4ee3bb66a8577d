import { parse, serialize } from 'hono/utils/cookie'
import { isGuestSecret } from '#app/domain/conversations/guest-secret.ts'

/** How long a browser can access its conversations, in seconds. */
export const guestSeconds = 31_536_000

// Browsers accept __Host- cookies over https only, and never from a sibling subdomain.
export const guestCookieName = (appUrl: string) =>
  isHttps(appUrl) ? '__Host-chefin_guest' : 'chefin_guest'

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** Reads the guest's secret from the request's cookie, if it is well-formed. */
export function readGuestSecret(request: Request, appUrl: string): string | undefined {
  const name = guestCookieName(appUrl)
  const secret = parse(request.headers.get('Cookie') ?? '', name)[name]
  return isGuestSecret(secret) ? secret : undefined
}

/** Renders the cookie that gives access to a guest's conversations. */
export function guestCookie(secret: string, appUrl: string): string {
  return serialize(guestCookieName(appUrl), secret, {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge: guestSeconds,
  })
}
