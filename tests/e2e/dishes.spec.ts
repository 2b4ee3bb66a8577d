import type { TestServer } from '../server.ts'
import { expectClean } from './expect-clean.ts'
import { moveByArrow } from './input-devices.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const picture = 'app/db/demo/pictures/ayran.webp'

/** Inserts a new owner's restaurant with a menu and categories. */
async function seedMenu(server: TestServer, locale: 'en' | 'tr' = 'en') {
  const email = await makeOwner(server, locale)
  const slug = `p-${crypto.randomUUID().slice(0, 8)}`
  const [row] = await server.database.query(
    `with o as (select id from owners where email = $1),
     m as (insert into menus (owner_id, name, currency) select id, 'Akşam', 'TRY' from o returning *),
     r as (insert into restaurants (owner_id, name, slug, menu_id, is_active)
           select owner_id, 'Yer', $2, id, true from m),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Ana Yemekler' from m returning *),
     s as (insert into categories (owner_id, menu_id, parent_id, name)
           select owner_id, menu_id, id, 'Izgaralar' from c)
     select id from m`,
    [email, slug],
  )
  const menuId = String(row?.['id'])
  return { email, slug, menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
}

/** Inserts dishes by name, without the form. */
async function seedDishes(server: TestServer, menuId: string, names: readonly string[]) {
  await server.database.query(
    `insert into dishes (owner_id, menu_id, name, ingredients, ai_instructions, price_minor, position)
     select owner_id, menus.id, n.name, array['un', 'tuz'], 'Fırında.', 14500, ordinal - 1
     from menus, unnest($2::text[]) with ordinality as n (name, ordinal)
     where menus.id = $1`,
    [menuId, names],
  )
}

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })
const readDishNames = async (server: TestServer, menuId: string) =>
  (
    await server.database.query('select name from dishes where menu_id = $1 order by position', [
      menuId,
    ])
  ).map(({ name }) => name)

