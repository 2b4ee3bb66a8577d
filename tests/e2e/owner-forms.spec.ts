import { photoWithGps } from '../fixtures/photo.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const menuList = '/dashboard/menuList'

/** Signs in an owner with a restaurant and two menus; the first has categories. */
async function seedOwner(page: Page, server: TestServer) {
  const email = await insertOwner(server.database)
  const [row] = await server.database.query(
    `with o as (select id from owners where email = $1),
     m as (insert into menus (owner_id, name, position) select id, 'Yaz', 0 from o returning *),
     n as (insert into menus (owner_id, name, position) select id, 'Kış', 1 from o),
     c as (insert into categories (owner_id, menu_id, name, position)
           select owner_id, id, x, ord - 1 from m, unnest(array['One', 'Two', 'Three'])
           with ordinality as u (x, ord)),
     r as (insert into restaurants (owner_id, name, slug, location, chat_start_warning_message)
           select owner_id, 'Lale', $2, 'Moda', 'Uyarı' from m returning id)
     select m.id as menu, r.id as restaurant from m, r`,
    [email, `lale-${crypto.randomUUID().slice(0, 8)}`],
  )
  await addSession(page, server, email)
  return {
    menuId: row?.['menu'],
    restaurantId: row?.['restaurant'],
    menu: `${menuList}/menu/${String(row?.['menu'])}`,
    restaurant: `/dashboard/restaurants/restaurant/${String(row?.['restaurant'])}`,
  }
}

// Chromium logs a 409.
test.afterEach(({ problems }) => {
  ignoreStatuses(problems, 409)
})

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const warning = 'This was changed in another window while you were editing.'

/** Saves as another window would: changes a row and its version. */
const saveElsewhere = ({ database }: TestServer, table: string, change: string, id: unknown) =>
  database.query(`update ${table} set ${change}, updated_at = now() where id = $1`, [id])

test.describe('another window saved first', () => {
  test.use({ viewport: desktop, colorScheme: 'dark' })

  test('a menu keeps the name just typed, and the assistant its text', async ({ page, server }) => {
    const { menu, menuId } = await seedOwner(page, server)
    await page.goto(`${menu}/update`)
    const card = region(page, 'Update Menu')
    await card.getByLabel('Name').fill('Mine')
    await saveElsewhere(server, 'menus', `name = 'Theirs'`, menuId)
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(card.getByText(warning)).toBeVisible()
    await expect(card.getByLabel('Name')).toHaveValue('Mine')
    await card.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(card.locator('dd')).toHaveText(['Theirs'])
    await expectClean(page)
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu updated successfully')).toBeVisible()
    await expect(card.getByText(warning)).toBeHidden()

    // The page's other form changes the version of both, which is not a conflict.
    const assistant = region(page, 'Chefin AI Assistant')
    const context = assistant.getByLabel("Chef's AI Context")
    await context.fill('Fish')
    await assistant.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Menu created successfully with AI assistant')).toBeVisible()
    await card.getByLabel('Name').fill('Mine again')
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine again')

    await context.fill('My fish')
    await saveElsewhere(server, 'menus', `ai_context = 'Their fish'`, menuId)
    await assistant.getByRole('button', { name: 'Save' }).click()
    await assistant.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(assistant.locator('dd')).toHaveText(['Their fish'])
    await assistant.getByRole('link', { name: 'Discard my changes, use this' }).click()
    await expect(context).toHaveValue('Their fish')
  })

  test('a new slug shows its URL and a warning; a restaurant is not overwritten after a logo upload in between', async ({
    page,
    server,
    problems,
  }) => {
    const { restaurant, restaurantId } = await seedOwner(page, server)
    await page.goto(restaurant)
    const slug = page.getByLabel('Short link')
    const old = await slug.inputValue()
    await expect(page.getByText('Once you save')).toBeHidden()
    await slug.fill('Lale-Moda')
    await expect(page.getByText(`${server.url}/lale-moda`, { exact: true })).toBeVisible()
    await expect(page.getByText(`${server.url}/${old} will stop working`)).toBeVisible()
    await slug.fill('no such')
    await expect(page.getByText('This address isn’t valid yet')).toBeVisible()
    await slug.fill('')
    await expect(
      page.getByText(`${server.url}/${String(restaurantId)}`, { exact: true }),
    ).toBeVisible()
    await slug.fill(old)

    const card = region(page, 'Restaurant')
    await card.getByLabel('Location').fill('Mine')
    await saveElsewhere(server, 'restaurants', `location = 'Theirs'`, restaurantId)
    // The upload reloads the page's data; the unsaved input is still based on the old data.
    await page
      .getByLabel('Image file')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() })
    await expect(page.getByRole('img', { name: 'Selected, not uploaded yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByRole('img', { name: 'Logo of Lale' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Selected, not uploaded yet' })).toBeHidden()
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await card.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(card.locator('dd')).toHaveText(['Theirs'])
    await expect(card.getByLabel('Location')).toHaveValue('Mine')
    // Focusing another field does not discard the input.
    await card.getByLabel('Restaurant Name').evaluate((input: HTMLInputElement) => input.focus())
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Restaurant updated successfully')).toBeVisible()
    await expect(card.getByLabel('Location')).toHaveValue('Mine')

    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
    await expect(page.getByText('Logo deleted successfully')).toBeVisible()
    await expect(page.getByLabel('Image file')).toBeFocused()
    // The guest page beside the forms may have been loading the logo.
    ignoreStatuses(problems, 404)
  })
})

