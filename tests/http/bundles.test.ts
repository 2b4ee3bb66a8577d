import { expect, test } from 'vitest'
import { readBundles } from '../bundles.ts'

/**
 * Limits in KB (brotli), slightly above what `npm run bench -- bundles` prints. Before you raise one,
 * check whether the added code can be loaded lazily.
 */
const limits: Readonly<Record<string, number>> = {
  'auth/login': 165,
  'auth/register': 166,
  'auth/password-reset': 165,
  'auth/new-password': 164,
  'auth/confirm': 137,
  'dashboard/home/home': 172,
  'dashboard/restaurants/restaurants': 186,
  'dashboard/restaurants/restaurant/restaurant': 196,
  'dashboard/menu-list/menu-list': 207,
  'dashboard/dishes/dishes': 241,
  'dashboard/menu/category/category': 200,
  'dashboard/menu/update/update': 194,
  'dashboard/conversations/layout': 186,
  'dashboard/account/account': 191,
  'dashboard/payment-result/payment-result': 152,
}

test('no page of the app loads more script than its limit', async () => {
  const { pages, style } = await readBundles()
  expect(pages.map(({ route }) => route)).toEqual(Object.keys(limits))
  const tooLarge = pages.filter(({ route, script }) => !(script / 1024 <= (limits[route] ?? 0)))
  expect(tooLarge).toEqual([])
  expect(style / 1024).toBeLessThan(11)
})
