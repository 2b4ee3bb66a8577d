import { data, isRouteErrorResponse } from 'react-router'
import { NotFoundError } from '#app/domain/errors.ts'
import { allDishes, serviceOf } from '#app/domain/guest-menu/guest-menu.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { loadPage } from '#app/http/load-page.ts'
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
import { pageAddresses, pageMeta, previewMeta } from './preview-meta.ts'
import { renderService } from './rendered-service.ts'
import { serviceTexts } from './service-texts.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  return loadPage(async () => {
    const page = await getVisiblePage(settings, params.restaurant)
    const { restaurant, menu } = page
    const dish = menu && allDishes(menu).find(({ id }) => dishMark(id) === params.dish)
    if (!dish) throw new NotFoundError('dish_not_found')
    const { appUrl, sample } = settings
    const address = `/${params.restaurant}`
    const part = menu.menus?.find((one) => allDishes(one).includes(dish))
    const locale = context.get(pageLocaleContext)
    const texts = (await getMenuTexts(page, locale)).dish(dish)
    const look = pageLook(restaurant.look, [texts.name])
    const shown = {
      locale,
      address: part ? menuPath(address, menuMark(part.id)) : address,
      origin: appUrl,
      script: settings.dishScript,
      addresses: pageAddresses(
        appUrl + dishPath(`/${restaurant.slug ?? restaurant.id}`, dish.id),
        page.languages,
        locale,
      ),
      isListed: restaurant.isActive && restaurant.ownerId !== publicSampleOwner(sample),
      restaurantName: restaurant.name,
      preview: drawnPictureUrl(
        `${appUrl}/${restaurant.slug ?? restaurant.id}`,
        'preview.jpg',
        restaurant,
      ),
      look,
      dish,
      shown: texts,
      served: renderService(serviceOf(dish, menu), serviceTexts(locale), Date.now()),
      currency: menu.menu.currency,
    }
    return data(shown, { headers: lookHeaders(look, settings) })
  })
}

export const headers: Route.HeadersFunction = guestPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { dish, shown, restaurantName, preview, addresses, origin, isListed, locale } = loaderData
  const title = `${shown.name} – ${restaurantName}`
  const description =
    shown.description || guestTranslator(locale)('description', { name: restaurantName })
  return [
    ...pageMeta({ title, description, addresses, isListed }),
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
