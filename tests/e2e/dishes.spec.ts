import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })

/** Signs in a new owner whose menu has a category with a sub-category. */
async function seedMenu(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Akşam', 'TRY' from owners where email = $1 returning *),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Ana Yemekler' from m returning *),
     s as (insert into categories (owner_id, menu_id, parent_id, name)
           select owner_id, menu_id, id, 'Izgaralar' from c)
     select id from m`,
    [email],
  )
  await addSession(page, server, email)
  const menuId = String(row?.['id'])
  return { menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
}

async function dragByMouse(page: Page, name: string, onto: string): Promise<void> {
  const grip = (dish: string) => page.getByRole('button', { name: `Move ${dish}`, exact: true })
  // Only actions wait until the page is hydrated; the mouse does not.
  await grip(name).hover()
  const from = await grip(name).boundingBox()
  const to = await grip(onto).boundingBox()
  if (!from || !to) throw new Error('no grips')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y - 10, { steps: 8 })
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/order') && response.ok(),
  )
  await page.mouse.up()
  await saving
}

// Input by keyboard or by finger, pictures and the switch are tested in build.spec.ts.
test.describe('with a mouse', () => {
  test.use({ viewport: desktop, locale: 'en-US' })

  test('dishes are added in one category, reordered, changed and deleted', async ({
    page,
    server,
  }) => {
    const { menuId, path } = await seedMenu(page, server, 'en')
    await page.goto(path)
    await page.getByRole('link', { name: 'Add the first dish' }).click()
    const subCategory = page.getByLabel('Sub-category').locator('option:checked')
    const fill = async (name: string) => {
      await expect(page.getByLabel('Dish Name')).toBeFocused()
      await page.getByLabel('Dish Name').fill(name)
      await page.getByLabel('Ingredients').pressSequentially('kıyma,un,soğan')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Remove soğan' })).toBeVisible()
      await expect(page.getByText('Gluten: un')).toBeVisible()
      await page.getByLabel('AI Instructions').fill('Kömürde pişer.')
      await page.getByLabel('Price (TRY)').fill('145,50')
    }
    await fill('Köfte')
    await page.getByLabel('Main category').selectOption('Ana Yemekler')
    await page.getByLabel('Sub-category').selectOption('Izgaralar')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByLabel('Dish Name')).toHaveValue('')
    await expect(subCategory).toHaveText('Izgaralar')
    await fill('Adana')
    await page.getByLabel('Price (TRY)').press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(names(page)).toHaveText(['Köfte', 'Adana'])
    await expect(page.getByText('145.50 ₺')).toHaveCount(2)

    await dragByMouse(page, 'Adana', 'Köfte')
    await expect(names(page)).toHaveText(['Adana', 'Köfte'])
    await expect(page.getByText('Order updated successfully')).toBeVisible()

    await page.getByRole('link', { name: 'Update Adana' }).click()
    await page.getByLabel('Dish Name').fill('Adana Kebap')
    await page.getByRole('button', { name: 'Remove soğan' }).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu item updated successfully')).toBeVisible()
    await expect(names(page)).toHaveText(['Adana Kebap', 'Köfte'])

    await page.getByRole('button', { name: 'More for Köfte' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, delete' }).click()
    await expect(names(page)).toHaveText(['Adana Kebap'])
    const storedRows = await server.database.query(
      'select * from dishes where menu_id = $1 and deleted_at is null',
      [menuId],
    )
    expect(storedRows).toMatchObject([{ name: 'Adana Kebap', ingredients: ['kıyma', 'un'] }])
  })
})

test.describe('on a phone in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })

  test('the list, its form and the picture panel have no violations, and Escape asks before discarding', async ({
    page,
    server,
  }) => {
    const { menuId, path } = await seedMenu(page, server, 'tr')
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'İlk ürünü ekle' })).toBeVisible()
    await expectClean(page)
    // The shortest list with a filter.
    await server.database.query(
      `insert into dishes (owner_id, menu_id, name, ingredients, ai_instructions, price_minor, position)
       select owner_id, id, 'Fırında ' || n, array['un', 'tuz'], 'Fırında.', 14500, n - 1
       from menus, generate_series(1, 8) n where id = $1`,
      [menuId],
    )
    await page.reload()
    await expect(names(page)).toHaveCount(8)
    await expectCleanInAllVariants(page, { within: 'main' })

    await page.getByRole('link', { name: 'Resim: Fırında 1' }).click()
    await expect(panel(page).getByRole('button', { name: 'Yükle' })).toBeDisabled()
    await expectClean(page, { within: '[role=dialog]' })
    await panel(page).getByRole('button', { name: 'Kapat' }).click()
    await expect(panel(page)).toBeHidden()

    await page.getByRole('link', { name: 'Yeni Ekle' }).click()
    const name = panel(page).getByLabel('Ürün Adı')
    await name.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expectClean(page, { within: '[role=dialog]' })
    await name.fill('Yarım')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Düzenlemeye devam et' }).click()
    await expect(name).toHaveValue('Yarım')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(panel(page)).toBeHidden()
  })
})
