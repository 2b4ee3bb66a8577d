import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { confirmCheckout } from '#app/domain/billing/confirm-checkout.ts'
import {
  PaymentsUnavailableError,
  PaymentsRefusedError,
} from '#app/domain/billing/payment-errors.ts'
import { reconcileSubscriptions } from '#app/domain/billing/reconcile-subscriptions.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { BusyError, ConflictError, NotFoundError } from '#app/domain/errors.ts'
import { trialDays } from '#app/domain/plans.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { basic, day, sdkOf } from '../local-stripe.ts'
import { appUrl, basicPurchase, BillingWorld, sessionIdOf } from './billing-world.ts'
import { ownerMember } from '../fixtures/owner-member.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
beforeEach(async () => {
  world = await BillingWorld.open(database, { timeoutMs: 300 })
  ownerId = await world.addOwner()
})
afterEach(() => world.close())

const start = (purchase = {}) =>
  startCheckout(world.billing, ownerMember(ownerId), { ...basicPurchase, ...purchase })
const confirm = (id: string, owner = ownerId) =>
  confirmCheckout(world.billing, ownerMember(owner), id)
const openAtStripe = () => world.stripe.state.checkouts.filter((row) => row.status === 'open')
const readStored = () =>
  world.database.query('select * from checkouts where owner_id = $1 order by created_at', [ownerId])

describe('a checkout', () => {
  test('leaves an email address that Stripe rejects to Stripe’s page', async () => {
    await world.database.query('update owners set email = $2 where id = $1', [
      ownerId,
      `şef-${ownerId}@xn--ikfte-xra1iso.com`,
    ])
    const session = await sdkOf(world.stripe).checkout.sessions.retrieve(sessionIdOf(await start()))
    expect(session.customer_email).toBeNull()
  })

  test('contains the catalogue’s terms, whatever the input asks for', async () => {
    const forged = { priceId: 'price_1', price: 1, trialDays: 700, plan_name: 'Gold', email: 'x@y' }
    const id = sessionIdOf(await start(forged))
    const [owner] = await world.database.query('select email from owners where id = $1', [ownerId])
    const session = await sdkOf(world.stripe).checkout.sessions.retrieve(id, {
      expand: ['line_items'],
    })
    const metadata = {
      price_id: 'price_basic',
      plan_name: 'Basic',
      ai_message_limit: '5000',
      restaurant_limit: '1',
    }
    expect(session).toMatchObject({
      mode: 'subscription',
      metadata,
      client_reference_id: ownerId,
      customer_email: owner?.['email'],
      customer: null,
      amount_total: 0,
      success_url: `${appUrl}/dashboard/paymentResult?session_id={CHECKOUT_SESSION_ID}`,
    })
    expect(session.line_items?.data.map(({ price }) => [price?.id, price?.unit_amount])).toEqual([
      ['price_basic', 99_00],
      ['price_basic_overage', 1],
    ])
    await world.stripe.pay(id)
    expect(world.stripe.state.subscriptions).toMatchObject([
      {
        trialEnd: world.stripe.now() + trialDays * day,
        metadata: { ...metadata, owner_id: ownerId },
      },
    ])
  })

  test.each(['gold', 'starter', '', '__proto__'])('is rejected for the plan %j', async (planId) => {
    const plans = [...world.billing.plans, { ...basic, id: 'starter' as const, isActive: false }]
    const purchase = startCheckout({ ...world.billing, plans }, ownerMember(ownerId), {
      ...basicPurchase,
      planId,
    })
    await expect(purchase).rejects.toThrow(NotFoundError)
    expect(world.calls).toEqual([])
  })

  test('exists once, with one customer, when twenty tabs open it concurrently', async () => {
    const urls = await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(new Set(urls).size).toBe(1)
    expect(world.stripe.state.checkouts).toHaveLength(1)
    await world.stripe.pay(sessionIdOf(urls[0] ?? ''))
    const again = await Promise.allSettled(Array.from({ length: 20 }, () => start()))
    for (const { status } of again) expect(status).toBe('rejected')
    expect(world.stripe.state.customers).toHaveLength(1)
    expect(world.stripe.state.subscriptions).toHaveLength(1)
    expect(openAtStripe()).toEqual([])
  })

  test('in another language expires the previous one', async () => {
    const [turkish, english] = [await start(), await start({ locale: 'en' })]
    expect(english).not.toBe(turkish)
    expect(openAtStripe()).toMatchObject([{ id: sessionIdOf(english), locale: 'en' }])
    expect(await readStored()).toMatchObject([{ status: 'expired' }, { status: 'open' }])
    expect(await start({ locale: 'en' })).toBe(english)
    await expect(world.stripe.pay(sessionIdOf(turkish))).rejects.toThrow('no longer open')
  })

  test('is not sold again if paid while another tab requests another language', async () => {
    await world.pay(ownerId)
    await expect(start({ locale: 'en' })).rejects.toThrow(ConflictError)
    expect(world.stripe.state.checkouts).toHaveLength(1)
  })

  test('is found paid by the next attempt if redirect and webhook were lost', async () => {
    const { row } = await world.pay(ownerId)
    await expect(start()).rejects.toThrow(ConflictError)
    expect(await world.subscriptions(ownerId)).toMatchObject([
      { subscription_id: row.id, status: 'active' },
    ])
    expect(await readStored()).toMatchObject([{ status: 'complete', subscription_id: row.id }])
  })

  test('is replaced if Stripe expired it after a day', async () => {
    const first = await start()
    await world.stripe.advance(day + 1)
    expect(await start()).not.toBe(first)
    expect(openAtStripe()).toHaveLength(1)
  })
})

