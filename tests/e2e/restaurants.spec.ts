import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { photoWithGps } from '../fixtures/photo.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { keyboard } from './input-devices.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const list = '/dashboard/restaurants'

/** Signs in a new owner with a restaurant. */
async function seedRestaurant(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `insert into restaurants (owner_id, name) select id, 'Lale Lokantası' from owners
     where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  const id = String(row?.['id'])
  return { id, path: `${list}/restaurant/${id}` }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('on a phone in Turkish', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    hasTouch: true,
    permissions: ['clipboard-write', 'clipboard-read'],
  })

  test('the first restaurant is added, and gets a logo that is not too large', async ({
    page,
    server,
  }) => {
    await addSession(page, server, await insertOwner(server.database, { locale: 'tr' }))
    await page.goto(list)
    await button(page, 'Ekle').tap()
    const name = page.getByLabel('Restoran Adı')
    await expect(name).toBeFocused()
    await expectClean(page)
    await name.fill('Lale Lokantası')
    await button(page, 'Ekle').tap()
    await expect(page.getByText('Restoran başarıyla eklendi').first()).toBeVisible()
    await expect(name).toBeHidden()
    await expectCleanInAllVariants(page, { within: 'main' })

    await page.getByRole('link', { name: 'Yönet: Lale Lokantası' }).tap()
    const upload = button(page, 'Yükle')
    const file = page.getByLabel('Resim dosyası')
    const tooLarge = page.getByText('Bu dosya çok büyük')
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    // By path: Playwright would send 9 MB through its own connection.
    const big = test.info().outputPath('big.jpg')
    await writeFile(big, Buffer.alloc(9_000_000))
    await file.setInputFiles(big)
    await expect(tooLarge).toBeVisible()
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() }
    await file.setInputFiles(photo)
    await expect(tooLarge).toBeHidden()
    await upload.tap()
    await expect(page.getByRole('img', { name: 'Lale Lokantası logosu' })).toBeVisible()
    await expectClean(page, { within: 'main' })

    await button(page, 'Karekod: Lale Lokantası').tap()
    const logo = page.getByRole('dialog').locator('svg image')
    await expect(logo).toHaveAttribute('href', /^data:image\/webp/)
  })

  test('a QR code is copied, downloaded and printed', async ({ page, server }) => {
    const { id, path } = await seedRestaurant(page, server, 'tr')
    await page.goto(path)
    const opener = button(page, 'Karekod: Lale Lokantası')
    await opener.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: 'Karekod: Lale Lokantası' })).toBeVisible()
    await expect(dialog.getByText(`${server.url}/${id}`)).toBeVisible()
    await expectClean(page, { within: '[role=dialog]' })
    await button(page, 'Kopyala').tap()
    await expect(button(page, 'Kopyalandı')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/${id}`)

    const downloading = page.waitForEvent('download')
    await button(page, 'PNG indir').tap()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('chefin-lale-lokantasi.png')
    const picture = sharp(await readFile(await download.path()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 200, height: 200 })
    const { channels } = await picture.stats()
    expect(channels[0]).toMatchObject({ min: 0, max: 255 })

    await page.emulateMedia({ media: 'print' })
    const card = page.locator('.table-card')
    // Who can't use a QR code is told what to do, as on the cards of the print page.
    await expect(card.getByText('Karekod kullanamıyorsanız')).toBeVisible()
    await expect(card.getByText('Can’t scan it?')).toBeVisible()
    await expect(page.getByRole('main', { includeHidden: true })).toBeHidden()
    // A6 in points, and nothing else.
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/MediaBox \[[^\]]+\]/g)).toEqual(['/MediaBox [0 0 298.07999 420]'])
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop, locale: 'en-US' })

  test('by keyboard, a new restaurant is abandoned, and the first one deleted', async ({
    page,
    server,
  }) => {
    await seedRestaurant(page, server, 'en')
    await page.goto(list)
    const { press, write } = keyboard(page)
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const name = page.getByLabel('Restaurant Name')
    await press(link('Add Restaurant'))
    await expect(name).toBeFocused()
    await page.keyboard.type('Thought better of')
    await press(link('Cancel'))
    await expect(link('Add Restaurant')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')

    await press(link('Manage Lale Lokantası'))
    const location = page.getByLabel('Location')
    await press(location)
    await expect(location).toHaveAttribute('aria-invalid', 'true')
    await write(location, 'Moda')
    await press(button(page, 'Delete restaurant'))
    await press(button(page, 'Yes, delete restaurant'))
    await expect(page.getByText('have been deleted')).toBeVisible()
    await expect(name).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('a restaurant is added and its logo uploaded', async ({ page, server }) => {
    await addSession(page, server, await insertOwner(server.database))
    await page.goto(list)
    await page.getByLabel('Restaurant Name').fill('Düz Sayfa')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('link', { name: 'Manage Düz Sayfa' }).click()
    await page
      .getByLabel('Image file')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() })
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('img', { name: 'Logo of Düz Sayfa' })).toBeVisible()
  })
})
