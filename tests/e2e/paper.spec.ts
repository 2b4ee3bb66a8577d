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

  test('an owner opens everything that can be printed', async ({ page, server }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    await seedPlace(server, email, { restaurants: ['Moda'] })
    await addSession(page, server, email)
    await page.goto('/dashboard/restaurants')
    await page.getByRole('link', { name: 'Moda: yazdır' }).click()
    await expect(page.getByRole('heading', { name: 'Yazdır', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^PDF’i aç/ })).toHaveCount(5)
    await expectCleanInAllVariants(page)
  })
})
