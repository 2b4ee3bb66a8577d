import type { TestServer } from '../server.ts'
import { insertOwner } from '../insert-owner.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test, type Page } from './test.ts'

const dishCount = 300

/** Inserts a menu of 300 dishes in one category: every third has milk, the others flour. */
async function seedLongMenu(server: TestServer): Promise<string> {
  const email = await insertOwner(server.database)
  const slug = `long-${crypto.randomUUID().slice(0, 8)}`
  await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Long', 'TRY' from owners where email = $1 returning *),
          r as (insert into restaurants (owner_id, menu_id, slug, name)
                select owner_id, id, $2, 'Nar' from m),
          c as (insert into categories (owner_id, menu_id, name)
                select owner_id, id, 'Soups' from m returning *)
     insert into dishes (owner_id, menu_id, main_category_id, name, ingredients, ai_instructions,
                         position)
     select owner_id, menu_id, id, 'Soup ' || n, array[case when n % 3 = 0 then 'milk' else 'flour' end],
            'Hot', n from c, generate_series(1, $3::int) n`,
    [email, slug, dishCount],
  )
  return slug
}

/**
 * Ticks an allergen.
 * @returns what is visible before the next frame
 */
const tick = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((box: HTMLInputElement) => {
    box.click()
    const isVisible = (element: Element) => element.checkVisibility()
    const dishes = [...document.querySelectorAll('[role="listitem"]')].filter(isVisible)
    return {
      status: document.querySelector('#found-status')?.textContent,
      groups: dishes.map((dish) => dish.closest<HTMLElement>('[data-group]')?.dataset['group']),
      containsMilk: dishes.map((dish) => dish.textContent.includes('Contains: milk')),
    }
  })

const dishesIn = (page: Page, group: string) =>
  page.locator(`#filtered [data-group="${group}"] [role="list"]:not(.away) .dish`)

test.describe('a long menu at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('is sorted by an allergen within a frame, without CSS counters, and complete soon after', async ({
    page,
    server,
  }) => {
    await page.goto(`/${await seedLongMenu(server)}`)
    await page.getByRole('button', { name: 'Allergens and diets' }).click()

    const milk = await tick(page, 'milk')
    expect(milk.status).toContain('100 left out')
    // A screenful of dishes, each in its group.
    expect(milk.groups.length).toBeGreaterThanOrEqual(8)
    expect(new Set(milk.groups)).toEqual(new Set(['ask']))
    expect(milk.containsMilk).not.toContain(true)
    // Another filter before the first is complete: nothing of the first remains visible.
    const gluten = await tick(page, 'gluten')
    expect(new Set(gluten.groups)).toEqual(new Set(['holds']))
    expect(gluten.status).toContain('300 left out')
    await expect(dishesIn(page, 'holds')).toHaveCount(dishCount)

    // It uses no CSS counters, and hidden parts have style containment. Otherwise Chromium searches the
    // whole menu for counters, in the tap (decision 033).
    const styles = await page.locator('#guest').evaluate((guest) => {
      const all = [...guest.querySelectorAll('*')]
      const away = all.filter((element) => element.matches('.away'))
      return {
        counting: all
          .filter((element) => getComputedStyle(element).counterIncrement !== 'none')
          .map(({ tagName }) => tagName),
        away: away.map(({ id }) => id),
        uncontained: away
          .filter((element) => !getComputedStyle(element).contain.includes('style'))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      }
    })
    expect(styles.away).toContain('menu')
    expect(styles).toMatchObject({ counting: [], uncontained: [] })

    await tick(page, 'gluten')
    await expect(dishesIn(page, 'ask')).toHaveCount(200)
    await expect(dishesIn(page, 'holds')).toHaveCount(100)
    await expect(dishesIn(page, 'holds').getByRole('heading').first()).toHaveText('Soup 3')
    await expect(page.locator('#filtered [role="list"].away')).toHaveCount(0)
    const none = await tick(page, 'milk')
    expect(new Set(none.groups)).toEqual(new Set([undefined]))
    expect(none.groups).toHaveLength(dishCount)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(dishCount)
  })

  test('is replaced by the chat before its script loads, and comes back unchanged', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/mount-*.js')
    await page.goto('/demo')
    const dish = page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })
    // As after a tap on the text.
    const placeCaret = () => dish.evaluate((heading) => getSelection()?.collapse(heading, 0))
    await placeCaret()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ai Menu Assistant' })).toBeVisible()
    await expect(dish).toBeHidden()
    await page.getByRole('textbox').fill('hello')
    await page.getByRole('textbox').press('Enter')
    await expect(page.getByRole('textbox')).toHaveValue('hello')
    release()
    await expect(page.getByText(/about the menu[!?.]/)).toBeVisible()

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(dish).toBeVisible()
    await placeCaret()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(dish).toBeHidden()
    // A selection in hidden text would make the browser update the caret in each frame.
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0)
  })
})
