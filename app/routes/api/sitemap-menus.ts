import { listPublicMenus } from '#app/domain/restaurants/list-public-menus.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sitemap } from '#app/http/sitemap.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/sitemap-menus'

/** A sitemap of guest pages, starting at the slug in `from`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl, sample } = context.get(settingsContext)
  const from = new URL(request.url).searchParams.get('from') ?? ''
  // Postgres can't store NUL, and none of our URLs contains one.
  const menus = await loadPage(() =>
    listPublicMenus(from.replaceAll('\0', ''), publicSampleOwner(sample)),
  )
  return sitemap(menus.map(({ slug, changedAt }) => ({ url: `${appUrl}/${slug}`, changedAt })))
}
