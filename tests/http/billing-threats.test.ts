import { expect, test } from 'vitest'
import { trialDays } from '#app/domain/plans.ts'
import { eventually } from '../eventually.ts'
import type { State } from '#simulators/stripe/state.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const account = '/dashboard/account'
const server = await sharedServer()

const createOwner = () => new Owner(server).create(server.database)
const buy = (owner: Owner, fields: Record<string, string> = {}) =>
  owner.post(account, { intent: 'checkout', planId: 'basic', ...fields })
const verify = (owner: Owner, sessionId: string) =>
  owner.post(`/dashboard/paymentResult?session_id=${sessionId}`, { intent: 'verify' })

async function readStripe(): Promise<State> {
  return JSON.parse((await new Owner(server).get('/local/stripe/control')).body)
}

/** Finds Stripe's record of an owner's checkout. */
async function findCheckout({ email }: Owner) {
  const { checkouts, customers } = await readStripe()
  const row = checkouts.findLast(
    ({ customer, customerEmail }) =>
      customerEmail === email || customers.find(({ id }) => id === customer)?.email === email,
  )
  if (!row) throw new Error('Stripe has no such checkout')
  return row
}

/**
 * Pays a checkout.
 * @returns the id of its session
 */
async function pay(owner: Owner, { location = '' }: OwnerResponse): Promise<string> {
  const { pathname } = new URL(location, server.url)
  expect((await owner.post(pathname, { card: 'works' })).status).toBe(303)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

const subscriptionsOf = ({ email }: Owner): Promise<Record<string, unknown>[]> =>
  server.database.query(
    `select subscription_id, stripe_customer_id, status, cancel_at_period_end, revision
     from subscriptions join owners on owners.id = owner_id where email = $1`,
    [email],
  )

/** Waits until Chefin has processed all of Stripe's events. */
const settled = () =>
  eventually(async () => (await readStripe()).events.every(({ isPending }) => !isPending))

async function subscribeOwner() {
  const owner = await createOwner()
  const sessionId = await pay(owner, await buy(owner))
  await settled()
  const [row] = await subscriptionsOf(owner)
  if (!row) throw new Error('Chefin has stored no subscription')
  return { owner, sessionId, row }
}

test('threat 12: another owner’s paid session confirms nothing', async () => {
  const { sessionId, owner } = await subscribeOwner()
  const thief = await createOwner()
  const responses = [
    await thief.get(`/dashboard/paymentResult?session_id=${sessionId}`),
    await verify(thief, sessionId),
    await verify(thief, 'cs_test_nobody'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await subscriptionsOf(thief)).toEqual([])
  expect((await owner.get(`/dashboard/paymentResult?session_id=${sessionId}`)).status).toBe(200)
})

test('threat 13: whatever a form asks for, Stripe receives the catalogue’s terms', async () => {
  const owner = await createOwner()
  const fields = {
    price: '1',
    priceId: 'price_mine',
    overagePriceId: 'price_mine',
    plan_name: 'Gold',
    ai_message_limit: '999999',
    restaurant_limit: '99',
    trialDays: '365',
    trial_period_days: '365',
    customer: 'cus_somebody',
    customerId: 'cus_somebody',
    email: 'somebody@chefin.example',
    'metadata[plan_name]': 'Gold',
    'line_items[0][price]': 'price_mine',
    successUrl: 'https://evil.example',
  }
  expect((await buy(owner, fields)).status).toBe(303)
  const row = await findCheckout(owner)
  expect(row).toMatchObject({ customer: null, customerEmail: owner.email, trialDays })
  expect(row.items).toEqual([
    { price: 'price_local_basic', quantity: 1 },
    { price: 'price_local_basic_overage', quantity: null },
  ])
  const terms = { plan_name: 'Basic', ai_message_limit: '5000', restaurant_limit: '1' }
  expect(row.subscriptionMetadata).toMatchObject(terms)
  expect(row.successUrl).toContain(server.url)
})

test('threat 15: another owner’s subscription cannot be changed, and Stripe is not called', async () => {
  const { owner, row } = await subscribeOwner()
  const subscriptionId = String(row['subscription_id'])
  const customerId = String(row['stripe_customer_id'])
  const { owner: thief, row: own } = await subscribeOwner()
  const events = async () => (await readStripe()).events.length
  const before = await events()
  for (const intent of ['cancel', 'resume']) {
    const fields = { intent, subscriptionId, customerId, ownerId: 'x', email: owner.email }
    expect((await thief.post(account, fields)).status).toBe(404)
  }
  expect(await subscriptionsOf(owner)).toEqual([row])
  expect(await subscriptionsOf(thief)).toEqual([own])
  expect(await events()).toBe(before)
  await thief.post(account, { intent: 'portal', customer: customerId, customerId })
  expect((await readStripe()).portals.at(-1)?.customer).toBe(own['stripe_customer_id'])
})

test('threat 16: a trial is granted once, even to concurrent requests, and never again', async () => {
  const owner = await createOwner()
  const opened = await Promise.all(Array.from({ length: 8 }, () => buy(owner)))
  const paths = new Set(opened.map(({ location = '' }) => new URL(location, server.url).pathname))
  expect(paths.size).toBe(1)
  const [path = ''] = paths
  await Promise.all([1, 2].map(() => owner.post(path, { card: 'works' })))
  await settled()
  const again = await Promise.all(Array.from({ length: 4 }, () => buy(owner, { trialDays: '30' })))
  expect(again.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  const { subscriptions, customers } = await readStripe()
  const own = customers.filter(({ email }) => email === owner.email)
  expect(own).toHaveLength(1)
  const bought = subscriptions.filter(({ customer }) => customer === own[0]?.id)
  expect(bought).toHaveLength(1)

  await owner.post(account, { intent: 'cancel', subscriptionId: bought[0]?.id ?? '' })
  const clock = '/local/stripe/control/clock'
  expect((await owner.postJson(clock, { seconds: (trialDays + 1) * 86_400 })).status).toBe(200)
  await settled()
  expect(await subscriptionsOf(owner)).toMatchObject([{ status: 'canceled' }])
  expect((await buy(owner, { trialDays: '30', trial_period_days: '30' })).status).toBe(303)
  expect(await findCheckout(owner)).toMatchObject({ customer: own[0]?.id, trialDays: null })
})