describe('a Stripe that fails', () => {
  test('loses a response, and the retry finds the opened checkout', async () => {
    world.stripe.faults.add({ kind: 'lost' }, 2)
    await expect(start()).rejects.toThrow(PaymentsUnavailableError)
    expect(sessionIdOf(await start())).toBe(world.stripe.state.checkouts[0]?.id)
    expect(world.stripe.state.checkouts).toHaveLength(1)
  })

  test.each([
    { kind: 'silent' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    // Stripe returns this response again for the same key.
    { kind: 'status', status: 500 },
  ] as const)(
    '($kind $status) leaves no partial state, and the next attempt works',
    async (fault) => {
      world.stripe.faults.add(fault, 2)
      await expect(start()).rejects.toThrow(PaymentsUnavailableError)
      world.stripe.faults.clear()
      expect(world.stripe.state.checkouts).toEqual([])
      const id = sessionIdOf(await start())
      expect(openAtStripe()).toMatchObject([{ id }])
      expect((await readStored()).filter((row) => row['status'] === 'open')).toHaveLength(1)
    },
  )

  test('rejects a request, and gets a new idempotency key next time', async () => {
    const plans = [{ ...basic, priceId: 'price_gone' }]
    const purchase = startCheckout({ ...world.billing, plans }, ownerMember(ownerId), basicPurchase)
    await expect(purchase).rejects.toThrow(PaymentsRefusedError)
    const id = sessionIdOf(await start())
    expect(openAtStripe()).toMatchObject([{ id }])
  })

  test('never responds, and gets a new idempotency key after the old one expired', async () => {
    world.stripe.faults.add({ kind: 'lost' }, 2)
    await expect(start()).rejects.toThrow(PaymentsUnavailableError)
    await world.database.query(`update checkouts set created_at = now() - interval '23 h 1 min'`)
    const id = sessionIdOf(await start())
    expect(await readStored()).toMatchObject([
      { status: 'expired', session_id: null },
      { status: 'open', session_id: id },
    ])
  })
})

describe('a subscriber', () => {
  test('cannot buy a second subscription', async () => {
    await world.subscribe(ownerId)
    await expect(start()).rejects.toThrow(ConflictError)
    expect(world.calls).toEqual([])
  })

  test('can buy again after it ended, as the same customer and without a trial', async () => {
    const row = await world.subscribe(ownerId)
    await world.billing.payments.cancelAtPeriodEnd(row.id)
    await world.stripe.advance((trialDays + 1) * day)
    await syncSubscription(world.billing, row.id)
    await world.pay(ownerId)
    expect(world.stripe.state.customers).toHaveLength(1)
    expect(world.stripe.state.subscriptions).toMatchObject([
      { status: 'canceled' },
      { status: 'active', trialEnd: null, customer: row.customer },
    ])
  })

  test('can buy again as a new customer if the earlier one was deleted at Stripe', async () => {
    const row = await world.subscribe(ownerId)
    await world.billing.payments.cancelNow(row.id)
    await syncSubscription(world.billing, row.id)
    world.stripe.state.customers.length = 0
    const url = await start()
    expect(await start()).toBe(url)
    await world.stripe.pay(sessionIdOf(url))
    expect(await confirm(sessionIdOf(url))).toBe('confirmed')
    const [customer] = world.stripe.state.customers
    expect(customer?.id).not.toBe(row.customer)
    const expected = { stripe_customer_id: customer?.id, trial_end: null }
    expect(await world.subscriptions(ownerId)).toContainEqual(expect.objectContaining(expected))
  })

  test('gets one trial, however many concurrent purchases there are before and after', async () => {
    // Pages in two languages replace each other's checkout. A request that is replaced too often must
    // retry later.
    const startOrWait = (purchase = {}) =>
      start(purchase).catch((error: unknown) => {
        if (!(error instanceof BusyError)) throw error
        return undefined
      })
    const urls = await Promise.all([
      ...Array.from({ length: 6 }, () => startOrWait()),
      ...Array.from({ length: 3 }, () => startOrWait({ locale: 'en' })),
    ])
    expect(urls.some((url) => url !== undefined)).toBe(true)
    await Promise.allSettled(urls.map((url) => world.stripe.pay(sessionIdOf(url ?? appUrl))))
    await reconcileSubscriptions(world.billing, () => undefined)
    const subscriptionsWithTrial = () =>
      world.stripe.state.subscriptions.filter((row) => row.trialEnd !== null)
    // There is none if every paid checkout had been replaced.
    const trials = subscriptionsWithTrial()
    expect(trials.length).toBeLessThanOrEqual(1)
    for (const { id } of trials) await world.billing.payments.cancelNow(id)
    await reconcileSubscriptions(world.billing, () => undefined)
    const [url] = await Promise.all([start(), start(), start()])
    await world.stripe.pay(sessionIdOf(url))
    expect(subscriptionsWithTrial()).toHaveLength(1)
    expect(subscriptionsWithTrial()).toEqual(expect.arrayContaining(trials))
  })

  test('has used the trial even if only the ledger records it', async () => {
    await world.database.query(
      `insert into trials (owner_id, subscription_id) values ($1, 'sub_old')`,
      [ownerId],
    )
    const { row } = await world.pay(ownerId)
    expect(row).toMatchObject({ trialEnd: null, status: 'active' })
  })
})
