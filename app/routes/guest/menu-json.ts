import { isMenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { buildMenuDocument } from '#app/domain/open-menu/build-menu-document.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { reportPageSourceContext } from '#app/middleware/page-source.ts'
import type { Route } from './+types/menu-json'
import { dishPath } from './dish-mark.ts'
import { getVisiblePage } from './get-visible-page.ts'

/** Serves a restaurant's menus to other programs; `?lang=` chooses one of the menu's languages. */
export function loader(route: Route.LoaderArgs): Promise<Response> {
  const reportSource = route.context.get(reportPageSourceContext)
  const respond = jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request, params, sample, appUrl }) {
      const renderedAt = Date.now()
      const page = await getVisiblePage({ sample }, params.restaurant)
      const { restaurant, languages, version } = page
      const lang = new URL(request.url).searchParams.get('lang')
      const language = isMenuLanguage(lang) ? lang : (languages.original ?? 'en')
      const texts = await getMenuTexts(page, language)
      const url = `${appUrl}/${restaurant.slug ?? restaurant.id}`
      const document = await buildMenuDocument(page, texts, {
        url,
        origin: appUrl,
        dish: ({ id }) => dishPath(url, id),
      })
      const { ownerId } = restaurant
      reportSource({ ownerId, version, renderedAt, changesAt: Infinity, isEmpty: false })
      return Response.json(document, {
        headers: {
          'Cache-Control': 'public, max-age=0, must-revalidate',
          'Access-Control-Allow-Origin': '*',
        },
      })
    },
  })
  return respond(route)
}
