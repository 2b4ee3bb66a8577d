import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Checkout, PaidSubscription, PaymentEvent } from '#app/domain/billing/payments.ts'
import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'
import { SavedRows, type Rows } from './saved-rows.ts'

/** Stripe's state at one moment. */
interface Moment {
  readonly subscription: PaidSubscription
  readonly checkout: Checkout
}

/** An event and the earliest moment at which Stripe could send it. */
interface SentEvent {
  readonly event: PaymentEvent
  readonly moment: number
}

let database: TestDatabase
let world: BillingWorld
let saved: SavedRows
/** The subscription's life, oldest first. */
const moments: Moment[] = []
const life: SentEvent[] = []

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

/** Delivers an event while Stripe's state is the one of this moment. */
function deliver({ event }: SentEvent, moment: number): Promise<unknown> {
  const { subscription, checkout } = moments[moment] ?? {}
  const payments = {
    ...world.shop.payments,
    findSubscription: async () => subscription,
    findCheckout: async () => checkout,
  }
  return receiveEvent({ ...world.shop, payments }, event)
}

test('the events form a valid subscription life', () => {
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

/** The result of some orders of the same events. */
interface Place {
  readonly delivered: ReadonlySet<SentEvent>
  readonly rows: Rows
  /** Number of orders that lead here. */
  orders: number
}

const latest = (delivered: Iterable<SentEvent>) =>
  Math.max(...Array.from(delivered, ({ moment }) => moment))

/**
 * Walks all orders at once. How an order continues depends only on the remaining events, the rows
 * and Stripe's state, which is the latest moment among the delivered events (an event cannot exist
 * before its moment). Orders that delivered the same events and produced the same rows therefore
 * continue identically and are merged. If order never matters, the 109,600 prefixes of orders merge
 * into one place per set of events; otherwise there are more.
 */
async function walk(visit: (place: Place) => Promise<void>): Promise<Place[][]> {
  let places: Place[] = [{ delivered: new Set(), rows: await saved.save(), orders: 1 }]
  const walked = [places]
  for (const _ of life) {
    const next = new Map<string, Place>()
    for (const { delivered, rows, orders } of places) {
      for (const sent of life) {
        if (delivered.has(sent)) continue
        await saved.restore(rows)
        const now = new Set([...delivered, sent])
        await deliver(sent, latest(now))
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

test('all 40,320 orders of the eight events end in the same state and never grant too much', async () => {
  const walked = await walk(async ({ delivered, rows }) => {
    const moment = latest(delivered)
    const [subscription] = rows['subscriptions'] ?? []
    // The state follows Stripe's latest: open while it runs, never after its end.
    expect(subscription).toMatchObject({
      stripe_status: moments[moment]?.subscription.status,
      status: moment === ended ? 'canceled' : 'active',
    })
    expect(rows['subscriptions']).toHaveLength(1)
    expect(rows['trials']).toHaveLength(1)
    expect(rows['stripe_events']).toHaveLength(delivered.size)
    // Redelivering any of the events changes nothing.
    await saved.restore(rows)
    for (const sent of delivered) await deliver(sent, moment)
    expect(await saved.save()).toEqual(rows)
  })
  const places = walked.map((level) => level.length)
  expect(places).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1])
  const [end] = walked.at(-1) ?? []
  expect(end?.orders).toBe(40_320)
  expect(end?.rows['checkouts']).toMatchObject([{ status: 'complete' }])
  expect(end?.rows['subscriptions']).toMatchObject([{ ended_at: expect.any(String) }])

  // Redelivered days later, after the ledger was pruned.
  const without: Rows = { ...end?.rows, stripe_events: [] }
  await saved.restore(without)
  for (const sent of life.toReversed()) await deliver(sent, ended)
  const late = await saved.save()
  expect(late['stripe_events']).toHaveLength(8)
  expect(late).toMatchObject({
    subscriptions: [{ ...without['subscriptions']?.[0], ...changing(late) }],
    trials: without['trials'],
    checkouts: [{ status: 'complete' }],
  })
  // Over a thousand sequential deliveries, possibly on a busy machine.
}, 180_000)

/** Columns that change with each query to Stripe. */
function changing(rows: Rows): Record<string, unknown> {
  const [row] = rows['subscriptions'] ?? []
  return { revision: row?.['revision'], updated_at: row?.['updated_at'] }
}
