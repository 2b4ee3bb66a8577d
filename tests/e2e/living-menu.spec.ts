import { addToDate, dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

/*
 * An owner's day with a menu that changes. Each flow has its own file; here they run in the language
 * and at the width in which they don't run there.
 */

async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const texts = { ai_instructions: 'Sıcak.', ingredients: ['un'] }
  const place = await seedPlace(server, email, {
    restaurants: ['Moda', 'Liman'],
    dishes: {
      Tatlılar: ['Künefe', 'Baklava', 'Sütlaç'].map((name) => ({ name, ...texts })),
      İçecekler: [],
    },
  })
  await addSession(page, server, email)
  return { place, menu: `/dashboard/menuList/menu/${place.menuId}` }
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a dish is sold out, hours begin, and one restaurant becomes dearer', async ({
    page,
    openPage,
    server,
    problems,
  }) => {
    const { place, menu } = await seed(page, server, 'tr')
    await page.goto(`${menu}/itemList`)
    const mark = page.getByRole('switch', { name: 'Künefe: tükendi' })
    // The switch is on before the mark is stored.
    const saving = page.waitForResponse((response) => response.request().method() === 'POST')
    await mark.tap()
    await expect(mark).toHaveAttribute('aria-checked', 'true')
    await saving

    const enterHours = async (submit: string) => {
      await page.getByLabel('Servis', { exact: true }).selectOption('Belirli saatlerde')
      const monday = page.getByLabel('Pazartesi')
      await monday.fill('00-12, 11-24')
      const save = page.getByRole('button', { name: submit, exact: true }).first()
      await save.tap()
      await expect(monday).toBeFocused()
      await expect(monday).toHaveAccessibleDescription(/Bu saatler çakışıyor/)
      await expect(monday).toHaveValue('00-12, 11-24')
      await monday.fill('00-24')
      await page.getByRole('button', { name: 'Her gün aynı saatler' }).tap()
      await save.tap()
    }
    await page.goto(`${menu}/menuCategory`)
    await page.getByRole('button', { name: 'Güncelle: İçecekler' }).tap()
    await enterHours('Güncelle')
    await expect(page.getByRole('row', { name: /İçecekler/ })).toContainText('00:00–24:00')
    await page.goto(`${menu}/update`)
    await enterHours('Güncelle')
    await expect(page.getByText('Menü başarıyla güncellendi')).toBeVisible()

    await page.goto(`/dashboard/restaurants/restaurant/${place.restaurant('Liman')}/prices`)
    await page.getByRole('button', { name: 'Tüm fiyatları değiştir' }).tap()
    const sheet = page.getByRole('dialog').filter({ has: page.locator('form, table') })
    await sheet.getByLabel('Değişiklik').selectOption('İndirim')
    const value = sheet.getByLabel('Ne kadar')
    await value.fill('100')
    await sheet.getByRole('button', { name: 'Yeni fiyatları göster' }).tap()
    await expect(value).toHaveAccessibleDescription(/“Künefe” için geriye fiyat kalmıyor/)
    await expect(value).toHaveValue('100')
    await sheet.getByLabel('Değişiklik').selectOption('Zam')
    await value.fill('15')
    await sheet.getByRole('button', { name: 'Yeni fiyatları göster' }).tap()
    await expect(sheet.getByRole('row', { name: 'Künefe 180,00 ₺ 207,00 ₺' })).toBeVisible()
    await sheet.getByRole('button', { name: '3 fiyatı değiştir' }).tap()
    await expect(page.getByText('3 fiyat değişti.')).toBeVisible()

    const guest = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
    const dish = guest.locator('#menu .dish').filter({ hasText: 'Künefe' })
    await guest.goto(`/${place.restaurant('Liman')}`)
    await expect(dish).toContainText('207,00 ₺')
    await expect(dish).toContainText('Bugün tükendi')
    await guest.goto(`/${place.restaurant('Moda')}`)
    await expect(dish).toContainText('180,00 ₺')
    // Chromium logs the rejected forms.
    ignoreStatuses(problems, 422)
  })
})

