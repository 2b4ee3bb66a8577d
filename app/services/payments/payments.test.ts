import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  PaymentsUnavailableError,
  PaymentsRefusedError,
} from '#app/domain/billing/payment-errors.ts'
import type { StripeSimulator } from '#simulators/stripe/index.ts'
import {
  checkoutInput,
  day,
  paymentsOf,
  sdkOf,
  startLocalStripe,
  startTime,
  subscribe,
} from '../../../tests/local-stripe.ts'

let simulator: StripeSimulator
beforeEach(async () => {
  simulator = await startLocalStripe()
})
afterEach(() => simulator.stop())

const at = (seconds: number) => new Date(seconds * 1000)

describe('a checkout', () => {
  test('contains exactly what the catalogue sells', async () => {
    const payments = paymentsOf(simulator)
    const opened = await payments.createCheckout(checkoutInput({ trialDays: 14 }))
    const session = await sdkOf(simulator).checkout.sessions.retrieve(opened.id, {
      expand: ['line_items'],
    })
    expect(session).toMatchObject({
      mode: 'subscription',
      allowed_payment_method_types: ['card'],
      tax_id_collection: { enabled: true },
      client_reference_id: 'owner-1',
      customer_email: 'ayse@lokanta.example',
      locale: 'tr',
      metadata: {
        price_id: 'price_basic',
        plan_name: 'Basic',
        ai_message_limit: '5000',
        restaurant_limit: '1',
      },
    })
    expect(session.line_items?.data.map(({ price, quantity }) => [price?.id, quantity])).toEqual([
      ['price_basic', 1],
      ['price_basic_overage', null],
    ])
    expect(opened).toMatchObject({ status: 'open', ownerId: 'owner-1', customerId: undefined })
  })

  test('that is paid starts a subscription with its trial', async () => {
    const payments = paymentsOf(simulator)
    const { subscriptionId, customerId, checkoutId } = await subscribe(simulator, { trialDays: 14 })
    expect(await payments.findCheckout(checkoutId)).toMatchObject({
      status: 'complete',
      url: undefined,
      subscriptionId,
      customerId,
    })
    expect(await payments.findSubscription(subscriptionId)).toEqual({
      id: subscriptionId,
      customerId,
      ownerId: 'owner-1',
      status: 'trialing',
      startedAt: at(startTime),
      periodStart: at(startTime),
      periodEnd: at(startTime + 14 * day),
      willCancelAtPeriodEnd: false,
      endedAt: undefined,
      trialEnd: at(startTime + 14 * day),
      priceIds: ['price_basic', 'price_basic_overage'],
      metadata: expect.objectContaining({ plan_name: 'Basic', owner_id: 'owner-1' }),
    })
  })

  test('without a trial is charged immediately and lasts a month', async () => {
    const { subscriptionId } = await subscribe(simulator)
    expect(await paymentsOf(simulator).findSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      trialEnd: undefined,
      // One month after 31 January.
      periodEnd: new Date('2026-02-28T12:00:00Z'),
    })
  })

  test('of an existing customer does not create a second one', async () => {
    const { customerId } = await subscribe(simulator)
    const again = await subscribe(simulator, { buyer: { customerId } })
    expect(again.customerId).toBe(customerId)
    expect(simulator.state.customers).toHaveLength(1)
  })

  test('can be closed repeatedly', async () => {
    const payments = paymentsOf(simulator)
    const { id } = await payments.createCheckout(checkoutInput())
    const closed = { id, status: 'expired', url: undefined }
    expect(await payments.expireCheckout(id)).toMatchObject(closed)
    expect(await payments.expireCheckout(id)).toMatchObject(closed)
    expect(await payments.findCheckout(id)).toMatchObject(closed)
    await expect(simulator.pay(id)).rejects.toThrow('no longer open')
  })

  test('cannot be closed once it is paid, and returns its state', async () => {
    const { checkoutId, subscriptionId } = await subscribe(simulator)
    const closing = paymentsOf(simulator).expireCheckout(checkoutId)
    expect(await closing).toMatchObject({ status: 'complete', subscriptionId })
  })

  test('whose response was lost is created only once', async () => {
    simulator.faults.add({ kind: 'lost' })
    const opened = await paymentsOf(simulator, 200).createCheckout(checkoutInput())
    expect(simulator.state.checkouts.map((row) => row.id)).toEqual([opened.id])
  })

  test('with the same key is the same one, and is rejected with other parameters', async () => {
    const payments = paymentsOf(simulator)
    const input = checkoutInput()
    const [one, other] = await Promise.all([
      payments.createCheckout(input),
      payments.createCheckout(input),
    ])
    expect(one.id).toBe(other.id)
    await expect(payments.createCheckout({ ...input, trialDays: 14 })).rejects.toThrow(
      PaymentsRefusedError,
    )
  })
})

