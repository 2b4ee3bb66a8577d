import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 175,
  'auth/second-factor': 175,
  'auth/register': 171,
  'auth/password-reset': 170,
  'auth/new-password': 170,
  'auth/confirm': 169,
  'dashboard/home/home': 202,
  'dashboard/start/start': 183,
  'dashboard/search/search': 176,
  'dashboard/restaurants/restaurants': 186,
  'dashboard/restaurants/restaurant/restaurant': 197,
  'dashboard/restaurants/kitchen/kitchen': 179,
  'dashboard/restaurants/languages/languages': 178,
  'dashboard/restaurants/languages/translations': 183,
  'dashboard/restaurants/prices/prices': 178,
  'dashboard/restaurants/law/law': 178,
  'dashboard/restaurants/print/print': 178,
  'dashboard/activity/activity': 183,
  'dashboard/deleted/deleted': 175,
  'dashboard/menu-list/menu-list': 194,
  'dashboard/dishes/dishes': 221,
  'dashboard/menu/category/category': 191,
  'dashboard/menu/update/update': 197,
  'dashboard/menu/import/start': 183,
  'dashboard/menu/import/draft': 182,
  'dashboard/menu/import/text/text': 179,
  'dashboard/conversations/layout': 188,
  'dashboard/conversations/receipt/receipt': 174,
  'dashboard/account/account': 190,
  'dashboard/account/members/members': 178,
  'dashboard/second-factor/second-factor': 181,
  'dashboard/payment-result/payment-result': 177,
}

test('no page of the app loads more script than its limit, or many files', async () => {
  const { pages, style } = await readBundles()
  expect(pages.map(({ route }) => route)).toEqual(Object.keys(limits))
  const tooLarge = pages.filter(({ route, script }) => !(script / 1024 <= (limits[route] ?? 0)))
  expect(tooLarge).toEqual([])
  // On a slow connection, each file costs more than its bytes.
  expect(Math.max(...pages.map(({ files }) => files))).toBeLessThan(51)
  expect(style / 1024).toBeLessThan(11)
})
