import { startPausableProxy, type PausableProxy } from '../pausable-proxy.ts'
import { addSession } from './add-session.ts'
import { desktop } from './page-variants.ts'
import { expect, test as base, type Page } from './test.ts'

const test = base.extend<{ pausable: PausableProxy; slowPage: Page }>({
  pausable: async ({ server }, use) => {
    const pausable = await startPausableProxy(server.url)
    await use(pausable)
    await pausable.stop()
  },
  /** A dashboard page behind the pausable proxy. */
  slowPage: async ({ server, pausable, openPage }, use) => {
    const viewport = desktop
    const slowPage = await openPage({ baseURL: pausable.url, locale: 'en-US', viewport })
    // Cookies are valid on each port of a host.
    await addSession(slowPage, server, undefined, 'en')
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
  // The page's scripts too.
  const unanswered = () => pausable.requests.filter((path) => !pausable.responses.includes(path))
  await expect.poll(unanswered).toEqual([])
  const before = pausable.requests.length
  pausable.pause()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(slowPage.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  await expect(slowPage).toHaveURL('/dashboard/restaurants')
  expect(pageRequests(pausable.requests.slice(before))).toEqual([])
})

test('conversations and the account are never prefetched, and a prefetched page is not reused after a change', async ({
  slowPage,
  pausable,
  server,
}) => {
  const navigation = slowPage.getByRole('navigation', { name: 'Navigation' })
  const menus = navigation.getByRole('link', { name: 'Menus' })
  await navigation.getByRole('link', { name: 'Conversations' }).hover()
  await navigation.getByRole('link', { name: 'Account' }).focus()
  await menus.hover()
  // The others would have been prefetched by now.
  await expect.poll(() => pausable.responses).toContain('GET /dashboard/menuList.data')
  const dataRequests = () => pausable.requests.filter((path) => path.includes('.data'))
  expect(dataRequests()).toEqual(['GET /dashboard/menuList.data'])

  const name = `Changed ${crypto.randomUUID()}`
  // As from another tab of this browser, which shares the cookies.
  const addition = await slowPage.context().request.post(`${server.url}/dashboard/menuList.data`, {
    form: { intent: 'add', name, key: crypto.randomUUID() },
    headers: { Origin: server.url },
  })
  expect(addition.status()).toBe(200)
  await menus.click()
  await expect(slowPage.getByText(name)).toBeVisible()

  // A browser that saves data prefetches nothing.
  await slowPage.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await slowPage.goto('/dashboard')
  const before = pausable.requests.length
  await menus.hover()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(slowPage.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  expect(pausable.requests.slice(before).filter((path) => path.includes('.data'))).toEqual([
    restaurants,
  ])
})
