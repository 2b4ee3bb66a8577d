import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('a guest finds all allergens in one table, and comes back to the menu', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Diğer' }).click()
    await page.getByRole('link', { name: 'Bütün ürünler ve alerjenler tek tabloda' }).click()
    const row = page.getByRole('row', { name: /^Haydari/ })
    await expect(row.getByRole('img', { name: 'içerir', exact: true }).first()).toBeVisible()
    await expectCleanInAllVariants(page)
    // The table scrolls, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akar Lokantası')
  })

  test('an owner opens everything that can be printed, and chooses the language of a file and of a paper', async ({
    page,
    context,
    server,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const place = await seedPlace(server, email, { restaurants: ['Moda'] })
    const restaurant = place.restaurant()
    await server.database.query(`update menus set language = 'tr' where id = $1`, [place.menuId])
    await server.database.query(
      `insert into restaurant_languages (owner_id, restaurant_id, language, live_at)
       select owner_id, id, 'de', now() from restaurants where id = $1`,
      [restaurant],
    )
    await addSession(page, server, email)
    await page.goto('/dashboard/restaurants')
    await page.getByRole('link', { name: 'Moda: yazdır' }).click()
    await expect(page.getByRole('heading', { name: 'Yazdır', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^PDF’i aç/ })).toHaveCount(5)
    await expectCleanInAllVariants(page)

    const files = page.getByRole('region', { name: 'Google ve diğer servisler için menü' })
    const language = files.getByLabel('Dil')
    await expect(language).toHaveValue('tr')
    await language.selectOption('Almanca')
    const downloading = page.waitForEvent('download')
    await files.getByRole('link', { name: 'İndir Google İşletme Profili' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('food-menus.json')
    expect(download.url()).toBe(`${server.url}/${restaurant}/food-menus.json?lang=de`)

    const menu = page.getByRole('region', { name: 'Menü', exact: true })
    await menu.getByLabel('Dil').selectOption('Almanca')
    const printing = context.waitForEvent('response', (response) =>
      response.url().includes('/menu.pdf?'),
    )
    await menu.getByRole('button', { name: /^PDF’i aç/ }).click()
    const printed = await printing
    expect(new URL(printed.url()).searchParams.get('lang')).toBe('de')
    expect(printed.status()).toBe(200)
  })
})
