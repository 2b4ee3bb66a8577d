import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { moveByArrow } from './input-devices.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Signs in a new owner with a menu of 300 dishes in one category. */
async function seedLongMenu(page: Page, server: TestServer) {
  const email = await insertOwner(server.database)
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Uzun Menü', 'TRY' from owners where email = $1 returning *),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Kebaplar' from m returning *)
     insert into dishes (owner_id, menu_id, main_category_id, name, ingredients, tags,
       ai_instructions, description, price_minor, position)
     select owner_id, menu_id, id, 'Kebap ' || lpad(n::text, 3, '0'), array['kuzu', 'un'],
       array['acılı'], 'Közde pişer.', 'Sumaklı soğanla', 14500, n - 1
     from c, generate_series(1, 300) n returning menu_id`,
    [email],
  )
  await addSession(page, server, email)
  const menuId = String(row?.['menu_id'])
  return { menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
}

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const readPosition = async (server: TestServer, menuId: string, name: string) => {
  const [row] = await server.database.query(
    'select position from dishes where menu_id = $1 and name = $2',
    [menuId, name],
  )
  return Number(row?.['position']) + 1
}

async function move(page: Page, name: string, position: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('button', { name: 'Move to place…' }).click()
  await page.getByLabel('New place').fill(position)
  await page.keyboard.press('Enter')
}

test.describe('a long menu', () => {
  test.use({ viewport: desktop, locale: 'en-US' })

  test('rows can be operated with the keyboard only, and moved anywhere; a failed move is undone', async ({
    page,
    server,
    problems,
  }) => {
    const { menuId, path } = await seedLongMenu(page, server)
    // The fewest rows.
    await page.goto(`${path}?from=297`)
    const grip = page.getByRole('button', { name: 'Move Kebap 299', exact: true })
    await grip.press('Space')
    await moveByArrow(page, 'ArrowUp')
    await page.keyboard.press('Escape')
    await expect(grip).toBeFocused()
    await expect(names(page)).toHaveText(['Kebap 298', 'Kebap 299', 'Kebap 300'])

    const more = page.getByRole('button', { name: 'More for Kebap 299' })
    const item = (name: string) => page.getByRole('button', { name, exact: true })
    await more.press('Enter')
    await expect(item('Duplicate')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(item('Duplicate')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(item('Duplicate')).toBeHidden()
    const next = page.getByRole('button', { name: 'More for Kebap 300' })
    await more.click()
    await next.click()
    await expect(page.getByRole('group', { name: 'More for Kebap 300' })).toBeVisible()
    await next.click()
    await expect(item('Duplicate')).toBeHidden()
    await next.press('Enter')
    await item('Delete').press('Enter')
    await expect(page.getByRole('alertdialog', { name: /Kebap 300/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next).toBeFocused()

    await more.press('Enter')
    await expectClean(page, { within: 'main' })
    await item('Move to place…').press('Enter')
    await expect(page.getByLabel('New place')).toBeVisible()
    await expectClean(page, { within: '[role=alertdialog]' })
    await page.keyboard.press('Escape')

    await move(page, 'Kebap 300', '301')
    await expect(page.getByText('Please enter a whole number from 1 to 300.')).toBeVisible()
    await page.getByRole('button', { name: 'First', exact: true }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Order updated successfully')).toBeVisible()
    await expect(names(page)).toHaveText(['Kebap 297', 'Kebap 298', 'Kebap 299'])
    expect(await readPosition(server, menuId, 'Kebap 300')).toBe(1)

    await page.route('**/itemList*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await move(page, 'Kebap 299', '1')
    await expect(page.getByText('No connection').first()).toBeVisible()
    await expect(names(page)).toHaveText(['Kebap 297', 'Kebap 298', 'Kebap 299'])
    expect(await readPosition(server, menuId, 'Kebap 299')).toBe(300)
    await page.unroute('**/itemList*')

    // Even while a filter hides the others.
    await page.goto(`${path}?words=kebap+300`)
    await move(page, 'Kebap 300', '300')
    await expect.poll(() => readPosition(server, menuId, 'Kebap 300')).toBe(300)
    // Chromium logs the failed request.
    problems.length = 0
  })

  test('more dishes load on scroll, and a filter covers all dishes and survives an edit', async ({
    page,
    server,
  }) => {
    const { path } = await seedLongMenu(page, server)
    await page.goto(path)
    await expect(names(page)).toHaveCount(60)
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await expect(names(page)).toHaveCount(120)

    const search = page.getByLabel('Search')
    await search.pressSequentially('kebap 29')
    await expect(names(page)).toHaveCount(13)
    await expect(search).toHaveValue('kebap 29')
    await expect(search).toBeFocused()
    await expect(page.getByText('You can’t drag dishes while a filter is on')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)

    await page.getByRole('link', { name: 'Update Kebap 299' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Sumaklı soğanla')
    await page.getByLabel('Dish Name').fill('Kebap 299 özel')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu item updated successfully')).toBeVisible()
    await expect(page.getByLabel('Dish Name')).toBeHidden()
    await expect(names(page)).toHaveCount(13)
    await expect(names(page).filter({ hasText: 'özel' })).toBeVisible()
    await expect(page).toHaveURL(/\?words=kebap\+29$/)
    await page.getByLabel('Show', { exact: true }).selectOption('Passive')
    await expect(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(search).toHaveValue('')
    await expect(names(page)).toHaveCount(60)
  })
})
