import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'

/** Describes a restaurant's link preview, which is 1200×630. */
export const previewMeta = (url: string, name: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: name },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The addresses of a page in each language that search engines find it in. */
export interface PageAddresses {
  readonly canonical: string
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[]
}

/**
 * Returns the addresses of a guest's page: the original's, and one for each language that the menu
 * is translated into. A page in any other language has the original's address.
 * @param original the page's URL without a language
 */
export function pageAddresses(
  original: string,
  languages: GuestPage['languages'],
  locale: GuestLocale,
): PageAddresses {
  const translated = languages.live.filter((language) => language !== languages.original)
  const inLanguage = (language: string) => `${original}?lang=${language}`
  return {
    canonical: translated.some((one) => one === locale) ? inLanguage(locale) : original,
    alternates:
      languages.original === null || translated.length === 0
        ? []
        : [
            { hrefLang: 'x-default', href: original },
            { hrefLang: languages.original, href: original },
            ...translated.map((one) => ({ hrefLang: one, href: inLanguage(one) })),
          ],
  }
}

interface PublicPage {
  readonly title: string
  readonly description: string
  readonly addresses: PageAddresses
  /** False for inactive restaurants and a public sample, which search engines shouldn't list. */
  readonly isListed: boolean
}

/** Describes a guest's page to search engines and link previews, without the picture. */
export const pageMeta = ({ title, description, addresses, isListed }: PublicPage) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: addresses.canonical },
  ...addresses.alternates.map(({ hrefLang, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })),
  ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: addresses.canonical },
  { property: 'og:type', content: 'website' },
]
