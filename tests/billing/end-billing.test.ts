import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { endBilling } from '#app/domain/billing/end-billing.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { subscribe } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from '../fixtures/owner-member.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
let member: Member
beforeEach(async () => {
  world = await BillingWorld.open(database, { timeoutMs: 300 })
  ownerId = await world.addOwner()
  member = ownerMember(ownerId)
})
afterEach(() => world.close())

describe('deleting an account', () => {
  const activeSubscriptions = () =>
    world.stripe.state.subscriptions.filter((row) => row.status !== 'canceled')
  const reportUsage = (customerId: string, identifier: string) =>
    world.billing.payments.reportUsage({
      customerId,
      identifier,
      usedAt: new Date(world.stripe.now() * 1000),
    })

  test('ends its subscription immediately, with a final invoice for usage', async () => {
    const { id, customer } = await world.subscribe(ownerId)
    for (const name of ['m1', 'm2', 'm3']) await reportUsage(customer, name)
    await endBilling(world.billing, member)
    expect(activeSubscriptions()).toEqual([])
    expect(world.stripe.state.invoices.at(-1)).toMatchObject({
      subscription: id,
      lines: [{ quantity: 3, amount: 3 }],
    })
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    await endBilling(world.billing, member)
  })

  test('closes its open checkout', async () => {
    const checkoutId = await world.openCheckout(ownerId)
    await endBilling(world.billing, member)
    await expect(world.stripe.pay(checkoutId)).rejects.toThrow('no longer open')
  })

  test('ends a subscription whose checkout was just paid', async () => {
    await world.pay(ownerId)
    await endBilling(world.billing, member)
    expect(activeSubscriptions()).toEqual([])
  })

  test('ends all of several subscriptions', async () => {
    await world.subscribe(ownerId)
    const { subscriptionId } = await subscribe(world.stripe, { ownerId })
    await syncSubscription(world.billing, subscriptionId)
    expect(activeSubscriptions()).toHaveLength(2)
    await endBilling(world.billing, member)
    expect(activeSubscriptions()).toEqual([])
  })

  test.each([
    ['an open checkout', () => world.openCheckout(ownerId)],
    ['a subscription', () => world.subscribe(ownerId)],
  ])('with %s fails while Stripe is unavailable', async (_, seed) => {
    await seed()
    world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
    await expect(endBilling(world.billing, member)).rejects.toThrow(PaymentsUnavailableError)
    await endBilling(world.billing, member)
    expect(activeSubscriptions()).toEqual([])
  })
})
