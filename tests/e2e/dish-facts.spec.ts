import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

/**
 * Signs in a new owner whose restaurant has three dishes: one with walnuts, one without any
 * statement on nuts, and one that a test confirms.
 */
async function seedSoups(page: Page, server: TestServer) {
  const email = await insertOwner(server.database)
  const slug = `place-${crypto.randomUUID().slice(0, 8)}`
  const [menu] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Akşam', 'TRY' from owners where email = $1 returning *),
          r as (insert into restaurants (owner_id, menu_id, slug, name)
                select owner_id, id, $2, 'Nar' from m),
          c as (insert into categories (owner_id, menu_id, name)
                select owner_id, id, 'Soups' from m returning *),
          d as (insert into dishes (owner_id, menu_id, main_category_id, name, ingredients,
                                    ai_instructions, position)
                select m.owner_id, m.id, c.id, dish.name, dish.ingredients, 'Hot', dish.position
                from m, c, (values ('Walnut soup', array['walnuts'], 0),
                                   ('Tomato soup', array['tomatoes'], 1),
                                   ('Pumpkin soup', array['pumpkin'], 2))
                  as dish (name, ingredients, position))
     select id from m`,
    [email, slug],
  )
  await addSession(page, server, email)
  return {
    guestPage: `/${slug}`,
    list: `/dashboard/menuList/menu/${String(menu?.['id'])}/itemList`,
  }
}

const group = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
const namesIn = (page: Page, name: string) => group(page, name).getByRole('heading', { level: 3 })

async function openFacts(page: Page, dish: string) {
  await page.getByRole('link', { name: `Update ${dish}` }).click()
  const panel = page.getByRole('dialog', { name: 'Update dish' })
  const title = panel.getByText('Allergens and diets')
  await expect(panel.getByLabel('Dish Name')).toBeFocused()
  if (!(await panel.getByLabel('Nuts', { exact: true }).isVisible())) await title.click()
  return panel
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('facts that an owner confirms are shown to guests until the ingredients change', async ({
    page,
    server,
    problems,
  }) => {
    const { guestPage, list } = await seedSoups(page, server)
    await page.goto(list)

    // A dish marked free of an allergen that its text mentions is rejected with that text, and the
    // input is kept.
    let panel = await openFacts(page, 'Walnut soup')
    const nuts = panel.getByLabel('Nuts', { exact: true })
    await expect(nuts).toHaveAccessibleDescription('From: walnuts')
    await nuts.selectOption('Free of it')
    await panel.getByText('Description, weight, tags, picture').click()
    await panel.getByLabel('Description').fill('With care.')
    await panel.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(nuts).toBeFocused()
    await expect(nuts).toHaveAccessibleDescription(
      /text of this dish mentions walnuts.*plant-based butter/,
    )
    await expect(panel.getByLabel('Description')).toHaveValue('With care.')
    // Chromium logs only the 422.
    ignoreStatuses(problems, 422)
    await expectClean(page, { within: '[role=dialog]' })
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()

    // Keyboard only.
    panel = await openFacts(page, 'Pumpkin soup')
    await panel.getByLabel('Nuts', { exact: true }).focus()
    await page.keyboard.press('F')
    await panel.getByLabel('Vegan', { exact: true }).focus()
    await page.keyboard.press('S')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Update', exact: true }).press('Enter')
    await expect(page.getByText('Menu item updated successfully')).toBeVisible()
    await expect(panel).toBeHidden()

    await page.goto(guestPage)
    await expectFilter(page)

    // A new ingredient makes the facts expire, which is shown before and after it is saved. The
    // page is still in the filter's second variant.
    await page.goto(list)
    panel = await openFacts(page, 'Pumpkin soup')
    await expect(panel.getByText(/^Confirmed by Deniz Yıldız on/).first()).toBeVisible()
    await panel.getByLabel('Ingredients').fill('secret sauce,')
    await expect(panel.getByText(/this expires when you save/).first()).toBeVisible()
    await expectClean(page, { within: '[role=dialog]' })
    await panel.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(panel).toBeHidden()
    panel = await openFacts(page, 'Pumpkin soup')
    await expect(panel.getByText('Needs confirming again')).toBeVisible()
    await expect(panel.getByLabel('Nuts', { exact: true })).toHaveAccessibleDescription(
      /the dish has changed since/,
    )
    await expect(panel.getByLabel('Nuts', { exact: true })).toHaveValue('')

    await page.goto(guestPage)
    // The cleared filter was not restored.
    await expect(page.getByRole('heading', { level: 2, name: 'Soups' })).toBeVisible()
    await openFilter(page)
    await page.getByLabel('nuts', { exact: true }).check()
    await expect(namesIn(page, 'Not confirmed: ask the staff')).toHaveText([
      'Tomato soup',
      'Pumpkin soup',
    ])
  })
})

const openFilter = (page: Page) =>
  page.getByRole('button', { name: 'Allergens and diets' }).press('Enter')

/**
 * Expects that the filter shows three correct lists without a request, until it is cleared. Leaves
 * the page wide and dark.
 */
async function expectFilter(page: Page): Promise<void> {
  await expect(page.getByText('Contains: nuts')).toBeVisible()
  await page.getByRole('link', { name: 'Pumpkin soup' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Pumpkin soup' })
  await expect(sheet.getByText('The restaurant says: free of')).toBeVisible()
  await expect(sheet.getByText('nuts · stated by the restaurant')).toBeVisible()
  await page.keyboard.press('Escape')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // An idle page starts to follow the kitchen, a touched one is cached with its icon, and the filter
    // loads the card for the kitchen.
    const isExpected = /^\/assets\/|^\/logo\.svg$|\/menu\/stream$/.test(pathname)
    if (!isExpected) requests.push(request.url())
  })
  await openFilter(page)
  await page.getByLabel('nuts', { exact: true }).press('Space')
  await expect(namesIn(page, 'Fits')).toHaveText(['Pumpkin soup'])
  await expect(namesIn(page, 'Not confirmed: ask the staff')).toHaveText(['Tomato soup'])
  await expect(namesIn(page, 'Left out: contains or may contain it')).toHaveText(['Walnut soup'])
  await expect(page.getByRole('status').filter({ hasText: 'Avoiding nuts · 1 fit' })).toBeVisible()
  await page.getByLabel('milk', { exact: true }).press('Space')
  await expect(page.getByText('None is confirmed for this.')).toBeVisible()
  await expect(namesIn(page, 'Fits')).toHaveCount(0)
  await page.getByLabel('milk', { exact: true }).press('Space')
  await page.getByLabel('vegan', { exact: true }).press('Space')
  await expect(namesIn(page, 'Fits')).toHaveText(['Pumpkin soup'])
  expect(requests).toEqual([])
  await expectClean(page)
  await page.getByRole('button', { name: '1 fit' }).click()

  // The other variant, before a load: on a loaded page, Chromium keeps the colours of what
  // `content-visibility` hides.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(namesIn(page, 'Fits')).toHaveText(['Pumpkin soup'])
  await expectClean(page)
  expect(requests.filter((url) => url.includes('filter') || url.includes('nuts'))).toEqual([])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Walnut soup',
    'Tomato soup',
    'Pumpkin soup',
  ])
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('a guest reads what dishes contain, without a filter', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.getByText('Contains: gluten, milk').first()).toBeVisible()
    await expect(page.locator('#filter')).toBeHidden()
    await page.getByRole('heading', { name: 'Mezeler' }).click()
    await page.getByRole('link', { name: 'Fava' }).click()
    await expect(page).toHaveURL(/\/demo\/d\/[0-9a-f]{12}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Fava' })).toBeVisible()
    await expect(page.getByText('milk · stated by the restaurant')).toBeVisible()
    await page.getByRole('link', { name: 'Menu of Akar Lokantası' }).click()
    await expect(page).toHaveURL(/\/demo$/)
  })
})