test.describe('on a desktop in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

  test('a dish gets a next price and options, and others are changed together', async ({
    page,
    openPage,
    server,
    problems,
  }) => {
    const { place, menu } = await seed(page, server, 'en')
    await page.goto(`${menu}/itemList`)
    const künefe = page.getByRole('article', { name: 'Künefe' })
    await künefe.getByRole('link', { name: 'Update Künefe' }).click()
    const form = page.getByRole('dialog').filter({ has: page.locator('form') })
    const save = form.getByRole('button', { name: 'Update', exact: true })
    await form.getByLabel('Price (TRY)', { exact: true }).fill('-180')
    await form.getByRole('heading', { name: 'Next price' }).click()
    const soon = addToDate(dateAt('Europe/Istanbul', Date.now()), { days: 30 })
    await form.getByLabel('New price (TRY)').fill('195.50')
    await form.getByLabel('From', { exact: true }).fill(soon)
    await form.getByRole('heading', { name: 'Options' }).click()
    await form.getByRole('button', { name: 'Add group' }).click()
    const group = form.getByRole('group', { name: 'Group 1' })
    await group.getByLabel('Name of the group').fill('Base')
    await group.getByLabel('Option', { exact: true }).fill('Rice base')
    await group.getByLabel(/^Extra price/).fill('25')
    await group.getByText('Allergens and diets').click()
    await group.getByLabel('gluten').selectOption('Makes the whole dish free of it')
    await group.getByLabel('At least').fill('2')
    await save.click()
    const price = form.getByLabel('Price (TRY)', { exact: true })
    await expect(price).toBeFocused()
    await expect(price).toHaveAccessibleDescription(/cannot be below zero/)
    await expect(group.getByLabel('At least')).toHaveAccessibleDescription(/only 1/)
    await price.fill('180')
    await group.getByLabel('At least').fill('1')
    await save.click()
    await expect(künefe).toContainText(`195.50 ₺ from ${dateName('en', soon)}`)

    await page.getByRole('link', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Baklava' }).check()
    await page.getByRole('checkbox', { name: 'Sütlaç' }).check()
    const bar = page.getByRole('region', { name: 'Selected dishes' })
    const dialog = page.getByRole('alertdialog')
    const act = (name: string) => bar.getByRole('button', { name, exact: true }).click()
    await act('Category')
    await dialog.getByLabel('Category').selectOption('İçecekler')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Moved: 2 dishes.')).toBeVisible()
    await act('Add tags')
    await dialog.getByLabel('Tags').fill('new')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('“new” added: 2 dishes.')).toBeVisible()
    await act('Deactivate')
    await expect(page.getByText('Passive now: 2 dishes.')).toBeVisible()
    await act('Activate')
    await expect(page.getByText('Active now: 2 dishes.')).toBeVisible()
    await act('Sold out')
    await expect(page.getByText('Sold out now: 2 dishes.')).toBeVisible()
    await act('Delete')
    await dialog.getByRole('button', { name: 'Yes, delete' }).click()
    await expect(page.getByText('Deleted: 2 dishes.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('2 dishes are back.')).toBeVisible()

    const guest = await openPage({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    await guest.goto(`/${place.restaurant('Moda')}`)
    const drinks = guest.locator('#menu details').filter({ hasText: 'İçecekler' })
    await expect(drinks.locator('.dish', { hasText: 'Sold out today' })).toHaveCount(2)
    await guest.getByRole('button', { name: 'Allergens' }).click()
    await guest.getByRole('checkbox', { name: 'gluten' }).check()
    await guest.getByRole('button', { name: /Show|fit/ }).click()
    await expect(guest.locator('[data-group="fits"]')).toContainText('Künefe')
    ignoreStatuses(problems, 422)
  })
})
