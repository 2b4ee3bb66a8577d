import { isMenuLanguage, type MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { buildMenuDocument } from '#app/domain/open-menu/build-menu-document.ts'
import type { MenuDocument } from '#app/domain/open-menu/menu-document.ts'
import { jsonRoute, type RouteArguments } from '#app/handlers/json-route.ts'
import { reportPageSourceContext } from '#app/middleware/page-source.ts'
import { dishPath } from './dish-mark.ts'
import { getVisiblePage } from './get-visible-page.ts'

/** A file with its type. */
interface MenuFile {
  readonly body: string
  readonly type: string
}

/**
 * Creates a loader that serves a restaurant's menus to other programs, through the page cache. `?lang=`
 * chooses one of the menu's languages.
 * @param write converts the document; the language is that of added words
 */
export const menuFile =
  (write: (document: MenuDocument, language: MenuLanguage) => MenuFile) =>
  (route: RouteArguments<{ readonly restaurant: string }>): Promise<Response> => {
    const reportSource = route.context.get(reportPageSourceContext)
    const respond = jsonRoute<{ readonly restaurant: string }>({
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
        const { body, type } = write(document, document.language ?? language)
        return new Response(body, {
          headers: {
            'Content-Type': type,
            'Cache-Control': 'public, max-age=0, must-revalidate',
            Vary: 'Accept-Encoding',
          },
        })
      },
    })
    return respond(route)
  }
