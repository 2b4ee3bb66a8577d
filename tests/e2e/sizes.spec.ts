import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }

const devices = [
  {
    title: 'on a phone in Turkish',
    locale: 'tr',
    options: { locale: 'tr-TR', viewport: phone, hasTouch: true },
    ingredients: 'İçindekiler',
    add: 'Boy / porsiyon ekle',
    name: 'Boy / porsiyon',
    price: 'Fiyat (TRY)',
    up: '3. boyu yukarı taşı',
    remove: '4. boyu sil',
    error: 'Lütfen bu boya bir ad verin',
    restored: 'kaydetmedikleriniz geri getirildi',
    submit: 'Ekle',
    from: 'en az 40,00 ₺',
  },
  {
    title: 'on the desktop in English',
    locale: 'en',
    options: { locale: 'en-US', viewport: { width: 1440, height: 900 }, hasTouch: false },
    ingredients: 'Ingredients',
    add: 'Add a size',
    name: 'Size',
    price: 'Price (TRY)',
    up: 'Move size 3 up',
    remove: 'Remove size 4',
    error: 'Please name this size',
    restored: 'We restored what you typed',
    submit: 'Add',
    from: 'from 40.00 ₺',
  },
] as const

for (const device of devices) {
  test.describe(device.title, () => {
    test.use(device.options)

    test('an owner makes a dish in three sizes, and a guest opens it', async ({
      page,
      openPage,
      server,
    }) => {
      const email = await insertOwner(server.database, { locale: device.locale })
      const place = await seedPlace(server, email)
      await addSession(page, server, email)
      await page.goto(`/dashboard/menuList/menu/${place.menuId}/itemList?add`)
      const form = page.getByRole('dialog').filter({ has: page.locator('form') })
      const field = (name: string) => form.locator(`[name="${name}"]`)
      await field('name').fill('Ayran')
      await form.getByLabel(device.ingredients).fill('yoghurt,')
      await field('aiInstructions').fill('Cold.')
      await form.getByLabel(device.price).fill('40')
      const addSize = form.getByRole('button', { name: device.add })
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

      await form.getByRole('button', { name: device.submit, exact: true }).click()
      await expect(field('sizeName')).toBeFocused()
      await expect(form).toContainText(device.error)
      await expectCleanInAllVariants(page, { within: '[role=dialog]' })
      await field('sizeName').fill('Small')
      await form.getByRole('button', { name: device.remove }).press('Enter')
      await expect(field('sizeName3')).toBeFocused()
      await form.getByRole('button', { name: device.up }).press('Enter')
      await expect(field('sizeName2')).toHaveValue('Large')
      await expect(field('price3')).toHaveValue('80')

      await page.reload()
      await expect(form).toContainText(device.restored)
      await expect(field('sizeName3')).toHaveValue('XL')
      await expect(field('price2')).toHaveValue('60,50')
      await form.getByRole('button', { name: device.submit, exact: true }).click()
      await expect(page.getByRole('article', { name: 'Ayran' })).toContainText(device.from)
      await expectCleanInAllVariants(page, { within: 'main' })

      const guest = await openPage(device.options)
      // Until the page's script follows the menu, a dish opens as a page.
      const following = guest.waitForResponse('**/menu/stream')
      await guest.goto(`/${place.restaurant()}`)
      await following
      const dish = guest.locator('#menu .dish')
      await expect(dish).toContainText(device.from)
      await dish.getByRole('link').click()
      const sheet = guest.getByRole('dialog', { name: 'Ayran' })
      const sizes = sheet.locator('dl.sizes > div')
      await expect(sizes).toHaveText([/Small40[.,]00 ₺/, /Large60[.,]50 ₺/, /XL80[.,]00 ₺/])
      await expect(sheet.locator('[data-part="price"]')).toBeHidden()
      await expectCleanInAllVariants(guest, { within: '#dish-sheet' })
    })
  })
}
