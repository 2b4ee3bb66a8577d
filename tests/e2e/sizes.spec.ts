import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test, type Page } from './test.ts'

/** Inserts a restaurant whose menu has one dish, ayran. */
async function seed({ database }: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(database, { locale })
  const [row] = await database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Menü', 'TRY' from owners where email = $1 returning *),
          r as (insert into restaurants (owner_id, menu_id, name)
                select owner_id, id, 'Nar' from m returning *),
          d as (insert into dishes (owner_id, menu_id, name, ingredients, ai_instructions,
                                    price_minor, calories)
                select owner_id, id, 'Ayran', array['yoğurt'], 'Cold', 4000, 90 from m)
     select r.id as restaurant, m.id as menu from r, m`,
    [email],
  )
  return {
    email,
    guestPage: `/${String(row?.['restaurant'])}`,
    list: `/dashboard/menuList/menu/${String(row?.['menu'])}/itemList`,
  }
}

const sizeRow = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('group', { name, exact: true })

test.describe('on a phone, in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })

  test('an owner gives a dish three sizes, and a guest sees their prices', async ({
    page,
    openPage,
    server,
  }) => {
    const { email, guestPage, list } = await seed(server, 'tr')
    await addSession(page, server, email)
    await page.goto(list)
    await page.getByRole('link', { name: 'Güncelle: Ayran' }).click()
    const panel = page.getByRole('dialog', { name: 'Ürünü güncelle' })
    for (let added = 0; added < 2; added++) {
      await panel.getByRole('button', { name: 'Boy / porsiyon ekle' }).click()
    }
    const row = (number: number) => sizeRow(page, `${number}. boy`)
    await expect(row(3).getByRole('textbox', { name: 'Boy / porsiyon' })).toBeFocused()
    await row(1).getByRole('textbox', { name: 'Boy / porsiyon' }).fill('Büyük')
    await row(1).getByLabel('Fiyat').fill('60,50')
    await row(2).getByRole('textbox', { name: 'Boy / porsiyon' }).fill('Orta')
    await row(2).getByLabel('Fiyat').fill('50')
    await row(3).getByLabel('Fiyat').fill('40')
    await panel.getByRole('button', { name: 'Güncelle' }).click()
    await expect(row(3).getByText('Lütfen bu boya bir ad verin')).toBeVisible()
    await row(3).getByRole('textbox', { name: 'Boy / porsiyon' }).fill('Küçük')
    await row(3).getByRole('button', { name: '3. boyu yukarı taşı' }).click()
    await expect(row(2).getByLabel('Fiyat')).toHaveValue('40')
    await expectClean(page)
    await panel.getByRole('button', { name: 'Güncelle' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText('40,00 ₺')).toBeVisible()

    const guest = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
    // Until the page's script follows the menu, a dish opens as a page.
    const following = guest.waitForResponse('**/menu/stream')
    await guest.goto(guestPage)
    await following
    await expect(guest.getByText('40,00 ₺’den başlayan')).toBeVisible()
    await guest.getByRole('link', { name: 'Ayran' }).click()
    const sheet = guest.getByRole('dialog', { name: 'Ayran' })
    await expect(sheet).toContainText(/Büyük.*60,50.*Küçük.*40,00.*Orta.*50,00/s)
    await expectCleanInAllVariants(guest, { within: '#dish-sheet' })
  })
})

test.describe('at a desk, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

  test('by keyboard, an owner adds a size and removes it, and what was typed stays', async ({
    page,
    server,
  }) => {
    const { email, list } = await seed(server, 'en')
    await addSession(page, server, email)
    await page.goto(list)
    await page.getByRole('link', { name: 'Update Ayran' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Update dish' })
    await panel.getByRole('button', { name: 'Add a size' }).press('Enter')
    await expect(sizeRow(page, 'Size 2').getByRole('textbox', { name: 'Size' })).toBeFocused()
    await sizeRow(page, 'Size 1').getByRole('textbox', { name: 'Size' }).fill('Glass')
    await page.keyboard.press('Tab')
    await page.keyboard.type('45')
    await sizeRow(page, 'Size 2').getByRole('textbox', { name: 'Size' }).fill('Jug')
    await sizeRow(page, 'Size 2').getByLabel('Price').fill('120')
    await expectCleanInAllVariants(page)
    await sizeRow(page, 'Size 2').getByRole('button', { name: 'Remove size 2' }).press('Enter')
    await expect(panel.getByRole('group', { name: 'Size 1' })).toHaveCount(0)
    await expect(panel.getByRole('textbox', { name: 'Price (TRY)', exact: true })).toHaveValue('45')
    await panel.getByRole('button', { name: 'Add a size' }).press('Enter')
    await expect(sizeRow(page, 'Size 1').getByRole('textbox', { name: 'Size' })).toHaveValue(
      'Glass',
    )
    await sizeRow(page, 'Size 2').getByRole('textbox', { name: 'Size' }).fill('Jug')
    await sizeRow(page, 'Size 2').getByLabel('Price').fill('120')
    await panel.getByRole('button', { name: 'Update' }).press('Enter')
    await expect(panel).toBeHidden()
    await expect(page.getByText('from 45.00 ₺')).toBeVisible()
  })
})
