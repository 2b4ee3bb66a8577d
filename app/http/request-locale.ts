import { parseAccept } from 'hono/utils/accept'
import { preferenceCookie, readPreference } from './preference-cookie.ts'
import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales.ts'

export const localeCookieName = 'locale'

/**
 * Returns the reader's language: the stored one, else the browser's, else English (spec section 9).
 */
export function requestLocale({ headers }: Request): Locale {
  return localeOf(headers.get('Cookie') ?? '', headers.get('Accept-Language') ?? '')
}

/** Like `requestLocale`, from the values of the two headers. */
export function localeOf(cookie: string, acceptLanguage: string): Locale {
  return storedLocale(cookie) ?? browserLocale(acceptLanguage)
}

/** Returns the language stored in this browser, if any. */
export function chosenLocale(request: Request): Locale | undefined {
  return storedLocale(request.headers.get('Cookie') ?? '')
}

function storedLocale(cookie: string): Locale | undefined {
  const stored = readPreference(cookie, localeCookieName)
  return isLocale(stored) ? stored : undefined
}

/** Renders the Set-Cookie header that stores a language. */
export function localeCookie(appUrl: string, locale: Locale): string {
  return preferenceCookie(appUrl, localeCookieName, locale)
}

function browserLocale(acceptLanguage: string): Locale {
  // Sorted by quality; 0 means "not this one" (RFC 9110, section 12.4.2).
  const accepted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase())
  return accepted.find(isLocale) ?? fallbackLocale
}
