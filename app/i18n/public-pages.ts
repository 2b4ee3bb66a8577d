import { href } from 'react-router'
import { fallbackLocale, isLocale, type GuestLocale, type Locale } from './locales.ts'

/** The public pages, which are in the sitemap. */
export const publicPages = ['landing', 'press', 'privacy', 'terms'] as const

export type PublicPage = (typeof publicPages)[number]

// Pages with one path for all languages.
const paths = { landing: '/', privacy: href('/privacy'), terms: href('/terms') } as const

const pressPath = (locale: GuestLocale) =>
  href('/content/:language/media/press-release', { language: locale })
const pressLanguage = /^\/content\/([a-z]+)\/media\/press-release\/?$/

/** The path of a public page in this language, regardless of the reader's own. */
export function localePath(locale: Locale, page: PublicPage): string {
  return page === 'press' ? pressPath(locale) : `${paths[page]}?lang=${locale}`
}

/** The path of a public page in the reader's language. */
export function defaultPath(page: PublicPage): string {
  return page === 'press' ? pressPath(fallbackLocale) : paths[page]
}

/** Whether a page is rendered under `?lang=`, instead of redirecting to its path without it. */
export function hasPathByLocale(pathname: string): boolean {
  return Object.values(paths).some((path) => path === pathname)
}

/** The language that a path determines, if any. */
export function localeOfPath(pathname: string): Locale | undefined {
  const [, language] = pressLanguage.exec(pathname) ?? []
  return isLocale(language) ? language : undefined
}

/** Where to redirect after a language was chosen: the same page, without `?lang=`. */
export function withLocale(current: URL, locale: GuestLocale): URL {
  const url = new URL(current)
  // Even a deletion without effect would rewrite `?sent` as `?sent=`.
  if (url.searchParams.has('lang')) url.searchParams.delete('lang')
  if (pressLanguage.test(url.pathname)) url.pathname = pressPath(locale)
  return url
}
