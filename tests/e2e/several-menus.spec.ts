import { addSession } from './add-session.ts'
import { expectCached } from './expect-cached.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { seedMenus } from '../fixtures/seed-menus.ts'
import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const dish = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name })

/** Inserts a restaurant that shows lunch until 15:00, dinner from 17:00, and drinks always. */
async function seed(server: TestServer, email: string) {
  const { restaurant, menus } = await seedMenus(server, email)
  const service = (opens: number, closes: number, outside: string) =>
    JSON.stringify({
      timeZone: 'Europe/Istanbul',
      hours: Array.from({ length: 7 }, () => [[opens, closes]]),
      outside,
    })
  await server.database.query(
    `with further as (insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
      select owner_id, $1, id, position from menus where id = any($2))
    update menus set service = case name when 'Öğle' then $3::jsonb when 'Akşam' then $4::jsonb end
    where id = any($5)`,
    [
      restaurant,
      [menus['Akşam'], menus['İçecekler']],
      service(720, 900, 'hidden'),
      service(1020, 1380, 'shown'),
      Object.values(menus),
    ],
  )
  return { restaurant, menus }
}

test.describe('on a phone in Turkish', () => {
  test.use({
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    hasServiceWorker: true,
  })

  test('menus are tabs that follow the clock, search finds all, and Back leaves', async ({
    page,
    context,
    server,
    problems,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const { restaurant, menus } = await seed(server, email)
    const drinks = menus['İçecekler'].slice(-12)
    await page.clock.install({ time: new Date('2026-11-27T14:58:30+03:00') })
    await page.goto('/')
    // The server, whose clock is the real one, may open another.
    await page.goto(`/${restaurant}`)
    await expect(tab(page, 'Akşam')).toContainText('17:00’den itibaren')
    await tab(page, 'Öğle').tap()
    await expect(dish(page, 'Pilav')).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Öğle')

    await page.clock.fastForward(90_000)
    await expect(tab(page, 'Öğle')).toBeHidden()
    await expect(dish(page, 'Pilav')).toBeHidden()
    await expect(page.locator('#served-status')).toContainText('Öğle')
    await expect(tab(page, 'İçecekler')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Akşam').tap()
    await expect(dish(page, 'Kuzu İncik')).toBeVisible()
    await expectCleanInAllVariants(page)

    await tab(page, 'İçecekler').tap()
    await expect(page).toHaveURL(new RegExp(`/${restaurant}\\?menu=${drinks}$`))
    await page.getByRole('link', { name: 'Diğer lezzetler' }).tap()
    await dish(page, 'Su').tap()
    await expect(page.getByRole('dialog', { name: 'Su' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`menu=${drinks}$`))
    await expect(tab(page, 'İçecekler')).toHaveAttribute('aria-selected', 'true')
    // Before the menu's address is shown.
    await tab(page, 'Akşam').evaluate((evening: HTMLElement) => {
      evening.click()
      document.querySelector<HTMLElement>('.menu-part:not(.unopened) .dish-link')?.click()
    })
    await expect(page).toHaveURL(/\/d\/[0-9a-f]+$/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`menu=${menus['Akşam'].slice(-12)}$`))
    await tab(page, 'İçecekler').tap()
    await expect(page).toHaveURL(new RegExp(`menu=${drinks}$`))

    await page.getByRole('searchbox').fill('levr')
    const results = page.locator('[data-group="found"] .dish')
    await expect(results).toHaveText(/Levrek.*Akşam.*17:00’den itibaren/)
    await expect(tab(page, 'Akşam')).toBeHidden()
    await expectClean(page)
    await page.getByRole('searchbox').fill('')

    await page.emulateMedia({ media: 'print' })
    for (const name of ['Öğle', 'Akşam', 'İçecekler']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByText('12:00–15:00')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await expectCached(page, `/${restaurant}?kept=tr`, /page-.*\.js$/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('#kept')).toBeVisible()
    await expect(tab(page, 'İçecekler')).toHaveAttribute('aria-selected', 'true')
    await context.setOffline(false)
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/`)
    // Chromium logs the requests that failed.
    ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/)
  })
})

test.describe('on a desktop in English', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('the keyboard reaches the tabs, and orders them in the restaurant’s form', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const { restaurant, menus } = await seed(server, email)
    await page.clock.install({ time: new Date('2026-11-27T18:00:00+03:00') })
    await page.goto(`/${restaurant}?menu=${menus['Akşam'].slice(-12)}`)
    await expect(tab(page, 'Akşam')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(tab(page, 'Akşam')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'İçecekler')).toBeFocused()
    await expect(dish(page, 'Ayran')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(tab(page, 'Akşam')).toBeFocused()
    await expect(dish(page, 'Levrek')).toBeVisible()

    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${restaurant}`)
    const names = page.locator('fieldset li label')
    await expect(names).toHaveText(['Akşam TRY', 'İçecekler TRY'])
    await page.getByRole('button', { name: 'Move Akşam down' }).press('Enter')
    await expect(names).toHaveText(['İçecekler TRY', 'Akşam TRY'])
    await expect(page.getByRole('button', { name: 'Move Akşam down' })).toBeFocused()
    await page.getByLabel('Choose a menu').selectOption('İçecekler')
    await expect(names).toHaveText(['Akşam TRY', 'Öğle TRY'])
    await expect(page.getByRole('checkbox', { name: 'Öğle' })).not.toBeChecked()
    await expectClean(page)
    const card = page.locator('form').filter({ has: page.getByLabel('Choose a menu') })
    await card.getByRole('button', { name: 'Update' }).press('Enter')
    await expect(page.getByText('Menu of the restaurant updated')).toBeVisible()
    await page.goto(`/${restaurant}`)
    await expect(page.getByRole('tab')).toHaveText([/^İçecekler/, /^Akşam/])
  })
})
