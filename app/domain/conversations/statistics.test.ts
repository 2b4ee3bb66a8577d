import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { asOwnerUnchecked } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertRestaurant,
  insertConversation,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { getConversationSummary } from './get-conversation-summary.ts'
import { countConversationsPerDay } from './count-conversations-per-day.ts'
import { startOfDay } from './days.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'
import { seedOwner } from '../../../tests/fixtures/owner-world.ts'

const zones = [
  'UTC',
  'Europe/Istanbul',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

let database: TestDatabase
let a: TestRestaurant
let b: TestRestaurant

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  a = await insertRestaurant(database, 'a')
  b = await insertRestaurant(database, 'b')
})

/** Formats a date as YYYY-MM-DD, independently of Postgres. */
const dayIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)

/** Returns the date some days before another. */
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

test('all thirty days are zero without conversations', async () => {
  expect(await getConversationSummary(a.member, 'UTC')).toEqual({
    total: 0,
    last30Days: 0,
    last7Days: 0,
    today: 0,
    messagesPerConversation: 0,
  })
  const days = await countConversationsPerDay(a.member, 'Asia/Kathmandu')
  expect(days.map(({ count }) => count)).toEqual(Array.from({ length: 30 }, () => 0))
})

test('counts only an owner’s own conversations, including erased ones', async () => {
  await insertConversation(database, a, { texts: ['One?', '1', 'Two?', '2'] })
  await insertConversation(database, a, { texts: ['Three?'] })
  await insertConversation(database, b)
  await database.query(`update messages set text = '' where owner_id = $1`, [a.ownerId])
  await database.query(
    `update conversations set erased_at = now(), user_message = '' where owner_id = $1`,
    [a.ownerId],
  )
  expect(await getConversationSummary(a.member, 'UTC')).toMatchObject({
    total: 2,
    today: 2,
    messagesPerConversation: 2.5,
  })
  expect(await getConversationSummary(b.member, 'UTC')).toMatchObject({ total: 1 })
  expect((await countConversationsPerDay(b.member, 'UTC')).at(-1)?.count).toBe(1)
  expect(await getConversationSummary(ownerMember(await seedOwner(database)), 'UTC')).toMatchObject(
    {
      total: 0,
    },
  )
})

test('counts for a member of some restaurants only those', async () => {
  await insertConversation(database, a, { texts: ['One?', '1'] })
  await database.query(
    `insert into conversation_totals (owner_id, conversations, messages, counted_until)
     values ($1, 50, 200, now())
     on conflict (owner_id) do update set conversations = 50, messages = 200, counted_until = now()`,
    [a.ownerId],
  )
  const totalOf = async (restaurantIds: readonly string[] | 'all') => {
    const accountId = await seedOwner(database)
    await database.query(
      `insert into members (owner_id, account_id, role, restaurant_ids) values ($1, $2, 'reader', $3)`,
      [a.ownerId, accountId, restaurantIds === 'all' ? null : restaurantIds],
    )
    const reader = { ...a.member, accountId, role: 'reader', restaurantIds } as const
    return (await getConversationSummary(reader, 'UTC')).total
  }
  expect(await totalOf('all')).toBe(50)
  expect(await totalOf([a.restaurantId])).toBe(1)
  expect(await totalOf([crypto.randomUUID()])).toBe(0)
})

describe.each(zones)('in %s', (timeZone) => {
  test('a day starts at local midnight, across clock changes', async () => {
    const starts = await asOwnerUnchecked(a.member, async (transaction) => {
      const asked = Array.from(
        { length: 400 },
        (_, ago) =>
          sql`select ${ago}::int as ago, extract(epoch from ${startOfDay(timeZone, ago)})::float as seconds`,
      )
      const found = await transaction.execute<{ ago: number; seconds: number }>(
        sql.join(asked, sql` union all `),
      )
      return found.rows
    })
    const today = dayIn(timeZone, new Date())
    for (const { ago, seconds } of starts) {
      const start = new Date(seconds * 1_000)
      expect(dayIn(timeZone, start)).toBe(daysBefore(today, ago))
      expect(dayIn(timeZone, new Date(start.getTime() - 1))).toBe(daysBefore(today, ago + 1))
    }
  })

  test('conversations count on the day they started, oldest day first', async () => {
    // Every 37 minutes, since before the first day shown.
    await database.query(
      `insert into conversations (owner_id, restaurant_id, guest_hash, user_message, created_at, updated_at)
       select $1, $2, gen_random_uuid(), 'x', moment, now()
       from generate_series(now() - interval '33 days', now(), interval '37 minutes') moment`,
      [a.ownerId, a.restaurantId],
    )
    const rows = await database.query('select created_at from conversations')
    const counted = Map.groupBy(rows, (row) => dayIn(timeZone, new Date(String(row['created_at']))))
    const today = dayIn(timeZone, new Date())
    const days = Array.from({ length: 30 }, (_, index) => daysBefore(today, 29 - index))
    const expected = days.map((day) => ({ day, count: counted.get(day)?.length ?? 0 }))
    expect(await countConversationsPerDay(a.member, timeZone)).toEqual(expected)
    const sum = (last: number) =>
      expected.slice(-last).reduce((total, { count }) => total + count, 0)
    expect(await getConversationSummary(a.member, timeZone)).toEqual({
      total: rows.length,
      last30Days: sum(30),
      last7Days: sum(7),
      today: sum(1),
      messagesPerConversation: 0,
    })
  })
})