test('a category keeps the text just typed, the focus follows each deletion, and a phone has one step back', async ({
  page,
  server,
}) => {
  const { menu, menuId } = await seedOwner(page, server)
  await page.goto(`${menu}/menuCategory`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Update Two').click()
  await page.getByLabel('Category Name').fill('Mine')
  await page.getByLabel('Parent Category (optional)').selectOption('One')
  await renameTwo(server, menuId)
  await button('Update').click()
  await button('Show what is saved now').click()
  await expect(page.locator('dd')).toHaveText(['Theirs', '(empty)'])
  await button('Update').click()
  await expect(button('Update Mine')).toBeVisible()
  await expect(page.getByLabel('Category Name')).toBeFocused()

  await server.database.query('update categories set parent_id = null where menu_id = $1', [menuId])
  await page.reload()
  await button('Delete Mine').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(button('Delete Mine')).toBeFocused()
  for (const [name, next] of [
    ['Mine', button('Delete Three')],
    ['Three', button('Delete One')],
    ['One', page.locator('#main')],
  ] as const) {
    await button(`Delete ${name}`).press('Enter')
    await confirmDeletion(page)
    await expect(button(`Delete ${name}`)).toHaveCount(0)
    await expect(next).toBeFocused()
  }
  await expect(page.getByText('No category yet')).toBeVisible()

  // On a phone the back link is one step with its full text.
  await page.setViewportSize({ width: 390, height: 844 })
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  await expect(breadcrumbs).toHaveText(['Yaz', 'Categories'])
  for (const step of await breadcrumbs.locator('span').all()) {
    const isTruncated = await step.evaluate((span) => span.scrollWidth > span.clientWidth)
    expect(isTruncated).toBe(false)
  }
  await breadcrumbs.first().click()
  await expect(breadcrumbs).toHaveText(['Yaz', 'Menu Items'])
})

/** Renames the second category as another window would. */
const renameTwo = ({ database }: TestServer, menuId: unknown) =>
  database.query(
    `update categories set name = 'Theirs', updated_at = now() where name = 'Two' and menu_id = $1`,
    [menuId],
  )

async function confirmDeletion(page: Page): Promise<void> {
  const button = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  // The button is enabled once the rows to be deleted have been counted.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.press('Enter')
}

test('a lost response and a second press add one menu, and the focus follows each deletion', async ({
  page,
  server,
  problems,
}) => {
  await seedOwner(page, server)
  await page.goto(menuList)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByLabel('Name', { exact: true }).fill('Bahar')
  // The request arrives, but its response is blocked.
  await page.route('**/menuList.data*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button('Add').click()
  await expect(page.getByText('No connection. What you typed is still here')).toBeVisible()
  await page.unroute('**/menuList.data*')
  await button('Add').click()
  await expect(page.getByText('Menu created successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update Bahar' })).toHaveCount(1)
  // A new menu with the same name.
  await page.getByLabel('Name', { exact: true }).fill('Bahar')
  await button('Add').click()
  await expect(page.getByRole('link', { name: 'Update Bahar' })).toHaveCount(2)
  await button('Duplicate Kış').dblclick()
  await expect(page.getByRole('link', { name: /^Update Kış/ })).toHaveCount(2)

  await button('Delete Yaz').press('Enter')
  await page.keyboard.press('Escape')
  await expect(button('Delete Yaz')).toBeFocused()
  await button('Delete Yaz').press('Enter')
  await confirmDeletion(page)
  await expect(button('Delete Kış')).toBeFocused()
  problems.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is changed, and the input is kept', async ({ page, server }) => {
    const { menu, menuId } = await seedOwner(page, server)
    await page.goto(`${menu}/menuCategory`)
    await page.getByRole('button', { name: 'Update Two' }).click()
    const name = page.getByLabel('Category Name')
    await expect(name).toHaveValue('Two')
    await name.fill('Mine')
    await renameTwo(server, menuId)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText(warning)).toBeVisible()
    await expect(page.locator('dd')).toHaveText(['Theirs'])
    await expect(name).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Update Mine' })).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(page.locator('noscript [role="status"]')).toBeVisible()
  })
})
