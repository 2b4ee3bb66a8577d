import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'
import type { TestServer } from '../server.ts'

const künefe = 'Künefe'

/** Inserts a restaurant with three desserts; returns its id and its menu's. */
async function seed(server: TestServer, email: string) {
  const place = await seedPlace(server, email, {
    dishes: { Tatlılar: ['Künefe', 'Baklava', 'Sütlaç'] },
  })
  return { restaurantId: place.restaurant(), menuId: place.menuId }
}

/** Marks a dish as another phone would. */
const sellOut = ({ database }: TestServer, restaurantId: string) =>
  database.query(
    `insert into sold_out (owner_id, restaurant_id, dish_id, until)
     select owner_id, $1, id, now() + interval '1 hour' from dishes
     where name = $2 and menu_id = (select menu_id from restaurants where id = $1)`,
    [restaurantId, künefe],
  )

const rowOf = (page: Page) => page.locator('#menu .dish').filter({ hasText: künefe })

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the kitchen marks a dish as sold out and as available again, on guests’ open menus too', async ({
    page,
    openPage,
    server,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const { restaurantId } = await seed(server, email)
    const guest = await openPage({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    const following = guest.waitForResponse('**/menu/stream')
    await guest.goto(`/${restaurantId}`)
    await following
    const search = guest.getByRole('searchbox')
    await search.fill('kunefe')
    const results = guest.locator('[data-group="found"] .dish')
    await expect(results).toHaveCount(1)
    await search.fill('')
    await rowOf(guest).getByRole('link').click()
    const sheet = guest.getByRole('dialog', { name: künefe })
    await expect(sheet.getByText('180.00 ₺')).toBeVisible()

    await addSession(page, server, email)
    await page.goto('/dashboard/restaurants')
    await page.getByRole('link', { name: 'Lale mutfağı' }).click()
    await page.getByRole('searchbox', { name: 'Ürün ara' }).fill('kunef')
    await expect(page.getByRole('switch')).toHaveCount(1)
    const mark = page.getByRole('switch', { name: 'Künefe: tükendi' })
    await expect(mark).toHaveAttribute('aria-checked', 'false')
    await mark.tap()
    await expect(mark).toHaveAttribute('aria-checked', 'true')
    await expect(page.getByRole('status').filter({ hasText: '1 ürün tükendi' })).toBeVisible()
    await expectCleanInAllVariants(page)

    await expect(sheet.getByText('Sold out today')).toBeVisible()
    await expectClean(guest, { within: '#dish-sheet' })
    await guest.goBack()
    await expect(rowOf(guest)).toContainText('Sold out today')
    await expectClean(guest)
    await search.fill('kunefe')
    await expect(results).toContainText('Sold out today')
    await search.fill('')

    await mark.tap()
    await expect(mark).toHaveAttribute('aria-checked', 'false')
    await expect(guest.getByText('Sold out today').filter({ visible: true })).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Ürün ara' }).fill('zzz')
    await expect(page.getByText('Bu adda ürün yok')).toBeVisible()
  })
})

test('a menu whose stream was rejected connects again; a dish’s own page shows when it sells out', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database)
  const { restaurantId } = await seed(server, email)
  await page.clock.install()
  await page.route('**/menu/stream', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const rejection = page.waitForResponse('**/menu/stream')
  await page.goto(`/${restaurantId}?lang=en`)
  await rejection
  await sellOut(server, restaurantId)
  const connecting = page.waitForResponse('**/menu/stream')
  await page.clock.fastForward(10_000)
  await connecting
  await expect(rowOf(page)).toContainText('Sold out today')
  ignoreStatuses(problems, 503)

  // A dish's own page follows too.
  await rowOf(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/d\//)
  const following = page.waitForResponse('**/menu/stream')
  await page.reload()
  await following
  const label = page.getByRole('status').filter({ hasText: 'Sold out today' })
  await expect(label).toBeVisible()
  await expectClean(page)
  await server.database.query('delete from sold_out where restaurant_id = $1', [restaurantId])
  await expect(label).toHaveCount(0)
  await sellOut(server, restaurantId)
  await expect(label).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('the kitchen marks a dish, and guests see it', async ({ page, server }) => {
    const email = await insertOwner(server.database)
    const { restaurantId } = await seed(server, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${restaurantId}/kitchen`)
    const mark = page.getByRole('switch', { name: 'Künefe: sold out' })
    await mark.click()
    await expect(mark).toHaveAttribute('aria-checked', 'true')
    await page.goto(`/${restaurantId}`)
    await expect(rowOf(page)).toContainText('Sold out today')
  })
})

test.describe('on a desktop', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('by keyboard, a dish is marked in the list, and stays so after a reload', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const { menuId } = await seed(server, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/menuList/menu/${menuId}/itemList`)
    const mark = page.getByRole('switch', { name: 'Künefe: sold out' })
    await mark.focus()
    // The switch is on before the mark is stored.
    const saving = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Space')
    await expect(mark).toHaveAttribute('aria-checked', 'true')
    await expect(mark).toBeFocused()
    await expectClean(page)
    await saving
    await page.reload()
    await expect(mark).toHaveAttribute('aria-checked', 'true')
  })

  test('an open kitchen page shows what another phone has marked, and undoes a tap that fails', async ({
    page,
    server,
    problems,
  }) => {
    const email = await insertOwner(server.database)
    const { restaurantId } = await seed(server, email)
    await page.clock.install()
    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${restaurantId}/kitchen`)
    const mark = page.getByRole('switch', { name: 'Künefe: sold out' })
    await expect(mark).toHaveAttribute('aria-checked', 'false')
    await sellOut(server, restaurantId)
    await page.clock.fastForward(31_000)
    await expect(mark).toHaveAttribute('aria-checked', 'true')

    await server.database.query(
      'delete from dishes where name = $1 and menu_id in (select menu_id from restaurants where id = $2)',
      [künefe, restaurantId],
    )
    await mark.click()
    await expect(page.getByText('This dish doesn’t exist.')).toBeVisible()
    await expect(mark).toHaveAttribute('aria-checked', 'true')
    ignoreStatuses(problems, 404)
  })
})
