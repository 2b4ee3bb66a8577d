import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkoutInput,
  day,
  paymentsOf,
  sdkOf,
  secretKey,
  startLocalStripe,
  startTime,
  subscribe,
} from '../../tests/local-stripe.ts'
import type { StripeSimulator } from './index.ts'

let simulator: StripeSimulator
beforeEach(async () => {
  simulator = await startLocalStripe()
})
afterEach(() => simulator.stop())

const params = {
  mode: 'subscription',
  line_items: [{ price: 'price_basic', quantity: 1 }],
  allowed_payment_method_types: ['card'],
  success_url: 'https://chefin.example/done',
} satisfies Stripe.Checkout.SessionCreateParams

describe('rejects what Stripe rejects', () => {
  test.each<[string, Stripe.Checkout.SessionCreateParams, object]>([
    [
      'an unknown price',
      { ...params, line_items: [{ price: 'price_none', quantity: 1 }] },
      { code: 'resource_missing', param: 'line_items[0][price]', statusCode: 400 },
    ],
    [
      'an unknown customer',
      { ...params, customer: 'cus_none' },
      { code: 'resource_missing', param: 'customer', statusCode: 400 },
    ],
    [
      'a customer together with an email',
      { ...params, customer: 'cus_1', customer_email: 'a@b.example' },
      { message: expect.stringContaining('only specify one') },
    ],
    [
      'a quantity for a metered price',
      { ...params, line_items: [{ price: 'price_basic_overage', quantity: 1 }] },
      { param: 'line_items[0][quantity]' },
    ],
    [
      'a missing quantity for any other price',
      { ...params, line_items: [{ price: 'price_basic' }] },
      { param: 'line_items[0][quantity]' },
    ],
    [
      'a trial of zero days',
      { ...params, subscription_data: { trial_period_days: 0 } },
      { param: 'subscription_data[trial_period_days]' },
    ],
    [
      'a missing return URL',
      { ...params, success_url: undefined },
      { code: 'parameter_missing', param: 'success_url' },
    ],
    [
      'an unknown parameter',
      { ...params, allow_promotion_codes: true },
      { code: 'parameter_unknown', param: 'allow_promotion_codes' },
    ],
  ])('%s', async (_, input, error) => {
    const creating = sdkOf(simulator).checkout.sessions.create(input)
    await expect(creating).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...error })
    expect(simulator.state.checkouts).toEqual([])
  })

  test('tax id collection for an existing customer whose name may not be updated', async () => {
    const sdk = sdkOf(simulator)
    const { id: customer } = await sdk.customers.create({ email: 'a@b.example' })
    const input = { ...params, customer, tax_id_collection: { enabled: true } }
    await expect(sdk.checkout.sessions.create(input)).rejects.toThrow('customer_update[name]')
  })

  test('a wrong key', async () => {
    const unauthorised = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: simulator.port,
      protocol: 'http',
    })
    await expect(unauthorised.customers.list()).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    )
  })

  test('an unknown URL', async () => {
    await expect(sdkOf(simulator).coupons.list()).rejects.toThrow('Unrecognized request URL')
  })

  test('an idempotency key already used for a different request', async () => {
    const sdk = sdkOf(simulator)
    const key = { idempotencyKey: 'same' }
    await sdk.customers.create({ email: 'a@b.example' }, key)
    await expect(sdk.customers.create({ email: 'c@d.example' }, key)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    )
  })
})

test('returns the same response to the same idempotency key for a day', async () => {
  const sdk = sdkOf(simulator)
  const create = () => sdk.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' })
  const first = await create()
  const again = await create()
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await simulator.advance(day + 1)
  expect((await create()).id).not.toBe(first.id)
})

test('lists page forward and backward', async () => {
  const sdk = sdkOf(simulator)
  const ids: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    ids.unshift((await sdk.customers.create({ name })).id)
  }
  const all = await sdk.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(ids)
  const before = await sdk.customers.list({ limit: 2, ending_before: ids[4] ?? '' })
  expect(before).toMatchObject({ has_more: true, data: [{ id: ids[2] }, { id: ids[3] }] })
})

