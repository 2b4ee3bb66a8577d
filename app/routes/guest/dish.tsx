import { data, isRouteErrorResponse } from 'react-router'
import { NotFoundError } from '#app/domain/errors.ts'
import { allDishes, serviceOf } from '#app/domain/guest-menu/guest-menu.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { usePageLocale } from '#app/i18n/locale-context.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'
import type { Route } from './+types/dish'
import { DishPage } from './dish-page.tsx'
import { dishMark, dishPath } from './dish-mark.ts'
import { menuMark, menuPath } from './menu-mark.ts'
import { drawnPictureUrl } from './drawn-picture-url.server.ts'
import { getVisiblePage } from './get-visible-page.ts'
import { guestPageHeaders } from './guest-page-headers.ts'
import { lookHeaders, pageLook } from './look/page-look.server.ts'
import { pageMeta, previewMeta } from './preview-meta.ts'
import { renderService } from './rendered-service.ts'
import { serviceTexts } from './service-texts.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  return loadPage(async () => {
    const { restaurant, menu } = await getVisiblePage(settings, params.restaurant)
    const dish = menu && allDishes(menu).find(({ id }) => dishMark(id) === params.dish)
    if (!dish) throw new NotFoundError('dish_not_found')
    const { appUrl, sample } = settings
    const address = `/${params.restaurant}`
    const part = menu.menus?.find((one) => allDishes(one).includes(dish))
    const locale = context.get(pageLocaleContext)
    const look = pageLook(restaurant.look, [dish.name])
    const shown = {
      locale,
      address: part ? menuPath(address, menuMark(part.id)) : address,
      origin: appUrl,
      script: settings.dishScript,
      canonical: appUrl + dishPath(`/${restaurant.slug ?? restaurant.id}`, dish.id),
      isListed: restaurant.isActive && restaurant.ownerId !== publicSampleOwner(sample),
      restaurantName: restaurant.name,
      preview: drawnPictureUrl(
        `${appUrl}/${restaurant.slug ?? restaurant.id}`,
        'preview.jpg',
        restaurant,
      ),
      look,
      dish,
      served: renderService(serviceOf(dish, menu), serviceTexts(locale), Date.now()),
      currency: menu.menu.currency,
    }
    return data(shown, { headers: lookHeaders(look, settings) })
  })
}

export const headers: Route.HeadersFunction = guestPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { dish, restaurantName, preview, canonical, origin, isListed, locale } = loaderData
  const title = `${dish.name} – ${restaurantName}`
  const description =
    dish.description || guestTranslator(locale)('description', { name: restaurantName })
  return [
    ...pageMeta({ title, description, canonical, isListed }),
    ...(dish.imageUrl === null
      ? previewMeta(preview, restaurantName)
      : [{ property: 'og:image', content: origin + dish.imageUrl }]),
  ]
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const translate = pageErrorTranslator(usePageLocale())
  return isRouteErrorResponse(error) && error.data === 'restaurant_not_found' ? (
    <ErrorPage translate={translate} status={status} missing="restaurant" />
  ) : (
    <ErrorPage
      translate={translate}
      status={status}
      missing="dish"
      menuPath={`/${params.restaurant}`}
    />
  )
}

export default function DishRoute({ loaderData }: Route.ComponentProps) {
  return <DishPage {...loaderData} />
}
