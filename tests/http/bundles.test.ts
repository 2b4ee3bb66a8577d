import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 169,
  'auth/register': 170,
  'auth/password-reset': 169,
  'auth/new-password': 169,
  'auth/confirm': 168,
  'dashboard/home/home': 190,
  'dashboard/restaurants/restaurants': 182,
  'dashboard/restaurants/restaurant/restaurant': 190,
  'dashboard/menu-list/menu-list': 203,
  'dashboard/dishes/dishes': 213,
  'dashboard/menu/category/category': 195,
  'dashboard/menu/update/update': 186,
  'dashboard/conversations/layout': 181,
  'dashboard/account/account': 179,
  'dashboard/payment-result/payment-result': 172,
}

test('no page of the app loads more script than its limit, or many files', async () => {
  const { pages, style } = await readBundles()
  expect(pages.map(({ route }) => route)).toEqual(Object.keys(limits))
  const tooLarge = pages.filter(({ route, script }) => !(script / 1024 <= (limits[route] ?? 0)))
  expect(tooLarge).toEqual([])
  // On a slow connection, each file costs more than its bytes.
  expect(Math.max(...pages.map(({ files }) => files))).toBeLessThan(40)
  expect(style / 1024).toBeLessThan(11)
})
