import { addSession } from './add-session.ts'
import { expectCached } from './expect-cached.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedServices } from '../fixtures/seed-services.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const categoryOf = (page: Page, name: string) =>
  page.locator('#menu > details').filter({ hasText: name })
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

test.describe('on a phone in Turkish, far from the restaurant', () => {
  test.use({
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'America/New_York',
  })

  test('an open menu shows and hides what is served as time passes, and paper shows everything with its hours', async ({
    page,
    server,
  }) => {
    const { restaurantId } = await seedServices(
      server,
      await insertOwner(server.database, { locale: 'tr' }),
    )
    await page.clock.install({ time: new Date('2026-11-27T10:58:30+03:00') })
    const following = page.waitForResponse('**/menu/stream')
    await page.goto(`/${restaurantId}`)
    await following
    // The server, whose clock is the real one, may have hidden it.
    await expect(categoryOf(page, 'Kahvaltı')).toBeVisible()
    await expect(categoryOf(page, 'Izgara')).toContainText('17:00’den itibaren')
    await linkTo(page, 'Izgara').tap()
    await expect(page.getByRole('link', { name: 'Adana' })).toBeVisible()
    await linkTo(page, 'Kahvaltı').tap()
    const search = page.getByRole('searchbox')
    await search.fill('mene')
    const results = page.locator('[data-group="found"] .dish')
    await expect(results).toHaveCount(2)

    await page.clock.fastForward(90_000)
    await expect(results).toHaveCount(1)
    await search.fill('adana')
    await expect(results.filter({ hasText: 'Adana' })).toContainText('17:00’den itibaren')
    await search.fill('')
    await expect(categoryOf(page, 'Kahvaltı')).toBeHidden()
    await expect(linkTo(page, 'Kahvaltı')).toBeHidden()
    // The guest was reading breakfast.
    await expect(categoryOf(page, 'Tatlılar')).toHaveAttribute('open')
    await linkTo(page, 'Izgara').tap()
    await page.getByRole('link', { name: 'Adana' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Adana' })
    await expect(sheet).toContainText('Şu an servis edilmiyor · 17:00’den itibaren')
    await expectClean(page, { within: '#dish-sheet' })

    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(categoryOf(page, 'Kahvaltı').getByText('08:00–11:00')).toBeVisible()
    await expect(categoryOf(page, 'Izgara').getByText('17:00–23:00')).toBeVisible()
    await expect(page.getByText('Menemen')).toBeVisible()
    await expect(page.getByText('itibaren').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: 'Adana' }).tap()
    await expect(sheet).toContainText('Şu an servis edilmiyor')
    await page.clock.fastForward('06:00:00')
    await expect(sheet.getByText('Şu an servis edilmiyor')).toBeHidden()
    await page.goBack()
    await expect(categoryOf(page, 'Izgara').getByText('itibaren')).toBeHidden()
    await page.clock.fastForward('15:00:00')
    await expect(categoryOf(page, 'Kahvaltı')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ hasServiceWorker: true, locale: 'en-US', viewport: { width: 390, height: 844 } })

  test('a saved menu shows what is served now, not when it was saved', async ({
    page,
    context,
    server,
    problems,
  }) => {
    const { restaurantId } = await seedServices(server, await insertOwner(server.database))
    await page.goto(`/${restaurantId}?lang=en`)
    await expectCached(page, `/${restaurantId}?kept=en`, /page-.*\.js$/)
    await context.setOffline(true)
    await page.clock.install({ time: new Date('2026-11-27T10:59:30+03:00') })
    await page.reload()
    await expect(page.locator('#kept')).toBeVisible()
    await expect(categoryOf(page, 'Kahvaltı')).toBeVisible()
    await expect(categoryOf(page, 'Izgara')).toContainText('from 17:00')
    await page.clock.fastForward(60_000)
    await expect(categoryOf(page, 'Kahvaltı')).toBeHidden()
    // Chromium logs the requests that failed.
    ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/)
  })
})

test.describe('on a desktop in English', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('by keyboard, an owner enters hours, sees what to correct, and sees them', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const { menuId } = await seedServices(server, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/menuList/menu/${menuId}/menuCategory`)
    await page.getByRole('button', { name: 'Update Tatlılar' }).press('Enter')
    const monday = page.getByLabel('Monday')
    await expect(monday).toBeHidden()
    await page.getByLabel('Served').selectOption('At these times')
    await page.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    await expect(monday).toBeFocused()
    await expect(page.getByText('Please enter a time for at least one day')).toBeVisible()
    await monday.fill('12-15')
    await page.getByRole('button', { name: 'Same hours every day' }).press('Enter')
    await page.getByLabel('Sunday').fill('12-25')
    await page.getByLabel('At other times').selectOption('Hide it')
    await page.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    await expect(page.getByLabel('Sunday')).toBeFocused()
    await expectClean(page)
    await page.getByLabel('Sunday').fill('12-16')
    await page.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    const row = page.getByRole('row', { name: /Tatlılar/ })
    await expect(row).toContainText('Mon–Sat 12:00–15:00; Sun 12:00–16:00 · otherwise hidden')

    await page.getByRole('button', { name: 'Update Tatlılar' }).press('Enter')
    await page.getByLabel('Served').selectOption('Always')
    await page.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    await expect(row).not.toContainText('12:00')
  })
})
