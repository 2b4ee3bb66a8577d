import { isRouteErrorResponse } from 'react-router'
import { getGuestPage } from '#app/domain/menus/get-guest-page.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { tellShownContext } from '#app/middleware/shown-menu.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'
import type { Route } from './+types/menu'
import { GuestPage } from './guest-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadPage(() => getGuestPage(params.restaurant))
  const { restaurant, menu, chat, chatStartWarning } = page
  const { guestFirstTouch, guestScript, appUrl } = context.get(settingsContext)
  context.get(tellShownContext)({ ownerId: restaurant.ownerId, version: page.version })
  return {
    locale: context.get(localeContext),
    firstTouch: guestFirstTouch,
    script: guestScript,
    address: `/${params.restaurant}`,
    origin: appUrl,
    canonical: `${appUrl}/${restaurant.slug ?? restaurant.id}`,
    isListed: restaurant.isActive,
    chat,
    chatStartWarning,
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      location: restaurant.location,
      logoUrl: restaurant.logoUrl,
    },
    menu: menu && {
      currency: menu.menu.currency,
      categories: menu.categories,
      uncategorised: menu.uncategorised,
    },
  }
}

// Kept by whoever likes, and asked for anew each time: nobody is to read what a dish held before.
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'public, max-age=0, must-revalidate' }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const translate = guestTranslator(loaderData.locale)
  const { canonical, origin, isListed, restaurant } = loaderData
  const { name, logoUrl } = restaurant
  const title = translate('title', { name })
  const description = translate('description', { name })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    // What its owner has switched off is not to be found.
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    ...(logoUrl === null ? [] : [{ property: 'og:image', content: origin + logoUrl }]),
  ]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorPage locale={useLocale()} status={status} missing="restaurant" />
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <GuestPage {...loaderData} />
}
