import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkoutInput,
  paymentsOf,
  secretKey,
  startLocalStripe,
  subscribe,
} from '../../tests/local-stripe.ts'
import type { StripeSimulator } from './index.ts'
import { recordedShapes, type Shape } from './recorded-shapes.ts'

/*
 * The compiler checks that every response has all keys of this API version: the render functions
 * return the SDK's own types. This test compares the responses with recorded ones.
 */

let simulator: StripeSimulator
const responses = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  simulator = await startLocalStripe()
  const { customerId, subscriptionId } = await subscribe(simulator)
  const { id } = await paymentsOf(simulator).createCheckout(
    checkoutInput({ buyer: { customerId } }),
  )
  const portal = await post('/v1/billing_portal/sessions', {
    customer: customerId,
    return_url: 'https://chefin.example',
  })
  const meterEvent = await post('/v1/billing/meter_events', {
    event_name: 'chefin_ai_message',
    'payload[stripe_customer_id]': customerId,
    'payload[value]': '1',
  })
  const [meters, events, invoices, subscription] = await Promise.all([
    get('/v1/billing/meters'),
    get('/v1/events'),
    get(`/v1/invoices?customer=${customerId}`),
    get(`/v1/subscriptions/${subscriptionId}`),
  ])
  const [invoice] = itemsOf(invoices)
  const items = itemsOf(record(subscription['items']))
  const objects = [
    await get(`/v1/customers/${customerId}`),
    await get(`/v1/checkout/sessions/${id}`),
    ...itemsOf(meters),
    ...itemsOf(events),
    ...(invoice ? [invoice, ...itemsOf(record(invoice['lines']))] : []),
    portal,
    meterEvent,
    subscription,
    ...items.slice(0, 1).flatMap((item) => [item, record(item['price']), record(item['plan'])]),
  ]
  for (const object of objects) responses.set(String(object['object']), object)
})
afterAll(() => simulator.stop())

/** Returns the raw JSON, without the SDK. */
async function call(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${secretKey}` }
  const response = await fetch(`http://127.0.0.1:${simulator.port}${path}`, { headers, ...init })
  return record(await response.json())
}
const get = (path: string) => call(path)
const post = (path: string, form: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(form) })

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('Not an object')
  return Object.fromEntries(Object.entries(value))
}
const itemsOf = (list: Record<string, unknown>) =>
  Array.isArray(list['data']) ? list['data'].map(record) : []

/** Returns the JSON type of a value. */
function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const splitKeys = (text = '') => text.split(' ').filter(Boolean)

/** Returns the type of each recorded key. */
const recordedTypes = (shape: Shape) =>
  new Map(
    (['string', 'number', 'boolean', 'array', 'object', 'null'] as const).flatMap((type) =>
      splitKeys(shape[type]).map((key): [string, string] => [key, type]),
    ),
  )

describe.each(Object.entries(recordedShapes))('%s', (object, shape) => {
  test('has exactly the recorded keys, with the same types', () => {
    const response = responses.get(object) ?? {}
    const expected = recordedTypes(shape)
    const omitted = Object.keys(shape.omitted ?? {})
    const keys = [...expected.keys()].filter((key) => !omitted.includes(key))
    const expectedKeys = [...keys, ...splitKeys(shape.newer)]
    expect(Object.keys(response).toSorted()).toEqual(expectedKeys.toSorted())
    for (const key of keys) {
      const types = [typeOf(response[key]), expected.get(key)]
      const isSame = types[0] === types[1] || types.includes('null')
      expect(isSame, `${object}.${key}: ${types.join(' for ')}`).toBe(true)
    }
  })
})

test('a subscription has its period only on its items', () => {
  const subscription = responses.get('subscription') ?? {}
  expect(Object.keys(subscription)).not.toContain('current_period_end')
  for (const item of itemsOf(record(subscription['items']))) {
    expect(item).toMatchObject({ current_period_end: expect.any(Number) })
  }
})

test('every rendered object is typed by the SDK', async () => {
  const files = ['catalogue', 'checkout-session', 'customer', 'invoice', 'portal-and-meter']
  for (const name of [...files, 'subscription']) {
    const source = await readFile(new URL(`render/${name}.ts`, import.meta.url), 'utf8')
    const heads = source.match(/^export function render[\s\S]*?\{$/gm) ?? []
    expect(heads.length, name).toBeGreaterThan(0)
    for (const head of heads) expect(head).toMatch(/\): Stripe\.[\w.<>]+ \{$/)
  }
})
