import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { cardCode, languageOfCode } from '#app/domain/print/snapshot.ts'
import { listTables } from '#app/domain/tables/table-names.ts'
import { cardAddress } from './describe-cards.server.ts'
import { openPrintSource } from './print-pdf.server.ts'

/**
 * Whether a paper, or a table's card, says what would be printed now.
 * @param code as on the paper; small letters count too
 * @param url the restaurant's absolute URL
 */
export async function isPaperCurrent(page: GuestPage, code: string, url: string): Promise<boolean> {
  const language = languageOfCode(code)
  if (!language || !page.menu) return false
  const wanted = code.toUpperCase()
  const source = await openPrintSource(page, language, url)
  if (source.code === wanted) return true
  const { name, tables } = page.restaurant
  return [undefined, ...listTables(tables)].some(
    (table) => cardCode(name, cardAddress(url, table), language) === wanted,
  )
}
