import { NotFoundError } from '#app/domain/errors.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { getPrintable } from '#app/domain/print/get-printable.ts'
import { findTable, listTables, namedTable } from '#app/domain/tables/table-names.ts'
import { loadPage } from '#app/http/load-page.ts'
import { isGuestLocale } from '#app/i18n/locales.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { describeCards } from '#app/routes/print/describe-cards.server.ts'
import { describeKitchen, describePrices } from '#app/routes/print/describe-lists.server.ts'
import { openPrintSource, pdfResponse } from '#app/routes/print/print-pdf.server.ts'
import { printOptions } from '#app/routes/print/print-options.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/document'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

/** Serves what only the owner prints: price list, kitchen sheet, table cards and stickers. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { restaurantId, document: kind } = params
  const { searchParams } = new URL(request.url)
  return loadPage(async () => {
    const { restaurant } = await getPrintable(sessionOf(context).member, restaurantId)
    const wanted = searchParams.get('language')
    const locale = isGuestLocale(wanted) ? wanted : context.get(localeContext)
    const { appUrl } = context.get(settingsContext)
    const page = await getGuestPage(restaurant.id)
    const source = await openPrintSource(
      page,
      locale,
      `${appUrl}/${restaurant.slug ?? restaurant.id}`,
    )
    const { paper } = printOptions.parse(Object.fromEntries(searchParams))
    const job = { restaurantId: restaurant.id, createdAt: source.printedAt, name: kind }
    switch (kind) {
      case 'prices':
        return pdfResponse(request, 'prices', {
          ...job,
          data: { ...(await describePrices(source)), paper },
        })
      case 'kitchen':
        return pdfResponse(request, 'kitchen', {
          ...job,
          data: { ...(await describeKitchen(source)), paper },
        })
      case 'cards': {
        const one = findTable(restaurant.tables, namedTable(searchParams))
        const tables = one === undefined ? listTables(restaurant.tables) : [one]
        const size = searchParams.get('kind') === 'stickers' ? 'stickers' : 'cards'
        const data = await describeCards(source, size, tables)
        return pdfResponse(request, 'cards', { ...job, data })
      }
      default:
        throw new NotFoundError('page_not_found')
    }
  })
}
