import { startFlakyProxy } from '../flaky-proxy.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import type { TestServer } from '../server.ts'
import { axeFindings } from './axe.ts'
import { cachedPaths, expectCached } from './expect-cached.ts'
import { expect, test, type Page } from './test.ts'

test.use({ hasServiceWorker: true, viewport: { width: 390, height: 844 } })

/**
 * Inserts a restaurant with its own menu of one dish with a picture.
 * @returns its slug
 */
async function seedMenu(server: TestServer): Promise<string> {
  const [row] = await server.database.query(
    `with o as (select owner_id from restaurants where slug = 'demo'),
     m as (insert into menus (owner_id, name, currency, assistant_id) select owner_id, 'M', 'TRY', 'a' from o returning *),
     c as (insert into categories (owner_id, menu_id, name) select owner_id, id, 'Mezeler' from m returning *),
     d as (insert into dishes (owner_id, menu_id, main_category_id, name, price_minor, image_url)
           select owner_id, menu_id, id, 'Humus', 14500,
             (select image_url from dishes where name = 'Humus' and image_url is not null limit 1) from c)
     select id from m`,
  )
  return seedRestaurant(server.database, { menu_id: row?.['id'] })
}

const setPrice = (server: TestServer, slug: string, minor: number) =>
  server.database.query(
    `update dishes set price_minor = $2 where menu_id = (select menu_id from restaurants where slug = $1)`,
    [slug, minor],
  )

const expectNothingCached = (page: Page, slug: string) =>
  expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.includes(slug)))
    .toEqual([])

/** Backdates the cached pages of a restaurant by some days. */
const backdate = (page: Page, slug: string, days: number) =>
  page.evaluate(
    async ({ name, ms }) => {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const cachedAt = response?.headers.get('Kept-Came')
        if (!response || !cachedAt) continue
        const headers = new Headers(response.headers)
        headers.set('Kept-Came', String(Number(cachedAt) - ms))
        await cache.put(request, new Response(await response.text(), { headers }))
      }
    },
    { name: `menu-2 /${slug}`, ms: days * 86_400_000 },
  )

/** Expects the browser's own offline page, in a separate page because it takes a while. */
async function expectBrowserError(page: Page, path: string): Promise<void> {
  const other = await page.context().newPage()
  await expect(other.goto(path)).rejects.toThrow(/net::ERR/)
  await other.close()
}

const notice = (page: Page) => page.locator('#kept')
const picture = (page: Page) => page.locator('.dish', { hasText: 'Humus' }).locator('img')
const expectPicture = (page: Page) =>
  expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

