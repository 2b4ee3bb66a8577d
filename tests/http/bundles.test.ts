import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 176,
  'auth/second-factor': 176,
  'auth/register': 172,
  'auth/password-reset': 171,
  'auth/new-password': 170,
  'auth/confirm': 170,
  'dashboard/home/home': 203,
  'dashboard/start/start': 184,
  'dashboard/search/search': 176,
  'dashboard/restaurants/restaurants': 186,
  'dashboard/restaurants/restaurant/restaurant': 198,
  'dashboard/restaurants/kitchen/kitchen': 180,
  'dashboard/restaurants/kitchen/facts': 183,
  'dashboard/restaurants/languages/languages': 179,
  'dashboard/restaurants/languages/translations': 187,
  'dashboard/restaurants/prices/prices': 182,
  'dashboard/restaurants/law/law': 177,
  'dashboard/restaurants/print/print': 177,
  'dashboard/activity/activity': 187,
  'dashboard/deleted/deleted': 176,
  'dashboard/menu-list/menu-list': 195,
  'dashboard/dishes/dishes': 222,
  'dashboard/menu/category/category': 192,
  'dashboard/menu/update/update': 198,
  'dashboard/menu/import/start': 185,
  'dashboard/menu/import/draft': 183,
  'dashboard/menu/import/text/text': 181,
  'dashboard/conversations/layout': 189,
  'dashboard/conversations/receipt/receipt': 175,
  'dashboard/account/account': 193,
  'dashboard/account/members/members': 183,
  'dashboard/account/tokens/tokens': 183,
  'dashboard/account/webhooks/webhooks': 183,
  'dashboard/account/webhooks/webhook': 183,
  'dashboard/second-factor/second-factor': 182,
  'dashboard/payment-result/payment-result': 178,
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
