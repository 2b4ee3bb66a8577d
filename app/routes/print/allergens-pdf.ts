import { jsonRoute } from '#app/handlers/json-route.ts'
import { getVisiblePage } from '../guest/get-visible-page.ts'
import { describeMatrix } from './describe-lists.server.ts'
import { openPrintSource, pdfResponse } from './print-pdf.server.ts'

/** Serves the table of a restaurant's dishes and allergens as a PDF. */
export const loader = jsonRoute<{ readonly restaurant: string }>({
  async GET({ request, params, locale, sample, appUrl }) {
    const page = await getVisiblePage({ sample }, params.restaurant)
    const { slug, id } = page.restaurant
    const source = await openPrintSource(page, locale, `${appUrl}/${slug ?? id}`)
    const data = await describeMatrix(source)
    const createdAt = source.printedAt
    return pdfResponse(request, 'matrix', { restaurantId: id, data, createdAt, name: 'allergens' })
  },
})