test('the last menu is shown offline with a note, and replaced by the current one', async ({
  page,
  context,
  server,
  problems,
}) => {
  const slug = await seedMenu(server)
  const beforeLoad: string[] = []
  let isLoaded = false
  page.once('load', () => (isLoaded = true))
  page.on('request', (request) => isLoaded || beforeLoad.push(new URL(request.url()).pathname))
  await page.goto(`/${slug}`)
  await expectCached(page, `/${slug}?kept=en`, /page-.*\.js$/, /cache-menu-.*\.js$/, /^\/images\//)
  await expect(notice(page)).toHaveCount(0)
  expect(beforeLoad.filter((path) => /worker|cache-menu/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle(/^Saved menu: /)
  await expect(notice(page)).toContainText(
    /Saved menu from .*\d{4}.*\. Prices and allergens may have changed: ask the staff\./,
  )
  await expect(page.getByText('145.00 ₺')).toBeVisible()
  await expectPicture(page)
  expect(await axeFindings(page)).toEqual([])

  // The chat was never opened here, so its script is not cached.
  await page.getByRole('textbox').fill('Is the hummus vegan?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByText('The chat needs a connection and could not be loaded.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Is the hummus vegan?')
  await notice(page).getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('We still can’t reach the current menu.')).toBeVisible()

  await setPrice(server, slug, 16_000)
  await context.setOffline(false)
  await expect(page.getByText('AI Assistant')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByText('You are now viewing the current menu.')).toBeVisible()
  await expect(page.getByText('160.00 ₺')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^place-/)

  // The next offline visit shows the new price, and the chat, whose script is cached now.
  await expectCached(page, /mount-.*\.js$/)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('160.00 ₺')).toBeVisible()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(
    page.getByText('Your earlier chat will be back as soon as you are online.'),
  ).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('Is the hummus vegan?')).toBeVisible()
  expect((await cachedPaths(page)).filter((path) => path.includes('chat'))).toEqual([])
  // Chromium logs the failed requests.
  problems.length = 0
})

test('a connection that fails, hangs or breaks shows the cached menu; a removed menu is deleted', async ({
  openPage,
  server,
  problems,
}) => {
  const proxy = await startFlakyProxy(server.url)
  const page = await openPage({ baseURL: proxy.url, locale: 'tr-TR' })
  const slug = await seedMenu(server)
  const visit = async () => {
    await page.goto(`/${slug}`)
    await expect(page.getByText('145,00 ₺')).toBeVisible()
  }
  /** Waits for the page's own refresh to fail too; otherwise it could replace the notice later. */
  const visitCached = async () => {
    const before = proxy.countRefused(`/${slug}`)
    await visit()
    await expect.poll(() => proxy.countRefused(`/${slug}`) - before).toBeGreaterThanOrEqual(2)
  }
  await visit()
  await expectCached(page, `/${slug}?kept=tr`, /cache-menu-.*\.js$/)

  proxy.state = 'failing'
  await visitCached()
  await expect(notice(page)).toContainText(
    'Fiyatlar ve alerjenler değişmiş olabilir; personele sorun.',
  )
  proxy.state = 'good'
  await notice(page).getByRole('link', { name: 'Tekrar dene' }).click()
  await expect(page.getByText('Şimdi güncel menüye bakıyorsunuz.')).toBeVisible()

  proxy.state = 'silent'
  await visitCached()
  await expect(notice(page)).toBeVisible()
  proxy.state = 'good'
  await notice(page).getByRole('link', { name: 'Tekrar dene' }).click()
  await expect(page.getByText('Şimdi güncel menüye bakıyorsunuz.')).toBeVisible()

  proxy.state = 'cut'
  await visit()
  await expect(notice(page)).toBeVisible()
  // Nothing was cached, so the browser shows its own offline page.
  await expectBrowserError(page, '/demo')

  // A second language is cached next to the first.
  proxy.state = 'good'
  await page.goto(`/${slug}?lang=en`)
  await expectCached(page, `/${slug}?kept=en`, `/${slug}?kept=tr`)
  proxy.state = 'cut'
  await page.goto(`/${slug}?table=4`)
  await expect(notice(page)).toContainText('Saved menu from')
  await page.goto(`/${slug}?lang=tr`)
  await expect(notice(page)).toContainText('Kayıtlı menü')

  // A visit to another menu deletes an expired one.
  await backdate(page, slug, 9)
  await expectBrowserError(page, `/${slug}`)
  proxy.state = 'good'
  await page.goto('/demo')
  await expectCached(page, '/demo?kept=en')
  await expectNothingCached(page, slug)

  // Deactivated or removed: the next response deletes the cached menu.
  for (const change of [
    `update restaurants set is_active = false where slug = $1`,
    `delete from restaurants where slug = $1`,
  ]) {
    await server.database.query('update restaurants set is_active = true where slug = $1', [slug])
    await page.goto(`/${slug}`)
    await expectCached(page, `/${slug}?kept=en`)
    await server.database.query(change, [slug])
    await page.goto(`/${slug}`)
    await expectNothingCached(page, slug)
  }

  // After a rollback to a release without a worker, the worker is removed with its cache.
  proxy.missing = '/menu-worker.js'
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no worker'))
  })
  await page.goto('/demo')
  await expect.poll(() => cachedPaths(page)).toEqual([])
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    )
  await expect.poll(workers).toEqual([`/${slug}`])
  problems.length = 0
  await proxy.stop()
})
