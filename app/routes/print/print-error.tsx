import { isRouteErrorResponse } from 'react-router'
import { usePageLocale } from '#app/i18n/locale-context.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'

/** Replaces a page about paper that can't be shown. */
export function PrintError({ error }: { readonly error: unknown }) {
  const isResponse = isRouteErrorResponse(error)
  const isNoRestaurant = isResponse && error.data === 'restaurant_not_found'
  return (
    <ErrorPage
      translate={pageErrorTranslator(usePageLocale())}
      status={isResponse ? error.status : 500}
      missing={isNoRestaurant ? 'restaurant' : 'page'}
    />
  )
}
