import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { asGuest } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import type { Member } from '#app/domain/actor.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { countConversationsPerDay } from '#app/domain/conversations/count-conversations-per-day.ts'
import { countTables } from '#app/domain/conversations/count-tables.ts'
import { eraseConversation } from '#app/domain/conversations/erase-conversation.ts'
import { eraseOldMessages } from '#app/domain/conversations/erase-old-messages.ts'
import { findHistory } from '#app/domain/conversations/find-history.ts'
import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import { getConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import { listConversations } from '#app/domain/conversations/list-conversations.ts'
import { storeConversationTotals } from '#app/domain/conversations/store-conversation-totals.ts'
import { exportArchive } from '#app/domain/transfer/export-archive.ts'
import { importArchive, type PictureStore } from '#app/domain/transfer/import-archive.ts'
import { maxMessages } from '#app/domain/transfer/limits.ts'
import { previewArchive } from '#app/domain/transfer/preview-archive.ts'
import { readArchive } from '#app/domain/transfer/read-archive.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { repack, unpack, withFile, withRow, type ArchiveFiles } from './fixtures/archives.ts'
import { ownerMember } from './fixtures/owner-member.ts'
import { seedOwner } from './fixtures/owner-world.ts'
import { seedTwoOwners, type World } from './fixtures/two-owners.ts'

const timeZone = 'Europe/Istanbul'
const store: PictureStore = {
  announce: async () => async () => undefined,
  put: async ({ kind, id }) => `/images/${kind}/${id}`,
  remove: async () => true,
}

let database: TestDatabase
let a: World
let files: ArchiveFiles
/** Of questions, each with its reply, oldest first. */
const agesInDays = [100, 60, 20, 2]

const exported = async (member: Member, hasConversations = true) =>
  unpack(
    Buffer.concat(
      await Array.fromAsync(
        exportArchive(
          member,
          async () => ({ bytes: Buffer.from('webp'), part: undefined }),
          hasConversations,
        ),
      ),
    ),
  )

const importInto = async (member: Member, bytes: Uint8Array, key: string = crypto.randomUUID()) =>
  importArchive(member, await readArchive(bytes), key, store)

const rowsOf = (all: ArchiveFiles, table: string): Record<string, unknown>[] =>
  String(all.get(`data/${table}-1.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const withRows = (table: string, rows: readonly object[]) =>
  repack(
    withFile(files, `data/${table}-1.jsonl`, rows.map((row) => JSON.stringify(row)).join('\n')),
  )

const newMember = async () => ownerMember(await seedOwner(database))

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  ;({ a } = await seedTwoOwners(database))
  const { ownerId, restaurantId, dishId } = a
  await database.query(`update dishes set image_url = '/images/dish' where id = $1`, [dishId])
  for (const days of agesInDays) {
    // Ids in the opposite order of time.
    const id = `${String(days).padStart(8, '0')}-0000-4000-8000-000000000000`
    const asked = `now() - make_interval(days => ${days})`
    await database.query(
      `insert into conversations (id, owner_id, restaurant_id, guest_hash, user_message, created_at, updated_at)
       values ($1, $2, $3, gen_random_uuid(), $4, ${asked}, ${asked})`,
      [id, ownerId, restaurantId, `Question ${days}`],
    )
    await database.query(
      `with question as (
         insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, table_name, idempotency_key, created_at)
         values ($5, $1, $2, $3, 'user', $4, 'Terrace 1', gen_random_uuid(), ${asked})
         returning id)
       insert into messages (owner_id, restaurant_id, conversation_id, role, text, dishes, reply_to, created_at)
       select $1, $2, $3, 'assistant', 'Reply', $6, id, ${asked} from question`,
      [
        ownerId,
        restaurantId,
        id,
        `Question ${days}`,
        `ffffffff-ffff-4fff-8fff-${id.slice(0, 8)}0000`,
        JSON.stringify([{ id: dishId, name: 'Dish a', image_url: 'https://evil.example/x' }]),
      ],
    )
  }
  files = await exported(a.member)
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

describe('imported conversations', () => {
  let member: Member
  beforeEach(async () => {
    member = await newMember()
  })

  test('are read in their order, with their times and tables, and pictures of this installation', async () => {
    await importInto(member, await repack(files))
    const listed = await listConversations(member, { timeZone, search: 'question 20' })
    expect(listed).toMatchObject([{ userMessage: 'Question 20', tableName: 'Terrace 1' }])
    const { messages: read, ...conversation } = await getConversation(member, String(listed[0]?.id))
    expect(conversation).toMatchObject({ isImported: true, isErased: false })
    expect(read.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'Question 20'],
      ['assistant', 'Reply'],
    ])
    const [original] = rowsOf(files, 'messages').filter(({ text }) => text === 'Question 20')
    expect(read[0]?.createdAt.toISOString()).toBe(original?.['createdAt'])
    const [dish] = await database.query(
      `select id, image_url from dishes where owner_id = $1 and image_url is not null`,
      [member.ownerId],
    )
    expect(read[1]?.dishes).toEqual([
      { id: dish?.['id'], name: 'Dish a', image_url: dish?.['image_url'] },
    ])
    expect(dish?.['image_url']).toMatch(/^\/images\/dishPicture\//)
  })

  test('are counted as before, also those whose count was stored already', async () => {
    await storeConversationTotals()
    const statistics = async (of: Member) => [
      await getConversationSummary(of, timeZone),
      await countConversationsPerDay(of, timeZone),
      (await countTables(of, timeZone)).top.map(({ name, count }) => [name, count]),
    ]
    const before = await statistics(a.member)
    expect(before).toMatchObject([{ total: 5, last30Days: 3 }, {}, [['Terrace 1', 2]]])
    await importInto(member, await repack(files))
    expect(await statistics(member)).toEqual(before)
    await storeConversationTotals()
    expect(await statistics(member)).toEqual(before)
  })

  test('are opened, continued and erased by no guest', async () => {
    await importInto(member, await repack(files))
    const [place] = await database.query('select id from restaurants where owner_id = $1', [
      member.ownerId,
    ])
    const restaurantId = String(place?.['id'])
    const count = async () => (await listConversations(member, { timeZone })).length
    const listed = await count()
    for (const guestHash of [a.guestHash, '', 'null', undefined]) {
      const guest = {
        restaurant: { id: restaurantId },
        ...(guestHash !== undefined && { guestHash }),
      }
      for (const table of [conversations, messages]) {
        expect(await asGuest(guest, (transaction) => transaction.$count(table))).toBe(0)
      }
    }
    expect(await findHistory(restaurantId, a.guestHash)).toBeUndefined()
    expect(await eraseConversation(restaurantId, a.guestHash)).toBeUndefined()
    const asker = { restaurantId, ownerId: member.ownerId, guestHash: a.guestHash }
    const asked = await askQuestion(asker, { message: 'New', key: crypto.randomUUID() }).stored
    expect(asked.history).toEqual([])
    expect(await count()).toBe(listed + 1)
  })

  test('are erased by the day they were written', async () => {
    const forged = rowsOf(files, 'conversations').map((row) => ({
      ...row,
      createdAt: new Date().toISOString(),
      updatedAt: '2999-01-01T00:00:00.000Z',
    }))
    await importInto(member, await withRows('conversations', forged))
    await eraseOldMessages(90)
    const words = await database.query(
      `select user_message from conversations where owner_id = $1 and user_message <> ''
       union select text from messages where owner_id = $1 and role = 'user' and text <> ''`,
      [member.ownerId],
    )
    expect(words.map((row) => row['user_message']).toSorted()).toEqual(
      ['Question 2', 'Question 20', 'Question 60', 'Question a'].toSorted(),
    )
  })

  test('without words, or erased, are only counted', async () => {
    const erased = rowsOf(files, 'conversations').map((row) =>
      row['userMessage'] === 'Question 2' ? { ...row, erasedAt: new Date().toISOString() } : row,
    )
    const added = { ...erased[0], id: crypto.randomUUID(), userMessage: 'No message' }
    await importInto(member, await withRows('conversations', [...erased, added]))
    expect(
      await database.query(
        `select user_message, erased_at is null as is_listed from conversations
         where owner_id = $1 and (user_message = '') <> (erased_at is not null)`,
        [member.ownerId],
      ),
    ).toEqual([])
    const texts = await database.query(`select text from messages where owner_id = $1`, [
      member.ownerId,
    ])
    expect(texts.map(({ text }) => text)).not.toContain('Question 2')
    expect(await getConversationSummary(member, timeZone)).toMatchObject({ total: 6 })
  })

  test('are imported once, however often the form is sent', async () => {
    const key = crypto.randomUUID()
    const bytes = await repack(files)
    await Promise.all([importInto(member, bytes, key), importInto(member, bytes, key)])
    await importInto(member, bytes, key)
    expect(await getConversationSummary(member, timeZone)).toMatchObject({ total: 5 })
    await importInto(member, bytes)
    expect(await getConversationSummary(member, timeZone)).toMatchObject({ total: 10 })
  })

  test('are shown before, without what belongs to nothing in the archive', async () => {
    const { leftOut: before } = await previewArchive(member, await readArchive(await repack(files)))
    const all = rowsOf(files, 'messages')
    const reply = all.find(({ role }) => role === 'assistant')
    const elsewhere = { ...rowsOf(files, 'conversations')[0], restaurantId: crypto.randomUUID() }
    const twice = await unpack(
      await withRows('messages', [
        ...all,
        { ...reply },
        { ...reply, id: crypto.randomUUID() },
        { ...reply, id: crypto.randomUUID(), replyTo: crypto.randomUUID() },
        { ...reply, id: crypto.randomUUID(), replyTo: null },
        { ...reply, id: crypto.randomUUID(), conversationId: crypto.randomUUID() },
      ]),
    )
    const lines = `${String(twice.get('data/conversations-1.jsonl'))}\n${JSON.stringify(elsewhere)}`
    const bytes = await repack(withFile(twice, 'data/conversations-1.jsonl', lines))
    const { counts, leftOut } = await previewArchive(member, await readArchive(bytes))
    expect(counts).toMatchObject({ conversations: 5, messages: all.length })
    expect(leftOut.unlinked).toBe(before.unlinked + 6)
    await importInto(member, bytes)
    expect(await exported(member).then((copy) => rowsOf(copy, 'messages'))).toHaveLength(all.length)
  })

  test('can be left out of an archive', async () => {
    const without = await exported(a.member, false)
    expect([...without.keys()].filter((name) => /conversations|messages/.test(name))).toEqual([])
    const { counts } = await previewArchive(member, await readArchive(await repack(without)))
    expect(counts).toMatchObject({ restaurants: 1, conversations: 0, messages: 0 })
    await importInto(member, await repack(without))
  })

  test('of a deleted restaurant are not in the archive', async () => {
    await importInto(member, await repack(files))
    await database.query('update restaurants set deleted_at = now() where owner_id = $1', [
      member.ownerId,
    ])
    const tables = [...(await exported(member)).keys()].filter((name) => name.startsWith('data/'))
    expect(tables).toEqual([
      'data/menus-1.jsonl',
      'data/categories-1.jsonl',
      'data/dishes-1.jsonl',
      'data/dish_facts-1.jsonl',
      'data/scheduled_prices-1.jsonl',
    ])
  })
})

test('too many messages are rejected', async () => {
  const [line] = String(files.get('data/messages-1.jsonl')).split('\n')
  const half = `${line}\n`.repeat(maxMessages / 2 + 1)
  const many = withFile(
    withFile(files, 'data/messages-1.jsonl', half),
    'data/messages-2.jsonl',
    half,
  )
  await expect(readArchive(await repack(many))).rejects.toThrow('transfer_file_messages')
})

test.each([
  ['a message that is too long', 'messages', { text: 'x'.repeat(100_001) }],
  ['a message of nobody', 'messages', { role: 'system' }],
  ['a picture with a name that is none', 'messages', { dishes: [{ id: 'x', name: 'x' }] }],
  ['a time that is none', 'conversations', { createdAt: 'yesterday' }],
])('%s is rejected', async (_, table, change) => {
  await expect(readArchive(await withRow(files, table, change))).rejects.toThrow(
    'transfer_file_row',
  )
})
