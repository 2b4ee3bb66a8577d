import { startPausableProxy, type PausableProxy } from '../pausable-proxy.ts'
import { signInAsDemo } from './sign-in.ts'
import { expect, test as base, type Page } from './test.ts'

const test = base.extend<{ pausable: PausableProxy; slowPage: Page }>({
  pausable: async ({ server }, use) => {
    const pausable = await startPausableProxy(server.url)
    await use(pausable)
    await pausable.stop()
  },
  /** A dashboard page behind the pausable proxy. */
  slowPage: async ({ page, pausable, openPage }, use) => {
    await signInAsDemo(page)
    const cookies = await page.context().cookies()
    const viewport = { width: 1440, height: 900 }
    const slowPage = await openPage({ baseURL: pausable.url, locale: 'en-US', viewport })
    await slowPage.context().addCookies(cookies)
    await slowPage.goto('/dashboard')
    await use(slowPage)
  },
})

const restaurants = 'GET /dashboard/restaurants.data'

const pageRequests = (paths: readonly string[]) =>
  paths.filter((path) => /\.(data|js)\b/.test(path))

test('a prefetched page opens while the connection hangs', async ({ slowPage, pausable }) => {
  const navigation = slowPage.getByRole('navigation', { name: 'Navigation' })
  await navigation.getByRole('link', { name: 'Restaurants' }).hover()
  await expect.poll(() => pausable.responses).toContain(restaurants)
  await slowPage.waitForLoadState('networkidle')
  const before = pausable.requests.length
  pausable.pause()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(slowPage.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  await expect(slowPage).toHaveURL('/dashboard/restaurants')
  expect(pageRequests(pausable.requests.slice(before))).toEqual([])
})

test('prefetched data is not shown after a change', async ({ slowPage, pausable, server }) => {
  const link = slowPage
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: 'Menus' })
  await link.hover()
  await expect.poll(() => pausable.responses).toContain('GET /dashboard/menuList.data')
  const name = `Changed ${crypto.randomUUID()}`
  // As from another tab of this browser, which shares the cookies.
  const added = await slowPage.context().request.post(`${server.url}/dashboard/menuList.data`, {
    form: { intent: 'add', name, key: crypto.randomUUID() },
    headers: { Origin: server.url },
  })
  expect(added.status()).toBe(200)
  await link.click()
  await expect(slowPage.getByText(name)).toBeVisible()
})

test('forms that save data and guests’ conversations are not prefetched', async ({
  slowPage,
  pausable,
}) => {
  const navigation = slowPage.getByRole('navigation', { name: 'Navigation' })
  await navigation.getByRole('link', { name: 'Conversations' }).hover()
  await navigation.getByRole('link', { name: 'Account' }).focus()
  await navigation.getByRole('link', { name: 'Menus' }).hover()
  // The others would have been prefetched by now.
  await expect.poll(() => pausable.responses).toContain('GET /dashboard/menuList.data')
  const dataRequests = () => pausable.requests.filter((path) => path.includes('.data'))
  expect(dataRequests()).toEqual(['GET /dashboard/menuList.data'])

  await slowPage.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await slowPage.reload()
  const before = pausable.requests.length
  await navigation.getByRole('link', { name: 'Menus' }).hover()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(slowPage.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  expect(pausable.requests.slice(before).filter((path) => path.includes('.data'))).toEqual([
    restaurants,
  ])
})
