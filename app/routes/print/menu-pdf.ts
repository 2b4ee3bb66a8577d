import { jsonRoute } from '#app/handlers/json-route.ts'
import { getVisiblePage } from '../guest/get-visible-page.ts'
import { describeMenu } from './describe-menu.server.ts'
import { openPrintSource, pdfResponse } from './print-pdf.server.ts'
import { printOptions } from './print-options.ts'

/** Serves a restaurant's menus as a PDF; `printOptions` are its query parameters. */
export const loader = jsonRoute<{ readonly restaurant: string }>({
  async GET({ request, params, locale, sample, appUrl }) {
    const page = await getVisiblePage({ sample }, params.restaurant)
    const { slug, id } = page.restaurant
    const source = await openPrintSource(page, locale, `${appUrl}/${slug ?? id}`)
    const options = printOptions.parse(Object.fromEntries(new URL(request.url).searchParams))
    const data = { ...(await describeMenu(source)), ...options }
    const createdAt = source.printedAt
    return pdfResponse(request, 'menu', { restaurantId: id, data, createdAt, name: 'menu' })
  },
})
