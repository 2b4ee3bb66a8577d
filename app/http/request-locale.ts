import { parseAccept } from 'hono/utils/accept'
import { preferenceCookie, readPreference } from './preference-cookie.ts'
import {
  fallbackLocale,
  isGuestLocale,
  isLocale,
  type GuestLocale,
  type Locale,
} from '#app/i18n/locales.ts'

export const localeCookieName = 'locale'

/**
 * Returns the reader's language: the stored one, else the browser's, else English (spec section 9).
 */
export const requestLocale = ({ headers }: Request): Locale =>
  findLocale(headers.get('Cookie'), headers.get('Accept-Language'), isLocale)

/** Like `requestLocale`, for guests' pages. */
export const requestGuestLocale = ({ headers }: Request): GuestLocale =>
  guestLocaleOf(headers.get('Cookie'), headers.get('Accept-Language'))

/** Like `requestGuestLocale`, from the values of the two headers. */
export const guestLocaleOf = (cookie: string | null, acceptLanguage: string | null): GuestLocale =>
  findLocale(cookie, acceptLanguage, isGuestLocale)

/**
 * Returns the dashboard's language stored in this browser, if any.
 * @param cookie the Cookie header
 */
export const chosenLocale = (cookie: string | null): Locale | undefined =>
  storedLocales(cookie).find(isLocale)

/**
 * Renders the Set-Cookie header that stores a language.
 * @param before the dashboard's language, which stays if only guest pages have the new one
 */
export function localeCookie(appUrl: string, locale: GuestLocale, before?: Locale): string {
  const value = isLocale(locale) || !before ? locale : `${locale}.${before}`
  return preferenceCookie(appUrl, localeCookieName, value)
}

const storedLocales = (cookie: string | null): string[] =>
  readPreference(cookie ?? '', localeCookieName)?.split('.', 2) ?? []

function findLocale<Offered extends GuestLocale>(
  cookie: string | null,
  acceptLanguage: string | null,
  isOffered: (language: string | undefined) => language is Offered,
): Offered | typeof fallbackLocale {
  const storedLocale = storedLocales(cookie).find(isOffered)
  if (storedLocale) return storedLocale
  // Sorted by quality; 0 means "not this one" (RFC 9110, section 12.4.2).
  const accepted = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase())
  return accepted.find(isOffered) ?? fallbackLocale
}
