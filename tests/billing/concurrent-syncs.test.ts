import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Payments } from '#app/domain/billing/payments.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import type { SubscriptionRow } from '#simulators/stripe/state.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { BillingWorld } from './billing-world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
let row: SubscriptionRow
beforeEach(async () => {
  world = await BillingWorld.open(database)
  ownerId = await world.addOwner()
  row = await world.subscribe(ownerId)
})
afterEach(() => world.close())

const sync = (payments: Payments = world.billing.payments) =>
  syncSubscription({ ...world.billing, payments }, row.id)
const isCanceling = async () => (await world.subscriptions(ownerId))[0]?.['cancel_at_period_end']
const cancelAtPeriodEnd = () => world.billing.payments.cancelAtPeriodEnd(row.id)
const resume = () => world.billing.payments.resume(row.id)

/** Creates a Stripe whose response is computed immediately but delivered when the test calls `arrive`. */
function delayedResponse() {
  const computed = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  const findSubscription = vi.fn<Payments['findSubscription']>(async (id) => {
    const subscription = await world.billing.payments.findSubscription(id)
    computed.resolve()
    await arrival.promise
    return subscription
  })
  const payments = { ...world.billing.payments, findSubscription }
  return { payments, findSubscription, computed: computed.promise, arrive: arrival.resolve }
}

test('keeps the newer state if an older response is stored later', async () => {
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.computed
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(true)
  // The late sync noticed the newer write and queried again.
  expect(old.findSubscription).toHaveBeenCalledTimes(2)
})

test('does not mistake an old response for an identical newer one', async () => {
  const old = delayedResponse()
  await cancelAtPeriodEnd()
  const late = sync(old.payments)
  await old.computed
  await resume()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(false)
})

test('keeps the newer state in the very first sync, before there is a row', async () => {
  const other = await world.addOwner()
  row = (await world.pay(other)).row
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.computed
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await world.subscriptions(other)).toMatchObject([{ cancel_at_period_end: true }])
})

test('queries only once if two newer syncs were stored meanwhile', async () => {
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.computed
  await cancelAtPeriodEnd()
  await sync()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(true)
  expect(old.findSubscription).toHaveBeenCalledOnce()
})

test('twenty concurrent syncs during changes store the last state, with at most two queries each', async () => {
  const changes = [cancelAtPeriodEnd, resume]
  await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      await changes[turn % 2]?.()
      await sync()
    }),
  )
  expect(await isCanceling()).toBe(row.cancelAtPeriodEnd)
  const queries = world.calls.filter((name) => name === 'findSubscription')
  expect(queries.length).toBeLessThanOrEqual(40)
})
