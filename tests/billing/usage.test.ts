import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { storeReply, type Reply } from '#app/domain/conversations/store-reply.ts'
import { reportOverage, type ReportProblem } from '#app/domain/billing/report-overage.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import type { Payments } from '#app/domain/billing/payments.ts'
import { trialDays } from '#app/domain/plans.ts'
import type { SubscriptionRow } from '#simulators/stripe/state.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { day } from '../local-stripe.ts'
import { BillingWorld } from './billing-world.ts'

const limit = 100
// Replies get the database's time, so the local Stripe uses the real time too.
const now = () => Math.trunc(Date.now() / 1000)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let world: BillingWorld
let ownerId: string
let row: SubscriptionRow
afterEach(() => world.close())

async function openWorld(settings: { readonly now?: () => number } = {}): Promise<void> {
  world = await BillingWorld.open(database, { limit, timeoutMs: 300, ...settings })
  ownerId = await world.addOwner()
  row = await world.subscribe(ownerId)
}

const seedReplies = (count: number) => world.seedReplies(ownerId, count)
const store = (replies: readonly Reply[]) => Promise.all(replies.map(storeReply))
const readUsed = async () => (await world.subscriptions(ownerId))[0]?.['ai_message_used']
const pendingReports = () =>
  world.database.query('select * from overage_reports order by message_id')
const overage = async () =>
  (await world.database.query('select message_id from usage_records where is_overage'))
    .map((record) => String(record['message_id']))
    .toSorted()
const countedAtStripe = () =>
  world.stripe.state.meterEvents.map((event) => event.identifier).toSorted()

const makeReportsDue = () =>
  world.database.query('update overage_reports set next_attempt_at = now()')

/**
 * Reports all due usage.
 * @returns the failures
 */
async function report(payments: Payments = world.billing.payments): Promise<ReportProblem[]> {
  const problems: ReportProblem[] = []
  while ((await reportOverage(payments, (problem) => problems.push(problem))) > 0);
  return problems
}

describe('replies', () => {
  beforeEach(() => openWorld({ now }))

  test('are counted exactly when two hundred are stored concurrently, and billed beyond the limit', async () => {
    const replies = await seedReplies(200)
    // Each is stored twice, with a sync from Stripe in between.
    const [, , ...synced] = await Promise.all([
      store(replies),
      store(replies),
      ...Array.from({ length: 5 }, () => syncSubscription(world.billing, row.id)),
    ])
    expect(synced).toHaveLength(5)
    expect(await readUsed()).toBe(200)
    expect(await world.database.query('select 1 from usage_records')).toHaveLength(200)
    expect(await overage()).toHaveLength(100)
    expect((await pendingReports()).map((record) => record['message_id'])).toEqual(await overage())

    await Promise.all([report(), report()])
    expect(countedAtStripe()).toEqual(await overage())
    expect(await pendingReports()).toEqual([])
    expect(world.stripe.state.meterEvents.every(({ customer }) => customer === row.customer)).toBe(
      true,
    )
    await store(replies)
    expect(await readUsed()).toBe(200)
    expect(await pendingReports()).toEqual([])
  })

  test('are counted however long they are', async () => {
    await store((await seedReplies(1)).map((reply) => ({ ...reply, text: 'x'.repeat(100_000) })))
    expect(await readUsed()).toBe(1)
  })

  test('are not counted without a subscription, and never billed for a granted one', async () => {
    const subscriberId = ownerId
    ownerId = await world.addOwner()
    await store(await seedReplies(2))
    expect(await world.database.query('select 1 from usage_records')).toEqual([])
    await world.database.query(
      `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
         current_period_end, ai_message_used, ai_message_limit)
       values ($1, 'given', 'active', 'Basic', now(), now() + interval '1 month', 5, 5)`,
      [ownerId],
    )
    await store(await seedReplies(2))
    expect(await readUsed()).toBe(7)
    expect(await overage()).toHaveLength(2)
    expect(await pendingReports()).toEqual([])
    expect(await world.subscriptions(subscriberId)).toMatchObject([{ ai_message_used: 0 }])
  })
})

