import { fallbackLocale, isLocale, type Locale } from './locales.ts'

/** The pages that are for everybody, and that search engines are told of. */
export const publicPages = ['landing', 'press', 'privacy', 'terms'] as const

export type PublicPage = (typeof publicPages)[number]

// Pages at one address for both languages.
const paths = { landing: '/', privacy: '/privacy', terms: '/terms' } as const

const pressPath = (locale: Locale) => `/content/${locale}/media/press-release`
const pressLanguage = /^\/content\/([a-z]+)\/media\/press-release\/?$/

/** Where a public page is in one language for certain, whoever asks. */
export function addressIn(locale: Locale, page: PublicPage): string {
  return page === 'press' ? pressPath(locale) : `${paths[page]}?lang=${locale}`
}

/** Where a public page is in the language of whoever asks. */
export function plainAddress(page: PublicPage): string {
  return page === 'press' ? pressPath(fallbackLocale) : paths[page]
}

/** Whether a page shows `?lang=` itself, rather than leading on to where it is without. */
export function hasAddressByLanguage(pathname: string): boolean {
  return Object.values(paths).some((path) => path === pathname)
}

/** Which language an address settles by its path, if it does. */
export function languageOfPath(pathname: string): Locale | undefined {
  const [, language] = pressLanguage.exec(pathname) ?? []
  return isLocale(language) ? language : undefined
}

/** The same page of ours once another language is chosen: an address that settles none. */
export function inLanguage(address: URL, locale: Locale): URL {
  const url = new URL(address)
  // Taking nothing out would still write `?sent` anew, as `?sent=`.
  if (url.searchParams.has('lang')) url.searchParams.delete('lang')
  if (pressLanguage.test(url.pathname)) url.pathname = pressPath(locale)
  return url
}
