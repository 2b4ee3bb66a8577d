import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkoutInput,
  day,
  paymentsOf,
  sdkOf,
  startLocalStripe,
  startTime,
  subscribe,
} from '../../tests/local-stripe.ts'
import type { StripeSimulator } from './index.ts'
import { monthsAfter, nextPeriodEnd } from './months.ts'

let simulator: StripeSimulator
beforeEach(async () => {
  simulator = await startLocalStripe()
})
afterEach(() => simulator.stop())

let returnedCount = 0
beforeEach(() => {
  returnedCount = 0
})
/** Returns the types of the events since the last call. */
function newEventTypes(): string[] {
  const events = simulator.state.events.slice(returnedCount)
  returnedCount = simulator.state.events.length
  return events.map((event) => event.type)
}

const lastInvoice = async (customer: string) =>
  (await sdkOf(simulator).invoices.list({ customer, limit: 1 })).data[0]
const statusOf = async (id: string) => (await paymentsOf(simulator).findSubscription(id))?.status
const advanceTo = (date: string) => simulator.advance(Date.parse(date) / 1000 - simulator.now())

test('emits the events of a trial that becomes a paid month', async () => {
  const { subscriptionId, customerId } = await subscribe(simulator, { trialDays: 14 })
  expect(newEventTypes()).toEqual([
    'customer.created',
    'customer.updated',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
  expect(await lastInvoice(customerId)).toMatchObject({ total: 0, status: 'paid' })

  await simulator.advance(11 * day)
  expect(newEventTypes()).toEqual(['customer.subscription.trial_will_end'])
  await simulator.advance(3 * day)
  expect(newEventTypes()).toEqual([
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])
  expect(await statusOf(subscriptionId)).toBe('active')
  expect(await lastInvoice(customerId)).toMatchObject({
    total: 9900,
    currency: 'gbp',
    billing_reason: 'subscription_cycle',
  })
  expect(simulator.state.events.at(-5)).toMatchObject({ previous: { status: 'trialing' } })
})

test('renews monthly, on the last day of shorter months', async () => {
  const { subscriptionId } = await subscribe(simulator)
  const ends: string[] = []
  for (let month = 0; month < 4; month += 1) {
    const storedSubscription = await paymentsOf(simulator).findSubscription(subscriptionId)
    const end = storedSubscription?.periodEnd.toISOString() ?? ''
    ends.push(end.slice(0, 10))
    await advanceTo(end)
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  expect(simulator.state.invoices.filter((row) => row.status === 'paid')).toHaveLength(5)
})

describe('a card that is declined at renewal', () => {
  beforeEach(async () => {
    const { id } = await paymentsOf(simulator).createCheckout(checkoutInput())
    await simulator.pay(id, { behaviour: 'declined_at_renewal' })
    newEventTypes()
    await advanceTo('2026-02-28T12:00:00Z')
  })
  const subscription = () => simulator.state.subscriptions[0]?.id ?? ''
  const customer = () => simulator.state.customers[0]?.id ?? ''

  test('makes the subscription past due and sends events', async () => {
    expect(newEventTypes()).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ])
    expect(await statusOf(subscription())).toBe('past_due')
    expect(await lastInvoice(customer())).toMatchObject({
      status: 'open',
      attempt_count: 1,
      amount_remaining: 9900,
      next_payment_attempt: Date.parse('2026-03-03T12:00:00Z') / 1000,
    })
    expect(await sdkOf(simulator).customers.retrieve(customer())).toMatchObject({
      delinquent: true,
    })
  })

  test('is retried three times, then the subscription ends', async () => {
    newEventTypes()
    await simulator.advance(15 * day)
    const end = ['invoice.payment_failed', 'customer.subscription.deleted']
    expect(newEventTypes()).toEqual(['invoice.payment_failed', 'invoice.payment_failed', ...end])
    const storedSubscription = await sdkOf(simulator).subscriptions.retrieve(subscription())
    expect(storedSubscription).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      ended_at: simulator.now(),
    })
    await simulator.advance(90 * day)
    expect(newEventTypes()).toEqual([])
  })

  test('can be replaced, and then the next retry is paid', async () => {
    await simulator.setCard(customer(), 'works')
    newEventTypes()
    await simulator.advance(3 * day)
    expect(newEventTypes()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ])
    expect(await statusOf(subscription())).toBe('active')
  })
})

