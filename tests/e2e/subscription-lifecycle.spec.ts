import { trialDays } from '#app/domain/plans.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import {
  callStripeControl,
  pay,
  readStripeState,
  setSubscription,
  subscribe,
} from './billing-steps.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test, type Page } from './test.ts'

const account = '/dashboard/account'
const secondsPerDay = 86_400
const closedNotice = 'This entity does not have an active subscription.'

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

test('an owner tries, exceeds the limit, cancels, lapses, and subscribes again', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database)
  const slug = await seedRestaurantWithDish(server, email)
  await addSession(page, server, email)
  const card = page.getByRole('region', { name: 'Current Subscription' })
  const isClosed = async () =>
    (await (await page.request.get(`/${slug}`)).text()).includes(closedNotice)

  expect(await isClosed()).toBe(true)
  await page.goto(account)
  await expect(page.getByText('may charge after 5,000 AI message')).toBeVisible()
  await subscribe(page, server)

  await ask(server, slug)
  // As if guests had asked 4,998 more questions.
  await setSubscription(server, email, 'ai_message_used = 4999')
  await ask(server, slug)
  expect(await findMeterEvents(page, email)).toEqual([])
  await ask(server, slug)
  await expect.poll(() => findMeterEvents(page, email)).toHaveLength(1)
  await page.goto(account)
  await expect(card.getByText('5,001 / 5,000')).toBeVisible()

  await card.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  await expect(card.getByText('You keep access until')).toBeVisible()
  await ask(server, slug)

  await callStripeControl(page, server, 'clock', { seconds: (trialDays + 1) * secondsPerDay })
  await expect.poll(isClosed).toBe(true)
  await page.goto(account)
  await expect(card.getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByText('Previous trial used')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await payAndReturn(page)
  await expect(card.getByText('0 / 5,000')).toBeVisible()
  await ask(server, slug)
  // One owner is one customer, however often they buy.
  expect(await findCustomers(page, email)).toHaveLength(1)
})

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
async function payAndReturn(page: Page): Promise<void> {
  await page.waitForURL('**/local/stripe/checkout/**')
  await pay(page)
  await page.getByRole('link', { name: 'My Account' }).click()
  await page.waitForURL(/\/dashboard\/account/)
}

/** Asks as a guest and waits until the reply is counted. */
async function ask(server: TestServer, slug: string): Promise<void> {
  const countUsage = async () => {
    const [row] = await server.database.query(
      `select count(*)::int from usage_records join restaurants using (owner_id) where slug = $1`,
      [slug],
    )
    return row?.['count']
  }
  const before = Number(await countUsage())
  const { text } = await new Guest(server.url, slug).ask('What is in the Köfte?')
  expect(text).toContain('dana kıyma')
  await expect.poll(countUsage).toBe(before + 1)
}

/** Returns the owner's customers at the local Stripe. */
async function findCustomers(page: Page, email: string) {
  const { customers = [] } = await readStripeState(page)
  return customers.filter((customer) => customer['email'] === email)
}

/** Returns the usage that the local Stripe has received for the owner. */
async function findMeterEvents(page: Page, email: string) {
  const ids = (await findCustomers(page, email)).map(({ id }) => id)
  const { meterEvents = [] } = await readStripeState(page)
  return meterEvents.filter(({ customer }) => ids.includes(customer))
}
