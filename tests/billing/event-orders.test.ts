import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Checkout, PaidSubscription, PaymentEvent } from '#app/domain/billing/payments.ts'
import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { trialDays } from '#app/domain/plans.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'
import { SavedRows, type Rows } from './saved-rows.ts'

/** Stripe's state at a moment. */
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
/** The states and events of a subscription's life, oldest first. */
const moments: Moment[] = []
const life: SentEvent[] = []

const lastMoment = 5

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  world = await BillingWorld.open(database)
  saved = new SavedRows(world.database, ['subscriptions', 'trials', 'checkouts', 'stripe_events'])
  const { payments } = world.billing
  const { checkoutId, row } = await world.pay(await world.addOwner())
  const record = async (...types: readonly string[]) => {
    for (const type of types) {
      life.push({ event: world.lastEvent(type), moment: moments.length })
    }
    const subscription = await payments.findSubscription(row.id)
    const checkout = await payments.findCheckout(checkoutId)
    if (!subscription || !checkout) throw new Error('Stripe doesn’t know the subscription')
    moments.push({ subscription, checkout })
  }

  await record('customer.subscription.created', 'invoice.paid', 'checkout.session.completed')
  await world.stripe.advance(trialDays * day)
  await record('customer.subscription.updated')
  await world.stripe.setCard(row.customer, 'declined')
  await world.stripe.advance(row.periodEnd - world.stripe.now())
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

/** Delivers an event while Stripe is in the state of a moment. */
function deliver({ event }: SentEvent, moment: number): Promise<unknown> {
  const { subscription, checkout } = moments[moment] ?? {}
  const payments = {
    ...world.billing.payments,
    findSubscription: async () => subscription,
    findCheckout: async () => checkout,
  }
  return receiveEvent({ ...world.billing, payments }, event)
}

test('the events form a valid subscription life', () => {
  expect(moments.map(({ subscription }) => subscription.status)).toEqual([
    'trialing',
    'active',
    'past_due',
    'active',
    'active',
    'canceled',
  ])
  expect(moments[4]?.subscription.willCancelAtPeriodEnd).toBe(true)
  expect(life.map(({ moment }) => moment)).toEqual([0, 0, 0, 1, 2, 3, 4, lastMoment])
  expect(new Set(life.map(({ event }) => event.id)).size).toBe(8)
})

/** A state that is reached by some orders of the same events. */
interface Node {
  readonly delivered: ReadonlySet<SentEvent>
  readonly rows: Rows
  /** Number of orders that reach it. */
  orders: number
}

const latest = (delivered: Iterable<SentEvent>) =>
  Math.max(...Array.from(delivered, ({ moment }) => moment))

/**
 * Walks all orders together. How an order continues depends only on the remaining events, the rows
 * and Stripe's state, which is the latest moment among the delivered events (an event can't exist
 * before its moment). Orders that delivered the same events and produced the same rows therefore
 * continue identically and are merged. If order never matters, the 109,600 prefixes merge into one
 * node per set of events; otherwise there are more nodes.
 */
async function walk(visit: (node: Node) => Promise<void>): Promise<Node[][]> {
  let level: Node[] = [{ delivered: new Set(), rows: await saved.save(), orders: 1 }]
  const levels = [level]
  for (const _ of life) {
    const next = new Map<string, Node>()
    for (const { delivered, rows, orders } of level) {
      for (const sent of life) {
        if (delivered.has(sent)) continue
        await saved.restore(rows)
        const deliveredNow = new Set([...delivered, sent])
        await deliver(sent, latest(deliveredNow))
        const after = await saved.save()
        const events = life.map((event) => (deliveredNow.has(event) ? 'x' : '-')).join('')
        const key = `${events} ${saved.comparable(after)}`
        const existing = next.get(key)
        if (existing) existing.orders += orders
        else next.set(key, { delivered: deliveredNow, rows: after, orders })
      }
    }
    level = [...next.values()]
    for (const node of level) await visit(node)
    levels.push(level)
  }
  return levels
}

test('all 40,320 orders of the eight events end in the same state and never grant too much', async () => {
  const levels = await walk(async ({ delivered, rows }) => {
    const moment = latest(delivered)
    const [subscription] = rows['subscriptions'] ?? []
    // The state follows Stripe's latest: active until the end, never after it.
    expect(subscription).toMatchObject({
      stripe_status: moments[moment]?.subscription.status,
      status: moment === lastMoment ? 'canceled' : 'active',
    })
    expect(rows['subscriptions']).toHaveLength(1)
    expect(rows['trials']).toHaveLength(1)
    expect(rows['stripe_events']).toHaveLength(delivered.size)
    // Redelivering any of the events changes nothing.
    await saved.restore(rows)
    for (const sent of delivered) await deliver(sent, moment)
    expect(await saved.save()).toEqual(rows)
  })
  expect(levels.map(({ length }) => length)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1])
  const [end] = levels.at(-1) ?? []
  expect(end?.orders).toBe(40_320)
  expect(end?.rows['checkouts']).toMatchObject([{ status: 'complete' }])
  expect(end?.rows['subscriptions']).toMatchObject([{ ended_at: expect.any(String) }])

  // Redeliver them days later, after the ledger was pruned.
  const pruned: Rows = { ...end?.rows, stripe_events: [] }
  await saved.restore(pruned)
  for (const sent of life.toReversed()) await deliver(sent, lastMoment)
  const late = await saved.save()
  expect(late['stripe_events']).toHaveLength(8)
  expect(late).toMatchObject({
    subscriptions: [{ ...pruned['subscriptions']?.[0], ...volatileColumns(late) }],
    trials: pruned['trials'],
    checkouts: [{ status: 'complete' }],
  })
})

/** Returns the columns that change with each query to Stripe. */
function volatileColumns(rows: Rows): Record<string, unknown> {
  const [row] = rows['subscriptions'] ?? []
  return { revision: row?.['revision'], updated_at: row?.['updated_at'] }
}
