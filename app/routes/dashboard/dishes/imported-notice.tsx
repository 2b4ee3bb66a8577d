import { href, Link } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { usePreviewTranslate } from '#app/i18n/preview.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'
import { startStepPath } from '../start/start-steps.ts'
import type { ImportResult } from './page-props.ts'

/** A notice about what an import has just changed on the menu. */
export function ImportedNotice({ added, changed, deleted, restaurantId }: ImportResult) {
  const translate = useDishesTranslate()
  const preview = usePreviewTranslate()
  const { dishes } = useCountTexts()
  const parts = [
    ...(added > 0 ? [translate('imported_added', { dishes: dishes(added) })] : []),
    ...(changed > 0 ? [translate('imported_changed', { dishes: dishes(changed) })] : []),
    ...(deleted > 0 ? [translate('imported_deleted', { dishes: dishes(deleted) })] : []),
  ]
  return (
    <Notice tone="good" title={translate('imported')}>
      {parts.length > 0 ? `${parts.join(', ')}.` : translate('imported_nothing')}{' '}
      {restaurantId === undefined && `${preview('no_restaurant')} `}
      <Link
        to={
          restaurantId === undefined
            ? href('/dashboard/restaurants')
            : startStepPath('guest', restaurantId)
        }
        className="font-semibold underline"
      >
        {preview(restaurantId === undefined ? 'no_restaurant_action' : 'see')}
      </Link>
    </Notice>
  )
}
