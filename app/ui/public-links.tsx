import { useTranslate, type AppKey } from '#app/i18n/app.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { localePath, defaultPath, type PublicPage } from '#app/i18n/public-pages.ts'

const links: readonly { readonly page: PublicPage; readonly label: AppKey }[] = [
  { page: 'press', label: 'press' },
  { page: 'privacy', label: 'privacy' },
  { page: 'terms', label: 'terms' },
]

/** Links to the public pages, for their footer. */
export function PublicLinks() {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <nav aria-label={translate('aboutChefin')} className="flex flex-wrap gap-x-6">
      {links.map(({ page, label }) => (
        <a
          key={page}
          href={page === 'press' ? localePath(locale, page) : defaultPath(page)}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {translate(label)}
        </a>
      ))}
    </nav>
  )
}
