/** Describes a restaurant's link preview, which is 1200×630. */
export const previewMeta = (url: string, name: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: name },
  { name: 'twitter:card', content: 'summary_large_image' },
]

interface PublicPage {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** False for inactive restaurants and a public sample, which search engines shouldn't list. */
  readonly isListed: boolean
}

/** Describes a guest's page to search engines and link previews, without the picture. */
export const pageMeta = ({ title, description, canonical, isListed }: PublicPage) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: canonical },
  ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: canonical },
  { property: 'og:type', content: 'website' },
]
