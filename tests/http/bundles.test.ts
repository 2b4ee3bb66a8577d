import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 167,
  'auth/register': 168,
  'auth/password-reset': 168,
  'auth/new-password': 167,
  'auth/confirm': 166,
  'dashboard/home/home': 194,
  'dashboard/restaurants/restaurants': 182,
  'dashboard/restaurants/restaurant/restaurant': 191,
  'dashboard/restaurants/kitchen/kitchen': 176,
  'dashboard/restaurants/languages/languages': 173,
  'dashboard/restaurants/languages/translations': 181,
  'dashboard/restaurants/prices/prices': 174,
  'dashboard/deleted/deleted': 174,
  'dashboard/menu-list/menu-list': 202,
  'dashboard/dishes/dishes': 224,
  'dashboard/menu/category/category': 196,
  'dashboard/menu/update/update': 190,
  'dashboard/conversations/layout': 183,
  'dashboard/account/account': 180,
  'dashboard/payment-result/payment-result': 173,
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
