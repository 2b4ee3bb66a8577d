import { Trash2 } from 'lucide-react'
import { href, Link } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { prefetchMode } from '#app/ui/prefetch.ts'

/** A link from a list to the page of recently deleted items. */
export function DeletedLink() {
  const translate = useTranslate()
  const to = href('/dashboard/recentlyDeleted')
  return (
    <Link
      to={to}
      prefetch={prefetchMode(to)}
      className="inline-flex min-h-11 items-center gap-2 self-start text-ink-soft underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika lg:min-h-8"
    >
      <Trash2 size={17} aria-hidden="true" />
      {translate('recentlyDeleted')}
    </Link>
  )
}
