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

const sync = (payments: Payments = world.shop.payments) =>
  syncSubscription({ ...world.shop, payments }, row.id)
const isCanceling = async () => (await world.subscriptions(ownerId))[0]?.['cancel_at_period_end']
const { cancelAtPeriodEnd, resume } = {
  cancelAtPeriodEnd: () => world.shop.payments.cancelAtPeriodEnd(row.id),
  resume: () => world.shop.payments.resume(row.id),
}

/** A Stripe whose response is computed immediately but delivered when the test calls `arrive`. */
function delayedResponse() {
  const [answered, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const findSubscription = vi.fn<Payments['findSubscription']>(async (id) => {
    const answer = await world.shop.payments.findSubscription(id)
    answered.resolve()
    await arrives.promise
    return answer
  })
  const payments = { ...world.shop.payments, findSubscription }
  return { payments, findSubscription, answered: answered.promise, arrive: arrives.resolve }
}

test('old response, new response, new stored, old stored: the new one wins', async () => {
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.answered
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(true)
  // The late one noticed the newer write and queried again.
  expect(old.findSubscription).toHaveBeenCalledTimes(2)
})

test('changed and changed back: an old response is not mistaken for the identical new one', async () => {
  const old = delayedResponse()
  await cancelAtPeriodEnd()
  const late = sync(old.payments)
  await old.answered
  await resume()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(false)
})

test('the very first sync, before there is a row', async () => {
  const other = await world.addOwner()
  row = (await world.pay(other)).row
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.answered
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await world.subscriptions(other)).toMatchObject([{ cancel_at_period_end: true }])
})

test('a sync that lost twice does not query a third time: the second response was new enough', async () => {
  const old = delayedResponse()
  const late = sync(old.payments)
  await old.answered
  await cancelAtPeriodEnd()
  await sync()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(true)
  expect(old.findSubscription).toHaveBeenCalledOnce()
})

test('twenty concurrent syncs during changes: the last state wins, with at most two queries each', async () => {
  const changes = [cancelAtPeriodEnd, resume]
  await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      await changes[turn % 2]?.()
      await sync()
    }),
  )
  expect(await isCanceling()).toBe(row.cancelAtPeriodEnd)
  const asked = world.asked.filter((name) => name === 'findSubscription')
  expect(asked.length).toBeLessThanOrEqual(40)
})
