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
  'auth/new-password': 168,
  'auth/confirm': 168,
  'dashboard/home/home': 197,
  'dashboard/start/start': 179,
  'dashboard/restaurants/restaurants': 183,
  'dashboard/restaurants/restaurant/restaurant': 191,
  'dashboard/restaurants/kitchen/kitchen': 177,
  'dashboard/restaurants/languages/languages': 175,
  'dashboard/restaurants/languages/translations': 181,
  'dashboard/restaurants/prices/prices': 176,
  'dashboard/deleted/deleted': 172,
  'dashboard/menu-list/menu-list': 203,
  'dashboard/dishes/dishes': 222,
  'dashboard/menu/category/category': 197,
  'dashboard/menu/update/update': 191,
  'dashboard/menu/import/start': 180,
  'dashboard/menu/import/draft': 179,
  'dashboard/conversations/layout': 184,
  'dashboard/account/account': 181,
  'dashboard/payment-result/payment-result': 174,
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
