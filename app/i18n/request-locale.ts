import { parse, serialize } from 'hono/utils/cookie'
import { fallbackLocale, isLocale, type Locale } from './locales.ts'

export const localeCookieName = 'locale'

/** For how long a choice is kept. */
export const localeSeconds = 31_536_000

/** The reader's language: stored, else the browser's, else English (spec section 9). */
export function requestLocale(request: Request): Locale {
  return chosenLocale(request) ?? browserLocale(request.headers.get('Accept-Language') ?? '')
}

/** The language that this browser's reader has chosen before, if any. */
export function chosenLocale(request: Request): Locale | undefined {
  const stored = parse(request.headers.get('Cookie') ?? '', localeCookieName)[localeCookieName]
  return isLocale(stored) ? stored : undefined
}

/** The cookie that keeps a reader's choice. Readable by scripts: it is no secret. */
export function localeCookie(locale: Locale): string {
  return serialize(localeCookieName, locale, { path: '/', maxAge: localeSeconds, sameSite: 'Lax' })
}

function browserLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/\s*;\s*q=/)
      return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality ?? 1) }
    })
    .toSorted((one, other) => other.quality - one.quality)
  return wanted.map(({ language }) => language).find(isLocale) ?? fallbackLocale
}
