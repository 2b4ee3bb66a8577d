import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { photoWithGps } from '../fixtures/photo.ts'
import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const textsByLocale = {
  en: {
    language: 'en-US',
    restaurants: 'Restaurants',
    name: 'Restaurant Name',
    add: 'Add',
    tile: 'Add Restaurant',
    cancel: 'Cancel',
    added: 'Restaurant added successfully',
    location: 'Location',
    warning: 'Chat Start Warning Message',
    update: 'Update',
    updated: 'Restaurant updated successfully',
    details: 'Restaurant',
    file: 'Image file',
    upload: 'Upload',
    uploaded: 'Success',
    tooLarge: 'This file is too large',
    delete: 'Delete',
    deleteLogo: 'Yes, delete it',
    logoDeleted: 'Logo deleted successfully',
    deleteAll: 'Delete restaurant',
    deleteConfirm: 'Yes, delete restaurant',
    deleted: 'The restaurant and its conversations have been deleted.',
    qr: 'QR code of Lale Lokantası',
    manage: 'Manage Lale Lokantası',
    download: 'Download PNG',
    copy: 'Copy',
    copied: 'Copied',
    done: 'Done',
  },
  tr: {
    language: 'tr-TR',
    restaurants: 'Restoranlar',
    name: 'Restoran Adı',
    add: 'Ekle',
    tile: 'Restoran Ekle',
    cancel: 'Vazgeç',
    added: 'Restoran başarıyla eklendi',
    location: 'Konum',
    warning: 'Sohbet Başlangıç Uyarı Mesajı',
    update: 'Güncelle',
    updated: 'Restoran başarıyla güncellendi',
    details: 'Restoran',
    file: 'Resim dosyası',
    upload: 'Yükle',
    uploaded: 'Başarılı',
    tooLarge: 'Bu dosya çok büyük',
    delete: 'Sil',
    deleteLogo: 'Evet, sil',
    logoDeleted: 'Logo başarıyla silindi',
    deleteAll: 'Restoranı sil',
    deleteConfirm: 'Evet, restoranı sil',
    deleted: 'Restoran ve sohbetleri silindi.',
    qr: 'Karekod: Lale Lokantası',
    manage: 'Yönet: Lale Lokantası',
    download: 'PNG indir',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    done: 'Tamam',
  },
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

for (const { locale, width, height, colorScheme } of pageVariants) {
  const texts = textsByLocale[locale]
  test.describe(`restaurants in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({
      viewport: { width, height },
      locale: texts.language,
      colorScheme,
      hasTouch: width === 390,
      permissions: ['clipboard-write', 'clipboard-read'],
    })

    test('a restaurant is added, given a logo and a QR code, and deleted', async ({
      page,
      server,
    }) => {
      await signIn(page, await makeOwner(server, locale))
      const press = (name: string) => {
        const button = page.getByRole('button', { name, exact: true })
        return width === 390 ? button.tap() : button.click()
      }
      await expectClean(page)
      await page.goto('/dashboard/restaurants')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.restaurants)
      await press(texts.add)
      await expect(page.getByLabel(texts.name)).toBeFocused()
      await expectClean(page)
      await page.getByLabel(texts.name).fill('Lale Lokantası')
      await press(texts.add)
      await expect(toast(page, texts.added)).toBeVisible()
      await expect(page.getByLabel(texts.name)).toBeHidden()
      await expectClean(page)

      await page.getByRole('link', { name: texts.manage }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lale Lokantası')
      const details = page.getByRole('region', { name: texts.details, exact: true })
      await details.getByLabel(texts.location).fill('Moda, İstanbul')
      await details.getByLabel(texts.warning).fill('Yanıtları bir yapay zekâ verir.')
      await details.getByRole('button', { name: texts.update }).click()
      await expect(toast(page, texts.updated)).toBeVisible()

      const upload = page.getByRole('button', { name: texts.upload, exact: true })
      await expect(upload).toHaveAttribute('aria-disabled', 'true')
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
      // By path: Playwright would send 9 MB through its own connection.
      const big = test.info().outputPath('big.jpg')
      await writeFile(big, Buffer.alloc(9_000_000))
      await page.getByLabel(texts.file).setInputFiles(big)
      await expect(page.getByText(texts.tooLarge)).toBeVisible()
      await expect(upload).toHaveAttribute('aria-disabled', 'true')
      await page.getByLabel(texts.file).setInputFiles(file('photo.jpg', await photoWithGps()))
      await expect(page.getByText(texts.tooLarge)).toBeHidden()
      await press(texts.upload)
      await expect(toast(page, texts.uploaded)).toBeVisible()
      await expect(details.getByLabel(texts.location)).toHaveValue('Moda, İstanbul')
      await expectClean(page)

      await press(texts.qr)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: texts.qr })).toBeVisible()
      await expect(dialog.locator('svg image')).toHaveAttribute('href', /^data:image\/webp/)
      await expectClean(page)
      const id = page.url().split('/').at(-1) ?? ''
      await expect(dialog.getByText(`${server.url}/${id}`)).toBeVisible()
      await press(texts.copy)
      await expect(dialog.getByRole('button', { name: texts.copied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/${id}`)
      const downloading = page.waitForEvent('download')
      await press(texts.download)
      const download = await downloading
      expect(download.suggestedFilename()).toBe('chefin-lale-lokantasi.png')
      const picture = sharp(await readFile(await download.path()))
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 200, height: 200 })
      const { channels } = await picture.stats()
      expect(channels[0]).toMatchObject({ min: 0, max: 255 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.table-card')).toBeVisible()
      await expect(page.getByRole('main', { includeHidden: true })).toBeHidden()
      // A6 in points, and nothing else.
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(paper.match(/\/MediaBox \[[^\]]+\]/g)).toEqual(['/MediaBox [0 0 298.07999 420]'])
      await page.emulateMedia({ media: 'screen' })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: texts.qr })).toBeFocused()

      await page.goto(`/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lale Lokantası')
      await expect(page.locator(`img[src*="${id}"]`)).toBeVisible()

      await page.goto(`/dashboard/restaurants/restaurant/${id}`)
      await press(texts.delete)
      await expectClean(page)
      await press(texts.deleteLogo)
      await expect(toast(page, texts.logoDeleted)).toBeVisible()
      await press(texts.deleteAll)
      await press(texts.deleteConfirm)
      await expect(page.getByText(texts.deleted)).toBeVisible()
      await expect(page.getByLabel(texts.name)).toBeVisible()
    })
  })
}

test.describe('with the keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('a restaurant is added, changed and deleted', async ({ page, server }) => {
    await signIn(page, await makeOwner(server, 'en'))
    const { keyboard } = page
    const tabTo = async (name: string, role: 'button' | 'link' | 'textbox' = 'button') => {
      const target = page.getByRole(role, { name, exact: true })
      await expect(target).toBeVisible()
      for (let steps = 0; steps < 60; steps += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error(`Tab never reached ${name}`)
    }
    await tabTo('Restaurants', 'link')
    await keyboard.press('Enter')
    await tabTo('Restaurant Name', 'textbox')
    await keyboard.type('Lale Lokantası')
    await keyboard.press('Enter')
    await expect(toast(page, 'Restaurant added successfully')).toBeVisible()

    await tabTo('Add Restaurant', 'link')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Restaurant Name')).toBeFocused()
    await keyboard.type('Thought better of')
    await tabTo('Cancel', 'link')
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Add Restaurant', exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByLabel('Restaurant Name')).toHaveValue('')

    await page.reload()
    await tabTo('QR code of Lale Lokantası')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator('svg image')).toBeVisible()
    await tabTo('Download PNG')
    await keyboard.press('Escape')
    await tabTo('Manage Lale Lokantası', 'link')
    await keyboard.press('Enter')
    await tabTo('Location', 'textbox')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Location')).toHaveAttribute('aria-invalid', 'true')
    await keyboard.type('Moda')
    await tabTo('Delete restaurant')
    await keyboard.press('Enter')
    await tabTo('Yes, delete restaurant')
    await keyboard.press('Enter')
    await expect(page.getByText('have been deleted')).toBeVisible()
  })
})

test('the sample’s owner is greeted, with links to the restaurants', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Defne')
  await expect(page.getByRole('article', { name: 'Akar Lokantası' })).toBeVisible()
  await expectClean(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('a restaurant is added and its logo uploaded', async ({ page, server }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await page.goto('/dashboard/restaurants')
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
