import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Signs in a new owner with 70 dishes in two categories, the last without a price. */
async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Akşam', 'TRY' from owners where email = $1 returning *),
     c as (insert into categories (owner_id, menu_id, name, position)
           select owner_id, id, k.name, k.position from m, (values ('Kebaplar', 0), ('Çaylar', 1))
             k (name, position) returning *),
     r as (insert into restaurants (owner_id, menu_id, name) select owner_id, id, 'Lale' from m)
     insert into dishes (owner_id, menu_id, main_category_id, name, ingredients, tags, price_minor,
       position)
     select owner_id, menu_id, id, name || ' ' || n, array['su'], array['acılı'],
       case when n < 70 then 10000 end, n - 1
     from c, generate_series(1, 70) n
     where (name = 'Kebaplar') = (n <= 65) returning menu_id`,
    [email],
  )
  await addSession(page, server, email)
  const menuId = String(row?.['menu_id'])
  return { menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
}

/** Toasts are dialogs, too. */
const sheetOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('form, table') })

const prices = (server: TestServer, menuId: string) =>
  server.database.query(
    `select price_minor as price, count(*)::int as dishes from dishes where menu_id = $1
     group by 1 order by 1`,
    [menuId],
  )

test.describe('at a desk in English', () => {
  test.use({ viewport: desktop, locale: 'en-US', colorScheme: 'dark' })

  test('by keyboard, all prices are raised as previewed, and dishes moved, deactivated, deleted and brought back', async ({
    page,
    server,
  }) => {
    const { menuId, path } = await seed(page, server, 'en')
    await page.goto(path)
    await page.getByRole('link', { name: 'Select', exact: true }).press('Enter')
    const all = page.getByRole('checkbox', { name: 'All 70 dishes' })
    await expect(all).toBeFocused()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Selected dishes' })
    await expect(bar).toContainText('70 selected')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: 'Kebaplar', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Kebaplar 1', exact: true })).not.toBeChecked()
    await expect(bar).toContainText('69 selected')
    await expectClean(page, { within: 'main' })

    await page.keyboard.press('Enter')
    await expect(bar).toBeFocused()
    await bar.getByRole('button', { name: 'Prices' }).press('Enter')
    const sheet = sheetOf(page)
    const value = sheet.getByLabel('How much')
    await value.press('Enter')
    await expect(value).toBeFocused()
    await expect(sheet).toContainText('Please enter a percentage such as 10 or 12.5')
    await page.keyboard.type('12.5')
    await sheet.getByLabel('Rounding').selectOption('Ending in .90')
    await value.press('Enter')
    const rows = sheet.getByRole('row')
    await expect(rows).toHaveCount(69)
    await expect(sheet).toContainText('No price, stays as it is: 1 dish.')
    await expect(sheet.getByRole('row', { name: 'Kebaplar 2 100.00 ₺ 112.90 ₺' })).toBeVisible()
    await expectClean(page, { within: '[role=dialog]' })

    await server.database.query(
      `update dishes set price_minor = 20000 where menu_id = $1 and name = 'Kebaplar 2'`,
      [menuId],
    )
    await sheet.getByRole('button', { name: 'Change 68 prices' }).press('Enter')
    await expect(sheet.getByRole('alert')).toContainText('no price was saved')
    await expect(sheet.getByRole('row', { name: 'Kebaplar 2 200.00 ₺ 224.90 ₺' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Change 68 prices' }).press('Enter')
    await expect(page.getByText('68 prices changed.')).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: '224.90 ₺' })).toHaveCount(1)
    await expect(bar).toContainText('69 selected')
    expect(await prices(server, menuId)).toEqual([
      { price: 10_000, dishes: 1 },
      { price: 11_290, dishes: 67 },
      { price: 22_490, dishes: 1 },
      { price: null, dishes: 1 },
    ])

    const dialog = page.getByRole('alertdialog')
    const act = (name: string) => bar.getByRole('button', { name, exact: true }).press('Enter')
    await act('Category')
    await dialog.getByLabel('Category').selectOption('Çaylar')
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(page.getByText('Moved: 69 dishes.')).toBeVisible()
    await act('Deactivate')
    await expect(page.getByText('Passive now: 69 dishes.')).toBeVisible()
    await act('Activate')
    await expect(page.getByText('Active now: 69 dishes.')).toBeVisible()
    await act('Delete')
    await dialog.getByRole('button', { name: 'Yes, delete' }).press('Enter')
    await expect(page.getByText('Deleted: 69 dishes.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await expect(page.getByText('69 dishes are back.')).toBeVisible()

    await bar.getByRole('link', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Select', exact: true })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('on a phone in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR', hasTouch: true })

  test('dishes of several filters are changed together', async ({ page, server, problems }) => {
    const { menuId, path } = await seed(page, server, 'tr')
    await page.goto(path)
    await page.getByRole('link', { name: 'Seç', exact: true }).tap()
    await expect(page.getByText('70 ürünün hepsi')).toBeVisible()
    const search = page.getByRole('searchbox')
    await search.fill('kebaplar 65')
    await page.getByText('Bulunan 1 ürün', { exact: true }).tap()
    await search.fill('')
    await page.getByLabel('Kategori', { exact: true }).selectOption('Çaylar')
    await page.getByText('Bulunan 5 ürünün hepsi').tap()
    const bar = page.getByRole('region', { name: 'Seçili ürünler' })
    await expect(bar).toContainText('6 ürün seçili, 1 tanesi filtre dışında')
    const open = bar.getByRole('button', { name: 'Değiştir' })
    await open.tap()
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expectClean(page, { within: 'main' })

    const act = (name: string) => bar.getByRole('button', { name, exact: true }).tap()
    await act('Fiyat')
    const sheet = sheetOf(page)
    await sheet.getByLabel('Değişiklik').selectOption('İndirim')
    await sheet.getByLabel('Ne kadar').fill('%12,5')
    await sheet.getByRole('button', { name: 'Yeni fiyatları göster' }).tap()
    await expect(sheet.getByRole('row', { name: 'Kebaplar 65 100,00 ₺ 87,50 ₺' })).toBeVisible()
    await expectClean(page, { within: '[role=dialog]' })
    await sheet.getByRole('button', { name: '5 fiyatı değiştir' }).tap()
    await expect(page.getByText('5 fiyat değişti.')).toBeVisible()
    expect(await prices(server, menuId)).toContainEqual({ price: 8_750, dishes: 5 })

    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(open).toBeFocused()
    await open.tap()
    await act('Etiket ekle')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Etiketler').fill('ACILI')
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).tap()
    await expect(dialog).toContainText('hepsinde zaten var')
    await dialog.getByLabel('Etiketler').fill('yeni')
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).tap()
    await expect(page.getByText('6 ürün: “yeni” eklendi.')).toBeVisible()

    await open.tap()
    await act('Tükendi')
    await expect(page.getByText('6 ürün tükendi.')).toBeVisible()
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(open).toBeFocused()
    await open.tap()
    await act('Sil')
    await expect(dialog).toContainText('6 ürün silinsin mi?')
    await dialog.getByRole('button', { name: 'Evet, sil' }).tap()
    await expect(page.getByText('6 ürün silindi.')).toBeVisible()
    await expect(bar).toContainText('Seçili ürün yok')
    // Chromium logs the rejected tag.
    ignoreStatuses(problems, 422)
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('the list offers no selection, and shows its dishes all the same', async ({
    page,
    server,
  }) => {
    const { path } = await seed(page, server, 'en')
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Add New' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Select', exact: true })).toBeHidden()
    await page.goto(`${path}?select=on`)
    await expect(page.getByText('Kebaplar 60')).toBeVisible()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.getByRole('link', { name: 'Update Kebaplar 60' })).toBeVisible()
  })
})
