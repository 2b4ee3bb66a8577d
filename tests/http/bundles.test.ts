import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 170,
  'auth/register': 171,
  'auth/password-reset': 171,
  'auth/new-password': 170,
  'auth/confirm': 170,
  'dashboard/home/home': 198,
  'dashboard/start/start': 182,
  'dashboard/restaurants/restaurants': 185,
  'dashboard/restaurants/restaurant/restaurant': 194,
  'dashboard/restaurants/kitchen/kitchen': 179,
  'dashboard/restaurants/languages/languages': 177,
  'dashboard/restaurants/languages/translations': 184,
  'dashboard/restaurants/prices/prices': 178,
  'dashboard/deleted/deleted': 176,
  'dashboard/menu-list/menu-list': 205,
  'dashboard/dishes/dishes': 226,
  'dashboard/menu/category/category': 199,
  'dashboard/menu/update/update': 193,
  'dashboard/menu/import/start': 181,
  'dashboard/menu/import/draft': 185,
  'dashboard/conversations/layout': 186,
  'dashboard/account/account': 183,
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
