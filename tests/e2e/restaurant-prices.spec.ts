import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { desktop } from './page-variants.ts'
import { expect, test } from './test.ts'
import type { TestServer } from '../server.ts'

/** Inserts two restaurants with one menu of 80 dishes; returns their ids. */
async function seed(server: TestServer, email: string) {
  const place = await seedPlace(server, email, {
    restaurants: ['Moda', 'Liman'],
    dishes: { '': ['Künefe', ...Array.from({ length: 79 }, (_, index) => `Meze ${index + 1}`)] },
  })
  return { moda: place.restaurant('Moda'), liman: place.restaurant('Liman') }
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what was typed outlives searching and paging, and is saved together', async ({
    page,
    openPage,
    server,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const { moda, liman } = await seed(server, email)
    await addSession(page, server, email)
    await page.goto('/dashboard/restaurants')
    await page.getByRole('link', { name: 'Liman fiyatları' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fiyatlar' })).toBeVisible()

    await page.getByRole('textbox', { name: 'Künefe' }).fill('240,50')
    await page.getByRole('link', { name: 'Sonraki fiyatlar' }).click()
    await expect(page.getByText('80 fiyattan 61–80 arası')).toBeVisible()
    const otherTyped = page.getByRole('region', { name: 'Yazdığınız diğer fiyatlar' })
    await expect(otherTyped.getByRole('textbox', { name: 'Künefe' })).toHaveValue('240,50')
    await page.getByRole('searchbox').fill('meze 79')
    await page.getByRole('textbox', { name: 'Meze 79' }).fill('beş')
    await expect(page.getByText('2 fiyat henüz kaydedilmedi')).toBeVisible()
    await page.getByRole('button', { name: 'Fiyatları kaydet' }).tap()
    const wrong = page.getByRole('textbox', { name: 'Meze 79' })
    await expect(wrong).toBeFocused()
    await expect(wrong).toHaveAccessibleDescription(/Lütfen 145 ya da 145,50 gibi bir fiyat yazın/)
    await expectClean(page)
    await wrong.fill('0')
    await page.getByRole('button', { name: 'Fiyatları kaydet' }).tap()
    await expect(page.getByText('2 fiyat kaydedildi.')).toBeVisible()
    await expect(otherTyped).toHaveCount(0)
    await expect(wrong).toHaveValue('0,00')

    const guest = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
    await guest.goto(`/${liman}`)
    const dish = guest.locator('#menu .dish').filter({ hasText: 'Künefe' })
    await expect(dish).toContainText('240,50 ₺')
    await guest.goto(`/${moda}`)
    await expect(dish).toContainText('180,00 ₺')
  })
})

test.describe('on a desktop', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('prices are changed by keyboard, a conflict replaces on request, and all are raised as previewed', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const { liman } = await seed(server, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${liman}/prices`)
    const field = page.getByRole('textbox', { name: 'Künefe' })
    await field.focus()
    await server.database.query(
      `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor)
       select dishes.owner_id, $1, dishes.id, 20000 from dishes join restaurants using (menu_id)
       where restaurants.id = $1 and dishes.name = 'Künefe'`,
      [liman],
    )
    await page.keyboard.type('240')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Meze 1 Price here' })).toBeFocused()
    await page.keyboard.type('99')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Changed to 200.00 ₺ in the meantime/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('240')
    await expectClean(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 prices saved.')).toBeVisible()
    await expect(field).toHaveValue('240.00')
    await expect(field).toBeFocused()

    // What is typed during a save isn't saved, and isn't lost.
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/prices.data*', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await field.fill('250')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Meze 2 Price here' }).fill('77')
    release()
    await expect(field).toHaveValue('250.00')
    await expect(page.getByText('1 price not saved yet')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Meze 2 Price here' })).toHaveValue('77')
    await expect(page.getByText('2 dishes have their own price here')).toBeVisible()

    // All prices are raised as previewed, and what was typed before stays.
    const opener = page.getByRole('button', { name: 'Change all prices' })
    await opener.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'How much' }).fill('fifteen')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Please enter a percentage such as 10 or 12.5')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'How much' }).fill('15')
    await sheet.getByRole('combobox', { name: 'Rounding' }).selectOption('Ending in .90')
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('row', { name: 'Meze 3 180.00 ₺ 206.90 ₺' })).toBeVisible()
    await expectClean(page, { within: '[role=dialog]' })
    await sheet.getByRole('button', { name: 'Change 80 prices' }).click()
    await expect(page.getByText('80 prices changed.')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.getByText('80 dishes have their own price here')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Meze 3 Price here' })).toHaveValue('206.90')
    const typed = page.getByRole('textbox', { name: 'Meze 2 Price here' })
    await expect(typed).toHaveValue('77')
    await page.getByRole('button', { name: 'Save prices' }).click()
    await expect(typed).toHaveAccessibleDescription(/Changed to 206.90 ₺ in the meantime/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('prices are searched and saved', async ({ page, server }) => {
    const email = await insertOwner(server.database)
    const { liman } = await seed(server, email)
    await addSession(page, server, email)
    await page.goto(`/dashboard/restaurants/restaurant/${liman}/prices`)
    await page.getByRole('searchbox').fill('meze 79')
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('textbox')
    await expect(field).toHaveCount(1)
    await field.fill('99,50')
    await page.getByRole('button', { name: 'Save prices' }).click()
    await expect(page.getByText('1 price saved.')).toBeVisible()
    await expect(field).toHaveValue('99.50')
    await expect(page.getByRole('button', { name: 'Change all prices' })).toHaveCount(0)
  })
})
