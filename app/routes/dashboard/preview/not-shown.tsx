import { href, Link } from 'react-router'
import { usePreviewTranslate } from '#app/i18n/preview.ts'

/** In place of a guest page: no restaurant shows the menu. */
export function NotShown() {
  const translate = usePreviewTranslate()
  return (
    <p className="rounded-card border border-dashed border-edge px-4 py-6 text-ink-soft">
      {translate('no_restaurant')}{' '}
      <Link to={href('/dashboard/restaurants')} className="font-semibold text-ink underline">
        {translate('no_restaurant_action')}
      </Link>
    </p>
  )
}
