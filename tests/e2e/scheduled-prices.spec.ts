import { addToDate, dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR', hasTouch: true })

test('on a phone in Turkish, a price is scheduled in the form, replaced together with others, and removed', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const adanaAndUrfa = ['Adana', 'Urfa'].map((name) => ({
    name,
    price_minor: 10_000,
    ingredients: ['kuzu'],
    ai_instructions: 'Acı.',
  }))
  const { menuId } = await seedPlace(server, email, { dishes: { '': adanaAndUrfa } })
  await addSession(page, server, email)
  const today = dateAt('Europe/Istanbul', Date.now())
  const [soon, later] = [30, 60].map((days) => addToDate(today, { days }))
  const path = `/dashboard/menuList/menu/${menuId}/itemList`
  await page.goto(path)
  const adana = page.getByRole('article', { name: 'Adana' })
  await adana.getByRole('link', { name: 'Güncelle: Adana' }).tap()
  const form = page.getByRole('dialog').filter({ has: page.locator('form') })
  await form.getByRole('heading', { name: 'İleri tarihli fiyat' }).tap()
  const price = form.getByLabel('Yeni fiyat (TRY)')
  const from = form.getByLabel('Başlangıç günü')
  await price.fill('145,50')
  await from.fill(today)
  await form.getByRole('button', { name: 'Güncelle', exact: true }).tap()
  await expect(from).toBeFocused()
  await expect(form).toContainText('Bugün için fiyatın kendisini değiştirin')
  await expectClean(page, { within: '[role=dialog]' })
  await from.fill(soon ?? '')
  await form.getByRole('button', { name: 'Güncelle', exact: true }).tap()
  await expect(adana).toContainText(`100,00 ₺${dateName('tr', soon ?? '')} itibarıyla 145,50 ₺`)
  await expectClean(page, { within: 'main' })

  await page.getByRole('link', { name: 'Seç', exact: true }).tap()
  await page.getByText('2 ürünün hepsi').tap()
  const bar = page.getByRole('region', { name: 'Seçili ürünler' })
  await bar.getByRole('button', { name: 'Değiştir' }).tap()
  await bar.getByRole('button', { name: 'Fiyat', exact: true }).tap()
  await form.getByLabel('Ne kadar').fill('10')
  await form.getByLabel('Ne zaman').selectOption('İleri bir tarihte')
  await form.getByRole('button', { name: 'Yeni fiyatları göster' }).tap()
  await expect(form).toContainText('hangi gün başlayacağını seçin')
  await expectClean(page, { within: '[role=dialog]' })
  await form.getByLabel('Başlangıç günü').fill(later ?? '')
  await form.getByRole('button', { name: 'Yeni fiyatları göster' }).tap()
  const preview = page.getByRole('dialog').filter({ has: page.locator('table') })
  await expect(preview).toContainText(`${dateName('tr', later ?? '')}, saat 00:00 itibarıyla`)
  await expect(preview).toContainText('ileri tarihli fiyatın yerine geçer: 1 ürün')
  await expectClean(page, { within: '[role=dialog]' })
  await preview.getByRole('button', { name: '2 fiyatı kaydet' }).tap()
  await expect(page.getByText(/^2 fiyat kaydedildi/)).toBeVisible()

  await bar.getByRole('link', { name: 'Bitti' }).tap()
  await expect(adana).toContainText(`${dateName('tr', later ?? '')} itibarıyla 110,00 ₺`)
  await adana.getByRole('link', { name: 'Güncelle: Adana' }).tap()
  await form.getByRole('button', { name: 'İleri tarihli fiyatı kaldır' }).tap()
  await expect(price).toBeFocused()
  await form.getByRole('button', { name: 'Güncelle', exact: true }).tap()
  await expect(adana).not.toContainText('itibarıyla')
  await expect(page.getByRole('article', { name: 'Urfa' })).toContainText('itibarıyla 110,00 ₺')
  expect(problems).toEqual([])
})
