import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cancelSubscription, resumeSubscription } from '#app/domain/billing/change-subscription.ts'
import { getBilling } from '#app/domain/billing/get-billing.ts'
import { PaymentsUnavailableError } from '#app/domain/billing/payment-errors.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { ConflictError, NotFoundError } from '#app/domain/errors.ts'
import { trialDays } from '#app/domain/plans.ts'
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

const changes = [
  ['cancel', cancelSubscription],
  ['resume', resumeSubscription],
] as const
const failStripe = () => world.stripe.faults.add({ kind: 'status', status: 503 }, 2)

describe.each(changes)('%s', (_, change) => {
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
      await expect(change(world.billing, member, foreign)).rejects.toThrow(NotFoundError)
    }
    expect(world.calls).toEqual([])
    expect(world.stripe.state.events).toHaveLength(events)
    expect(await world.database.rows()).toEqual(rows)
  })

  test('is rejected for an ended subscription, whether or not the end is stored', async () => {
    const row = await world.subscribe(ownerId)
    await world.billing.payments.cancelNow(row.id)
    await expect(change(world.billing, member, row.id)).rejects.toThrow(ConflictError)
    expect(await world.subscriptions(ownerId)).toMatchObject([{ status: 'canceled' }])
    world.calls.length = 0
    await expect(change(world.billing, member, row.id)).rejects.toThrow(ConflictError)
    expect(world.calls).toEqual([])
  })

  test('is logged as what the member did, however early Stripe reports it', async () => {
    const { id } = await world.subscribe(ownerId)
    await change(world.billing, member, id)
    const done = change === cancelSubscription ? 'billing.cancelled' : 'billing.resumed'
    const rows = await world.database.query(
      'select account_id, subject_id from audit_log where owner_id = $1 and action = $2',
      [ownerId, done],
    )
    const [stored] = await world.database.query('select id from subscriptions')
    expect(rows).toEqual([{ account_id: ownerId, subject_id: stored?.['id'] }])
  })

  test('changes nothing while Stripe is unavailable, and works on retry', async () => {
    const { id } = await world.subscribe(ownerId)
    const before = await world.subscriptions(ownerId)
    failStripe()
    await expect(change(world.billing, member, id)).rejects.toThrow(PaymentsUnavailableError)
    expect(await world.subscriptions(ownerId)).toEqual(before)
    await change(world.billing, member, id)
  })
})

test('a canceled subscription runs until its period ends and can be resumed until then', async () => {
  const row = await world.subscribe(ownerId)
  await cancelSubscription(world.billing, member, row.id)
  const events = world.stripe.state.events.length
  await cancelSubscription(world.billing, member, row.id)
  expect(world.stripe.state.events).toHaveLength(events)
  expect((await getBilling(member)).subscription).toMatchObject({
    isActive: true,
    cancelAtPeriodEnd: true,
    hasEnded: false,
  })
  await resumeSubscription(world.billing, member, row.id)
  await resumeSubscription(world.billing, member, row.id)
  expect((await getBilling(member)).subscription).toMatchObject({ cancelAtPeriodEnd: false })
  await cancelSubscription(world.billing, member, row.id)
  await world.stripe.advance((trialDays + 1) * day)
  await syncSubscription(world.billing, row.id)
  expect(await getBilling(member)).toMatchObject({
    subscription: { isActive: false, hasEnded: true },
    mayBuy: true,
    hadTrial: true,
  })
})
