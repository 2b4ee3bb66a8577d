import { inSlices } from '#app/domain/in-slices.ts'
import { cardCode } from '#app/domain/print/snapshot.ts'
import { tableParameter } from '#app/domain/tables/table-names.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { describePaper, drawSvgCode, type PrintSource } from './describe-paper.server.ts'

/**
 * Returns the data of cards or stickers with a QR code for each table.
 * @param tables names of tables; a card without a name if there are none
 */
export async function describeCards(
  source: PrintSource,
  kind: 'cards' | 'stickers',
  tables: readonly string[],
) {
  const print = printTranslator(source.locale)
  const translate = guestTranslator(source.locale)
  const card = (table?: string) => {
    const address = cardAddress(source.url, table)
    const code = cardCode(source.menu.restaurant.name, address, source.locale)
    return {
      name: table === undefined ? '' : tableLabel(table, translate('table', { name: table })),
      code: drawSvgCode(address),
      address,
      version: print('version', { code }),
    }
  }
  return {
    ...describePaper(source),
    kind,
    scan: print('scan'),
    ask: print('ask'),
    noCode: print('noCode'),
    // Drawing a code takes 3 ms.
    cards: tables.length === 0 ? [card()] : await inSlices(tables, card),
  }
}

/** The URL of a menu for the guests of a table, or for all. */
export const cardAddress = (url: string, table: string | undefined): string =>
  table === undefined ? url : `${url}?${new URLSearchParams({ [tableParameter]: table })}`
