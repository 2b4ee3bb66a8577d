import type { TestServer } from '../server.ts'
import { expectClean } from './expect-clean.ts'
import { moveByArrow } from './input-devices.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const dishCount = 300

/** Inserts a menu of 300 dishes in one category. */
async function seedLongMenu(server: TestServer, locale: 'en' | 'tr' = 'en') {
  const email = await makeOwner(server, locale)
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Uzun Menü', 'TRY' from owners where email = $1 returning *),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Kebaplar' from m returning *)
     insert into dishes (owner_id, menu_id, main_category_id, name, ingredients, tags,
       ai_instructions, description, price_minor, position)
     select owner_id, menu_id, id, 'Kebap ' || lpad(n::text, 3, '0'), array['kuzu', 'un'],
       array['acılı'], 'Közde pişer.', 'Sumaklı soğanla', 14500, n - 1
     from c, generate_series(1, $2::int) n returning menu_id`,
    [email, dishCount],
  )
  const menuId = String(row?.['menu_id'])
  return { email, menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
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
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })

  test('rows can be operated with the keyboard only', async ({ page, server }) => {
    const { email, path } = await seedLongMenu(server)
    await signIn(page, email)
    await page.goto(path)
    const grip = page.getByRole('button', { name: 'Move Kebap 002', exact: true })
    await grip.press('Space')
    await moveByArrow(page, 'ArrowUp')
    await page.keyboard.press('Escape')
    await expect(grip).toBeFocused()
    await expect(names(page).nth(1)).toHaveText('Kebap 002')

    const more = page.getByRole('button', { name: 'More for Kebap 002' })
    const item = (name: string) => page.getByRole('button', { name, exact: true })
    await more.press('Enter')
    await expect(item('Duplicate')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(item('Duplicate')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(item('Duplicate')).toBeHidden()
    const next = page.getByRole('button', { name: 'More for Kebap 003' })
    await more.click()
    await next.click()
    await expect(page.getByRole('group', { name: 'More for Kebap 003' })).toBeVisible()
    await next.click()
    await expect(item('Duplicate')).toBeHidden()
    await next.press('Enter')
    await item('Delete').press('Enter')
    await expect(page.getByRole('alertdialog', { name: /Kebap 003/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next).toBeFocused()
  })

  test('is paginated, and a search covers all dishes', async ({ page, server }) => {
    const { email, path } = await seedLongMenu(server)
    await signIn(page, email)
    await page.goto(path)
    await expect(names(page)).toHaveCount(60)
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await expect(names(page)).toHaveCount(120)

    const search = page.getByLabel('Search')
    await search.pressSequentially('kebap 29')
    await expect(names(page)).toHaveCount(13)
    await expect(search).toHaveValue('kebap 29')
    await expect(search).toBeFocused()

    await page.getByRole('link', { name: 'Update Kebap 299' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Sumaklı soğanla')
    await page.getByLabel('Dish Name').fill('Kebap 299 özel')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu item updated successfully')).toBeVisible()
    await expect(names(page)).toHaveCount(13)
    await expect(names(page).filter({ hasText: 'özel' })).toBeVisible()
    await expect(page).toHaveURL(/\?words=kebap\+29$/)
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(search).toHaveValue('')
    await expect(names(page)).toHaveCount(60)

    await page.goto(`${path}?from=240`)
    await expect(page.getByText('Dishes 241 to 300 of 300.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous dishes' })).toHaveAttribute(
      'href',
      /\?count=240$/,
    )
    await page.goto(`${path}?from=50&count=240`)
    // By keyboard, because a mouse click could miss: rows get their real height once in view, which
    // moves the link by some 60 px three frames after a scroll.
    await page.getByRole('link', { name: 'Next dishes' }).press('Enter')
    await expect(names(page).first()).toHaveText('Kebap 291')
  })

  test('lets a dish move anywhere; a failed move is undone', async ({ page, server, problems }) => {
    const { email, menuId, path } = await seedLongMenu(server)
    await signIn(page, email)
    await page.goto(path)
    await move(page, 'Kebap 001', '301')
    await expect(page.getByText('Please enter a whole number from 1 to 300.')).toBeVisible()
    await page.getByRole('button', { name: 'Last', exact: true }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Order updated successfully')).toBeVisible()
    await expect(names(page).first()).toHaveText('Kebap 002')
    expect(await readPosition(server, menuId, 'Kebap 001')).toBe(300)

    await page.getByLabel('Search').fill('kebap 001')
    await expect(names(page)).toHaveText(['Kebap 001'])
    await move(page, 'Kebap 001', '1')
    await expect.poll(() => readPosition(server, menuId, 'Kebap 001')).toBe(1)
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(names(page).first()).toHaveText('Kebap 001')

    await page.route('**/itemList*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await move(page, 'Kebap 003', '1')
    await expect(page.getByText('No connection').first()).toBeVisible()
    await expect(names(page).nth(2)).toHaveText('Kebap 003')
    expect(await readPosition(server, menuId, 'Kebap 003')).toBe(3)
    // Chromium logs the failed request.
    problems.length = 0
  })
})

for (const [locale, width, colorScheme] of [
  ['en', 390, 'dark'],
  ['tr', 1440, 'light'],
] as const) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, locale })

    test('the end of the list and the position dialog have no violations', async ({
      page,
      server,
    }) => {
      const { email, path } = await seedLongMenu(server, locale)
      await signIn(page, email)
      await page.goto(`${path}?from=290`)
      await expectClean(page)
      const more = /^(More for|Diğer işlemler)/
      await page.getByRole('button', { name: more }).first().click()
      await expectClean(page)
      await page.getByRole('group', { name: more }).getByRole('button').nth(1).click()
      await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible()
      await expectClean(page)
    })
  })
}
