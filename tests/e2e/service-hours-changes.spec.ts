import { seedServices } from '../fixtures/seed-services.ts'
import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

/**
 * Moves breakfast's times to a sub-category that has all its dishes.
 * @returns the restaurant's id
 */
async function seedSubCategory(server: TestServer): Promise<string> {
  const { restaurantId, menuId } = await seedServices(server, await insertOwner(server.database))
  await server.database.query(
    `with main as (select * from categories where menu_id = $1 and name = 'Kahvaltı'),
      sub as (insert into categories (owner_id, menu_id, parent_id, name, service)
        select owner_id, menu_id, id, 'Sabah', service from main returning id, parent_id)
    update dishes set sub_category_id = sub.id from sub where main_category_id = parent_id`,
    [menuId],
  )
  await server.database.query(
    `update categories set service = null where menu_id = $1 and name = 'Kahvaltı'`,
    [menuId],
  )
  return restaurantId
}

const categoryOf = (page: Page, name: string) =>
  page.locator('#menu > details').filter({ hasText: name })

test('a category that stops being served is announced, the focus isn’t lost, and printed results contain it', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: new Date('2026-11-27T10:58:30+03:00') })
  const following = page.waitForResponse('**/menu/stream')
  await page.goto(`/${await seedSubCategory(server)}`)
  await following
  await page.getByRole('link', { name: 'Kahvaltı' }).click()
  await page.getByRole('link', { name: 'Menemen' }).focus()
  await page.clock.fastForward(90_000)
  await expect(page.getByText('Kahvaltı is no longer being served.')).toBeVisible()
  await expect(categoryOf(page, 'Kahvaltı')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Kahvaltı' })).toBeHidden()
  await expect(categoryOf(page, 'Tatlılar')).toHaveAttribute('open')
  await expect(categoryOf(page, 'Tatlılar').locator('summary')).toBeFocused()
  await expectClean(page)

  await page.getByRole('searchbox').fill('mene')
  const results = page.locator('[data-group="found"] .dish')
  await expect(results).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const printed = results.filter({ visible: true })
  await expect(printed).toHaveCount(2)
  await expect(printed.filter({ hasText: 'Menemen' }).getByText('08:00–11:00')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(results.filter({ visible: true })).toHaveCount(1)

  await page.getByRole('searchbox').fill('a')
  const adana = page.locator('[data-group="found"]').getByRole('link', { name: 'Adana' })
  await adana.focus()
  await page.clock.fastForward('06:00:00')
  await expect(page.locator('[data-group="found"]')).not.toContainText('from 17:00')
  await expect(adana).toBeFocused()
  await page.getByRole('searchbox').fill('')
  await page.clock.fastForward('15:00:00')
  await expect(categoryOf(page, 'Kahvaltı')).toBeVisible()
  await expect(page.getByText('no longer being served')).toBeHidden()
})

test('a browser that doesn’t know the time zone keeps what the server showed', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const Original = Intl.DateTimeFormat
    Intl.DateTimeFormat = new Proxy(Original, {
      construct(target, args: ConstructorParameters<typeof Original>) {
        if (args[1]?.timeZone === 'Europe/Istanbul') throw new RangeError('Invalid time zone')
        return new target(...args)
      },
    })
  })
  const following = page.waitForResponse('**/menu/stream')
  // Breakfast may be hidden or not, by the server's clock.
  await page.goto(`/${await seedSubCategory(server)}`)
  const listedCount = await page.locator('#menu > details:not(.unlisted)').count()
  await following
  await page.getByRole('searchbox').fill('adana')
  await expect(page.locator('[data-group="found"] .dish')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('#menu > details:not(.unlisted)')).toHaveCount(listedCount)
})

test.describe('after a visit without a connection', () => {
  test.use({ hasServiceWorker: true, viewport: { width: 390, height: 844 } })

  test('a category is open, though none was in the saved menu', async ({
    page,
    context,
    server,
    problems,
  }) => {
    const { restaurantId, menuId } = await seedServices(server, await insertOwner(server.database))
    await server.database.query(
      `update categories set service = '{"timeZone": "UTC", "hours": [[], [], [], [], [], [], []],
        "outside": "hidden"}' where menu_id = $1`,
      [menuId],
    )
    await page.goto(`/${restaurantId}?lang=en`)
    await expectCached(page, `/${restaurantId}?kept=en`, /page-.*\.js$/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('#kept')).toBeVisible()
    await expect(page.getByText('Nothing is served at this time.')).toBeVisible()
    await server.database.query('update categories set service = null where menu_id = $1', [menuId])
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Menemen' })).toBeVisible()
    // Chromium logs the requests that failed.
    ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/)
  })
})