for (const [title, options] of Object.entries({
  'with a mouse': { viewport: desktop },
  'on a phone': { viewport: phone, hasTouch: true, isMobile: true },
})) {
  test.describe(title, () => {
    test.use({ ...options, locale: 'en-US' })

    test('dishes are added, edited, shown with a picture, searched, deleted', async ({
      page,
      server,
    }) => {
      const { email, menuId, path, slug } = await seedMenu(server)
      await signIn(page, email)
      await page.goto(path)
      await page.getByRole('link', { name: 'Add the first dish' }).click()

      for (const name of ['Köfte', 'Adana', 'Pide']) {
        const isLast = name === 'Pide'
        await expect(page.getByLabel('Dish Name')).toBeFocused()
        await page.getByLabel('Dish Name').fill(name)
        if (name === 'Köfte') {
          await page.getByLabel('Main category').selectOption('Ana Yemekler')
          await page.getByLabel('Sub-category').selectOption('Izgaralar')
        }
        await expect(page.getByLabel('Sub-category').locator('option:checked')).toHaveText(
          'Izgaralar',
        )
        await page.getByLabel('Ingredients').fill('kıyma, un, soğan')
        await expect(page.getByText('Gluten: un')).toBeVisible()
        await page.getByLabel('AI Instructions').fill('Kömürde pişer.')
        await page.getByLabel('Price (TRY)').fill('145,50')
        await page
          .getByRole('button', { name: isLast ? 'Add' : 'Save and add another', exact: true })
          .click()
        await expect(page.getByText('Menu item added successfully').first()).toBeVisible()
        if (!isLast) await expect(page.getByLabel('Dish Name')).toHaveValue('')
      }
      await expect(names(page)).toHaveText(['Köfte', 'Adana', 'Pide'])
      await expect(page.getByText('145.50 ₺')).toHaveCount(3)

      await page.getByRole('link', { name: 'Update Adana' }).click()
      await page.getByLabel('Dish Name').fill('Adana Kebap')
      await page.getByRole('button', { name: 'Remove soğan' }).click()
      await page.getByRole('button', { name: 'Update', exact: true }).click()
      await expect(page.getByText('Menu item updated successfully')).toBeVisible()
      await expect(names(page)).toHaveText(['Köfte', 'Adana Kebap', 'Pide'])

      await page.getByRole('link', { name: 'Picture of Pide' }).click()
      await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled()
      await page.getByLabel('Picture', { exact: true }).setInputFiles(picture)
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText('The picture has been uploaded.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Picture of Pide' }).locator('img')).toBeVisible()

      await page.getByRole('button', { name: 'More for Köfte' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Yes, delete' }).click()
      await expect(names(page)).toHaveText(['Adana Kebap', 'Pide'])
      await page.getByRole('switch', { name: 'Pide: active' }).click()
      await expect(page.getByRole('switch', { name: 'Pide: active' })).not.toBeChecked()
      await expect(page.getByText('2 dishes, 1 of them')).toBeVisible()

      await page.goto(`/${slug}`)
      await expect(page.getByText('kıyma, un')).toBeVisible()
      await expect(page.getByText('145.50 ₺')).toBeVisible()
      await expect(page.getByText('Pide')).toHaveCount(0)
      expect(await readDishNames(server, menuId)).toEqual(['Adana Kebap', 'Pide'])
    })

    test('dishes are reordered by dragging and by buttons', async ({ page, server }) => {
      const { email, menuId, path } = await seedMenu(server)
      await seedDishes(server, menuId, ['A', 'B', 'C'])
      await signIn(page, email)
      await page.goto(path)
      const saved = () =>
        page.waitForResponse((response) => response.url().endsWith('/order') && response.ok())
      await Promise.all([saved(), page.getByRole('button', { name: 'Move A down' }).click()])
      await expect(names(page)).toHaveText(['B', 'A', 'C'])
      await expect(page.getByText('Order updated successfully').first()).toBeVisible()
      const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
      await grip('C').scrollIntoViewIfNeeded()
      const from = await grip('C').boundingBox()
      const to = await grip('B').boundingBox()
      if (!from || !to) throw new Error('no grips')
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
      await page.mouse.move(to.x + 10, to.y - 10, { steps: 8 })
      await Promise.all([saved(), page.mouse.up()])
      await expect(names(page)).toHaveText(['C', 'B', 'A'])
      expect(await readDishNames(server, menuId)).toEqual(['C', 'B', 'A'])
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop, locale: 'en-US' })

  test('a dish is added and reordered with the keyboard only', async ({ page, server }) => {
    const { email, menuId, path } = await seedMenu(server)
    await seedDishes(server, menuId, ['A', 'B'])
    await signIn(page, email)
    await page.goto(path)
    await page.getByRole('link', { name: 'Add New' }).press('Enter')
    await expect(page.getByLabel('Dish Name')).toBeFocused()
    await page.keyboard.type('Fava')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Ingredients')).toBeFocused()
    await page.keyboard.type('bakla,dereotu')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove dereotu' })).toBeVisible()
    await page.getByLabel('AI Instructions').focus()
    await page.keyboard.type('Soğuk.')
    await page.getByLabel('Price (TRY)').focus()
    await page.keyboard.type('90')
    await page.keyboard.press('Enter')
    await expect(names(page)).toHaveText(['A', 'B', 'Fava'])
    await expect(panel(page)).toBeHidden()
    const grip = page.getByRole('button', { name: 'Move Fava', exact: true })
    await grip.press('Space')
    await moveByArrow(page, 'ArrowUp')
    await expect(page.getByText('Fava moved to position 2 of 3')).toBeAttached()
    await grip.press('Space')
    await expect(names(page)).toHaveText(['A', 'Fava', 'B'])
    await expect.poll(() => readDishNames(server, menuId)).toEqual(['A', 'Fava', 'B'])
  })

  test('no input is lost: reload, failed connection, second window', async ({
    page,
    server,
    problems,
  }) => {
    const { email, menuId, path } = await seedMenu(server)
    await seedDishes(server, menuId, ['A', 'B'])
    await signIn(page, email)
    await page.goto(`${path}?add`)
    await page.getByLabel('Dish Name').fill('Half a dish')
    await page.getByLabel('Ingredients').fill('un, tuz')
    await page.reload()
    await expect(page.getByLabel('Dish Name')).toHaveValue('Half a dish')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('button', { name: 'Remove un' })).toBeVisible()
    await page.getByLabel('AI Instructions').fill('x')
    await page.route('**/itemList*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('No connection. What you typed is still here')).toBeVisible()
    await expect(page.getByLabel('Dish Name')).toHaveValue('Half a dish')
    await page.unroute('**/itemList*')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(panel(page)).toBeHidden()

    await page.getByRole('link', { name: 'Update A' }).click()
    await page.getByLabel('AI Instructions').fill('Mine')
    await server.database.query(
      `update dishes set ai_instructions = 'Theirs', updated_at = now() + interval '1 minute'
       where menu_id = $1 and name = 'A'`,
      [menuId],
    )
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('This dish was changed in another window')).toBeVisible()
    await expect(page.getByLabel('AI Instructions')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(panel(page).getByText('Theirs')).toBeVisible()
    await expect(page.getByLabel('AI Instructions')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu item updated successfully')).toBeVisible()
    await expect(page.getByText('Mine')).toBeVisible()

    await page.route('**/order', (route) => route.abort())
    await page.getByRole('button', { name: 'Move A down' }).click()
    await expect(names(page)).toHaveText(['A', 'B'])
    await expect(page.getByText('The new order could not be saved').first()).toBeVisible()
    // Chromium logs the failed requests and the 409.
    problems.length = 0
  })

  test('search ignores diacritics, and disables reordering', async ({ page, server }) => {
    const { email, menuId, path } = await seedMenu(server)
    await seedDishes(server, menuId, [...'ABCDEFGH', 'Şiş Kebap', 'İçli Köfte'])
    await signIn(page, email)
    await page.goto(path)
    await page.getByLabel('Search').fill('ICLI')
    await expect(names(page)).toHaveText(['İçli Köfte'])
    await expect(page.getByText('You can’t drag dishes while a filter is on')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
    await page.getByLabel('Search').fill('sushi')
    await expect(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(names(page)).toHaveCount(10)
    await page.getByLabel('Show').selectOption('Passive')
    await expect(names(page)).toHaveCount(0)
  })
})

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, locale })

    test('list and panels have no violations', async ({ page, server }) => {
      const { email, menuId, path } = await seedMenu(server, locale)
      await signIn(page, email)
      await page.goto(path)
      await expectClean(page)
      await seedDishes(server, menuId, [...'ABCDEFGH'])
      await page.goto(path)
      await expect(names(page)).toHaveCount(8)
      await expectClean(page)
      await page.goto(`${path}?add`)
      await expect(panel(page)).toBeVisible()
      await page.locator('[name="name"]').press('Enter')
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      await expectClean(page)
      await page.locator('[name="name"]').fill('Yarım')
      await page.keyboard.press('Escape')
      const confirmation = page.getByRole('alertdialog')
      await expect(confirmation).toBeVisible()
      await expectClean(page)
      await confirmation.getByRole('button').last().press('Enter')
      await expect(panel(page)).toBeHidden()
      await page
        .getByRole('link', { name: /^(Picture of|Resim:)/ })
        .first()
        .press('Enter')
      await expect(panel(page)).toBeVisible()
      await expectClean(page)
    })
  })
}
