import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import { PaymentsUnavailable } from '#app/domain/billing/payment-errors.ts'
import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { statusOf, stripeStatuses } from '#app/domain/billing/stripe-status.ts'
import { createTestDatabase, patienceMs, type TestDatabase } from '../database.ts'
import { day, sdkOf, subscribe } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
beforeEach(async () => {
  world = await BillingWorld.open(database, { timeoutMs: 300 })
  ownerId = await world.addOwner()
})
afterEach(() => world.close())

const receive = (event: PaymentEvent) => receiveEvent(world.shop, event)
const lastEvent = (type: string) => world.lastEvent(type)
const ledger = () => world.database.query('select id, type from stripe_events')

describe('an event', () => {
  test('is processed once', async () => {
    const { row } = await world.pay(ownerId)
    const event = lastEvent('checkout.session.completed')
    expect(await receive(event)).toBe('stored')
    const before = await world.database.rows()
    world.asked.length = 0
    expect(await receive(event)).toBe('known')
    expect(world.asked).toEqual([])
    expect(await world.database.rows()).toEqual(before)
    expect(await world.subscriptions(ownerId)).toMatchObject([{ subscription_id: row.id }])
  })

  test.each([
    ['an owner who is not here', crypto.randomUUID()],
    ['another product in the same account', 'shop-42'],
  ])('of %s is recorded without effect', async (_, stranger) => {
    await subscribe(world.stripe, { ownerId: stranger })
    expect(await receive(lastEvent('customer.subscription.created'))).toBe('unowned')
    expect(await world.database.query('select 1 from subscriptions')).toEqual([])
    expect(await ledger()).toHaveLength(1)
  })

  test('about a customer only is recorded', async () => {
    await world.subscribe(ownerId)
    const before = await world.subscriptions(ownerId)
    expect(await receive(lastEvent('customer.updated'))).toBe('stored')
    expect(await world.subscriptions(ownerId)).toEqual(before)
    expect(await ledger()).toMatchObject([{ type: 'customer.updated' }])
  })

  test('about an expired checkout closes it', async () => {
    await world.openCheckout(ownerId)
    await world.stripe.advance(day + 1)
    expect(await receive(lastEvent('checkout.session.expired'))).toBe('stored')
    expect(await world.database.query('select status from checkouts')).toEqual([
      { status: 'expired' },
    ])
    expect(await world.subscriptions(ownerId)).toEqual([])
  })

  test('while Stripe is unavailable is not recorded, so that Stripe retries', async () => {
    await world.pay(ownerId)
    const event = lastEvent('customer.subscription.created')
    world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
    await expect(receive(event)).rejects.toThrow(PaymentsUnavailable)
    expect(await ledger()).toEqual([])
    expect(await receive(event)).toBe('stored')
  })

  test('delivered twenty times concurrently is processed once', async () => {
    await world.pay(ownerId)
    const event = lastEvent('checkout.session.completed')
    await Promise.all(Array.from({ length: 20 }, () => receive(event)))
    expect(await ledger()).toHaveLength(1)
    expect(await world.subscriptions(ownerId)).toHaveLength(1)
    expect(await world.database.query('select owner_id from trials')).toEqual([
      { owner_id: ownerId },
    ])
  })
})

test.each(['subscriptions', 'checkouts', 'trials', 'stripe_events'])(
  'an event whose %s could not be written is not recorded, and the retry succeeds',
  async (table) => {
    const { checkoutId, row } = await world.pay(ownerId)
    const event = lastEvent('checkout.session.completed')
    await world.database.query(
      `create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
    )
    await world.database.query(
      `create trigger refuse before insert or update on ${table} execute function refuse()`,
    )
    await expect(receive(event)).rejects.toThrow()
    expect(await ledger()).toEqual([])
    await world.database.query(`drop trigger refuse on ${table}`)
    expect(await receive(event)).toBe('stored')
    expect(await world.subscriptions(ownerId)).toMatchObject([{ subscription_id: row.id }])
    expect(await world.database.query('select session_id, status from checkouts')).toEqual([
      { session_id: checkoutId, status: 'complete' },
    ])
    expect(await ledger()).toHaveLength(1)
  },
)

test('an event while the database is unavailable is not accepted', async () => {
  await world.pay(ownerId)
  const event = lastEvent('checkout.session.completed')
  await closeDatabase()
  await expect(receive(event)).rejects.toThrow()
  openDatabase(world.database.appUrl, () => undefined, { patienceMs })
  expect(await receive(event)).toBe('stored')
})

test('a subscription at an unknown price is an error and opens nothing', async () => {
  await world.pay(ownerId)
  const [row] = world.stripe.state.subscriptions
  Object.assign(row ?? {}, { metadata: { owner_id: ownerId } })
  const shop = { ...world.shop, plans: [] }
  const event = lastEvent('customer.subscription.created')
  await expect(receiveEvent(shop, event)).rejects.toThrow('a price that Chefin does not know')
  expect(await world.subscriptions(ownerId)).toEqual([])
  expect(await ledger()).toEqual([])
})

test('a price no longer sold keeps the terms of its checkout', async () => {
  await world.pay(ownerId)
  await receiveEvent({ ...world.shop, plans: [] }, lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([
    { plan_name: 'Basic', ai_message_limit: 5000 },
  ])
})

test('the paying customer is the one that Stripe names, not an earlier one', async () => {
  const row = await world.subscribe(ownerId)
  const customer = await sdkOf(world.stripe).customers.create({ email: 'new@chefin.example' })
  Object.assign(row, { customer: customer.id })
  await receive(lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([{ stripe_customer_id: customer.id }])
})

test('Stripe’s status decides whether guests may chat', () => {
  expect(stripeStatuses.map((status) => [status, statusOf(status)])).toEqual([
    ['trialing', 'active'],
    ['active', 'active'],
    ['past_due', 'active'],
    ['unpaid', 'canceled'],
    ['incomplete', 'canceled'],
    ['incomplete_expired', 'canceled'],
    ['paused', 'canceled'],
    ['canceled', 'canceled'],
  ])
})

test.each(stripeStatuses)('a subscription that Stripe calls %s is stored so', async (status) => {
  const row = await world.subscribe(ownerId)
  Object.assign(row, { status })
  await receive(lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([
    { stripe_status: status, status: statusOf(status) },
  ])
})