describe('a batch of replies', () => {
  beforeEach(() => openWorld({ now }))

  test('stores and counts the others once if the database rejects one or its guest or owner was deleted', async () => {
    const remainingOwnerId = ownerId
    const replies = await seedReplies(6)
    ownerId = await world.addOwner()
    const [orphan] = await seedReplies(1)
    await world.database.query('delete from owners where id = $1', [ownerId])
    const [, unreadable, erased] = replies.map(({ id }) => id)
    await world.database.query('update conversations set erased_at = now() where id = $1', [
      replies[2]?.conversationId,
    ])
    ownerId = remainingOwnerId
    const sent = replies.map((reply) =>
      reply.id === unreadable ? { ...reply, text: '\0' } : reply,
    )
    // The first is sent alone; the others arrive in the meantime and form a batch.
    const results = await Promise.allSettled([...sent, ...(orphan ? [orphan] : [])].map(storeReply))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      ...Array.from({ length: 5 }, () => 'fulfilled'),
    ])
    const storedRows = await world.database.query(
      `select id, text from messages where role = 'assistant' order by id`,
    )
    const readable = replies.filter(({ id }) => id !== unreadable)
    expect(storedRows).toEqual(
      readable
        .map(({ id }) => ({ id, text: id === erased ? '' : 'Yes.' }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect(await readUsed()).toBe(5)
    expect(await world.database.query('select 1 from usage_records')).toHaveLength(5)
  })

  test('does not delay the others if the conversation of one is locked', async () => {
    const replies = await seedReplies(4)
    const holder = new Client({ connectionString: database.adminUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from conversations where id = $1 for update', [
      replies[1]?.conversationId,
    ])
    const [first, locked, ...others] = replies.map(storeReply)
    await Promise.all([first, ...others])
    expect(await readUsed()).toBe(3)
    await holder.end()
    await locked
    expect(await readUsed()).toBe(4)
  })
})

describe('billable usage', () => {
  beforeEach(async () => {
    await openWorld({ now })
    await world.database.query('update subscriptions set ai_message_used = $1', [limit])
    await store(await seedReplies(12))
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'silent' },
    { kind: 'lost' },
  ] as const)(
    'is reported again when Stripe fails ($kind $status), and counted once',
    async (fault) => {
      world.stripe.faults.add(fault, 24)
      const problems = await report()
      expect(problems).toHaveLength(12)
      for (const problem of problems)
        expect(problem).toMatchObject({ kind: 'delayed', attempts: 1 })
      for (const pending of await pendingReports()) {
        expect(pending).toMatchObject({ last_error: 'PaymentsUnavailableError' })
      }
      world.stripe.faults.clear()
      await makeReportsDue()
      expect(await report()).toEqual([])
      expect(countedAtStripe()).toEqual(await overage())
      expect(await pendingReports()).toEqual([])
    },
  )

  test('is counted once even if the process dies before recording Stripe’s response', async () => {
    const before = await pendingReports()
    await report()
    for (const pending of before) {
      await world.database.query(
        'insert into overage_reports (message_id, stripe_customer_id, used_at) values ($1, $2, $3)',
        [pending['message_id'], pending['stripe_customer_id'], pending['used_at']],
      )
    }
    expect(await report()).toEqual([])
    expect(countedAtStripe()).toHaveLength(12)
    expect(await pendingReports()).toEqual([])
  })

  test('is reported by one process at a time', async () => {
    const [claim, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Payments = {
      ...world.billing.payments,
      reportUsage: async (usage) => {
        claim.resolve()
        await arrival.promise
        await world.billing.payments.reportUsage(usage)
      },
    }
    const first = report(slow)
    await claim.promise
    world.calls.length = 0
    await report()
    expect(world.calls.length).toBeGreaterThan(0)
    expect(countedAtStripe()).toHaveLength(world.calls.length)
    arrival.resolve()
    await first
    expect(countedAtStripe()).toEqual(await overage())
    expect(world.stripe.state.meterEvents).toHaveLength(12)
  })

  test('is reported after the account was deleted', async () => {
    await world.database.query('delete from owners where id = $1', [ownerId])
    await report()
    expect(countedAtStripe()).toHaveLength(12)
  })

  test('is abandoned and logged when Stripe would no longer accept it', async () => {
    await world.database.query(`update overage_reports set used_at = now() - interval '35 days'`)
    expect((await report()).map(({ kind }) => kind)).toEqual(Array(12).fill('abandoned'))
    expect(countedAtStripe()).toEqual([])
    expect(await report()).toEqual([])
    expect(await pendingReports()).toHaveLength(12)
  })
})

describe('in a new period', () => {
  // By the database's clock, the local Stripe's January is long over: the period has ended, but the
  // next one isn't known yet.
  beforeEach(() => openWorld())

  test('restarts the count', async () => {
    await store(await seedReplies(3))
    await world.database.query(`update usage_records set created_at = now() - interval '90 days'`)
    expect(await readUsed()).toBe(3)
    await world.stripe.advance(now() - world.stripe.now())
    await syncSubscription(world.billing, row.id)
    expect(await readUsed()).toBe(0)
    await store(await seedReplies(2))
    expect(await readUsed()).toBe(2)
  })

  test('counts replies in it even if stored before the period was known', async () => {
    await world.database.query('update subscriptions set ai_message_used = $1', [limit])
    await store(await seedReplies(5))
    expect(await readUsed()).toBe(limit + 5)
    expect(await overage()).toEqual([])
    expect(await pendingReports()).toEqual([])
    // The current period began before them, however late it becomes known.
    await world.stripe.advance(trialDays * day)
    await syncSubscription(world.billing, row.id)
    expect(await readUsed()).toBe(5)
  })
})
