import { startHeldLine, type HeldLine } from '../held-line.ts'
import { signInAsDemo } from './sign-in.ts'
import { expect, test as base, type Page } from './test.ts'

const test = base.extend<{ line: HeldLine; far: Page }>({
  line: async ({ server }, use) => {
    const line = await startHeldLine(server.url)
    await use(line)
    await line.stop()
  },
  /** A page of the dashboard, at the other end of the line. */
  far: async ({ page, line, openPage }, use) => {
    await signInAsDemo(page)
    const cookies = await page.context().cookies()
    const viewport = { width: 1440, height: 900 }
    const far = await openPage({ baseURL: line.url, locale: 'en-US', viewport })
    await far.context().addCookies(cookies)
    await far.goto('/dashboard')
    await use(far)
  },
})

const restaurants = 'GET /dashboard/restaurants.data'

const ofPages = (paths: readonly string[]) => paths.filter((path) => /\.(data|js)\b/.test(path))

test('a page that was pointed at opens while the line stands still', async ({ far, line }) => {
  const navigation = far.getByRole('navigation', { name: 'Navigation' })
  await navigation.getByRole('link', { name: 'Restaurants' }).hover()
  await expect.poll(() => line.answered).toContain(restaurants)
  await far.waitForLoadState('networkidle')
  const before = line.asked.length
  line.hold()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(far.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  await expect(far).toHaveURL('/dashboard/restaurants')
  expect(ofPages(line.asked.slice(before))).toEqual([])
})

test('what was asked for before a change is not shown after it', async ({ far, line, server }) => {
  const link = far
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: 'Menus' })
  await link.hover()
  await expect.poll(() => line.answered).toContain('GET /dashboard/menuList.data')
  const name = `Changed ${crypto.randomUUID()}`
  // By another tab of this browser: their cookies are the same.
  const added = await far.context().request.post(`${server.url}/dashboard/menuList.data`, {
    form: { intent: 'add', name, key: crypto.randomUUID() },
    headers: { Origin: server.url },
  })
  expect(added.status()).toBe(200)
  await link.click()
  await expect(far.getByText(name)).toBeVisible()
})

test('nothing is asked for ahead where data are to be saved, nor what guests wrote', async ({
  far,
  line,
}) => {
  const navigation = far.getByRole('navigation', { name: 'Navigation' })
  await navigation.getByRole('link', { name: 'Conversations' }).hover()
  await navigation.getByRole('link', { name: 'Account' }).focus()
  await navigation.getByRole('link', { name: 'Menus' }).hover()
  // By now the others would have been asked for.
  await expect.poll(() => line.answered).toContain('GET /dashboard/menuList.data')
  const asked = () => line.asked.filter((path) => path.includes('.data'))
  expect(asked()).toEqual(['GET /dashboard/menuList.data'])

  await far.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await far.reload()
  const before = line.asked.length
  await navigation.getByRole('link', { name: 'Menus' }).hover()
  await navigation.getByRole('link', { name: 'Restaurants' }).click()
  await expect(far.getByRole('heading', { name: 'Restaurants', level: 1 })).toBeVisible()
  expect(line.asked.slice(before).filter((path) => path.includes('.data'))).toEqual([restaurants])
})
