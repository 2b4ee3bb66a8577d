import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({
  locale: 'tr-TR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  hasServiceWorker: true,
})

/** Inserts a restaurant with tables, whose guests can ask; returns its id. */
async function seed(server: TestServer, email: string): Promise<string> {
  const place = await seedPlace(server, email, { hasChat: true, dishes: { Tatlılar: ['Künefe'] } })
  await server.database.query('update restaurants set table_names = $2 where id = $1', [
    place.restaurant(),
    '1-20, Bahçe 1-6',
  ])
  return place.restaurant()
}

test('a guest scans a table’s code and asks; the owner sees the table', async ({
  page,
  context,
  openPage,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const restaurantId = await seed(server, email)
  await page.goto(`/${restaurantId}?table=Bahçe+2`)
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.locator('#chat').getByText('Bahçe 2')).toBeVisible()
  await page.goto(`/${restaurantId}?lang=tr`)
  await page.getByRole('button', { name: 'Sohbet', exact: true }).click()
  await expect(page.locator('#chat').getByText('Bahçe 2')).toBeVisible()
  await expectClean(page)
  await page.getByRole('textbox').fill('Künefe ne kadar?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByText('180,00').filter({ visible: true })).toBeVisible()

  const owner = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
  await addSession(owner, server, email)
  await owner.goto('/dashboard/conversations')
  await owner.getByLabel('Masa', { exact: true }).selectOption('Bahçe 1')
  await expect(owner.getByText('Bu filtrelere uyan sohbet yok.')).toBeVisible()
  await owner.getByLabel('Masa', { exact: true }).selectOption('Bahçe 2')
  await expect(owner).toHaveURL(/table=Bah%C3%A7e\+2/)
  const row = owner.getByRole('link', { name: 'Künefe ne kadar?' })
  await expect(row).toContainText('Bahçe 2')
  await expectClean(owner)
  await row.click()
  await expect(owner.locator('bdi').getByText('Bahçe 2').filter({ visible: true })).toBeVisible()

  await expectCached(page, `/${restaurantId}?kept=tr`, /mount-.*\.js$/)
  await context.setOffline(true)
  await page.goto(`/${restaurantId}?lang=tr&table=7`)
  await expect(page.locator('#kept')).toBeVisible()
  await page.getByRole('button', { name: 'Sohbet', exact: true }).click()
  await expect(page.getByText('Masa 7')).toBeVisible()
  // Chromium logs the failed requests.
  problems.length = 0
})

test.describe('before the page’s script is loaded', () => {
  test.use({ actsBeforeHydration: true })

  test('a guest follows a link, and the table is still known', async ({ page, server }) => {
    const restaurantId = await seed(server, await insertOwner(server.database))
    await page.route('**/assets/page-*.js', () => undefined, { times: 1 })
    await page.goto(`/${restaurantId}?table=7`)
    await page.getByRole('button', { name: 'Dil' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByText('Table 7')).toBeVisible()
  })
})
