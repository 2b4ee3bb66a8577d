import { sitemap } from '#app/http/sitemap.ts'
import { locales } from '#app/i18n/locales.ts'
import { localePath, defaultPath, publicPages } from '#app/i18n/public-pages.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/sitemap-pages'

/** A sitemap of the public pages in both languages. Each entry links to the page's other versions. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const entries = publicPages.flatMap((page) => {
    const translations = locales.map((language) => ({
      language: String(language),
      url: appUrl + localePath(language, page),
    }))
    const fallback = { language: 'x-default', url: appUrl + defaultPath(page) }
    const alternates = [...translations, fallback]
    return [...new Set(alternates.map(({ url }) => url))].map((url) => ({ url, alternates }))
  })
  return sitemap(entries)
}
