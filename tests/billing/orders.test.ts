import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Checkout, PaidSubscription, PaymentEvent } from '#app/domain/billing/payments.ts'
import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'
import { SavedRows, type Rows } from './saved-rows.ts'

/** How things stood at Stripe at one moment. */
interface Moment {
  readonly subscription: PaidSubscription
  readonly checkout: Checkout
}

/** An event, and the first moment at which it could be told. */
interface Told {
  readonly event: PaymentEvent
  readonly moment: number
}

let database: TestDatabase
let world: BillingWorld
let saved: SavedRows
/** Of the life, the oldest first. */
const moments: Moment[] = []
const life: Told[] = []

const ended = 5

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  world = await BillingWorld.open(database)
  saved = new SavedRows(world.database, ['subscriptions', 'trials', 'checkouts', 'stripe_events'])
  const { payments } = world.shop
  const { checkoutId, row } = await world.pay(await world.addOwner())
  const record = async (...types: readonly string[]) => {
    for (const type of types) {
      life.push({ event: world.lastEvent(type), moment: moments.length })
    }
    const subscription = await payments.findSubscription(row.id)
    const checkout = await payments.findCheckout(checkoutId)
    if (!subscription || !checkout) throw new Error('Stripe knows nothing of what it sold')
    moments.push({ subscription, checkout })
  }

  await record('customer.subscription.created', 'invoice.paid', 'checkout.session.completed')
  await world.stripe.advance(14 * day)
  await record('customer.subscription.updated')
  await world.stripe.setCard(row.customer, 'declined')
  await world.stripe.advance(28 * day)
  await record('invoice.payment_failed')
  await world.stripe.setCard(row.customer, 'works')
  await world.stripe.advance(3 * day)
  await record('invoice.paid')
  await payments.cancelAtPeriodEnd(row.id)
  await record('customer.subscription.updated')
  await world.stripe.advance(31 * day)
  await record('customer.subscription.deleted')
})
afterAll(async () => {
  await world.close()
  await database.drop()
})

/** Delivers an event while things at Stripe stand as at this moment. */
function deliver({ event }: Told, moment: number): Promise<unknown> {
  const { subscription, checkout } = moments[moment] ?? {}
  const payments = {
    ...world.shop.payments,
    findSubscription: async () => subscription,
    findCheckout: async () => checkout,
  }
  return receiveEvent({ ...world.shop, payments }, event)
}

test('the life is one that a subscription may have', () => {
  expect(moments.map((one) => one.subscription.status)).toEqual([
    'trialing',
    'active',
    'past_due',
    'active',
    'active',
    'canceled',
  ])
  expect(moments[4]?.subscription.willCancelAtPeriodEnd).toBe(true)
  expect(life.map((one) => one.moment)).toEqual([0, 0, 0, 1, 2, 3, 4, ended])
  expect(new Set(life.map(({ event }) => event.id)).size).toBe(8)
})

/** Where some orders of the same events have led. */
interface Place {
  readonly delivered: ReadonlySet<Told>
  readonly rows: Rows
  /** How many orders lead here. */
  orders: number
}

const latest = (delivered: Iterable<Told>) =>
  Math.max(...Array.from(delivered, ({ moment }) => moment))

/**
 * Walks all orders at once. What an order does from some point on is decided by the events that
 * are left, by the rows, and by how things stand at Stripe, which is the latest moment of which
 * an event was delivered, as none comes before it can exist. So two orders that have delivered
 * the same events and led to the same rows go on alike, and are walked on as one: of 109,600
 * beginnings of orders there remain as many places as there are sets of events, if all is well;
 * if the order made a difference, there would be more.
 */
async function walk(visit: (place: Place) => Promise<void>): Promise<Place[][]> {
  let places: Place[] = [{ delivered: new Set(), rows: await saved.save(), orders: 1 }]
  const walked = [places]
  for (const _ of life) {
    const next = new Map<string, Place>()
    for (const { delivered, rows, orders } of places) {
      for (const told of life) {
        if (delivered.has(told)) continue
        await saved.restore(rows)
        const now = new Set([...delivered, told])
        await deliver(told, latest(now))
        const after = await saved.save()
        const events = life.map((one) => (now.has(one) ? 'x' : '-')).join('')
        const key = `${events} ${saved.meaning(after)}`
        const known = next.get(key)
        if (known) known.orders += orders
        else next.set(key, { delivered: now, rows: after, orders })
      }
    }
    places = [...next.values()]
    for (const place of places) await visit(place)
    walked.push(places)
  }
  return walked
}

test('all 40,320 orders of the eight events end alike, and none gives too much on the way', async () => {
  const walked = await walk(async ({ delivered, rows }) => {
    const moment = latest(delivered)
    const [subscription] = rows['subscriptions'] ?? []
    // Always as Stripe had it last: open while it runs, never after its end.
    expect(subscription).toMatchObject({
      stripe_status: moments[moment]?.subscription.status,
      status: moment === ended ? 'canceled' : 'active',
    })
    expect(rows['subscriptions']).toHaveLength(1)
    expect(rows['trials']).toHaveLength(1)
    expect(rows['stripe_events']).toHaveLength(delivered.size)
    // Whatever was delivered before changes nothing when it is delivered again.
    await saved.restore(rows)
    for (const told of delivered) await deliver(told, moment)
    expect(await saved.save()).toEqual(rows)
  })
  const places = walked.map((level) => level.length)
  expect(places).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1])
  const [end] = walked.at(-1) ?? []
  expect(end?.orders).toBe(40_320)
  expect(end?.rows['checkouts']).toMatchObject([{ status: 'complete' }])
  expect(end?.rows['subscriptions']).toMatchObject([{ ended_at: expect.any(String) }])

  // All of it days later, when the ledger has forgotten.
  const without: Rows = { ...end?.rows, stripe_events: [] }
  await saved.restore(without)
  for (const told of life.toReversed()) await deliver(told, ended)
  const late = await saved.save()
  expect(late['stripe_events']).toHaveLength(8)
  expect(late).toMatchObject({
    subscriptions: [{ ...without['subscriptions']?.[0], ...changing(late) }],
    trials: without['trials'],
    checkouts: [{ status: 'complete' }],
  })
  // Over a thousand deliveries, one after the other, on a machine that may be busy.
}, 180_000)

/** What goes on counting with each look at Stripe. */
function changing(rows: Rows): Record<string, unknown> {
  const [row] = rows['subscriptions'] ?? []
  return { revision: row?.['revision'], updated_at: row?.['updated_at'] }
}
