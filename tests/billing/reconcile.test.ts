import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { reconcile, renewFreeSubscriptions } from '#app/domain/billing/reconcile.ts'
import { Busy } from '#app/domain/errors.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day, startTime } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
beforeEach(async () => {
  world = await BillingWorld.open(database)
  ownerId = await world.addOwner()
})
afterEach(() => world.close())

const at = (seconds: number) => new Date(seconds * 1000)

/** Reconciles with Stripe. @returns the failures */
async function look(shop = world.shop): Promise<string[]> {
  const failures: string[] = []
  await reconcile(shop, ({ id }) => failures.push(id))
  return failures
}

describe('changes without an event that are found', () => {
  test('a checkout that was paid', async () => {
    const { checkoutId, row } = await world.pay(ownerId)
    await look()
    expect(await world.subscriptions(ownerId)).toMatchObject([
      { subscription_id: row.id, stripe_status: 'trialing', trial_end: at(startTime + 14 * day) },
    ])
    expect(await world.database.query('select session_id, status from checkouts')).toEqual([
      { session_id: checkoutId, status: 'complete' },
    ])
  })

  test('a checkout that expired', async () => {
    await world.openCheckout(ownerId)
    await world.stripe.advance(2 * day)
    await look()
    expect(await world.database.query('select status from checkouts')).toEqual([
      { status: 'expired' },
    ])
  })

  test('a renewal, a failed payment, a cancellation, an end', async () => {
    const row = await world.subscribe(ownerId)
    const now = async () => {
      await look()
      return (await world.subscriptions(ownerId))[0]
    }
    await world.stripe.advance(14 * day)
    expect(await now()).toMatchObject({
      stripe_status: 'active',
      status: 'active',
      current_period_start: at(row.periodStart),
      current_period_end: at(row.periodEnd),
    })
    await world.stripe.setCard(row.customer, 'declined')
    await world.stripe.advance(32 * day)
    expect(await now()).toMatchObject({ stripe_status: 'past_due', status: 'active' })
    await world.shop.payments.cancelAtPeriodEnd(row.id)
    expect(await now()).toMatchObject({ cancel_at_period_end: true, ended_at: null })
    await world.stripe.advance(40 * day)
    expect(await now()).toMatchObject({
      stripe_status: 'canceled',
      status: 'canceled',
      ended_at: at(row.endedAt ?? 0),
    })
    world.asked.length = 0
    expect(await look()).toEqual([])
    expect(world.asked).toEqual([])
  })
})

test('a failing one delays no other and is reported', async () => {
  const rows = [await world.subscribe(ownerId)]
  for (let others = 0; others < 3; others++) {
    rows.push(await world.subscribe(await world.addOwner()))
  }
  const [broken, gone] = rows
  const paid = await world.pay(await world.addOwner())
  const unread = await world.openCheckout(await world.addOwner())
  await world.stripe.advance(14 * day)
  const { payments, plans } = world.shop
  const shop = {
    plans,
    payments: {
      ...payments,
      findCheckout: (id: string) =>
        id === unread ? Promise.reject(new Busy('payments_away')) : payments.findCheckout(id),
      // This Stripe doesn't know the second one, as if the API key had changed.
      findSubscription: (id: string) =>
        id === broken?.id
          ? Promise.reject(new Busy('payments_away'))
          : payments.findSubscription(id === gone?.id ? 'sub_none' : id),
    },
  }
  expect(await look(shop)).toEqual([unread, broken?.id, gone?.id])
  const statuses = await world.database.query(
    'select subscription_id, stripe_status from subscriptions where stripe_customer_id is not null',
  )
  expect(
    Object.fromEntries(statuses.map((row) => [row['subscription_id'], row['stripe_status']])),
  ).toEqual({
    ...Object.fromEntries(rows.map(({ id }) => [id, 'active'])),
    [broken?.id ?? '']: 'trialing',
    [gone?.id ?? '']: 'trialing',
    [paid.row.id]: 'active',
  })
})

test('granted subscriptions are never looked up at Stripe; their months renew automatically', async () => {
  await world.database.query(
    `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
       current_period_start, current_period_end, ai_message_used, ai_message_limit)
     select $1, 'given_' || name, status, 'Basic', now(), now() - interval '1 month', ends, 7, 100
     from (values ('over', 'active', now()), ('running', 'active', now() + interval '1 day'),
       ('ended', 'canceled', now())) as given (name, status, ends)`,
    [ownerId],
  )
  await look()
  expect(world.asked).toEqual([])
  await renewFreeSubscriptions()
  const used = await world.database.query(
    `select subscription_id, ai_message_used, current_period_end > now() as runs
     from subscriptions where owner_id = $1 order by subscription_id`,
    [ownerId],
  )
  expect(used.map(Object.values)).toEqual([
    ['given_ended', 7, false],
    ['given_over', 0, true],
    ['given_running', 7, true],
  ])
})

test('the ledger of events is pruned after 30 days', async () => {
  await world.database.query(
    `insert into stripe_events (id, type, created_at) values
       ('evt_old', 'x', now() - interval '30 days 1 minute'),
       ('evt_young', 'x', now() - interval '29 days 23 hours')`,
  )
  await look()
  expect(await world.database.query('select id from stripe_events')).toEqual([{ id: 'evt_young' }])
})
