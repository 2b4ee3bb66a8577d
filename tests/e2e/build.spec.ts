import type { TestServer } from '../server.ts'
import {
  addCategories,
  addDishes,
  addMenu,
  addRestaurant,
  arrangeDishes,
  finishRestaurant,
} from './build-walk.ts'
import { keyboard, touch } from './input-devices.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// All other tests use the mouse.
for (const [title, makeDevice, options] of [
  ['by keyboard alone', keyboard, desktop],
  ['by finger, on a phone', touch, phone],
] as const) {
  test.describe(title, () => {
    test.use({
      ...options,
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test('an owner builds a restaurant whose page answers guests', async ({
      page,
      openPage,
      server,
    }) => {
      const email = await makeOwner(server, 'en')
      const slug = `lale-${crypto.randomUUID().slice(0, 8)}`
      const work = { page, device: makeDevice(page) }
      await signIn(page, email)
      await addRestaurant(work, 'Lale Lokantası', slug)
      await addMenu(work, 'Evening')
      await addCategories(work)
      await addDishes(work)
      await arrangeDishes(work)
      await finishRestaurant(work, 'Lale Lokantası', 'Evening')

      const guest = await openPage({ ...options, locale: 'en-US' })
      await guest.goto(`/${slug}`)
      await expectMenu(guest)
      await expectChat(guest, server, email)
    })
  })
}

/** Expects the owner's active dishes in the owner's order. */
async function expectMenu(guest: Page): Promise<void> {
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Lale Lokantası')
  await expect(guest.getByText('Moda, İstanbul')).toBeVisible()
  await expect(guest.locator('header img')).toBeVisible()
  await expect(guest.locator('details').locator('h2, h3, h4')).toHaveText([
    'Mains',
    'Grill',
    'Adana',
    'Köfte',
    'Desserts',
    'Künefe',
  ])
  const dish = (name: string) => guest.getByRole('listitem').filter({ hasText: name })
  await expect(dish('Adana')).toContainText('210.00 ₺')
  await expect(dish('Adana')).toContainText('Ingredients: kıyma, un, tuz')
  await expect(dish('Adana')).toContainText('halal')
  await expect(dish('Adana').locator('img')).toBeVisible()
  await expect(dish('Köfte')).toContainText('145.50 ₺')
  await expect(guest.getByText('Paça')).toHaveCount(0)
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
