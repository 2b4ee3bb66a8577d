import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { reconcileSubscriptions } from '#app/domain/billing/reconcile-subscriptions.ts'
import { renewFreeSubscriptions } from '#app/domain/billing/renew-free-subscriptions.ts'
import { BusyError } from '#app/domain/errors.ts'
import { trialDays } from '#app/domain/plans.ts'
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

const toDate = (seconds: number) => new Date(seconds * 1000)

/**
 * Reconciles with Stripe.
 * @returns the ids that failed
 */
async function reconcile(billing = world.billing): Promise<string[]> {
  const failures: string[] = []
  await reconcileSubscriptions(billing, ({ id }) => failures.push(id))
  return failures
}

describe('finds changes without an event:', () => {
  test('a checkout that was paid', async () => {
    const { checkoutId, row } = await world.pay(ownerId)
    await reconcile()
    expect(await world.subscriptions(ownerId)).toMatchObject([
      {
        subscription_id: row.id,
        stripe_status: 'trialing',
        trial_end: toDate(startTime + trialDays * day),
      },
    ])
    expect(await world.database.query('select session_id, status from checkouts')).toEqual([
      { session_id: checkoutId, status: 'complete' },
    ])
  })

  test('a checkout that expired', async () => {
    await world.openCheckout(ownerId)
    await world.stripe.advance(2 * day)
    await reconcile()
    expect(await world.database.query('select status from checkouts')).toEqual([
      { status: 'expired' },
    ])
  })

  test('a renewal, a failed payment, a cancellation, an end', async () => {
    const row = await world.subscribe(ownerId)
    const reconciled = async () => {
      await reconcile()
      return (await world.subscriptions(ownerId))[0]
    }
    await world.stripe.advance(trialDays * day)
    expect(await reconciled()).toMatchObject({
      stripe_status: 'active',
      status: 'active',
      current_period_start: toDate(row.periodStart),
      current_period_end: toDate(row.periodEnd),
    })
    await world.stripe.setCard(row.customer, 'declined')
    await world.stripe.advance(32 * day)
    expect(await reconciled()).toMatchObject({ stripe_status: 'past_due', status: 'active' })
    await world.billing.payments.cancelAtPeriodEnd(row.id)
    expect(await reconciled()).toMatchObject({ cancel_at_period_end: true, ended_at: null })
    await world.stripe.advance(40 * day)
    expect(await reconciled()).toMatchObject({
      stripe_status: 'canceled',
      status: 'canceled',
      ended_at: toDate(row.endedAt ?? 0),
    })
    world.calls.length = 0
    expect(await reconcile()).toEqual([])
    expect(world.calls).toEqual([])
  })
})

test('reports failures without delaying the other subscriptions', async () => {
  const rows = [await world.subscribe(ownerId)]
  for (let count = 0; count < 3; count++) {
    rows.push(await world.subscribe(await world.addOwner()))
  }
  const [failing, unknown] = rows
  const paid = await world.pay(await world.addOwner())
  const unreadable = await world.openCheckout(await world.addOwner())
  await world.stripe.advance(trialDays * day)
  const { payments, plans } = world.billing
  const billing = {
    plans,
    payments: {
      ...payments,
      findCheckout: (id: string) =>
        id === unreadable
          ? Promise.reject(new BusyError('payments_away'))
          : payments.findCheckout(id),
      // Stripe doesn't know the second subscription, as if the API key had changed.
      findSubscription: (id: string) =>
        id === failing?.id
          ? Promise.reject(new BusyError('payments_away'))
          : payments.findSubscription(id === unknown?.id ? 'sub_none' : id),
    },
  }
  expect(await reconcile(billing)).toEqual([unreadable, failing?.id, unknown?.id])
  const statuses = await world.database.query(
    'select subscription_id, stripe_status from subscriptions where stripe_customer_id is not null',
  )
  expect(
    Object.fromEntries(statuses.map((row) => [row['subscription_id'], row['stripe_status']])),
  ).toEqual({
    ...Object.fromEntries(rows.map(({ id }) => [id, 'active'])),
    [failing?.id ?? '']: 'trialing',
    [unknown?.id ?? '']: 'trialing',
    [paid.row.id]: 'active',
  })
})

test('asks Stripe for a hundred subscriptions per call, and for one only if it differs', async () => {
  const rows = [await world.subscribe(ownerId)]
  for (let count = 0; count < 2; count++) rows.push(await world.subscribe(await world.addOwner()))
  const [first] = rows
  if (!first) throw new Error('Nothing was subscribed')
  // What another product of the account sells.
  for (let n = 0; n < 150; n++) {
    world.stripe.state.subscriptions.push({ ...first, id: `sub_other${n}` })
  }
  expect(await reconcile()).toEqual([])
  world.calls.length = 0
  await reconcile()
  expect(world.calls).toEqual(['listSubscriptions', 'listSubscriptions'])
  for (const change of [
    `status = 'canceled'`,
    `cancel_at_period_end = true`,
    `ai_message_limit = ai_message_limit + 1`,
    `overage_allowance = overage_allowance + 1`,
    `current_period_end = current_period_end - interval '1 second'`,
    `trial_end = null`,
    `ended_at = now()`,
    `plan_name = 'Free'`,
  ]) {
    await world.database.query(
      `update subscriptions set ${change} where subscription_id = '${first.id}'`,
    )
    const before = await world.subscriptions(ownerId)
    world.calls.length = 0
    expect(await reconcile()).toEqual([])
    expect(world.calls, change).toEqual([
      'listSubscriptions',
      'listSubscriptions',
      'findSubscription',
    ])
    expect(await world.subscriptions(ownerId)).not.toEqual(before)
  }
})

test('fetches each subscription if Stripe doesn’t list them', async () => {
  await world.subscribe(ownerId)
  await world.stripe.advance(trialDays * day)
  const billing = {
    ...world.billing,
    payments: {
      ...world.billing.payments,
      listSubscriptions: () => Promise.reject(new BusyError('payments_away')),
    },
  }
  expect(await reconcile(billing)).toEqual(['list'])
  expect(await world.subscriptions(ownerId)).toMatchObject([{ stripe_status: 'active' }])
})

test('renews granted subscriptions monthly without querying Stripe', async () => {
  await world.database.query(
    `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
       current_period_start, current_period_end, ai_message_used, ai_message_limit)
     select $1, 'given_' || name, status, 'Basic', now(), now() - interval '1 month', ends, 7, 100
     from (values ('over', 'active', now()), ('running', 'active', now() + interval '1 day'),
       ('ended', 'canceled', now())) as given (name, status, ends)`,
    [ownerId],
  )
  await reconcile()
  expect(world.calls).toEqual([])
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

test('prunes the ledger of events after 30 days', async () => {
  await world.database.query(
    `insert into stripe_events (id, type, created_at) values
       ('evt_old', 'x', now() - interval '30 days 1 minute'),
       ('evt_young', 'x', now() - interval '29 days 23 hours')`,
  )
  await reconcile()
  expect(await world.database.query('select id from stripe_events')).toEqual([{ id: 'evt_young' }])
})
