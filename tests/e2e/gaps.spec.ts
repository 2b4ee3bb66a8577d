import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Inserts an owner whose guests asked for calories and for pets, and signs in. */
async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const place = await seedPlace(server, email, { hasChat: true, dishes: { '': ['Künefe'] } })
  const guest = new Guest(server.url, place.restaurant())
  await guest.ask('How many calories are in the Künefe?')
  await guest.ask('Can I bring my dog?')
  await addSession(page, server, email)
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a gap is dismissed, undone, dismissed again and brought back', async ({ page, server }) => {
    await seed(page, server, 'tr')
    await page.goto('/dashboard')
    const dismiss = page.getByRole('button', { name: 'Listeden çıkar: Künefe · Kalori' })
    await dismiss.tap()
    await expect(dismiss).toHaveCount(0)
    await expectClean(page, { within: 'section:has([name="lastAsked"])' })
    await page.getByRole('button', { name: 'Geri al' }).tap()
    await expect(dismiss).toBeVisible()
    await dismiss.tap()
    await page.getByText('Listeden çıkarılanlar (1)').tap()
    await page.getByRole('button', { name: 'Geri getir: Künefe · Kalori' }).tap()
    await expect(dismiss).toBeVisible()
    await expect(page.getByText('Listeden çıkarılanlar')).toHaveCount(0)
  })
})

test.describe('by keyboard in English', () => {
  test.use({ locale: 'en-US', viewport: desktop })

  test('a gap leads to its field, and disappears once it is filled in', async ({
    page,
    server,
  }) => {
    await seed(page, server, 'en')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Add it to Lale' }).press('Enter')
    const pets = page.getByRole('textbox', { name: 'Pets' })
    await expect(pets).toBeFocused()
    await page.keyboard.type('Dogs are welcome on the terrace.')
    const region = page.getByRole('region', { name: 'Information for guests' })
    await region.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Dogs are welcome')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Lale · Pets')).toHaveCount(0)
    await page.getByRole('link', { name: 'Edit Künefe' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Calories' })).toBeFocused()
    await page.goBack()
    // The focus isn't lost with the row.
    await page.getByRole('button', { name: 'Dismiss: Künefe · Calories' }).press('Enter')
    await expect(page.getByText('Nothing is open')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })
})
