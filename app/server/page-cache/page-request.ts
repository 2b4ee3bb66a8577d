import type { IncomingMessage } from 'node:http'
import { parseRestaurantKey } from '#app/domain/restaurants/restaurant-key.ts'
import { reservedSlugs } from '#app/domain/restaurants/reserved-slugs.ts'
import { fallbackLocale, isGuestLocale, type GuestLocale } from '#app/i18n/locales.ts'
import { menuParameter, parseOpenedMenu } from '#app/http/opened-menu.ts'
import { guestLocaleOf } from '#app/http/request-locale.ts'
import type { Theme } from '#app/ui/theme.ts'
import { themeOf } from '#app/http/theme-cookie.ts'

/** Everything that a guest page may depend on; the rest of a request is ignored. */
export interface PageRequest {
  /** The restaurant's ID or slug from the URL. */
  readonly restaurant: string
  /**
   * The rest of the URL, with the parameters that count: empty, or for instance `?menu=` with the
   * mark of the menu to open, or `/menu.json`.
   */
  readonly path: string
  readonly locale: GuestLocale
  readonly theme: Theme
}

/** A request for a page, and what else its response depends on. */
interface ParsedRequest extends PageRequest {
  /** The language that the address chooses, to be stored in the browser. */
  readonly chosen: GuestLocale | undefined
  readonly cookies: string
}

/** The parts of a request that are parsed. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Returns the cache key of a page. */
export const pageKey = ({ restaurant, path, locale, theme }: PageRequest): string =>
  [restaurant + path, locale, theme].join(' ')

const guestPageUrl =
  /^\/([a-z0-9-]{2,60})(\/menu\.json|\/food-menus\.json|\/openmenu\.xml|\/?)(?:\?(.*))?$/i

/** Parses a request for a guest page or its menu as a file; returns undefined for any other. */
export function parsePageRequest({
  method,
  url = '',
  headers,
}: RequestHead): ParsedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [, name, document = '', query] = guestPageUrl.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  if (name === undefined) return undefined
  const restaurant = name.toLowerCase()
  if (reservedSlugs.has(restaurant) || !parseRestaurantKey(restaurant)) return undefined
  const { cookie = '', 'accept-language': languages = '' } = headers
  const lang = parameters.get('lang')
  if (document.length > 1) {
    // The same for everyone.
    const file = document.toLowerCase()
    const path = isGuestLocale(lang) ? `${file}?lang=${lang}` : file
    const locale = fallbackLocale
    return { restaurant, path, locale, theme: 'system', chosen: undefined, cookies: '' }
  }
  const requested = isGuestLocale(lang) && method === 'GET' ? lang : undefined
  // The dashboard's frame shows a language, and must not change that of the dashboard.
  const chosen = headers['sec-fetch-dest'] === 'iframe' ? undefined : requested
  const menu = parseOpenedMenu(parameters)
  return {
    restaurant,
    path: menu === undefined ? '' : `?${menuParameter}=${menu}`,
    chosen,
    cookies: cookie,
    locale: requested ?? guestLocaleOf(cookie, languages),
    theme: themeOf(cookie),
  }
}
