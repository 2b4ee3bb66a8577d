import { photoWithGps } from '../fixtures/photo.ts'
import type { TestServer } from '../server.ts'
import { expectClean } from './expect-clean.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const menuList = '/dashboard/menuList'

/** Inserts an owner with a restaurant and two menus; the first has categories. */
async function seedOwner(server: TestServer, locale: 'en' | 'tr' = 'en') {
  const email = await makeOwner(server, locale)
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
  return {
    email,
    menu: `${menuList}/menu/${String(row?.['menu'])}`,
    restaurant: `/dashboard/restaurants/restaurant/${String(row?.['restaurant'])}`,
  }
}

// Chromium logs a 409.
test.afterEach(({ problems }) => {
  problems.splice(0, problems.length, ...problems.filter((text) => !/409/.test(text)))
})

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const warning = 'This was changed in another window while you were editing.'

/** Fills in and saves a form in another window of the same owner. */
async function saveInOtherWindow(
  page: Page,
  path: string,
  card: string,
  label: string,
  text: string,
  button = 'Update',
): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(path)
  await region(other, card).getByLabel(label).fill(text)
  await region(other, card).getByRole('button', { name: button, exact: true }).click()
  await expect(other.getByText(/updated successfully|with AI assistant/).first()).toBeVisible()
  await other.close()
}

test.describe('another window saved first', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a menu keeps the name just typed, and the assistant its text', async ({ page, server }) => {
    const { email, menu } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(`${menu}/update`)
    const card = region(page, 'Update Menu')
    await card.getByLabel('Name').fill('Mine')
    await saveInOtherWindow(page, `${menu}/update`, 'Update Menu', 'Name', 'Theirs')
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
    await assistant.getByLabel("Chef's AI Context").fill('Fish')
    await assistant.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Menu created successfully with AI assistant')).toBeVisible()
    await card.getByLabel('Name').fill('Mine again')
    await card.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine again')

    await assistant.getByLabel("Chef's AI Context").fill('My fish')
    await saveInOtherWindow(
      page,
      `${menu}/update`,
      'Chefin AI Assistant',
      "Chef's AI Context",
      'Their fish',
      'Save',
    )
    await assistant.getByRole('button', { name: 'Save' }).click()
    await assistant.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(assistant.locator('dd')).toHaveText(['Their fish'])
    await assistant.getByRole('link', { name: 'Discard my changes, use this' }).click()
    await expect(assistant.getByLabel("Chef's AI Context")).toHaveValue('Their fish')
  })

  test('a restaurant is not overwritten after a logo upload in between', async ({
    page,
    server,
  }) => {
    const { email, restaurant } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(restaurant)
    const card = region(page, 'Restaurant')
    await card.getByLabel('Location').fill('Mine')
    await saveInOtherWindow(page, restaurant, 'Restaurant', 'Location', 'Theirs')
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
    await page.reload()
    await expect(card.getByLabel('Location')).toHaveValue('Mine')
  })

  test('a category keeps the text just typed', async ({ page, server }) => {
    const { email, menu } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(`${menu}/menuCategory`)
    await page.getByRole('button', { name: 'Update Two' }).click()
    await page.getByLabel('Category Name').fill('Mine')
    await page.getByLabel('Parent Category (optional)').selectOption('One')
    await server.database.query(
      `update categories set name = 'Theirs', updated_at = now() where name = 'Two'`,
    )
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByRole('button', { name: 'Show what is saved now' }).click()
    await expect(page.locator('dd')).toHaveText(['Theirs', '(empty)'])
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Update Mine' })).toBeVisible()
    await expect(page.getByLabel('Category Name')).toBeFocused()
  })
})

test.describe('the focus', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('moves to the next row after a deletion, and back to the button after a cancellation', async ({
    page,
    server,
  }) => {
    const { email, menu } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(`${menu}/menuCategory`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('alertdialog')
    const confirm = async () => {
      const deleteButton = dialog.getByRole('button', { name: 'Delete' })
      // The button is enabled once the rows to be deleted have been counted.
      await expect(deleteButton).not.toHaveAttribute('aria-disabled', 'true')
      await deleteButton.press('Enter')
    }
    await button('Delete Two').press('Enter')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(button('Delete Two')).toBeFocused()
    for (const [name, next] of [
      ['Two', 'Three'],
      ['Three', 'One'],
    ] as const) {
      await button(`Delete ${name}`).press('Enter')
      await confirm()
      await expect(button(`Delete ${name}`)).toHaveCount(0)
      await expect(button(`Delete ${next}`)).toBeFocused()
    }
    await button('Delete One').press('Enter')
    await confirm()
    await expect(page.getByText('No category yet')).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()

    await page.goto(menuList)
    await button('Delete Yaz').press('Enter')
    await page.keyboard.press('Escape')
    await expect(button('Delete Yaz')).toBeFocused()
    await button('Delete Yaz').press('Enter')
    await confirm()
    await expect(button('Delete Kış')).toBeFocused()
    await button('Delete Kış').press('Enter')
    await confirm()
    await expect(page.getByText('No menu yet')).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
  })

  test('moves to the file input when a logo is deleted', async ({ page, server }) => {
    const { email, restaurant } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(restaurant)
    await page
      .getByLabel('Image file')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
    await expect(page.getByText('Logo deleted successfully')).toBeVisible()
    await expect(page.getByLabel('Image file')).toBeFocused()
  })
})

test('a lost response and a second press add one menu', async ({ page, server, problems }) => {
  const { email } = await seedOwner(server)
  await signIn(page, email)
  await page.goto(menuList)
  await page.getByLabel('Name', { exact: true }).fill('Bahar')
  // The request arrives, but its response is blocked.
  await page.route('**/menuList.data*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('No connection. What you typed is still here')).toBeVisible()
  await page.unroute('**/menuList.data*')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Menu created successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update Bahar' })).toHaveCount(1)
  // A new menu with the same name.
  await page.getByLabel('Name', { exact: true }).fill('Bahar')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Update Bahar' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Duplicate Kış' }).dblclick()
  await expect(page.getByRole('link', { name: /^Update Kış/ })).toHaveCount(2)
  problems.length = 0
})

test('a new slug shows its URL and a warning', async ({ page, server }) => {
  const { email, restaurant } = await seedOwner(server)
  await signIn(page, email)
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
  const id = restaurant.split('/').at(-1) ?? ''
  await expect(page.getByText(`${server.url}/${id}`, { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the back link is one step with its full text', async ({ page, server }) => {
    const { email, menu } = await seedOwner(server)
    await signIn(page, email)
    await page.goto(`${menu}/menuCategory`)
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    await expect(breadcrumbs).toHaveText(['Yaz', 'Categories'])
    for (const step of await breadcrumbs.locator('span').all()) {
      const isTruncated = await step.evaluate((span) => span.scrollWidth > span.clientWidth)
      expect(isTruncated).toBe(false)
    }
    await breadcrumbs.first().click()
    await expect(breadcrumbs).toHaveText(['Yaz', 'Menu Items'])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is changed, and the input is kept', async ({ page, server }) => {
    const { email, menu } = await seedOwner(server)
    await page.goto('/auth/login')
    await page.locator('[name="email"]').fill(email)
    await page.locator('[name="password"]').fill('chefin-demo')
    await page.locator('[name="password"]').press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto(`${menu}/menuCategory`)
    await page.getByRole('button', { name: 'Update Two' }).click()
    const name = page.getByLabel('Category Name')
    await expect(name).toHaveValue('Two')
    await name.fill('Mine')
    await server.database.query(
      `update categories set name = 'Theirs', updated_at = now() where name = 'Two'`,
    )
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
