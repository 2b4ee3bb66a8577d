import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { findLink } from '../outbox.ts'
import type { TestServer } from '../server.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test, type Page } from './test.ts'

const password = 'deniz-kenarı-7'
const secondsPerDay = 86_400

test.describe('an owner', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

  test('registers from the prices, tries, exceeds the limit, cancels, lapses, and subscribes again', async ({
    page,
    server,
  }) => {
    const email = await registerFromPrices(page, server)
    const slug = await seedRestaurantWithDish(server, email)
    const subscriptionCard = page.getByRole('region', { name: 'Current Subscription' })

    await page.goto(`/${slug}`)
    await expect(page.getByText('Köfte').first()).toBeVisible()
    await expect(page.getByText('This entity does not have an active subscription.')).toBeVisible()

    await page.goto('/dashboard/account')
    await expect(page.getByText('14 days free trial')).toBeVisible()
    await expect(page.getByText('may charge after 5,000 AI message')).toBeVisible()
    await page.getByRole('button', { name: 'Start free trial' }).click()
    await pay(page)
    await expect(subscriptionCard.getByText('0 / 5,000')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expectClean(page)

    await ask(page, server, slug)
    await page.goto('/dashboard/account')
    await expect(subscriptionCard.getByText('1 / 5,000')).toBeVisible()

    // As if guests had asked 4,998 more questions.
    await server.database.query(
      `update subscriptions set ai_message_used = 4999 where owner_id = (select id from owners where email = $1)`,
      [email],
    )
    await ask(page, server, slug)
    expect((await readStripeState(page, server)).meterEvents).toEqual([])
    await ask(page, server, slug)
    await expect.poll(async () => (await readStripeState(page, server)).meterEvents.length).toBe(1)
    await page.goto('/dashboard/account')
    await expect(subscriptionCard.getByText('5,001 / 5,000')).toBeVisible()
    await expectClean(page)

    await subscriptionCard.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('button', { name: 'Keep Subscription' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await subscriptionCard.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('button', { name: 'Yes, Cancel' }).click()
    await expect(page.getByText('Subscription canceled successfully!')).toBeVisible()
    await expect(subscriptionCard.getByText('You keep access until')).toBeVisible()
    await ask(page, server, slug)

    await advanceClock(page, server, 15 * secondsPerDay)
    await expect
      .poll(async () => {
        await page.goto(`/${slug}`)
        return page.getByText('This entity does not have an active subscription.').count()
      })
      .toBe(1)
    await expect(page.getByText('Köfte').first()).toBeVisible()

    await page.goto('/dashboard/account')
    await expect(subscriptionCard.getByText('Ended', { exact: true })).toBeVisible()
    await expect(page.getByText('Previous trial used')).toBeVisible()
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await pay(page)
    await expect(subscriptionCard.getByText('0 / 5,000')).toBeVisible()
    await ask(page, server, slug)
    // One owner is one customer, however often they buy.
    const { customers } = await readStripeState(page, server)
    expect(customers.filter((customer) => customer.email === email)).toHaveLength(1)
  })
})

/** Registers, starting at the public prices, and confirms the account. */
async function registerFromPrices(page: Page, server: TestServer): Promise<string> {
  const email = `${crypto.randomUUID()}@chefin.example`
  await page.goto('/')
  await expect(page.getByText('£99.00').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Purchase' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Deniz')
  await page.getByLabel('Surname').fill('Yıldız')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  await expect.poll(() => findLink(server.folder, email, 'confirm')).toBeDefined()
  await page.goto((await findLink(server.folder, email, 'confirm')) ?? '')
  await page.waitForURL('**/dashboard')
  return email
}

/** Inserts a restaurant with a dish and an assistant. */
async function seedRestaurantWithDish({ database }: TestServer, email: string): Promise<string> {
  const [menu] = await database.query(
    `insert into menus (owner_id, name, currency, assistant_id)
     select id, 'Menu', 'TRY', gen_random_uuid()::text from owners where email = $1
     returning id, owner_id`,
    [email],
  )
  await database.query(
    `insert into dishes (owner_id, menu_id, name, ingredients) values ($1, $2, 'Köfte', '{dana kıyma}')`,
    [menu?.['owner_id'], menu?.['id']],
  )
  return seedRestaurant(database, { owner_id: menu?.['owner_id'], menu_id: menu?.['id'] })
}

/** Pays on Stripe's page and returns. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/local/stripe/checkout/**')
  await page.getByRole('button').last().click()
  await expect(page.getByText('Subscription confirmed successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'My Account' }).click()
  await page.waitForURL(/\/dashboard\/account/)
}

/** Asks as a guest and waits until the reply is counted. */
async function ask(page: Page, server: TestServer, slug: string): Promise<void> {
  const countUsage = async () => {
    const [row] = await server.database.query(
      `select count(*)::int from usage_records join restaurants using (owner_id) where slug = $1`,
      [slug],
    )
    return row?.['count']
  }
  const before = Number(await countUsage())
  await page.goto(`/${slug}`)
  const composer = page.getByRole('textbox')
  await composer.fill('What is in the Köfte?')
  await composer.press('Enter')
  await expect.poll(countUsage).toBe(before + 1)
  await expect(page.getByText('dana kıyma').last()).toBeVisible()
}

/** Reads the local Stripe's state. */
async function readStripeState(page: Page, { url }: TestServer) {
  const response = await page.request.get(`${url}/local/stripe/control`)
  const state: { meterEvents: unknown[]; customers: { email: string | null }[] } =
    await response.json()
  return state
}

async function advanceClock(page: Page, { url }: TestServer, seconds: number): Promise<void> {
  const response = await page.request.post(`${url}/local/stripe/control/clock`, {
    data: { seconds },
    headers: { Origin: url },
  })
  expect(response.ok()).toBe(true)
}
