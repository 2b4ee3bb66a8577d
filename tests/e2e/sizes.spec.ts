import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

const phone = { locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true } as const

test.use(phone)

test('an owner makes a dish in three sizes, and a guest opens it', async ({
  page,
  openPage,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, email)
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${place.menuId}/itemList?add`)
  const form = page.getByRole('dialog').filter({ has: page.locator('form') })
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('name').fill('Ayran')
  await form.getByLabel('İçindekiler').fill('yoghurt,')
  await field('aiInstructions').fill('Cold.')
  await form.getByLabel('Fiyat (TRY)').fill('40')
  const addSize = form.getByRole('button', { name: 'Boy / porsiyon ekle' })
  await addSize.focus()
  await page.keyboard.press('Enter')
  await expect(field('sizeName2')).toBeFocused()
  await page.keyboard.type('XL')
  await field('price2').fill('80')
  await addSize.click()
  await expect(field('sizeName3')).toBeFocused()
  await page.keyboard.type('Large')
  await field('price3').fill('60,50')
  await addSize.click()

  await form.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(field('sizeName')).toBeFocused()
  await expect(form).toContainText('Lütfen bu boya bir ad verin')
  await expectClean(page, { within: '[role=dialog]' })
  await field('sizeName').fill('Small')
  await form.getByRole('button', { name: '4. boyu sil' }).press('Enter')
  await expect(field('sizeName3')).toBeFocused()
  await form.getByRole('button', { name: '3. boyu yukarı taşı' }).press('Enter')
  await expect(field('sizeName2')).toHaveValue('Large')
  await expect(field('price3')).toHaveValue('80')

  await page.reload()
  await expect(form).toContainText('kaydetmedikleriniz geri getirildi')
  await expect(field('sizeName3')).toHaveValue('XL')
  await expect(field('price2')).toHaveValue('60,50')
  await form.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Ayran' })).toContainText('en az 40,00 ₺')
  await expectClean(page, { within: 'main' })

  const guest = await openPage(phone)
  // Until the page's script follows the menu, a dish opens as a page.
  const following = guest.waitForResponse('**/menu/stream')
  await guest.goto(`/${place.restaurant()}`)
  await following
  const dish = guest.locator('#menu .dish')
  await expect(dish).toContainText('en az 40,00 ₺')
  await dish.getByRole('link').click()
  const sheet = guest.getByRole('dialog', { name: 'Ayran' })
  const sizes = sheet.locator('dl.sizes > div')
  await expect(sizes).toHaveText([/Small40[.,]00 ₺/, /Large60[.,]50 ₺/, /XL80[.,]00 ₺/])
  await expect(sheet.locator('[data-part="price"]')).toBeHidden()
  await expectClean(guest, { within: '#dish-sheet' })
})
