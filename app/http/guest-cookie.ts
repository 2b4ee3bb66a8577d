import { parse, serialize } from 'hono/utils/cookie'
import { hostCookieName, isHttps } from '#app/auth/host-cookie.ts'
import { isGuestSecret } from '#app/domain/conversations/guest-secret.ts'

/** How long a browser can access its conversations, in seconds. */
export const guestSeconds = 31_536_000

export const guestCookieName = (appUrl: string) => hostCookieName(appUrl, 'chefin_guest')

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