test.each([
  '',
  'cs_',
  'cs_../../customers',
  'cs_a/b',
  'cs_a?b',
  'cs_ä\0',
  'cus_1',
  `cs_${'x'.repeat(300)}`,
])('the invalid id %j is not sent to Stripe', async (id) => {
  simulator.faults.add({ kind: 'status', status: 500 }, 2)
  expect(await paymentsOf(simulator).findCheckout(id)).toBeUndefined()
  expect(await paymentsOf(simulator).findSubscription(id)).toBeUndefined()
})

test('missing objects are not found', async () => {
  const payments = paymentsOf(simulator)
  expect(await payments.findCheckout('cs_test_none')).toBeUndefined()
  expect(await payments.findSubscription('sub_none')).toBeUndefined()
})

test('cancels at the end of the period, and resumes', async () => {
  const payments = paymentsOf(simulator)
  const { subscriptionId } = await subscribe(simulator)
  expect(await payments.cancelAtPeriodEnd(subscriptionId)).toMatchObject({
    status: 'active',
    willCancelAtPeriodEnd: true,
  })
  expect(await payments.resume(subscriptionId)).toMatchObject({
    status: 'active',
    willCancelAtPeriodEnd: false,
  })
})

test('detects a cancellation on Stripe’s own page, which sets a date, and resumes', async () => {
  const payments = paymentsOf(simulator)
  const { subscriptionId, customerId } = await subscribe(simulator)
  const portal = { customerId, returnUrl: 'https://chefin.example', locale: 'en' } as const
  const body = new URLSearchParams({ do: 'cancel', subscription: subscriptionId })
  await fetch(await payments.openPortal(portal), { method: 'POST', body, redirect: 'manual' })
  const stored = await sdkOf(simulator).subscriptions.retrieve(subscriptionId)
  expect(stored).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) })
  const found = await payments.findSubscription(subscriptionId)
  expect(found).toMatchObject({ status: 'active', willCancelAtPeriodEnd: true })
  expect(await payments.resume(subscriptionId)).toMatchObject({ willCancelAtPeriodEnd: false })
  await simulator.advance(40 * 86_400)
  expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
})

test('rejects the cancellation of an ended subscription', async () => {
  const { subscriptionId } = await subscribe(simulator)
  await sdkOf(simulator).subscriptions.cancel(subscriptionId)
  const canceling = paymentsOf(simulator).cancelAtPeriodEnd(subscriptionId)
  await expect(canceling).rejects.toThrow(PaymentsRefusedError)
})

test('the portal opens for an existing customer', async () => {
  const { customerId } = await subscribe(simulator)
  const url = await paymentsOf(simulator).openPortal({
    customerId,
    returnUrl: 'https://chefin.example/dashboard/account',
    locale: 'en',
  })
  expect(await (await fetch(url)).text()).toContain('Your subscription')
})

describe('usage', () => {
  const reportOf = (customerId: string, identifier: string, usedAt = at(startTime)) => ({
    customerId,
    identifier,
    usedAt,
  })

  test('is counted once, however often and whenever it is reported', async () => {
    const { customerId } = await subscribe(simulator)
    const payments = paymentsOf(simulator)
    await Promise.all(
      ['m1', 'm1', 'm2', 'm1'].map((id) => payments.reportUsage(reportOf(customerId, id))),
    )
    await simulator.advance(2 * day)
    await payments.reportUsage(reportOf(customerId, 'm1'))
    expect(simulator.state.meterEvents.map((row) => row.identifier)).toEqual(['m1', 'm2'])
  })

  test('that is too old is rejected', async () => {
    const { customerId } = await subscribe(simulator)
    const old = reportOf(customerId, 'm1', at(startTime - 36 * day))
    await expect(paymentsOf(simulator).reportUsage(old)).rejects.toThrow(PaymentsRefusedError)
  })
})

describe('a failing Stripe', () => {
  test.each([500, 503, 429] as const)('that responds with %i is unavailable', async (status) => {
    simulator.faults.add({ kind: 'status', status }, 2)
    const finding = paymentsOf(simulator).findSubscription('sub_1')
    await expect(finding).rejects.toMatchObject({ messageKey: 'payments_away', kind: 'busy' })
  })

  test('that does not respond is unavailable', async () => {
    simulator.faults.add({ kind: 'silent' }, 2)
    await expect(paymentsOf(simulator, 100).findSubscription('sub_1')).rejects.toThrow(
      PaymentsUnavailableError,
    )
  })

  test('that does not listen is unavailable', async () => {
    const payments = paymentsOf(simulator)
    await simulator.stop()
    await expect(payments.findSubscription('sub_1')).rejects.toThrow(PaymentsUnavailableError)
    simulator = await startLocalStripe()
  })

  test('that fails once is retried', async () => {
    simulator.faults.add({ kind: 'status', status: 500 })
    expect(await paymentsOf(simulator).findSubscription('sub_1')).toBeUndefined()
  })

  test('that sends an unknown status throws', async () => {
    const { subscriptionId } = await subscribe(simulator)
    const [row] = simulator.state.subscriptions
    Object.assign(row ?? {}, { status: 'hibernating' })
    await expect(paymentsOf(simulator).findSubscription(subscriptionId)).rejects.toThrow(
      'an unknown status',
    )
  })
})
