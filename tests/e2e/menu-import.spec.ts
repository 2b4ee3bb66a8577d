import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

test('an owner pastes a menu, sees where each value was read, corrects one and publishes', async ({
  page,
  problems,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const { menuId } = await seedPlace(server, email)
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${menuId}/itemList`)
  await page.getByRole('link', { name: 'Menüyü içe aktar' }).click()

  // The cure for a file that can't be read is to paste its text.
  const paste = page.getByLabel('Menünüzü yapıştırın')
  const word = { name: 'menü.doc', mimeType: 'application/msword', buffer: Buffer.alloc(99, 1) }
  await page.getByLabel('Dosya').setInputFiles(word)
  await expect(paste).toBeHidden()
  await page.getByRole('button', { name: 'Oku' }).click()
  await expect(page.getByText('menünüzün metnini yapıştırın')).toBeVisible()
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 422')])

  await paste.fill('Her gün açığız')
  await page.getByRole('button', { name: 'Oku' }).click()
  await expect(page.getByRole('alert')).toContainText('İçinde yemek bulunamadı')
  await expect(page.getByLabel('Menünüzü yapıştırın')).toHaveValue('Her gün açığız')
  // Chromium reports the rejected form.
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 422')])
  await expectCleanInAllVariants(page)

  await page
    .getByLabel('Menünüzü yapıştırın')
    .fill('TATLILAR\nKünefe 120 / 180\nBaklava 95 TL\nSütlaç 80\n\nBekleriz, her zaman.')
  await page.getByRole('button', { name: 'Oku' }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Künefe' }).first()
  await first.getByLabel('2. fiyat').focus()
  await expect(first.locator('mark[data-active]')).toHaveText('180')
  await expect(page.getByText('Anlaşılamayan satır: 1')).toBeVisible()
  await expect(page.getByText('Bekleriz, her zaman.')).toBeVisible()
  await expectClean(page)

  await first.getByLabel('1. boy').fill('Küçük')
  await first.getByLabel('2. boy').fill('Büyük')
  await first.getByRole('button', { name: 'Künefe: kaydet' }).click()
  await expect(first).toContainText('Bakıldı')
  await page.getByRole('button', { name: 'Bu yemekleri yayınla' }).click()
  await page.waitForURL('**/itemList')
  await expect(page.getByText('3 ürün eklendi.')).toBeVisible()
  for (const name of ['Künefe', 'Baklava', 'Sütlaç']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'İçe ve dışa aktarma' })).toBeAttached()
})
