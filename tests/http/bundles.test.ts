import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 175,
  'auth/second-factor': 175,
  'auth/register': 170,
  'auth/password-reset': 170,
  'auth/new-password': 169,
  'auth/confirm': 169,
  'dashboard/home/home': 201,
  'dashboard/start/start': 182,
  'dashboard/search/search': 174,
  'dashboard/restaurants/restaurants': 184,
  'dashboard/restaurants/restaurant/restaurant': 195,
  'dashboard/restaurants/kitchen/kitchen': 178,
  'dashboard/restaurants/languages/languages': 177,
  'dashboard/restaurants/languages/translations': 183,
  'dashboard/restaurants/prices/prices': 177,
  'dashboard/restaurants/law/law': 178,
  'dashboard/restaurants/print/print': 178,
  'dashboard/deleted/deleted': 174,
  'dashboard/menu-list/menu-list': 193,
  'dashboard/dishes/dishes': 220,
  'dashboard/menu/category/category': 190,
  'dashboard/menu/update/update': 196,
  'dashboard/menu/import/start': 182,
  'dashboard/menu/import/draft': 180,
  'dashboard/conversations/layout': 187,
  'dashboard/conversations/receipt/receipt': 173,
  'dashboard/account/account': 190,
  'dashboard/second-factor/second-factor': 181,
  'dashboard/payment-result/payment-result': 176,
}

test('no page of the app loads more script than its limit, or many files', async () => {
  const { pages, style } = await readBundles()
  expect(pages.map(({ route }) => route)).toEqual(Object.keys(limits))
  const tooLarge = pages.filter(({ route, script }) => !(script / 1024 <= (limits[route] ?? 0)))
  expect(tooLarge).toEqual([])
  // On a slow connection, each file costs more than its bytes.
  expect(Math.max(...pages.map(({ files }) => files))).toBeLessThan(49)
  expect(style / 1024).toBeLessThan(11)
})
