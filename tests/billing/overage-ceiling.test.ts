import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { queueOverageAlerts } from '#app/domain/billing/queue-overage-alerts.ts'
import { setOverageCeiling } from '#app/domain/billing/set-overage-ceiling.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import { storeReply } from '#app/domain/conversations/store-reply.ts'
import { trialDays } from '#app/domain/plans.ts'
import type { SubscriptionRow } from '#simulators/stripe/state.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../database.ts'
import { ownerMember } from '../fixtures/owner-member.ts'
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

const setCeiling = (ceiling: string) =>
  setOverageCeiling(ownerMember(ownerId), { subscriptionId: row.id, ceiling })
async function storeReplies(count: number): Promise<void> {
  await Promise.all((await world.seedReplies(ownerId, count)).map(storeReply))
}
const subscription = async () => (await world.subscriptions(ownerId)).at(-1)
const countReports = async () =>
  (await world.database.query('select 1 from overage_reports')).length
const sendAlerts = async () => {
  while ((await queueOverageAlerts(appUrl)) > 0);
  const mails = await world.database.query('select subject from mails order by created_at, subject')
  return mails.map((mail) => String(mail['subject']))
}
const near = 'You have used 80% of your spending limit for extra AI messages'
const limitNotice = 'You have reached your spending limit for extra AI messages'
const usedUp = "Your plan's AI messages are used up"

/** Simulates another process with separate modules and connections. */
async function openOtherProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  const replies = await import('#app/domain/conversations/store-reply.ts')
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  return { storeReply: replies.storeReply, close: closeDatabase }
}

test('defaults to the plan’s price until the owner sets another', async () => {
  expect(await subscription()).toMatchObject({ overage_ceiling: null, overage_allowance: 9_900 })
  await setCeiling('12.5')
  expect(await subscription()).toMatchObject({ overage_ceiling: 1_250, overage_allowance: 1_250 })
  await syncSubscription(world.billing, row.id)
  expect(await subscription()).toMatchObject({ overage_ceiling: 1_250, overage_allowance: 1_250 })
})

test('is never exceeded by three processes that store replies concurrently', async () => {
  await setCeiling('0.30')
  const others = await Promise.all([openOtherProcess(), openOtherProcess()])
  const stores = [storeReply, ...others.map((other) => other.storeReply)]
  const replies = await world.seedReplies(ownerId, 120)
  await Promise.all(replies.map((reply, index) => stores[index % stores.length]?.(reply)))
  for (const { close } of others) await close()
  expect(await countReports()).toBe(30)
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
  await setCeiling('0.10')
  await storeReplies(limit + 7)
  expect(await sendAlerts()).toEqual([])
  await storeReplies(1)
  await Promise.all(Array.from({ length: 5 }, () => queueOverageAlerts(appUrl)))
  expect(await sendAlerts()).toEqual([near])
  await world.database.query(`update owners set locale = 'tr'`)
  await storeReplies(5)
  await Promise.all(Array.from({ length: 5 }, () => queueOverageAlerts(appUrl)))
  expect(await sendAlerts()).toEqual([
    near,
    'Ek yapay zekâ mesajları için harcama sınırınıza ulaşıldı',
  ])
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

test('of 0 charges nothing and notifies the owner when the plan is used up', async () => {
  await setCeiling('0')
  await storeReplies(limit - 1)
  expect(await sendAlerts()).toEqual([])
  await storeReplies(3)
  expect(await countReports()).toBe(0)
  expect(await sendAlerts()).toEqual([usedUp])
})

test('allows more charges and notifies again when raised', async () => {
  await setCeiling('0.05')
  await storeReplies(limit + 8)
  expect(await countReports()).toBe(5)
  // Both thresholds in one email.
  expect(await sendAlerts()).toEqual([limitNotice])
  await setCeiling('0.10')
  expect(await subscription()).toMatchObject({ overage_reached: 0 })
  await storeReplies(3)
  expect(await countReports()).toBe(8)
  expect(await sendAlerts()).toEqual([limitNotice, near])
})

test('stops charges without another email when lowered below the current charge', async () => {
  await storeReplies(limit + 5)
  await setCeiling('0.02')
  await storeReplies(2)
  expect(await countReports()).toBe(5)
  expect(await subscription()).toMatchObject({ overage_reached: 100, overage_used: 5 })
  expect(await sendAlerts()).toEqual([])
})

test('restarts from 0 in a new period, with new notifications', async () => {
  await setCeiling('0.02')
  await storeReplies(limit + 2)
  expect(await sendAlerts()).toEqual([limitNotice])
  await world.database.query(`update usage_records set created_at = now() - interval '90 days'`)
  await world.stripe.advance(trialDays * day)
  await syncSubscription(world.billing, row.id)
  expect(await subscription()).toMatchObject({ overage_used: 0, overage_reached: 0 })
  await storeReplies(limit + 2)
  expect(await countReports()).toBe(4)
  expect(await sendAlerts()).toEqual([limitNotice, limitNotice])
})

test('carries over to the next subscription in the same currency', async () => {
  await setCeiling('5')
  await world.billing.payments.cancelNow(row.id)
  await syncSubscription(world.billing, row.id)
  await world.stripe.advance(day)
  const next = await world.subscribe(ownerId)
  expect(await subscription()).toMatchObject({
    subscription_id: next.id,
    overage_ceiling: 500,
    overage_allowance: 500,
  })
  await expect(setCeiling('1')).rejects.toMatchObject({ messageKey: 'subscription_ended' })
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
])('rejects the ceiling %j', async (ceiling, messageKey) => {
  await expect(setCeiling(ceiling)).rejects.toMatchObject({ fields: { ceiling: { messageKey } } })
  expect(await subscription()).toMatchObject({ overage_ceiling: null })
})

test('can only be set by the owner', async () => {
  const rightfulOwnerId = ownerId
  ownerId = await world.addOwner()
  await expect(setCeiling('1')).rejects.toMatchObject({ messageKey: 'subscription_not_found' })
  ownerId = rightfulOwnerId
  expect(await subscription()).toMatchObject({ overage_ceiling: null })
})
