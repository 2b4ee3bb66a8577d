import { serialize } from 'hono/utils/cookie'
import { mayBeAskedAhead } from '#app/ui/ask-ahead.ts'

// From pointing at a link to opening it.
const heldSeconds = 10

// For as long as Chromium goes on using once what it was told to fetch ahead.
export const writtenSeconds = 300

/**
 * How long a browser may keep an answer of the dashboard: not at all, but for a page's data
 * that it asks for ahead, which it uses as soon as the link is followed (decision 032).
 */
export function keepingOf({ url, headers }: Request, { status }: Response): string {
  const { pathname } = new URL(url)
  const isAhead = headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  const isData = pathname.endsWith('.data') && mayBeAskedAhead(pathname)
  return isAhead && isData && status === 200 ? `private, max-age=${heldSeconds}` : 'no-store'
}

// Browsers take a __Host- cookie over https alone.
export const writtenCookieName = (appUrl: string) =>
  appUrl.startsWith('https:') ? '__Host-chefin.written' : 'chefin.written'

/**
 * Set anew after each change: as answers vary by cookie, none is used that was asked for before
 * it, in whichever tab.
 */
export function writtenCookie(appUrl: string): string {
  return serialize(writtenCookieName(appUrl), crypto.randomUUID().slice(0, 8), {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: writtenSeconds,
  })
}
