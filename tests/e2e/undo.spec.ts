import { photoWithGps } from '../fixtures/photo.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'
import type { TestServer } from '../server.ts'

/** Signs in a new owner with a menu of three desserts, which a restaurant shows. */
async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const place = await seedPlace(server, email, {
    menu: 'Yaz',
    dishes: { Tatlılar: ['Künefe', 'Baklava', 'Sütlaç'] },
  })
  await addSession(page, server, email)
  return { restaurantId: place.restaurant(), menu: `/dashboard/menuList/menu/${place.menuId}` }
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a deleted dish comes back by a tap on the toast, or later from the page', async ({
    page,
    server,
  }) => {
    const { menu } = await seed(page, server, 'tr')
    await page.goto(`${menu}/itemList`)
    const names = page.getByRole('listitem').locator('h3')
    await expect(names).toHaveText(['Künefe', 'Baklava', 'Sütlaç'])
    const deleteBaklava = async () => {
      await page.getByRole('button', { name: 'Diğer işlemler: Baklava' }).tap()
      await page.getByRole('button', { name: 'Sil', exact: true }).tap()
      await expect(page.getByText('30 gün içinde geri alabilirsiniz.')).toBeVisible()
      await page.getByRole('button', { name: 'Evet, sil' }).tap()
      await expect(names).toHaveText(['Künefe', 'Sütlaç'])
    }
    await deleteBaklava()
    const undo = page.getByRole('button', { name: 'Geri al', exact: true })
    await expect(undo).toBeVisible()
    await expectClean(page)
    await undo.tap()
    await expect(names).toHaveText(['Künefe', 'Baklava', 'Sütlaç'])
    const message = page.getByText('“Baklava” geri geldi.')
    await expect(message).toBeVisible()
    await expect(undo).toHaveCount(0)
    // The focus, which the dialog had returned to a row that is gone, isn't lost with the toast.
    await expect(page.locator('#main')).toBeFocused()

    await deleteBaklava()
    await page.getByRole('link', { name: 'Son silinenler' }).tap()
    await expect(page.getByRole('heading', { name: 'Son silinenler' })).toBeVisible()
    await expectCleanInAllVariants(page)
    await page.getByRole('button', { name: 'Geri getir: Baklava' }).tap()
    await expect(page.getByText('Geri getirilecek bir şey yok')).toBeVisible()
    await expectClean(page)
    await page.goto(`${menu}/itemList`)
    await expect(names).toHaveText(['Künefe', 'Baklava', 'Sütlaç'])
  })
})

test('a deleted picture of a dish and a replaced logo come back from the toast', async ({
  page,
  server,
}) => {
  const { menu, restaurantId } = await seed(page, server, 'en')
  const file = async (background: string) => ({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithGps(background),
  })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await page.goto(`${menu}/itemList`)
  await page.getByRole('link', { name: 'Picture of Künefe' }).click()
  const panel = page.getByRole('dialog', { name: 'Picture of Künefe' })
  await panel.getByLabel('Picture').setInputFiles(await file('#b93c1f'))
  await panel.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('The picture has been uploaded.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await page.getByRole('link', { name: 'Picture of Künefe' }).click()
  await panel.getByRole('button', { name: 'Delete picture' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('The picture has been deleted.')).toBeVisible()
  await undo.click()
  await expect(page.getByText('The picture of “Künefe” is back.')).toBeVisible()
  await expect(page.locator('img[src*="menu-item-images"]')).toHaveCount(1)

  await page.goto(`/dashboard/restaurants/restaurant/${restaurantId}`)
  const logo = page.getByRole('img', { name: 'Logo of Lale' })
  const upload = async (colour: string) => {
    await page.getByLabel('Image file').setInputFiles(await file(colour))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
  }
  await upload('#b93c1f')
  const first = await logo.getAttribute('src')
  await upload('#2f6db3')
  await expect(logo).not.toHaveAttribute('src', first ?? '')
  await undo.click()
  await expect(page.getByText('The picture of “Lale” is back.')).toBeVisible()
  await expect(logo).toHaveAttribute('src', first ?? '')
  await page.goto('/dashboard/recentlyDeleted')
  await expect(page.getByRole('button', { name: 'Restore Logo, Lale' })).toBeVisible()
})

test.describe('on a desktop in English', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('by keyboard, deletions are undone from the toast, the notice and the page', async ({
    page,
    server,
    problems,
  }) => {
    const { menu, restaurantId } = await seed(page, server, 'en')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const undoFromToast = async () => {
      await expect(button('Undo')).toBeVisible()
      await page.keyboard.press('F6')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(button('Undo')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await page.goto(`${menu}/menuCategory`)
    await button('Delete Tatlılar').press('Enter')
    await expect(page.getByText('You can undo this for 30 days.')).toBeVisible()
    await expect(page.getByText('3 dishes will stay on the menu without a category.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('Category deleted successfully')).toBeVisible()
    await undoFromToast()
    await expect(button('Delete Tatlılar')).toBeVisible()
    await page.goto(`${menu}/itemList`)
    await expect(page.getByRole('heading', { name: 'Tatlılar' })).toBeVisible()

    await page.goto(`/dashboard/restaurants/restaurant/${restaurantId}`)
    await button('Delete restaurant').press('Enter')
    await button('Yes, delete restaurant').press('Enter')
    await expect(page.getByText('have been deleted')).toBeVisible()
    await button('Undo').press('Enter')
    await expect(page.getByText('“Lale” is back.')).toBeVisible()
    await expect(page.getByText('have been deleted')).toHaveCount(0)

    await page.goto(`${menu}/itemList`)
    for (const name of ['Künefe', 'Baklava']) {
      await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
      await button('Delete').press('Enter')
      await button('Yes, delete').press('Enter')
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    }
    await page.goto('/dashboard/recentlyDeleted')
    // In another window, the menu is deleted too.
    const form = { intent: 'delete', menuId: menu.split('/').at(-1) ?? '' }
    await page.request.post('/dashboard/menuList', { form, headers: { Origin: server.url } })
    await button('Restore Künefe').press('Enter')
    await expect(page.getByText('This was on the menu “Yaz”, which is deleted too.')).toBeVisible()
    await expectClean(page)
    await button('Restore the menu first: Yaz').first().press('Enter')
    await expect(button('Restore Baklava')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Restore Künefe')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing to restore')).toBeVisible()
    await page.goto(`/${restaurantId}`)
    await expect(page.locator('#menu .dish')).toHaveCount(3)
    ignoreStatuses(problems, 409)
    // The guest page in the preview may still ask for the restaurant while it is deleted.
    ignoreStatuses(problems, 404)
  })
})
