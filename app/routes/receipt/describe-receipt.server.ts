import { getTimeZone } from '#app/domain/accounts/read-time-zone.ts'
import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import type { Receipt } from '#app/domain/receipts/receipt.ts'
import { findRecordChanges, isOfWholeMenu } from '#app/domain/receipts/record-versions.ts'
import { isolate } from '#app/i18n/direction.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { localTime } from '#app/i18n/local-time.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { receiptTranslator } from '#app/i18n/receipt.ts'
import type { ReceiptView } from './receipt-view.tsx'

/**
 * Returns what the page shows of a genuine receipt, in the language of its answer.
 * @param page what the restaurant shows today
 */
export async function describeReceipt(receipt: Receipt, page: GuestPage): Promise<ReceiptView> {
  const { language, restaurantName, answeredAt, question, answer } = receipt
  const translate = receiptTranslator(language)
  const guest = guestTranslator(language)
  const changes = await describeChanges(receipt, page)
  return {
    language,
    title: translate('title'),
    genuine: translate('genuine', { name: isolate(restaurantName) }),
    answeredAt: answeredAt.toISOString(),
    answeredAtText: localTime(answeredAt, language, await getTimeZone(page.restaurant.ownerId)),
    question: { by: guest('you'), text: question },
    answer: { by: guest('assistant'), text: answer },
    ...(receipt.records && isOfWholeMenu(receipt.records) && { basis: translate('wholeMenu') }),
    ...changes,
    notice: guest('filterNotice'),
    privacy: translate('private'),
    share: { share: guest('share'), linkCopied: guest('linkCopied') },
    print: translate('print'),
    readMenu: printTranslator(language)('readMenu'),
  }
}

/** Says whether what the answer rests on has changed; nothing if it rests on no record. */
async function describeChanges(
  { records, language }: Receipt,
  page: GuestPage,
): Promise<Pick<ReceiptView, 'unchanged' | 'changes'>> {
  const translate = receiptTranslator(language)
  if (records === null) return { changes: [translate('unknown')] }
  if (records.length === 0) return { changes: [] }
  const { changed, gone, isHouseChanged, isMenuChanged } = await findRecordChanges(
    records,
    page.menu,
  )
  const texts = await getMenuTexts(page, language)
  const names = [
    ...changed.map((dish) => isolate(texts.dish(dish).name)),
    ...(isHouseChanged ? [translate('house')] : []),
    ...(isMenuChanged ? [translate('menu')] : []),
  ]
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const changes = [
    ...(names.length > 0 ? [translate('changed', { names: list })] : []),
    ...(gone > 0 ? [translate('gone', { number: gone })] : []),
  ]
  return changes.length > 0 ? { changes } : { changes, unchanged: translate('unchanged') }
}
