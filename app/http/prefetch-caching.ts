import { serialize } from 'hono/utils/cookie'
import { hostCookieName, isHttps } from '#app/auth/host-cookie.ts'
import { mayPrefetch } from '#app/ui/prefetch.ts'

// The time from pointing at a link to following it.
const prefetchSeconds = 10

// Chromium may use a prefetched response once within this time.
export const lastWriteSeconds = 300

/**
 * Returns the Cache-Control header of a dashboard response: `no-store`, except for prefetched page
 * data, which the browser uses when the link is followed (decision 032).
 */
export function cacheControl({ url, headers }: Request, { status }: Response): string {
  const { pathname } = new URL(url)
  const isPrefetch = headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  const isData = pathname.endsWith('.data') && mayPrefetch(pathname)
  return isPrefetch && isData && status === 200 ? `private, max-age=${prefetchSeconds}` : 'no-store'
}

export const lastWriteCookieName = (appUrl: string) => hostCookieName(appUrl, 'chefin.written')

/**
 * Renders a cookie that changes with each write. Responses vary by cookie, so no tab uses a
 * response that it prefetched before the write.
 */
export function lastWriteCookie(appUrl: string): string {
  return serialize(lastWriteCookieName(appUrl), crypto.randomUUID().slice(0, 8), {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge: lastWriteSeconds,
  })
}
