import { printTranslator } from '#app/i18n/print.ts'
import { describePaper, drawSvgCode, type PrintSource } from './describe-paper.server.ts'

/**
 * Returns the data of cards or stickers with a QR code for each table.
 * @param tables names of tables; a card without a name if there are none
 */
export function describeCards(
  source: PrintSource,
  kind: 'cards' | 'stickers',
  tables: readonly string[],
) {
  const print = printTranslator(source.locale)
  const card = (table?: string) => {
    const address = table === undefined ? source.url : tableUrl(source.url, table)
    return {
      name: table === undefined ? '' : print('table', { name: table }),
      code: drawSvgCode(address),
      address,
    }
  }
  return {
    ...describePaper(source),
    kind,
    scan: print('scan'),
    ask: print('ask'),
    cards: tables.length === 0 ? [card()] : tables.map(card),
  }
}

/** The URL of a menu for the guests of a table. */
const tableUrl = (url: string, table: string) => `${url}?${new URLSearchParams({ table })}`
