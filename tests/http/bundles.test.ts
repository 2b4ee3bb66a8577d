import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 166,
  'auth/register': 166,
  'auth/password-reset': 166,
  'auth/new-password': 165,
  'auth/confirm': 165,
  'dashboard/home/home': 193,
  'dashboard/restaurants/restaurants': 180,
  'dashboard/restaurants/restaurant/restaurant': 187,
  'dashboard/restaurants/kitchen/kitchen': 175,
  'dashboard/restaurants/prices/prices': 172,
  'dashboard/deleted/deleted': 173,
  'dashboard/menu-list/menu-list': 200,
  'dashboard/dishes/dishes': 220,
  'dashboard/menu/category/category': 194,
  'dashboard/menu/update/update': 186,
  'dashboard/conversations/layout': 182,
  'dashboard/account/account': 179,
  'dashboard/payment-result/payment-result': 172,
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