test('a canceled subscription lasts until its period ends, then ends without a charge', async () => {
  const { subscriptionId } = await subscribe(simulator)
  await paymentsOf(simulator).cancelAtPeriodEnd(subscriptionId)
  await simulator.advance(27 * day)
  expect(await statusOf(subscriptionId)).toBe('active')
  newEventTypes()
  await simulator.advance(day)
  expect(newEventTypes()).toEqual(['customer.subscription.deleted'])
  expect(await paymentsOf(simulator).findSubscription(subscriptionId)).toMatchObject({
    status: 'canceled',
    endedAt: new Date('2026-02-28T12:00:00Z'),
  })
  expect(simulator.state.invoices).toHaveLength(1)
})

describe('usage', () => {
  const report = (customerId: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        paymentsOf(simulator).reportUsage({
          customerId,
          identifier: `m-${simulator.now()}-${index}`,
          usedAt: new Date(simulator.now() * 1000),
        }),
      ),
    )

  test('appears on the next invoice only', async () => {
    const { customerId } = await subscribe(simulator)
    await report(customerId, 7)
    await advanceTo('2026-02-28T12:00:00Z')
    expect(await lastInvoice(customerId)).toMatchObject({
      total: 9907,
      lines: {
        data: [
          { amount: 7, quantity: 7 },
          { amount: 9900, quantity: 1 },
        ],
      },
    })
    await advanceTo('2026-03-31T12:00:00Z')
    expect(await lastInvoice(customerId)).toMatchObject({ total: 9900 })
  })

  test('in a canceled subscription’s last month is charged when it ends', async () => {
    const { customerId, subscriptionId } = await subscribe(simulator)
    await paymentsOf(simulator).cancelAtPeriodEnd(subscriptionId)
    await report(customerId, 3)
    await advanceTo('2026-02-28T12:00:00Z')
    expect(await lastInvoice(customerId)).toMatchObject({ total: 3, status: 'paid' })
  })

  test('can be queried', async () => {
    const { customerId } = await subscribe(simulator)
    await report(customerId, 2)
    const sdk = sdkOf(simulator)
    const [meter] = (await sdk.billing.meters.list()).data
    const times = { start_time: startTime, end_time: startTime + day }
    const summaries = await sdk.billing.meters.listEventSummaries(meter?.id ?? '', {
      customer: customerId,
      ...times,
    })
    expect(summaries.data).toMatchObject([{ aggregated_value: 2 }])
  })
})

test('an unpaid checkout expires after a day', async () => {
  const { id } = await paymentsOf(simulator).createCheckout(checkoutInput())
  await simulator.advance(day)
  expect(newEventTypes()).toEqual(['checkout.session.expired'])
  await expect(simulator.pay(id)).rejects.toThrow('no longer open')
})

test('the clock cannot go back', async () => {
  await expect(simulator.advance(-1)).rejects.toThrow('only moves forward')
})

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-01-31T12:00:00Z', 1, '2024-02-29T12:00:00.000Z'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28T23:59:59.000Z'],
  ['2026-05-15T00:00:00Z', 12, '2027-05-15T00:00:00.000Z'],
])('%s plus %i months is %s', (from, months, expected) => {
  const anchor = Date.parse(from) / 1000
  expect(new Date(monthsAfter(anchor, months) * 1000).toISOString()).toBe(expected)
  expect(nextPeriodEnd(anchor, monthsAfter(anchor, months) - 1)).toBe(monthsAfter(anchor, months))
})
