import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertInsight,
  insertRestaurant,
  insertConversation,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { purgeDeleted } from '../deleted/purge-deleted.ts'
import { deleteRestaurant } from '../restaurants/delete-restaurant.ts'
import { askQuestion } from './ask-question.ts'
import { getConversationSummary } from './get-conversation-summary.ts'
import { storeConversationTotals } from './store-conversation-totals.ts'
import { findGaps } from './find-gaps.ts'
import { findHistory } from './find-history.ts'
import { eraseOldMessages } from './erase-old-messages.ts'
import { getConversation } from './get-conversation.ts'
import { listConversations } from './list-conversations.ts'

let database: TestDatabase
let a: TestRestaurant

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 3, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  a = await insertRestaurant(database, 'a')
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const texts = async () =>
  (await database.query('select text from messages order by sequence')).map(({ text }) => text)
const guestOf = async (id: string) =>
  String(
    (await database.query('select guest_hash from conversations where id = $1', [id]))[0]?.[
      'guest_hash'
    ],
  )

test('messages past the retention period are emptied; rows, insights and counts remain', async () => {
  const old = await insertConversation(database, a, {
    at: daysAgo(20),
    texts: ['Sesame?', 'Unknown.'],
  })
  await insertInsight(database, a, old.messageIds[0] ?? '', {
    gap: 'allergens',
    gapFacts: ['sesame'],
    at: daysAgo(20),
  })
  await database.query(
    `update messages set dishes = '[{"id": "x", "name": "Soup", "image_url": null}]' where id = $1`,
    [old.messageIds[1]],
  )
  const young = await insertConversation(database, a, { at: daysAgo(9), texts: ['Young?', 'Yes.'] })
  await database.query(
    `insert into reply_evidence (message_id, owner_id, dish_id, fact, state, reason, facts_version)
     select id, owner_id, gen_random_uuid(), 'sesame', 'contains', '{"kind": "derived"}', 1
     from messages where role = 'assistant'`,
  )
  const guest = await guestOf(old.id)
  const before = await getConversationSummary(a.member, 'UTC')
  await eraseOldMessages(10)
  expect(await texts()).toEqual(['', '', 'Young?', 'Yes.'])
  expect(await database.query(`select 1 from messages where dishes <> '[]'`)).toEqual([])
  expect(await database.query('select message_id from reply_evidence')).toEqual([
    { message_id: young.messageIds[1] },
  ])
  expect(
    await database.query(
      `select user_message, erased_at is not null as gone from conversations where id = $1`,
      [old.id],
    ),
  ).toEqual([{ user_message: '', gone: true }])
  expect(await getConversationSummary(a.member, 'UTC')).toEqual(before)
  expect((await findGaps(a.member, { timeZone: 'UTC' })).open).toMatchObject([
    { kind: 'allergens', count: 1, facts: [], examples: [] },
  ])
  expect(await listConversations(a.member, { timeZone: 'UTC' })).toHaveLength(1)

  // A guest who returns sees no empty bubbles and starts a new conversation.
  expect(await findHistory(a.restaurantId, guest)).toBeUndefined()
  const question = { message: 'And today?', key: crypto.randomUUID() }
  const asked = await askQuestion({ ...a, guestHash: guest }, question).stored
  expect(asked.conversationId).not.toBe(old.id)
  expect(asked.history).toEqual([])
})

test('an active conversation keeps its new messages and hides empty ones', async () => {
  const { id, messageIds } = await insertConversation(database, a, {
    texts: ['Old?', 'Old.', 'New?', 'New.'],
  })
  await database.query('update messages set created_at = $2 where id = any($1)', [
    messageIds.slice(0, 2),
    daysAgo(20),
  ])
  await eraseOldMessages(10)
  const history = await findHistory(a.restaurantId, await guestOf(id))
  expect(history?.messages.map(({ text }) => text)).toEqual(['New?', 'New.'])
  const read = await getConversation(a.member, id)
  expect(read.messages.map(({ text }) => text)).toEqual(['New?', 'New.'])
  expect(await listConversations(a.member, { timeZone: 'UTC' })).toMatchObject([
    { id, userMessage: 'New?' },
  ])
})

test('erases several batches, from two processes at once, and idempotently', async () => {
  await insertConversation(database, a, {
    at: daysAgo(20),
    texts: Array.from({ length: 1_300 }, (_, index) => `message ${index}`),
  })
  await Promise.all([eraseOldMessages(10), eraseOldMessages(10)])
  await eraseOldMessages(10)
  expect(new Set(await texts())).toEqual(new Set(['']))
  expect(await database.query('select 1 from conversations where erased_at is null')).toEqual([])
})

test('a concurrent question keeps its conversation', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await insertConversation(database, a, {
      at: daysAgo(20),
      texts: [`Old ${round}?`],
    })
    const guestHash = await guestOf(id)
    const question = { message: `New ${round}?`, key: crypto.randomUUID() }
    await Promise.all([askQuestion({ ...a, guestHash }, question).stored, eraseOldMessages(10)])
    const history = await findHistory(a.restaurantId, guestHash)
    expect(history?.messages.map(({ text }) => text)).toContain(`New ${round}?`)
  }
})

test('each count of totals adds what has become a month old, once a day', async () => {
  await insertConversation(database, a, { at: daysAgo(400), texts: ['1', '2', '3', '4'] })
  await insertConversation(database, a, { at: daysAgo(40) })
  const uncounted = await getConversationSummary(a.member, 'UTC')
  const countAgain = async () => {
    await storeConversationTotals()
    const [row] = await database.query('select * from conversation_totals')
    expect(await getConversationSummary(a.member, 'UTC')).toEqual(uncounted)
    return row
  }
  const first = await countAgain()
  expect(first).toMatchObject({ conversations: 2, messages: 6 })
  expect(await countAgain()).toEqual(first)
  await database.query(
    `update conversation_totals set conversations = 1, messages = 4,
       counted_until = counted_until - interval '100 days'`,
  )
  expect(await countAgain()).toMatchObject({ conversations: 2, messages: 6 })
})

test('stored totals add up with newer rows, and reflect final deletions', async () => {
  const b = await insertRestaurant(database, 'b')
  await insertConversation(database, a, { at: daysAgo(400), texts: ['1', '2', '3', '4'] })
  await insertConversation(database, a, { at: daysAgo(1) })
  await insertConversation(database, b, { at: daysAgo(1) })
  const uncounted = await getConversationSummary(a.member, 'UTC')
  expect(uncounted).toMatchObject({ total: 2, last30Days: 1, messagesPerConversation: 3 })
  await Promise.all([storeConversationTotals(), storeConversationTotals()])
  expect(await getConversationSummary(a.member, 'UTC')).toEqual(uncounted)
  await insertConversation(database, a)
  expect(await getConversationSummary(a.member, 'UTC')).toMatchObject({
    total: 3,
    last30Days: 2,
  })
  const beforeDeletion = await getConversationSummary(a.member, 'UTC')
  await deleteRestaurant(a.member, a.restaurantId)
  expect(await getConversationSummary(a.member, 'UTC')).toEqual(beforeDeletion)
  await database.query(
    "update restaurants set deleted_at = now() - interval '31 days' where id = $1",
    [a.restaurantId],
  )
  await purgeDeleted(async () => ({ dishIds: [], restaurantIds: [] }))
  expect(await getConversationSummary(a.member, 'UTC')).toMatchObject({
    total: 0,
    messagesPerConversation: 0,
  })
  expect(await getConversationSummary(b.member, 'UTC')).toMatchObject({
    total: 1,
    messagesPerConversation: 2,
  })
})
