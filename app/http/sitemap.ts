/** A page to be indexed by search engines. */
export interface SitemapEntry {
  readonly url: string
  readonly changedAt?: Date
  /** The page in each language, including this one. */
  readonly alternates?: readonly { readonly language: string; readonly url: string }[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A sitemap as XML. */
export function sitemap(entries: readonly SitemapEntry[]): Response {
  return xml(`${head}<urlset ${protocol} ${links}>\n${entries.map(page).join('')}</urlset>\n`)
}

/** An index of sitemaps as XML. */
export function sitemapIndex(urls: readonly string[]): Response {
  const listed = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return xml(`${head}<sitemapindex ${protocol}>\n${listed.join('')}</sitemapindex>\n`)
}

function page({ url, changedAt, alternates = [] }: SitemapEntry): string {
  const same = alternates.map(
    ({ language, url: other }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(other)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(url)}</loc>${changed}${same.join('')}</url>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

function xml(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // Crawlers come less often than hourly, and each sitemap reads all menus.
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
