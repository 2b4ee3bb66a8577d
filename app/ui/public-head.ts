import type { Location, MetaDescriptor } from 'react-router'
import { isLocale, locales, type Locale } from '#app/i18n/locales.ts'
import { localePath, defaultPath, type PublicPage } from '#app/i18n/public-pages.ts'
import enPicture from './og-pictures/en.jpg?url&no-inline'
import trPicture from './og-pictures/tr.jpg?url&no-inline'

/** Part of the root's loader data. */
interface Document {
  readonly locale: Locale
  /** The configured public address, never the Host header. */
  readonly appUrl: string
}

interface Texts {
  readonly title: string
  readonly description: string
}

const pictures: Record<Locale, string> = { en: enPicture, tr: trPicture }
const regions: Record<Locale, string> = { en: 'en_GB', tr: 'tr_TR' }

/** The head of a public page, with metadata for search engines and link previews. */
export function publicHead(
  document: Document | undefined,
  { search }: Pick<Location, 'search'>,
  page: PublicPage,
  { title, description }: Texts,
): MetaDescriptor[] {
  if (!document) return [{ title }]
  const { appUrl, locale } = document
  const hasLocale = page === 'press' || isLocale(new URLSearchParams(search).get('lang'))
  const url = appUrl + (hasLocale ? localePath(locale, page) : defaultPath(page))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...locales.map((language) => alternate(language, appUrl + localePath(language, page))),
    alternate('x-default', appUrl + defaultPath(page)),
    { property: 'og:site_name', content: 'Chefin' },
    { property: 'og:type', content: page === 'press' ? 'article' : 'website' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: regions[locale] },
    ...locales
      .filter((language) => language !== locale)
      .map((language) => ({ property: 'og:locale:alternate', content: regions[language] })),
    { property: 'og:image', content: appUrl + pictures[locale] },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const alternate = (hrefLang: string, href: string) =>
  ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }) as const
