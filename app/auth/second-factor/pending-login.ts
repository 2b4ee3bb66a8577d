import { parse, serialize } from 'hono/utils/cookie'
import {
  findPendingLogin as find,
  openPendingLogin as open,
  pendingSeconds,
  type LoginBrowser,
  type PendingLogin,
} from '#app/domain/second-factor/pending-login.ts'
import type { Caller } from '../caller.ts'
import { hostCookieName, isHttps } from '../host-cookie.ts'

/** The name of the cookie of a login that waits for the second factor. */
export const pendingLoginCookieName = (appUrl: string): string =>
  hostCookieName(appUrl, 'chefin.pending')

/**
 * Lets a login wait for the second factor, for ten minutes, in this browser only.
 * @returns the cookie to set
 */
export async function openPendingLogin(
  caller: Caller,
  login: Omit<PendingLogin, 'id'>,
): Promise<string> {
  const { userAgent } = browserOf(caller)
  return cookie(caller.appUrl, await open(login, userAgent), pendingSeconds)
}

/** Finds the login that waits for the second factor in this browser. */
export function findPendingLogin(caller: Caller): Promise<PendingLogin | undefined> {
  return find(browserOf(caller))
}

/** Renders the cookie that ends the waiting. */
export const clearPendingCookie = (appUrl: string): string => cookie(appUrl, '', 0)

/** The browser of a login, by its cookie and its name. */
export function browserOf({ headers, appUrl }: Caller): LoginBrowser {
  const name = pendingLoginCookieName(appUrl)
  return {
    token: parse(headers.get('Cookie') ?? '', name)[name] ?? '',
    userAgent: headers.get('User-Agent') ?? '',
  }
}

function cookie(appUrl: string, value: string, maxAge: number): string {
  return serialize(pendingLoginCookieName(appUrl), value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge,
  })
}
