import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { toSubscriptionStatus, stripeStatuses } from '#app/domain/billing/stripe-status.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../database.ts'
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

const receive = (event: PaymentEvent) => receiveEvent(world.billing, event)
const lastEvent = (type: string) => world.lastEvent(type)
const ledger = () => world.database.query('select id, type from stripe_events')

describe('an event', () => {
  test('is processed once', async () => {
    const { row } = await world.pay(ownerId)
    const event = lastEvent('checkout.session.completed')
    expect(await receive(event)).toBe('stored')
    const before = await world.database.rows()
    world.calls.length = 0
    expect(await receive(event)).toBe('known')
    expect(world.calls).toEqual([])
    expect(await world.database.rows()).toEqual(before)
    expect(await world.subscriptions(ownerId)).toMatchObject([{ subscription_id: row.id }])
  })

  test.each([
    ['an unknown owner', crypto.randomUUID()],
    ['another product in the same account', 'shop-42'],
  ])('of %s is recorded without effect', async (_, unknownOwner) => {
    await subscribe(world.stripe, { ownerId: unknownOwner })
    expect(await receive(lastEvent('customer.subscription.created'))).toBe('unowned')
    expect(await world.database.query('select 1 from subscriptions')).toEqual([])
    expect(await ledger()).toHaveLength(1)
  })

  test('that concerns only a customer is recorded', async () => {
    await world.subscribe(ownerId)
    const before = await world.subscriptions(ownerId)
    expect(await receive(lastEvent('customer.updated'))).toBe('stored')
    expect(await world.subscriptions(ownerId)).toEqual(before)
    expect(await ledger()).toMatchObject([{ type: 'customer.updated' }])
  })

  test('that reports an expired checkout closes it', async () => {
    await world.openCheckout(ownerId)
    await world.stripe.advance(day + 1)
    expect(await receive(lastEvent('checkout.session.expired'))).toBe('stored')
    expect(await world.database.query('select status from checkouts')).toEqual([
      { status: 'expired' },
    ])
    expect(await world.subscriptions(ownerId)).toEqual([])
  })

  test('is not recorded while Stripe is unavailable, so that Stripe retries', async () => {
    await world.pay(ownerId)
    const event = lastEvent('customer.subscription.created')
    world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
    await expect(receive(event)).rejects.toThrow(PaymentsUnavailableError)
    expect(await ledger()).toEqual([])
    expect(await receive(event)).toBe('stored')
  })

  test('is processed once when delivered twenty times concurrently', async () => {
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
  'an event whose %s can’t be written is not recorded, and the retry succeeds',
  async (table) => {
    const { checkoutId, row } = await world.pay(ownerId)
    const event = lastEvent('checkout.session.completed')
    await world.database.query(
      `create or replace function reject() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
    )
    await world.database.query(
      `create trigger reject before insert or update on ${table} execute function reject()`,
    )
    await expect(receive(event)).rejects.toThrow()
    expect(await ledger()).toEqual([])
    await world.database.query(`drop trigger reject on ${table}`)
    expect(await receive(event)).toBe('stored')
    expect(await world.subscriptions(ownerId)).toMatchObject([{ subscription_id: row.id }])
    expect(await world.database.query('select session_id, status from checkouts')).toEqual([
      { session_id: checkoutId, status: 'complete' },
    ])
    expect(await ledger()).toHaveLength(1)
  },
)

test('an event is not accepted while the database is unavailable', async () => {
  await world.pay(ownerId)
  const event = lastEvent('checkout.session.completed')
  await closeDatabase()
  await expect(receive(event)).rejects.toThrow()
  openDatabase(world.database.appUrl, () => undefined, { timeoutMs })
  expect(await receive(event)).toBe('stored')
})

test('a subscription at an unknown price fails and stores nothing', async () => {
  await world.pay(ownerId)
  const [row] = world.stripe.state.subscriptions
  Object.assign(row ?? {}, { metadata: { owner_id: ownerId } })
  const billing = { ...world.billing, plans: [] }
  const event = lastEvent('customer.subscription.created')
  await expect(receiveEvent(billing, event)).rejects.toThrow('a price that is not in the catalogue')
  expect(await world.subscriptions(ownerId)).toEqual([])
  expect(await ledger()).toEqual([])
})

test('a price that is no longer sold keeps the terms of its checkout', async () => {
  await world.pay(ownerId)
  await receiveEvent({ ...world.billing, plans: [] }, lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([
    { plan_name: 'Basic', ai_message_limit: 5000 },
  ])
})

test('stores the customer of Stripe’s subscription, not an earlier one', async () => {
  const row = await world.subscribe(ownerId)
  const customer = await sdkOf(world.stripe).customers.create({ email: 'new@chefin.example' })
  Object.assign(row, { customer: customer.id })
  await receive(lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([{ stripe_customer_id: customer.id }])
})

test('each of Stripe’s statuses opens or closes the chat', () => {
  expect(stripeStatuses.map((status) => [status, toSubscriptionStatus(status)])).toEqual([
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

test.each(stripeStatuses)('stores Stripe’s status %s', async (status) => {
  const row = await world.subscribe(ownerId)
  Object.assign(row, { status })
  await receive(lastEvent('customer.subscription.created'))
  expect(await world.subscriptions(ownerId)).toMatchObject([
    { stripe_status: status, status: toSubscriptionStatus(status) },
  ])
})