describe('expands', () => {
  test('the requested paths, up to four levels deep', async () => {
    const { checkoutId } = await subscribe(simulator)
    const session = await sdkOf(simulator).checkout.sessions.retrieve(checkoutId, {
      expand: ['subscription.latest_invoice', 'customer.invoice_settings.default_payment_method'],
    })
    expect(session).toMatchObject({
      subscription: { object: 'subscription', latest_invoice: { status: 'paid', total: 9900 } },
      customer: { invoice_settings: { default_payment_method: { card: { last4: '4242' } } } },
    })
  })

  test('every item of a list', async () => {
    await subscribe(simulator)
    const { data } = await sdkOf(simulator).subscriptions.list({ expand: ['data.customer'] })
    expect(data).toMatchObject([{ customer: { email: 'ayse@lokanta.example' } }])
  })

  test('only paths that exist', async () => {
    const { subscriptionId } = await subscribe(simulator)
    const retrieving = sdkOf(simulator).subscriptions.retrieve(subscriptionId, { expand: ['moon'] })
    await expect(retrieving).rejects.toThrow('cannot be expanded (moon)')
  })
})

test('creates products, prices and meters as Stripe does', async () => {
  const sdk = sdkOf(simulator)
  const meter = await sdk.billing.meters.create({
    display_name: 'Messages',
    event_name: 'messages',
    default_aggregation: { formula: 'sum' },
  })
  const product = await sdk.products.create({ name: 'Plan' })
  const price = await sdk.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: 1,
    recurring: { interval: 'month', usage_type: 'metered', meter: meter.id },
  })
  expect((await sdk.prices.list({ product: product.id })).data).toMatchObject([{ id: price.id }])
  expect(String(price.unit_amount_decimal)).toBe('1')
})

test('lists and retrieves events', async () => {
  await subscribe(simulator)
  const sdk = sdkOf(simulator)
  const { data } = await sdk.events.list({ type: 'customer.subscription.created' })
  expect(data).toMatchObject([{ data: { object: { status: 'incomplete' } } }])
  expect(await sdk.events.retrieve(data[0]?.id ?? '')).toMatchObject({
    type: 'customer.subscription.created',
    api_version: Stripe.API_VERSION,
  })
})

test('lists omit canceled subscriptions unless asked for them', async () => {
  const sdk = sdkOf(simulator)
  const { subscriptionId, customerId: customer } = await subscribe(simulator)
  await sdk.subscriptions.cancel(subscriptionId)
  expect((await sdk.subscriptions.list({ customer })).data).toEqual([])
  expect((await sdk.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
})

describe('the stored state', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chefin-stripe-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('survives a restart, including the clock and idempotent responses', async () => {
    const first = await startLocalStripe({ folder })
    const input = checkoutInput()
    const { id } = await paymentsOf(first).createCheckout(input)
    await first.advance(3600)
    await first.stop()
    const second = await startLocalStripe({ folder })
    expect(second.now()).toBe(startTime + 3600)
    expect((await paymentsOf(second).createCheckout(input)).id).toBe(id)
    expect(second.state.prices).toHaveLength(2)
    await second.stop()
  })

  test('is readable by its owner only and contains no key', async () => {
    const first = await startLocalStripe({ folder })
    await subscribe(first)
    await first.stop()
    const file = join(folder, 'stripe.json')
    expect(await readFile(file, 'utf8')).not.toContain(secretKey)
    // Windows has no such permissions.
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('throws an error with a remedy if it cannot be read', async () => {
    await writeFile(join(folder, 'stripe.json'), '{')
    await expect(startLocalStripe({ folder })).rejects.toThrow(
      /stripe\.json cannot be read; delete/,
    )
  })
})

describe('the control API', () => {
  const control = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${simulator.port}/control/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })

  test('moves the clock, changes cards and injects faults', async () => {
    const { customerId, subscriptionId } = await subscribe(simulator)
    await control('card', { customer: customerId, behaviour: 'declined' })
    await control('clock', { seconds: 40 * day })
    const state: unknown = await (await fetch(`http://127.0.0.1:${simulator.port}/control`)).json()
    expect(state).toMatchObject({
      now: startTime + 40 * day,
      subscriptions: [{ status: 'past_due' }],
    })
    await control('faults', { fault: { kind: 'status', status: 500 }, times: 1 })
    await expect(sdkOf(simulator).subscriptions.retrieve(subscriptionId)).rejects.toThrow(
      Stripe.errors.StripeAPIError,
    )
  })

  test('signs an event with any timestamp, for a test to send', async () => {
    await subscribe(simulator)
    const [event] = simulator.state.events
    const command = { do: 'sign', event: event?.id, signedAt: 1 }
    expect(await (await control('webhooks', command)).json()).toMatchObject({
      body: expect.stringContaining(event?.id ?? ''),
      signature: expect.stringMatching(/^t=1,v1=[0-9a-f]{64}$/),
    })
  })

  test('rejects invalid input', async () => {
    const response = await control('clock', { seconds: -5 })
    expect(response.status).toBe(400)
    expect(simulator.now()).toBe(startTime)
  })
})
