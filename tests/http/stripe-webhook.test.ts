import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { signWebhook } from '#simulators/stripe/signature.ts'
import type { EventRow, State } from '#simulators/stripe/state.ts'
import { eventually } from '../eventually.ts'
import { Guest } from '../guest.ts'
import { basic, day, meterEventName, startLocalStripe, subscribe } from '../local-stripe.ts'
import { startTestServer, type TestServer } from '../server.ts'

const prices = {
  priceId: 'price_local_basic',
  overagePriceId: 'price_local_basic_overage',
}
const ownerId = crypto.randomUUID()
const slug = 'lokanta'
const now = () => Math.trunc(Date.now() / 1000)

let folder: string
let server: TestServer

// The server's local Stripe has a subscription that Chefin doesn't know yet.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-test-'))
  await claimDataFolder(folder)
  const plans = [{ ...basic, ...prices, name: basic.title, meterEventName }]
  const earlier = await startLocalStripe({ folder: join(folder, 'stripe'), plans, now })
  await subscribe(earlier, { ...prices, ownerId })
  await earlier.stop()
  server = await startTestServer(inject('postgresUrl'), { env: { CHEFIN_DATA: folder } })
  // The hourly job would find the subscription once its owner exists.
  const reconciled = async () => {
    const [job] = await server.database.query(
      `select from jobs where name = 'reconcile' and succeeded_at is not null`,
    )
    return job
  }
  await eventually(reconciled)
  await server.database.query(
    `with owner as (
       insert into owners (id, email, first_name, last_name)
       values ($1, 'ayse@lokanta.example', 'A', 'B') returning id
     ), menu as (
       insert into menus (owner_id, name, assistant_id) select id, 'Menu', 'made' from owner
       returning id, owner_id
     )
     insert into restaurants (owner_id, menu_id, name, slug, is_active)
     select owner_id, id, 'Lokanta', $2, true from menu`,
    [ownerId, slug],
  )
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const controlUrl = () => `${server.url}/local/stripe/control`
const control = (path: string, body: object) =>
  fetch(`${controlUrl()}/${path}`, {
    method: 'POST',
    headers: { Origin: server.url },
    body: JSON.stringify(body),
  })

async function readStripe(): Promise<State> {
  return (await fetch(controlUrl())).json()
}

async function eventOf(type: string): Promise<EventRow> {
  const event = (await readStripe()).events.findLast((candidate) => candidate.type === type)
  if (!event) throw new Error(`Stripe has emitted no ${type}`)
  return event
}

interface Signed {
  readonly body: string
  readonly signature: string
}

/** Returns a genuine event with Stripe's signature at a given time. */
async function sign(event: EventRow, signedAt = now()): Promise<Signed> {
  return (await control('webhooks', { do: 'sign', event: event.id, signedAt })).json()
}

const send = (body: BodyInit, signature?: string) =>
  fetch(`${server.url}/api/stripe-webhook`, {
    method: 'POST',
    // Like Stripe, send no Origin and no cookie.
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'Stripe-Signature': signature }),
    },
    body,
  })

const readStored = () =>
  server.database.query(
    'select stripe_status, status, cancel_at_period_end from subscriptions where owner_id = $1',
    [ownerId],
  )

const rejected = { status: 400, code: 'webhook_refused', hasChanged: false }

/** Sends a webhook; returns the response and whether anything changed. */
async function outcome(body: BodyInit, signature?: string): Promise<unknown> {
  const before = JSON.stringify(await server.database.rows())
  const response = await send(body, signature)
  const json = await response.json()
  const hasChanged = JSON.stringify(await server.database.rows()) !== before
  return { status: response.status, code: json.error?.code, hasChanged }
}

