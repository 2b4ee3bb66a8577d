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

/** A Stripe that has answered, and whose answer has not arrived until the test lets it. */
function slowAnswer() {
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

test('old answer, new answer, new stored, old stored: the new one stays', async () => {
  const old = slowAnswer()
  const late = sync(old.payments)
  await old.answered
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(true)
  // It saw that it had been overtaken, and asked once more.
  expect(old.findSubscription).toHaveBeenCalledTimes(2)
})

test('there and back again: an old answer does not pass for the new one that looks like the first', async () => {
  const old = slowAnswer()
  await cancelAtPeriodEnd()
  const late = sync(old.payments)
  await old.answered
  await resume()
  await sync()
  old.arrive()
  await late
  expect(await isCanceling()).toBe(false)
})

test('the first of all, before there is a row', async () => {
  const other = await world.addOwner()
  row = (await world.pay(other)).row
  const old = slowAnswer()
  const late = sync(old.payments)
  await old.answered
  await cancelAtPeriodEnd()
  await sync()
  old.arrive()
  await late
  expect(await world.subscriptions(other)).toMatchObject([{ cancel_at_period_end: true }])
})

test('who was overtaken twice asks no third time: the second knew all that it was to bring', async () => {
  const old = slowAnswer()
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

test('twenty at once, while it changes: the last state stays, and each asks twice at most', async () => {
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
