import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { expect, test } from './test.ts'

test.use({
  timezoneId: 'America/New_York',
  locale: 'tr-TR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

test('a guest keeps an answer, and the owner checks it', async ({
  page,
  context,
  openPage,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, email, {
    hasChat: true,
    dishes: { Tatlılar: [{ name: 'Künefe', ingredients: ['kadayıf', 'peynir'] }] },
  })
  await page.goto(`/${place.restaurant()}`)
  await page.getByRole('button', { name: 'Sohbet', exact: true }).tap()
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Künefede süt var mı?')
  await page.getByRole('button', { name: 'Gönder' }).tap()
  await page.getByRole('button', { name: 'Bu yanıtı sakla' }).tap()
  const open = page.getByRole('link', { name: 'Aç', exact: true })
  await expect(open).toBeFocused()
  await expectClean(page)

  const opened = context.waitForEvent('page')
  await open.tap()
  const receipt = await opened
  await expect(receipt.getByText('kelimesi kelimesine böyle verdi')).toBeVisible()
  await expect(receipt.getByText('Künefede süt var mı?')).toBeVisible()
  await expect(receipt.getByText('o günden beri değişmedi')).toBeVisible()
  // The restaurant's time, and not the guest's.
  await expect(receipt.getByRole('time')).toContainText('Türkiye Standart Saati')
  await expectCleanInAllVariants(receipt)
  const link = receipt.url()
  await receipt.goto(link.slice(0, -1))
  await expect(receipt.getByText('Bu yanıt doğrulanamadı.')).toBeVisible()
  await expectClean(receipt)

  await server.database.query('update dishes set price_minor = 1 where id = $1', [
    place.dish('Künefe'),
  ])
  const owner = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
  await addSession(owner, server, email)
  await owner.goto('/dashboard/conversations')
  await owner.getByRole('link', { name: 'Saklanan yanıtı kontrol et' }).click()
  const field = owner.getByRole('textbox', { name: 'Yanıtın bağlantısı' })
  await field.fill(link.slice(0, -1))
  await owner.getByRole('button', { name: 'Kontrol et' }).click()
  await expect(owner.getByRole('alert')).toContainText('Bu yanıt doğrulanamadı.')
  await expect(field).toHaveValue(link.slice(0, -1))
  await field.fill(link)
  await owner.getByRole('button', { name: 'Kontrol et' }).click()
  await expect(owner.getByText('Künefede süt var mı?')).toBeVisible()
  await expectClean(owner)
  await owner.getByRole('link', { name: 'Künefe' }).click()
  await expect(owner.getByRole('textbox', { name: 'Ürün adı' })).toHaveValue('Künefe')
})

test('without JavaScript, the link is checked in a form', async ({ openPage, server }) => {
  const page = await openPage({ javaScriptEnabled: false, locale: 'tr-TR' })
  await page.goto('/demo/receipt#abc')
  await page.getByRole('textbox', { name: 'Yanıtın bağlantısı' }).fill(`${server.url}/x#abc`)
  await page.getByRole('button', { name: 'Kontrol et' }).click()
  await expect(page.getByText('Bu yanıt doğrulanamadı.')).toBeVisible()
})
