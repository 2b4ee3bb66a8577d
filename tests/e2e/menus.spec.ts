import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { moveByArrow, touch } from './input-devices.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test, type Page } from './test.ts'

const menuList = '/dashboard/menuList'
const rows = (page: Page) => page.locator('tbody tr td:first-child')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs in a new owner with two menus; the first has three main categories and a sub-category. */
async function seedMenus(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `with o as (select id from owners where email = $1),
     m as (insert into menus (owner_id, name, currency, position)
           select id, 'Yaz', 'TRY', 0 from o returning *),
     n as (insert into menus (owner_id, name, currency, position) select id, 'Kış', 'EUR', 1 from o),
     c as (insert into categories (owner_id, menu_id, name, position)
           select owner_id, id, u.name, ordinal - 1 from m,
           unnest(array['One', 'Two', 'Three']) with ordinality as u (name, ordinal) returning *),
     s as (insert into categories (owner_id, menu_id, parent_id, name, position)
           select owner_id, menu_id, id, 'Sub', 3 from c where name = 'One')
     select id from m`,
    [email],
  )
  await addSession(page, server, email)
  const menuId = String(row?.['id'])
  return { menuId, menu: `${menuList}/menu/${menuId}` }
}

const readCategories = async (server: TestServer, menuId: string) =>
  (
    await server.database.query(
      'select name from categories where menu_id = $1 order by position',
      [menuId],
    )
  ).map(({ name }) => name)

const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/order'))

async function dragByMouse(page: Page, name: string, onto: string): Promise<void> {
  const centre = async (row: string) => {
    const box = await button(page, `Move ${row}`).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  // Only actions wait until the page is hydrated; the mouse does not.
  await button(page, `Move ${name}`).hover()
  const [from, to] = [await centre(name), await centre(onto)]
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('categories are reordered by mouse, button and keyboard; a failed save is undone', async ({
    page,
    server,
    problems,
  }) => {
    const { menu, menuId } = await seedMenus(page, server, 'en')
    await page.goto(`${menu}/menuCategory`)
    const expectOrder = async (names: string[]) => {
      await expect(rows(page)).toHaveText(names)
      expect(await readCategories(server, menuId)).toEqual(names)
    }
    let saving = saved(page)
    await dragByMouse(page, 'One', 'Three')
    await saving
    await expectOrder(['Two', 'Three', 'One', 'Sub'])

    saving = saved(page)
    await button(page, 'Move Two down').press('Enter')
    await saving
    await expect(button(page, 'Move Two down')).toBeFocused()
    await expect(page.getByText('Two moved to position 2 of 4.')).toBeAttached()
    await expectOrder(['Three', 'Two', 'One', 'Sub'])

    await button(page, 'Move One').press('Space')
    await expect(page.getByText('One picked up. Position 3 of 4.')).toBeAttached()
    await moveByArrow(page, 'ArrowUp')
    await expect(page.getByText('One moved to position 2 of 4.')).toBeAttached()
    saving = saved(page)
    await page.keyboard.press('Space')
    await saving
    await expectOrder(['Three', 'One', 'Two', 'Sub'])

    await page.route('**/order', (route) => route.abort())
    await button(page, 'Move One down').click()
    await expect(page.getByText('The new order could not be saved').first()).toBeVisible()
    await expectOrder(['Three', 'One', 'Two', 'Sub'])
    // Chromium logs the failed request.
    problems.length = 0

    await button(page, 'Delete One').click()
    await expect(
      page.getByText('1 sub-category will become a main category and keep its dishes.'),
    ).toBeVisible()
  })
})

test.describe('on a phone in Turkish', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'tr-TR',
  })

  test('a finger drags a category by its handle, and every button is 44 px', async ({
    page,
    server,
  }) => {
    const { menu, menuId } = await seedMenus(page, server, 'tr')
    await page.goto(`${menu}/menuCategory`)
    const saving = saved(page)
    await touch(page).drag(button(page, 'Taşı: Three'), button(page, 'Taşı: One'))
    await saving
    await expect(rows(page)).toHaveText(['Three', 'One', 'Two', 'Sub'])
    expect(await readCategories(server, menuId)).toEqual(['Three', 'One', 'Two', 'Sub'])
    for (const name of ['Taşı: One', 'Yukarı taşı: One', 'Güncelle: One', 'Sil: One']) {
      const box = await button(page, name).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
    await expectCleanInAllVariants(page)
  })
})

test.describe('on a desktop in Turkish', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR', colorScheme: 'dark' })

  test('menus are sorted by column and deleted; a new currency has a warning', async ({
    page,
    server,
  }) => {
    const { menu } = await seedMenus(page, server, 'tr')
    await page.goto(`${menu}/update`)
    await page.getByLabel('Para birimi').selectOption('EUR')
    await expect(page.getByText('Tutarlar olduğu gibi kalır')).toBeVisible()
    await expectClean(page)

    await page.goto(menuList)
    await expect(rows(page)).toContainText(['Yaz', 'Kış'])
    await expectCleanInAllVariants(page)
    const column = page.getByRole('columnheader', { name: 'Para birimi' })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page)).toContainText(['Kış', 'Yaz'])
    await expect(button(page, 'Taşı: Yaz')).toBeHidden()
    await button(page, 'Kendi sıram').click()
    await expect(column).toHaveAttribute('aria-sort', 'none')
    await expect(rows(page)).toContainText(['Yaz', 'Kış'])

    await button(page, 'Sil: Yaz').click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('4 kategori ve 0 ürün')
    await dialog.getByRole('button', { name: 'Sil' }).click()
    await expect(page.getByText('Menü başarıyla silindi')).toBeVisible()
    await expect(rows(page)).toContainText(['Kış'])
  })
})
