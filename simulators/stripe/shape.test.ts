import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkoutInput,
  paymentsOf,
  sdkOf,
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
const answers = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  simulator = await startLocalStripe()
  const { customerId, subscriptionId } = await subscribe(simulator)
  const { id } = await paymentsOf(simulator).createCheckout(
    checkoutInput({ buyer: { customerId } }),
  )
  const usage = { stripe_customer_id: customerId, value: '1' }
  const sdk = sdkOf(simulator)
  await sdk.billing.meterEvents.create({ event_name: 'chefin_ai_message', payload: usage })
  const portal = await post('/v1/billing_portal/sessions', {
    customer: customerId,
    return_url: 'https://chefin.example',
  })
  const event = await post('/v1/billing/meter_events', {
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
  const [invoice] = listed(invoices)
  const items = listed(record(subscription['items']))
  const found = [
    await get(`/v1/customers/${customerId}`),
    await get(`/v1/checkout/sessions/${id}`),
    ...listed(meters),
    ...listed(events),
    ...(invoice ? [invoice, ...listed(record(invoice['lines']))] : []),
    portal,
    event,
    subscription,
    ...items.slice(0, 1).flatMap((item) => [item, record(item['price']), record(item['plan'])]),
  ]
  for (const answer of found) answers.set(String(answer['object']), answer)
})
afterAll(() => simulator.stop())

/** The raw JSON, without the SDK. */
async function call(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${secretKey}` }
  const response = await fetch(`http://127.0.0.1:${simulator.port}${path}`, { headers, ...init })
  return record(await response.json())
}
const get = (path: string) => call(path)
const post = (path: string, form: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(form) })

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('This is no object')
  return Object.fromEntries(Object.entries(value))
}
const listed = (list: Record<string, unknown>) =>
  Array.isArray(list['data']) ? list['data'].map(record) : []

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const words = (text = '') => text.split(' ').filter(Boolean)

/** Each recorded key with its type. */
const recorded = (shape: Shape) =>
  new Map(
    (['string', 'number', 'boolean', 'array', 'object', 'null'] as const).flatMap((kind) =>
      words(shape[kind]).map((key): [string, string] => [key, kind]),
    ),
  )

describe.each(Object.entries(recordedShapes))('%s', (object, shape) => {
  test('has every recorded key, with the same type, and no other', () => {
    const answer = answers.get(object) ?? {}
    const expected = recorded(shape)
    const leftOut = Object.keys(shape.leftOut ?? {})
    const keys = [...expected.keys()].filter((key) => !leftOut.includes(key))
    expect(Object.keys(answer).toSorted()).toEqual([...keys, ...words(shape.newer)].toSorted())
    for (const key of keys) {
      const kinds = [kindOf(answer[key]), expected.get(key)]
      const isSame = kinds[0] === kinds[1] || kinds.includes('null')
      expect(isSame, `${object}.${key}: ${kinds.join(' for ')}`).toBe(true)
    }
  })
})

test('a subscription has its period only on its items', () => {
  const subscription = answers.get('subscription') ?? {}
  expect(Object.keys(subscription)).not.toContain('current_period_end')
  for (const item of listed(record(subscription['items']))) {
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
