import type { IncomingMessage } from 'node:http'
import { parseRestaurantKey } from '#app/domain/restaurants/restaurant-key.ts'
import { reservedSlugs } from '#app/domain/restaurants/reserved-slugs.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { localeOf } from '../request-locale.ts'
import type { Theme } from '#app/ui/theme.ts'
import { themeOf } from '../theme-cookie.ts'

/** All that a guest page may depend on: whatever else a request says, its answer is the same. */
export interface AskedPage {
  /** The restaurant's id or slug, as its address names it. */
  readonly restaurant: string
  readonly locale: Locale
  readonly theme: Theme
}

export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** One word for one page. */
export function keyOf({ restaurant, locale, theme }: AskedPage): string {
  return `${restaurant} ${locale} ${theme}`
}

const address = /^\/([a-z0-9-]{2,60})\/?(?:\?(.*))?$/i

/** Which guest page a request asks for; undefined if it may be after anything else. */
export function askedPage({ method, url = '', headers }: Asking): AskedPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [, name, query] = address.exec(url) ?? []
  if (name === undefined || choosesLanguage(query)) return undefined
  const restaurant = name.toLowerCase()
  if (reservedSlugs.has(restaurant) || !parseRestaurantKey(restaurant)) return undefined
  const { cookie = '', 'accept-language': languages = '' } = headers
  return { restaurant, locale: localeOf(cookie, languages), theme: themeOf(cookie) }
}

/** `?lang=` sets a cookie and leads on. */
function choosesLanguage(query: string | undefined): boolean {
  return query !== undefined && isLocale(new URLSearchParams(query).get('lang'))
}
