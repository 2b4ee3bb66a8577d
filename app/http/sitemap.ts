import { escapeXml, xmlHead } from '#app/domain/xml.ts'

/** A page to be indexed by search engines. */
export interface SitemapEntry {
  readonly url: string
  readonly changedAt?: Date
  /** The page in each language, including this one. */
  readonly alternates?: readonly { readonly language: string; readonly url: string }[]
}

const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Renders a sitemap as XML. */
export function sitemap(entries: readonly SitemapEntry[]): Response {
  return xmlResponse(
    `${xmlHead}<urlset ${sitemapNamespace} ${linkNamespace}>\n${entries.map(renderEntry).join('')}</urlset>\n`,
  )
}

/** Renders an index of sitemaps as XML. */
export function sitemapIndex(urls: readonly string[]): Response {
  const items = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return xmlResponse(
    `${xmlHead}<sitemapindex ${sitemapNamespace}>\n${items.join('')}</sitemapindex>\n`,
  )
}

function renderEntry({ url, changedAt, alternates = [] }: SitemapEntry): string {
  const alternateLinks = alternates.map(
    ({ language, url: alternateUrl }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(alternateUrl)}"/>`,
  )
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}${alternateLinks.join('')}</url>\n`
}

function xmlResponse(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // Crawlers come less often than hourly, and each sitemap reads all menus.
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
