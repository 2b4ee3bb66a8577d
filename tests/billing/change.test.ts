import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  cancelSubscription,
  openPortal,
  resumeSubscription,
} from '#app/domain/billing/change-subscription.ts'
import { endBilling } from '#app/domain/billing/end-billing.ts'
import { findBilling } from '#app/domain/billing/find-billing.ts'
import { PaymentsUnavailable } from '#app/domain/billing/payment-errors.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { Conflict, NotFound } from '#app/domain/errors.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day, subscribe } from '../local-stripe.ts'
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

const changes = [
  ['cancel', cancelSubscription],
  ['resume', resumeSubscription],
] as const
const portal = { returnUrl: 'https://chefin.example/dashboard/account', locale: 'en' } as const
const failStripe = () => world.stripe.faults.add({ kind: 'status', status: 503 }, 2)

describe.each(changes)('to %s', (_, change) => {
  test("somebody else's subscription is treated as none; Stripe is not called", async () => {
    const { id } = await world.subscribe(await world.addOwner())
    await world.database.query(
      `insert into subscriptions
         (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
       values ($1, 'sub_given', 'active', 'Basic', now(), now(), 1)`,
      [ownerId],
    )
    const [rows, events] = [await world.database.rows(), world.stripe.state.events.length]
    for (const foreign of [id, 'sub_none', 'sub_given', '', 'sub_\0', `${id}' or 1=1`]) {
      await expect(change(world.shop, ownerId, foreign)).rejects.toThrow(NotFound)
    }
    expect(world.asked).toEqual([])
    expect(world.stripe.state.events).toHaveLength(events)
    expect(await world.database.rows()).toEqual(rows)
  })

  test('an ended subscription is too late, whether or not we know of its end', async () => {
    const row = await world.subscribe(ownerId)
    await world.shop.payments.cancelNow(row.id)
    await expect(change(world.shop, ownerId, row.id)).rejects.toThrow(Conflict)
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    world.asked.length = 0
    await expect(change(world.shop, ownerId, row.id)).rejects.toThrow(Conflict)
    expect(world.asked).toEqual([])
  })

  test('while Stripe is unavailable nothing changes, and a retry works', async () => {
    const { id } = await world.subscribe(ownerId)
    const before = await world.subscriptions(ownerId)
    failStripe()
    await expect(change(world.shop, ownerId, id)).rejects.toThrow(PaymentsUnavailable)
    expect(await world.subscriptions(ownerId)).toEqual(before)
    await change(world.shop, ownerId, id)
  })
})

test('a canceled subscription runs to the end of its period and can be resumed until then', async () => {
  const row = await world.subscribe(ownerId)
  await cancelSubscription(world.shop, ownerId, row.id)
  const events = world.stripe.state.events.length
  await cancelSubscription(world.shop, ownerId, row.id)
  expect(world.stripe.state.events).toHaveLength(events)
  expect((await findBilling(ownerId)).subscription).toMatchObject({
    isActive: true,
    cancelAtPeriodEnd: true,
    hasEnded: false,
  })
  await resumeSubscription(world.shop, ownerId, row.id)
  await resumeSubscription(world.shop, ownerId, row.id)
  expect((await findBilling(ownerId)).subscription).toMatchObject({ cancelAtPeriodEnd: false })
  await cancelSubscription(world.shop, ownerId, row.id)
  await world.stripe.advance(15 * day)
  await syncSubscription(world.shop, row.id)
  expect(await findBilling(ownerId)).toMatchObject({
    subscription: { isActive: false, hasEnded: true },
    mayBuy: true,
    hadTrial: true,
  })
})

test('the portal is available to customers only', async () => {
  await world.subscribe(await world.addOwner())
  await expect(openPortal(world.shop, ownerId, portal)).rejects.toThrow(NotFound)
  expect(world.asked).toEqual([])
  const { customer } = await world.subscribe(ownerId)
  await openPortal(world.shop, ownerId, portal)
  expect(world.stripe.state.portals).toMatchObject([{ customer }])
  failStripe()
  await expect(openPortal(world.shop, ownerId, portal)).rejects.toThrow(PaymentsUnavailable)
})

describe('before an account is deleted', () => {
  const live = () => world.stripe.state.subscriptions.filter((row) => row.status !== 'canceled')
  const report = (customerId: string, identifier: string) =>
    world.shop.payments.reportUsage({
      customerId,
      identifier,
      usedAt: new Date(world.stripe.now() * 1000),
    })

  test('its subscription ends immediately, with a final invoice for usage', async () => {
    const { id, customer } = await world.subscribe(ownerId)
    for (const name of ['m1', 'm2', 'm3']) await report(customer, name)
    await endBilling(world.shop, ownerId)
    expect(live()).toEqual([])
    expect(world.stripe.state.invoices.at(-1)).toMatchObject({
      subscription: id,
      lines: [{ quantity: 3, amount: 3 }],
    })
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    await endBilling(world.shop, ownerId)
  })

  test('its open checkout is closed', async () => {
    const checkoutId = await world.openCheckout(ownerId)
    await endBilling(world.shop, ownerId)
    await expect(world.stripe.pay(checkoutId)).rejects.toThrow('no longer open')
  })

  test('a checkout that was just paid is ended too', async () => {
    await world.pay(ownerId)
    await endBilling(world.shop, ownerId)
    expect(live()).toEqual([])
  })

  test('several subscriptions are all ended', async () => {
    await world.subscribe(ownerId)
    const { subscriptionId } = await subscribe(world.stripe, { ownerId })
    await syncSubscription(world.shop, subscriptionId)
    expect(live()).toHaveLength(2)
    await endBilling(world.shop, ownerId)
    expect(live()).toEqual([])
  })

  test.each([
    ['an open checkout', () => world.openCheckout(ownerId)],
    ['a subscription', () => world.subscribe(ownerId)],
  ])('with %s, an unavailable Stripe delays it', async (_, seed) => {
    await seed()
    failStripe()
    await expect(endBilling(world.shop, ownerId)).rejects.toThrow(PaymentsUnavailable)
    await endBilling(world.shop, ownerId)
    expect(live()).toEqual([])
  })
})
