import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 177,
  'auth/second-factor': 177,
  'auth/register': 174,
  'auth/password-reset': 173,
  'auth/new-password': 172,
  'auth/confirm': 172,
  'dashboard/home/home': 204,
  'dashboard/start/start': 188,
  'dashboard/search/search': 178,
  'dashboard/restaurants/restaurants': 187,
  'dashboard/restaurants/restaurant/restaurant': 199,
  'dashboard/restaurants/kitchen/kitchen': 182,
  'dashboard/restaurants/kitchen/facts': 185,
  'dashboard/restaurants/languages/languages': 180,
  'dashboard/restaurants/languages/translations': 189,
  'dashboard/restaurants/prices/prices': 183,
  'dashboard/restaurants/law/law': 179,
  'dashboard/restaurants/print/print': 180,
  'dashboard/activity/activity': 189,
  'dashboard/deleted/deleted': 177,
  'dashboard/menu-list/menu-list': 196,
  'dashboard/dishes/dishes': 224,
  'dashboard/menu/category/category': 193,
  'dashboard/menu/update/update': 199,
  'dashboard/menu/import/start': 187,
  'dashboard/menu/import/draft': 184,
  'dashboard/menu/import/text/text': 182,
  'dashboard/conversations/layout': 190,
  'dashboard/conversations/receipt/receipt': 176,
  'dashboard/account/account': 195,
  'dashboard/account/members/members': 184,
  'dashboard/account/tokens/tokens': 183,
  'dashboard/account/transfer/transfer': 184,
  'dashboard/account/developers/developers': 179,
  'dashboard/account/webhooks/webhooks': 177,
  'dashboard/account/webhooks/webhook': 178,
  'dashboard/second-factor/second-factor': 183,
  'dashboard/payment-result/payment-result': 179,
}

test('no page of the app loads more script than its limit, or many files', async () => {
  const { pages, style } = await readBundles()
  expect(pages.map(({ route }) => route)).toEqual(Object.keys(limits))
  const tooLarge = pages.filter(({ route, script }) => !(script / 1024 <= (limits[route] ?? 0)))
  expect(tooLarge).toEqual([])
  // On a slow connection, each file costs more than its bytes.
  expect(Math.max(...pages.map(({ files }) => files))).toBeLessThan(52)
  expect(style / 1024).toBeLessThan(11.1)
})
