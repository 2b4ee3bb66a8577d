import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { queueOverageAlerts } from '#app/domain/billing/queue-overage-alerts.ts'
import { setOverageCeiling } from '#app/domain/billing/set-overage-ceiling.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { storeReply } from '#app/domain/conversations/store-reply.ts'
import type { SubscriptionRow } from '#simulators/stripe/state.ts'
import { createTestDatabase, patienceMs, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
import { appUrl, BillingWorld } from './billing-world.ts'

const limit = 20
const now = () => Math.trunc(Date.now() / 1000)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
let row: SubscriptionRow
beforeEach(async () => {
  world = await BillingWorld.open(database, { limit, now })
  ownerId = await world.addOwner()
  row = await world.subscribe(ownerId)
})
afterEach(() => world.close())

const allow = (ceiling: string, of = row.id) =>
  setOverageCeiling(ownerId, { subscriptionId: of, ceiling })
async function answer(count: number): Promise<void> {
  await Promise.all((await world.seedReplies(ownerId, count)).map(storeReply))
}
const subscription = async () => (await world.subscriptions(ownerId)).at(-1)
const owed = async () => (await world.database.query('select 1 from overage_reports')).length
const alerts = async () => {
  while ((await queueOverageAlerts(appUrl)) > 0);
  const mails = await world.database.query('select subject from mails order by created_at, subject')
  return mails.map((mail) => String(mail['subject']))
}
const near = 'You have used 80% of your spending limit for extra AI messages'
const reached = 'You have reached your spending limit for extra AI messages'
const off = "Your plan's AI messages are used up"

/** Simulates another process: separate modules and connections. */
async function otherProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  const replies = await import('#app/domain/conversations/store-reply.ts')
  openDatabase(database.appUrl, () => undefined, { patienceMs })
  return { storeReply: replies.storeReply, close: closeDatabase }
}

test('defaults to the plan’s price until the owner sets another', async () => {
  expect(await subscription()).toMatchObject({ overage_ceiling: null, overage_allowance: 9_900 })
  await allow('12.5')
  expect(await subscription()).toMatchObject({ overage_ceiling: 1_250, overage_allowance: 1_250 })
  await syncSubscription(world.shop, row.id)
  expect(await subscription()).toMatchObject({ overage_ceiling: 1_250, overage_allowance: 1_250 })
})

test('is never exceeded, though three processes store replies concurrently', async () => {
  await allow('0.30')
  const others = await Promise.all([otherProcess(), otherProcess()])
  const stores = [storeReply, ...others.map((other) => other.storeReply)]
  const replies = await world.seedReplies(ownerId, 120)
  await Promise.all(replies.map((reply, index) => stores[index % stores.length]?.(reply)))
  for (const { close } of others) await close()
  expect(await owed()).toBe(30)
  expect(await subscription()).toMatchObject({
    ai_message_used: 120,
    overage_used: 30,
    overage_reached: 100,
  })
  expect(await world.database.query('select 1 from usage_records where is_overage')).toHaveLength(
    30,
  )
})

test('is announced once at 80 and once at 100 percent, by any process, in both languages', async () => {
  await allow('0.10')
  await answer(limit + 7)
  expect(await alerts()).toEqual([])
  await answer(1)
  await Promise.all(Array.from({ length: 5 }, () => queueOverageAlerts(appUrl)))
  expect(await alerts()).toEqual([near])
  await world.database.query(`update owners set locale = 'tr'`)
  await answer(5)
  await Promise.all(Array.from({ length: 5 }, () => queueOverageAlerts(appUrl)))
  expect(await alerts()).toEqual([near, 'Ek yapay zekâ mesajları için harcama sınırınıza ulaşıldı'])
  const [english, turkish] = await world.database.query('select * from mails order by created_at')
  expect(english).toMatchObject({
    text: expect.stringMatching(
      /£0\.08 of the £0\.10 .*https:\/\/chefin\.example\/dashboard\/account#subscription/s,
    ),
    html: expect.stringContaining('£0.08 of the £0.10'),
  })
  expect(turkish).toMatchObject({
    text: expect.stringContaining('£0,10'),
    html: expect.any(String),
  })
})

test('of 0 charges nothing, and the owner is notified that the plan is used up', async () => {
  await allow('0')
  await answer(limit - 1)
  expect(await alerts()).toEqual([])
  await answer(3)
  expect(await owed()).toBe(0)
  expect(await alerts()).toEqual([off])
})

test('that is raised allows more charges and resets its notifications', async () => {
  await allow('0.05')
  await answer(limit + 8)
  expect(await owed()).toBe(5)
  // Both thresholds in one email.
  expect(await alerts()).toEqual([reached])
  await allow('0.10')
  expect(await subscription()).toMatchObject({ overage_reached: 0 })
  await answer(3)
  expect(await owed()).toBe(8)
  expect(await alerts()).toEqual([reached, near])
})

test('that is lowered below the current charge stops immediately, without another email', async () => {
  await answer(limit + 5)
  await allow('0.02')
  await answer(2)
  expect(await owed()).toBe(5)
  expect(await subscription()).toMatchObject({ overage_reached: 100, overage_used: 5 })
  expect(await alerts()).toEqual([])
})

test('restarts from 0 in a new period, with new notifications', async () => {
  await allow('0.02')
  await answer(limit + 2)
  expect(await alerts()).toEqual([reached])
  await world.database.query(`update usage_records set created_at = now() - interval '90 days'`)
  await world.stripe.advance(day * 14)
  await syncSubscription(world.shop, row.id)
  expect(await subscription()).toMatchObject({ overage_used: 0, overage_reached: 0 })
  await answer(limit + 2)
  expect(await owed()).toBe(4)
  expect(await alerts()).toEqual([reached, reached])
})

test('carries over to the next subscription in the same currency', async () => {
  await allow('5')
  await world.shop.payments.cancelNow(row.id)
  await syncSubscription(world.shop, row.id)
  await world.stripe.advance(day)
  const next = await world.subscribe(ownerId)
  expect(await subscription()).toMatchObject({
    subscription_id: next.id,
    overage_ceiling: 500,
    overage_allowance: 500,
  })
  await expect(allow('1')).rejects.toMatchObject({ messageKey: 'subscription_ended' })
})

test.each([
  ['', 'ceiling_malformed'],
  ['ten', 'ceiling_malformed'],
  ['-1', 'ceiling_malformed'],
  ['1.0055', 'ceiling_malformed'],
  ['NaN', 'ceiling_malformed'],
  ['12.345', 'price_ambiguous'],
  ['10000.01', 'ceiling_too_large'],
  ['99999999999999999999', 'ceiling_too_large'],
])('%j is not a valid ceiling', async (ceiling, messageKey) => {
  await expect(allow(ceiling)).rejects.toMatchObject({ fields: { ceiling: { messageKey } } })
  expect(await subscription()).toMatchObject({ overage_ceiling: null })
})

test('can be set by the owner only', async () => {
  const mine = ownerId
  ownerId = await world.addOwner()
  await expect(allow('1')).rejects.toMatchObject({ messageKey: 'subscription_not_found' })
  ownerId = mine
  expect(await subscription()).toMatchObject({ overage_ceiling: null })
})
