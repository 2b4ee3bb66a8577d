import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { confirmCheckout } from '#app/domain/billing/confirm-checkout.ts'
import { checkAbandonedCheckout } from '#app/domain/billing/check-abandoned-checkout.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
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

const confirm = (id: string) => confirmCheckout(world.billing, member, id)

describe('the return from checkout', () => {
  test('neither confirms nor queries another owner’s session', async () => {
    const { checkoutId } = await world.pay(await world.addOwner())
    const before = await world.database.rows()
    world.calls.length = 0
    for (const id of [checkoutId, 'cs_test_none', '', 'cs_\0', `${checkoutId}'--`]) {
      await expect(confirm(id)).rejects.toThrow(NotFoundError)
    }
    expect(world.calls).toEqual([])
    expect(await world.database.rows()).toEqual(before)
  })

  test('rejects a session that belongs to another owner according to Stripe', async () => {
    const { checkoutId } = await world.pay(await world.addOwner())
    const own = await world.openCheckout(ownerId)
    await world.database.query('update checkouts set session_id = null where session_id = $1', [
      checkoutId,
    ])
    await world.database.query('update checkouts set session_id = $1 where session_id = $2', [
      checkoutId,
      own,
    ])
    await expect(confirm(checkoutId)).rejects.toThrow(NotFoundError)
    expect(await world.subscriptions(ownerId)).toEqual([])
  })

  test('reports an open and a paid checkout, and queries Stripe only once', async () => {
    const id = await world.openCheckout(ownerId)
    expect(await confirm(id)).toBe('confirming')
    await world.stripe.pay(id)
    expect(await confirm(id)).toBe('confirmed')
    world.calls.length = 0
    expect(await Promise.all([confirm(id), confirm(id)])).toEqual(['confirmed', 'confirmed'])
    expect(world.calls).toEqual([])
    expect(await world.subscriptions(ownerId)).toHaveLength(1)
  })

  test('works before and after the subscription’s webhook', async () => {
    const { checkoutId, row } = await world.pay(ownerId)
    await syncSubscription(world.billing, row.id)
    expect(await confirm(checkoutId)).toBe('confirmed')
    const revision = (await world.subscriptions(ownerId))[0]?.['revision']
    await syncSubscription(world.billing, row.id)
    expect(await world.subscriptions(ownerId)).toMatchObject([
      { subscription_id: row.id, revision: Number(revision) + 1 },
    ])
  })

  test('without a session id reports an abandoned checkout only if Stripe calls it unpaid', async () => {
    const checkAbandoned = () => checkAbandonedCheckout(world.billing, member)
    expect(await checkAbandoned()).toBe(false)
    const id = await world.openCheckout(ownerId)
    expect(await checkAbandoned()).toBe(true)
    world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
    await expect(checkAbandoned()).rejects.toThrow(PaymentsUnavailableError)
    await world.stripe.pay(id)
    expect(await checkAbandoned()).toBe(false)
    expect(await world.subscriptions(ownerId)).toHaveLength(1)
  })

  test('reports a checkout that expired unpaid', async () => {
    const id = await world.openCheckout(ownerId)
    await world.stripe.advance(day + 1)
    expect(await confirm(id)).toBe('expired')
    expect(await confirm(id)).toBe('expired')
  })

  test('promises no chat once the subscription has ended or is paused', async () => {
    const { checkoutId } = await world.pay(ownerId)
    await confirm(checkoutId)
    for (const status of ['unpaid', 'paused', 'canceled']) {
      await world.database.query(`update subscriptions set stripe_status = '${status}'`)
      expect(await confirm(checkoutId)).toBe('inactive')
    }
    await world.database.query(`update subscriptions set stripe_status = 'past_due'`)
    expect(await confirm(checkoutId)).toBe('confirmed')
  })

  test('reports a first payment that never arrived as expired', async () => {
    const { checkoutId } = await world.pay(ownerId)
    await confirm(checkoutId)
    await world.database.query(`update subscriptions set stripe_status = 'incomplete_expired'`)
    expect(await confirm(checkoutId)).toBe('expired')
  })

  test('fails while Stripe is unavailable, and works on retry', async () => {
    const { checkoutId } = await world.pay(ownerId)
    world.stripe.faults.add({ kind: 'status', status: 503 }, 2)
    await expect(confirm(checkoutId)).rejects.toThrow(PaymentsUnavailableError)
    expect(await confirm(checkoutId)).toBe('confirmed')
  })
})
