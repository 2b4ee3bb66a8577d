import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../fixtures/menus/${name}.jpg`, import.meta.url))

/** The warm dishes of a photographed menu: reading all four categories takes three times as long. */
const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(await readFile(fileOf('21-photo-lokanta')))
    .extract({ left: 180, top: 1540, width: 1720, height: 700 })
    .jpeg({ quality: 95 })
    .toBuffer(),
})

test('an owner photographs a menu and sees in the photo where each value was read', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const { menuId } = await seedPlace(server, email)
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${menuId}/import`)
  const file = page.getByLabel('Dosya')
  await file.setInputFiles(await photo())
  await page.getByRole('button', { name: 'Oku', exact: true }).click()
  await page.getByRole('button', { name: 'Durdur', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Durdur', exact: true })).toBeHidden()

  await file.setInputFiles(await photo())
  await page.getByRole('button', { name: 'Oku', exact: true }).click()
  // Reading a photo takes seconds of a free core.
  await page.waitForURL('**/import/*-*', { timeout: 240_000 })
  // Of its price the reader isn't sure, so it is open.
  const dish = page.getByRole('listitem').filter({ hasText: 'Etli Güveç' }).first()
  const picture = dish.getByRole('img', { name: 'Etli Güveç: 1. sayfadaki yeri' })
  await expect(picture).toBeVisible()
  await dish.getByLabel('Fiyat').focus()
  await expect(picture.locator('rect[data-active]')).toHaveAttribute('data-field', 'price')
  // The photo itself is loaded and not only its frame.
  const href = await picture.locator('image').getAttribute('href')
  const loaded = await page.request.get(href ?? '')
  expect(loaded.headers()['content-type']).toBe('image/webp')
  await dish.getByLabel('Kategori', { exact: true }).focus()
  await expect(picture.locator('rect[data-active]')).toHaveAttribute('data-field', 'category')
  await expectCleanInAllVariants(page)

  await page.getByRole('link', { name: 'Fotoğrafa bakarak yazın' }).click()
  const dishes = page.getByRole('table')
  await expect(dishes).toContainText('Etli Güveç')
  await page.getByRole('button', { name: 'Kutuyu boşalt' }).click()
  await expect(dishes).not.toContainText('Etli Güveç')
  await page.getByRole('button', { name: 'Metni geri getir' }).click()
  await expect(dishes).toContainText('Etli Güveç')
})

test('an owner types a handwritten menu beside its photo', async ({ page, server }) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const { menuId } = await seedPlace(server, email)
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${menuId}/import`)
  await page.getByLabel('Dosya').setInputFiles(fileOf('26-handwriting'))
  await page.getByRole('button', { name: 'Fotoğrafa bakarak yazın' }).click()
  await page.waitForURL('**/text')
  const box = page.getByLabel('Menünün metni')
  await box.pressSequentially('Kahvaltılar\nMenemen 180\nSucuklu Yumurta')
  const dishes = page.getByRole('table')
  await expect(dishes.getByRole('row', { name: 'Menemen Siz yazdınız' })).toContainText('180,00')
  await box.pressSequentially(' 195')
  await expect(dishes.getByRole('row', { name: 'Sucuklu Yumurta' })).toContainText('195,00')
  const picture = page.getByRole('img', { name: 'Menünün fotoğrafı' })
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Fotoğrafı büyüt' }).click()
  expect(await width()).toBeGreaterThan(before * 1.4)
  await expectClean(page)
  await page.getByRole('button', { name: 'Bu yemekleri kullan' }).click()
  await page.getByRole('button', { name: 'Bu yemekleri yayınla' }).click()
  await expect(page.getByText('2 ürün eklendi.')).toBeVisible()
})
