import type { IncomingMessage } from 'node:http'
import { parseRestaurantKey } from '#app/domain/restaurants/restaurant-key.ts'
import { reservedSlugs } from '#app/domain/restaurants/reserved-slugs.ts'
import { isGuestLocale, type GuestLocale } from '#app/i18n/locales.ts'
import { parseOpenedMenu } from '#app/http/opened-menu.ts'
import { guestLocaleOf } from '#app/http/request-locale.ts'
import type { Theme } from '#app/ui/theme.ts'
import { themeOf } from '#app/http/theme-cookie.ts'

/** Everything that a guest page may depend on; the rest of a request is ignored. */
export interface PageRequest {
  /** The restaurant's ID or slug from the URL. */
  readonly restaurant: string
  readonly locale: GuestLocale
  readonly theme: Theme
  /** The mark of the menu that the address opens, if any. */
  readonly menu: string | undefined
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
export function pageKey({ restaurant, locale, theme, menu }: PageRequest): string {
  return [restaurant, locale, theme, menu].filter((part) => part !== undefined).join(' ')
}

const guestPageUrl = /^\/([a-z0-9-]{2,60})\/?(?:\?(.*))?$/i

/** Parses a request for a guest page; returns undefined for any other. */
export function parsePageRequest({
  method,
  url = '',
  headers,
}: RequestHead): ParsedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [, name, query] = guestPageUrl.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  if (name === undefined) return undefined
  const restaurant = name.toLowerCase()
  if (reservedSlugs.has(restaurant) || !parseRestaurantKey(restaurant)) return undefined
  const { cookie = '', 'accept-language': languages = '' } = headers
  const lang = parameters.get('lang')
  const chosen = isGuestLocale(lang) && method === 'GET' ? lang : undefined
  return {
    restaurant,
    chosen,
    cookies: cookie,
    locale: chosen ?? guestLocaleOf(cookie, languages),
    theme: themeOf(cookie),
    menu: parseOpenedMenu(parameters),
  }
}
