import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import {
  addCategories,
  addDish,
  addMenu,
  addRestaurant,
  arrangeDishes,
  finishRestaurant,
} from './build-walk.ts'
import { keyboard, touch } from './input-devices.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const adana = { name: 'Adana', category: 'Mains', subCategory: 'Grill', price: '210' }

// All other tests use the mouse.
test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('by keyboard alone', () => {
  test.use({ viewport: desktop })

  test('an owner builds a restaurant whose page answers guests', async ({
    page,
    openPage,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const slug = `lale-${crypto.randomUUID().slice(0, 8)}`
    const work = { page, device: keyboard(page) }
    await addSession(page, server, email)
    await page.goto('/dashboard')
    await addRestaurant(work, 'Lale Lokantası', slug)
    await addMenu(work, 'Evening')
    await addCategories(work)
    await seedKöfte(server, email)
    await work.device.press(page.getByRole('link', { name: 'Menu Items', exact: true }))
    await work.device.press(page.getByRole('link', { name: 'Add New' }))
    await addDish(work, adana)
    await arrangeDishes(work)
    // The account's only menu is shown without being chosen.
    await finishRestaurant(work, 'Lale Lokantası', { menu: 'Evening', isShown: true })

    const guest = await openPage({ locale: 'en-US' })
    // Until the page's script follows the menu, a dish opens as a page.
    const following = guest.waitForResponse('**/menu/stream')
    await guest.goto(`/${slug}`)
    await following
    await expectMenu(guest)
    await expectChat(guest, server, email)
  })
})

test.describe('by finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an owner adds a dish, arranges the menu and finishes the restaurant', async ({
    page,
    server,
  }) => {
    const email = await insertOwner(server.database)
    const menuId = await seedMenu(server, email)
    const work = { page, device: touch(page) }
    await addSession(page, server, email)
    await page.goto(`/dashboard/menuList/menu/${menuId}/itemList`)
    await work.device.press(page.getByRole('link', { name: 'Add New' }))
    await addDish(work, adana)
    await arrangeDishes(work)
    await finishRestaurant(work, 'Lale Lokantası', { menu: 'Evening', isShown: false })
  })
})

/** Inserts a restaurant, and a menu with a dish. */
async function seedMenu(server: TestServer, email: string): Promise<string> {
  const [row] = await server.database.query(
    `with o as (select id from owners where email = $1),
     r as (insert into restaurants (owner_id, name) select id, 'Lale Lokantası' from o),
     m as (insert into menus (owner_id, name, currency) select id, 'Evening', 'TRY' from o
           returning *),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Mains' from m returning *),
     g as (insert into categories (owner_id, menu_id, parent_id, name)
           select owner_id, menu_id, id, 'Grill' from c)
     select id from m`,
    [email],
  )
  await seedKöfte(server, email)
  return String(row?.['id'])
}

/** Inserts a first dish into the category Grill. */
const seedKöfte = ({ database }: TestServer, email: string) =>
  database.query(
    `insert into dishes (owner_id, menu_id, main_category_id, sub_category_id, name, price_minor)
     select owner_id, menu_id, parent_id, categories.id, 'Köfte', 14550
     from categories join owners on owners.id = owner_id where name = 'Grill' and email = $1`,
    [email],
  )

/** Expects the owner's dishes in the owner's order. */
async function expectMenu(guest: Page): Promise<void> {
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Lale Lokantası')
  await expect(guest.getByRole('banner').getByText('Moda, İstanbul')).toBeVisible()
  await expect(guest.locator('header img')).toBeVisible()
  await expect(guest.locator('details').locator('h2, h3, h4')).toHaveText([
    'Mains',
    'Grill',
    'Adana',
    'Köfte',
  ])
  const dish = (name: string) => guest.getByRole('listitem').filter({ hasText: name })
  await expect(dish('Adana')).toContainText('210.00 ₺')
  await dish('Adana').getByRole('link').click()
  const sheet = guest.getByRole('dialog', { name: 'Adana' })
  await expect(sheet).toContainText('Ingredients: kıyma, un, tuz')
  await expect(sheet).toContainText('halal')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(dish('Adana').locator('img')).toBeVisible()
  await expect(dish('Köfte')).toContainText('145.50 ₺')
}

/** Expects a closed chat until the owner subscribes, and then one that answers from this menu. */
async function expectChat(guest: Page, server: TestServer, email: string): Promise<void> {
  const tab = guest.getByRole('button', { name: 'Chat', exact: true })
  const openChat = async () => {
    if (await tab.isVisible()) await tab.click()
  }
  await openChat()
  await expect(
    guest.getByText('This entity does not have an active subscription.', { exact: true }),
  ).toBeVisible()
  await expect(guest.getByRole('textbox')).toHaveCount(0)
  await server.database.query(
    `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
       current_period_end, ai_message_limit)
     select id, $2, 'active', 'Basic', now(), now() + interval '30 days', 5000
     from owners where email = $1`,
    [email, `sub_${crypto.randomUUID()}`],
  )
  await guest.reload()
  await openChat()
  await expect(guest.getByText('An AI answers.', { exact: true })).toBeVisible()
  await guest.getByRole('button', { name: 'Start Chat' }).click()
  await guest.getByRole('textbox').fill('Does Adana contain gluten?')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(/^Yes.*Adana.*gluten.*\(un\)/)).toBeVisible()
}
