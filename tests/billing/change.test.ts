import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cancelSubscription, resumeSubscription } from '#app/domain/billing/change-subscription.ts'
import { openPortal } from '#app/domain/billing/open-portal.ts'
import { endBilling } from '#app/domain/billing/end-billing.ts'
import { getBilling } from '#app/domain/billing/get-billing.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { ConflictError, NotFoundError } from '#app/domain/errors.ts'
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
  test("treats another owner's subscription as unknown, without calling Stripe", async () => {
    const { id } = await world.subscribe(await world.addOwner())
    await world.database.query(
      `insert into subscriptions
         (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
       values ($1, 'sub_given', 'active', 'Basic', now(), now(), 1)`,
      [ownerId],
    )
    const [rows, events] = [await world.database.rows(), world.stripe.state.events.length]
    for (const foreign of [id, 'sub_none', 'sub_given', '', 'sub_\0', `${id}' or 1=1`]) {
      await expect(change(world.billing, ownerId, foreign)).rejects.toThrow(NotFoundError)
    }
    expect(world.calls).toEqual([])
    expect(world.stripe.state.events).toHaveLength(events)
    expect(await world.database.rows()).toEqual(rows)
  })

  test('is rejected for an ended subscription, whether or not the end is stored', async () => {
    const row = await world.subscribe(ownerId)
    await world.billing.payments.cancelNow(row.id)
    await expect(change(world.billing, ownerId, row.id)).rejects.toThrow(ConflictError)
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    world.calls.length = 0
    await expect(change(world.billing, ownerId, row.id)).rejects.toThrow(ConflictError)
    expect(world.calls).toEqual([])
  })

  test('changes nothing while Stripe is unavailable, and works on retry', async () => {
    const { id } = await world.subscribe(ownerId)
    const before = await world.subscriptions(ownerId)
    failStripe()
    await expect(change(world.billing, ownerId, id)).rejects.toThrow(PaymentsUnavailableError)
    expect(await world.subscriptions(ownerId)).toEqual(before)
    await change(world.billing, ownerId, id)
  })
})

test('a canceled subscription runs until its period ends and can be resumed until then', async () => {
  const row = await world.subscribe(ownerId)
  await cancelSubscription(world.billing, ownerId, row.id)
  const events = world.stripe.state.events.length
  await cancelSubscription(world.billing, ownerId, row.id)
  expect(world.stripe.state.events).toHaveLength(events)
  expect((await getBilling(ownerId)).subscription).toMatchObject({
    isActive: true,
    cancelAtPeriodEnd: true,
    hasEnded: false,
  })
  await resumeSubscription(world.billing, ownerId, row.id)
  await resumeSubscription(world.billing, ownerId, row.id)
  expect((await getBilling(ownerId)).subscription).toMatchObject({ cancelAtPeriodEnd: false })
  await cancelSubscription(world.billing, ownerId, row.id)
  await world.stripe.advance(15 * day)
  await syncSubscription(world.billing, row.id)
  expect(await getBilling(ownerId)).toMatchObject({
    subscription: { isActive: false, hasEnded: true },
    mayBuy: true,
    hadTrial: true,
  })
})

test('opens the portal for customers only', async () => {
  await world.subscribe(await world.addOwner())
  await expect(openPortal(world.billing, ownerId, portal)).rejects.toThrow(NotFoundError)
  expect(world.calls).toEqual([])
  const { customer } = await world.subscribe(ownerId)
  await openPortal(world.billing, ownerId, portal)
  expect(world.stripe.state.portals).toMatchObject([{ customer }])
  failStripe()
  await expect(openPortal(world.billing, ownerId, portal)).rejects.toThrow(PaymentsUnavailableError)
})

describe('deleting an account', () => {
  const live = () => world.stripe.state.subscriptions.filter((row) => row.status !== 'canceled')
  const report = (customerId: string, identifier: string) =>
    world.billing.payments.reportUsage({
      customerId,
      identifier,
      usedAt: new Date(world.stripe.now() * 1000),
    })

  test('ends its subscription immediately, with a final invoice for usage', async () => {
    const { id, customer } = await world.subscribe(ownerId)
    for (const name of ['m1', 'm2', 'm3']) await report(customer, name)
    await endBilling(world.billing, ownerId)
    expect(live()).toEqual([])
    expect(world.stripe.state.invoices.at(-1)).toMatchObject({
      subscription: id,
      lines: [{ quantity: 3, amount: 3 }],
    })
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    await endBilling(world.billing, ownerId)
  })

  test('closes its open checkout', async () => {
    const checkoutId = await world.openCheckout(ownerId)
    await endBilling(world.billing, ownerId)
    await expect(world.stripe.pay(checkoutId)).rejects.toThrow('no longer open')
  })

  test('ends a subscription whose checkout was just paid', async () => {
    await world.pay(ownerId)
    await endBilling(world.billing, ownerId)
    expect(live()).toEqual([])
  })

  test('ends all of several subscriptions', async () => {
    await world.subscribe(ownerId)
    const { subscriptionId } = await subscribe(world.stripe, { ownerId })
    await syncSubscription(world.billing, subscriptionId)
    expect(live()).toHaveLength(2)
    await endBilling(world.billing, ownerId)
    expect(live()).toEqual([])
  })

  test.each([
    ['an open checkout', () => world.openCheckout(ownerId)],
    ['a subscription', () => world.subscribe(ownerId)],
  ])('with %s fails while Stripe is unavailable', async (_, seed) => {
    await seed()
    failStripe()
    await expect(endBilling(world.billing, ownerId)).rejects.toThrow(PaymentsUnavailableError)
    await endBilling(world.billing, ownerId)
    expect(live()).toEqual([])
  })
})
