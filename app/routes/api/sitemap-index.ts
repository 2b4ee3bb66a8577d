import { listSitemapStarts } from '#app/domain/restaurants/list-public-menus.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sitemapIndex } from '#app/http/sitemap.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/sitemap-index'

/** The index of all sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl, sample } = context.get(settingsContext)
  const starts = await loadPage(() => listSitemapStarts(publicSampleOwner(sample)))
  return sitemapIndex([
    `${appUrl}/sitemaps/pages.xml`,
    ...starts.map((slug) => `${appUrl}/sitemaps/menus.xml?from=${slug}`),
  ])
}
