import { sitemap } from '#app/http/sitemap.ts'
import { locales } from '#app/i18n/locales.ts'
import { localePath, defaultPath, publicPages } from '#app/i18n/public-pages.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/sitemap-pages'

/** A sitemap of the public pages in both languages, each linked to its other language. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const entries = publicPages.flatMap((page) => {
    const inEach = locales.map((language) => ({
      language: String(language),
      url: appUrl + localePath(language, page),
    }))
    const plain = { language: 'x-default', url: appUrl + defaultPath(page) }
    const alternates = [...inEach, plain]
    return [...new Set(alternates.map(({ url }) => url))].map((url) => ({ url, alternates }))
  })
  return sitemap(entries)
}
