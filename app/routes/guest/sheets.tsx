import { renderToStaticMarkup } from 'react-dom/server'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { ConfirmErasure } from './confirm-erasure.tsx'
import { DishSheet } from './dish-sheet.tsx'
import { FilteredDishes, FilterSheet } from './menu-filter.tsx'

/**
 * Renders what needs the page's script and isn't visible at first, so that the page needn't contain
 * it: `island/sheets.ts` adds it. It is the same for all restaurants.
 */
export function renderSheets(locale: GuestLocale): string {
  const translate = guestTranslator(locale)
  return renderToStaticMarkup(
    <>
      <FilterSheet translate={translate} />
      <DishSheet translate={translate} />
      <ConfirmErasure translate={translate} />
      <template id="filtered-dishes">
        <FilteredDishes translate={translate} />
      </template>
    </>,
  )
}