describe('a webhook that is not from Stripe, or not current, is rejected and changes nothing', () => {
  const genuine = async (signedAt?: number) =>
    sign(await eventOf('customer.subscription.created'), signedAt)

  test('without a signature, or with an invalid one', async () => {
    const { body } = await genuine()
    expect(await outcome(body)).toEqual(rejected)
    for (const header of ['', 't=1', 'v1=00', `t=${now()}`, `t=x,v1=${'0'.repeat(64)}`]) {
      expect(await outcome(body, header)).toEqual(rejected)
    }
  })

  test('signed with another secret', async () => {
    const { body } = await genuine()
    expect(await outcome(body, signWebhook(body, 'whsec_guessed', now()))).toEqual(rejected)
    expect(await outcome(body, signWebhook(body, '', now()))).toEqual(rejected)
  })

  test('with a changed body, by one byte or by its encoding', async () => {
    const { body, signature } = await genuine()
    expect(await outcome(body.replace(ownerId, crypto.randomUUID()), signature)).toEqual(rejected)
    expect(await outcome(JSON.stringify(JSON.parse(body)), signature)).toEqual(rejected)
    expect(await outcome(`${body}\n`, signature)).toEqual(rejected)
    expect(await outcome(`\uFEFF${body}`, signature)).toEqual(rejected)
    expect(await outcome('', signature)).toEqual(rejected)
  })

  test('with a changed timestamp', async () => {
    const { body, signature } = await genuine(now() - 400)
    expect(await outcome(body, signature.replace(/t=\d+/, `t=${now()}`))).toEqual(rejected)
    expect(await outcome(body, `${signature},t=${now()}`)).toEqual(rejected)
    expect(await outcome(body, `t=${now()},${signature}`)).toEqual(rejected)
  })

  test('with a valid signature that is over five minutes old or from the future', async () => {
    for (const offset of [-310, -day, 310, day, 365 * day]) {
      const { body, signature } = await genuine(now() + offset)
      expect(await outcome(body, signature)).toEqual(rejected)
    }
  })
})

describe('a webhook from Stripe', () => {
  test('is not accepted while the database or a write fails, but on retry', async () => {
    const { body, signature } = await sign(await eventOf('customer.subscription.created'))
    const { query, appUrl } = server.database
    const login = new URL(appUrl).username
    await query(`alter role ${login} connection limit 0`)
    await query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      login,
    ])
    const unavailable = await send(body, signature)
    expect(unavailable.status).toBe(503)
    expect(Number(unavailable.headers.get('Retry-After'))).toBeGreaterThan(0)
    await query(`alter role ${login} connection limit -1`)

    await query('revoke insert on trials, subscriptions from chefin_system')
    const status = async () => (await send(body, signature)).status
    await expect.poll(status).toBe(500)
    expect(await query('select 1 from stripe_events')).toEqual([])
    await query('grant insert on trials, subscriptions to chefin_system')

    expect((await send(body, signature)).status).toBe(200)
    expect(await readStored()).toEqual([
      { stripe_status: 'active', status: 'active', cancel_at_period_end: false },
    ])
    expect(await query('select type from stripe_events')).toEqual([
      { type: 'customer.subscription.created' },
    ])
  })

  test('is accepted when replayed, and changes nothing', async () => {
    const { body, signature } = await sign(await eventOf('customer.subscription.created'))
    expect((await send(body, signature)).status).toBe(200)
    const before = await server.database.rows()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(body, signature)))
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await server.database.rows()).toEqual(before)
  })
})

test('a webhook opens and closes the chat by Stripe’s status', async () => {
  const { body, signature } = await sign(await eventOf('customer.subscription.created'))
  await send(body, signature)
  const ask = async () => (await new Guest(server.url, slug).send('hello')).status
  const [customer] = (await readStripe()).customers
  const status = async () => (await readStored())[0]?.['stripe_status']

  await control('card', { customer: customer?.id, behaviour: 'declined' })
  await control('clock', { seconds: 32 * day })
  await expect.poll(status).toBe('past_due')
  expect(await ask()).toBe(200)
  await control('clock', { seconds: 20 * day })
  await expect.poll(status).toBe('canceled')
  expect(await ask()).toBe(403)
  const waiting = async () => (await readStripe()).events.filter((event) => event.isPending)
  await expect.poll(waiting).toEqual([])
  // Guests are readRateLimits immediately; the counts are stored a moment later.
  const readRateLimits = () => server.database.query('select key from rate_limits')
  await expect.poll(readRateLimits).not.toEqual([])
})

test('a webhook that is too large, or sent with another method, changes nothing', async () => {
  const before = await server.database.rows()
  const got = await fetch(`${server.url}/api/stripe-webhook`)
  expect(got.status).toBe(405)
  expect(got.headers.get('Allow')).toBe('POST')
  expect((await send('x'.repeat(600 * 1024), 't=1,v1=0')).status).toBe(413)
  expect(await server.database.rows()).toEqual(before)
})
