import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertSecondRestaurant,
  insertRestaurant,
  insertConversation,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { getConversation, listNewMessages } from './get-conversation.ts'
import {
  listChangedConversations,
  listConversations,
  type ConversationCursor,
  type ConversationFilter,
} from './list-conversations.ts'

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

const everything: ConversationFilter = { timeZone: 'Europe/Istanbul' }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

async function listIds(filter: Omit<ConversationFilter, 'timeZone'>): Promise<string[]> {
  return idsOf(await listConversations(a.member, { ...everything, ...filter }))
}

/** Reads all pages in sequence. */
async function listAllPages(
  betweenPages: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const seen: string[] = []
  let cursor: ConversationCursor | undefined
  for (;;) {
    const page = await listConversations(a.member, everything, cursor)
    seen.push(...idsOf(page))
    cursor = page.at(-1)
    if (page.length < 30) return seen
    await betweenPages()
  }
}

test('an owner sees only own conversations, last active first, without erased ones', async () => {
  const old = await insertConversation(database, a, {
    at: minutesAgo(9),
    texts: ['First?', '1', 'Last?', '2'],
  })
  const fresh = await insertConversation(database, a, { at: minutesAgo(2) })
  const erased = await insertConversation(database, a)
  await insertConversation(database, b)
  await database.query('update conversations set erased_at = now() where id = $1', [erased.id])
  const listed = await listConversations(a.member, everything)
  expect(idsOf(listed)).toEqual([fresh.id, old.id])
  expect(listed[1]).toMatchObject({ restaurantName: 'Restaurant of a', userMessage: 'Last?' })
})

test('pages have no gaps or duplicates, also for equal times and concurrent changes', async () => {
  const moment = minutesAgo(60)
  for (let count = 0; count < 100; count++) {
    await insertConversation(database, a, {
      at: count < 50 ? moment : minutesAgo(61 + count),
      texts: ['x'],
    })
  }
  const unchanged = await listAllPages()
  expect(new Set(unchanged).size).toBe(100)
  expect(unchanged).toHaveLength(100)

  // Conversations that were shown move to the top; none that wasn't is lost.
  const moving = await listAllPages(async () => {
    await database.query('update conversations set updated_at = now() where id = $1', [
      unchanged[0],
    ])
    await insertConversation(database, a, { texts: ['new'] })
  })
  expect(new Set(moving).size).toBe(moving.length)
  expect(unchanged.filter((id) => !moving.includes(id))).toEqual([])
})

test('conversations that changed since a moment are listed', async () => {
  await insertConversation(database, a, { at: minutesAgo(9) })
  const fresh = await insertConversation(database, a, { at: minutesAgo(2) })
  await insertConversation(database, b)
  const changed = await listChangedConversations(a.member, everything, minutesAgo(5))
  expect(idsOf(changed)).toEqual([fresh.id])
})

describe('a filter', () => {
  test('by restaurant; another owner’s yields nothing', async () => {
    const another = await insertSecondRestaurant(database, a)
    await insertConversation(database, a)
    const there = await insertConversation(database, another)
    await insertConversation(database, b)
    expect(await listIds({ restaurantId: another.restaurantId })).toEqual([there.id])
    expect(await listIds({ restaurantId: b.restaurantId })).toEqual([])
    expect(await listIds({ restaurantId: crypto.randomUUID() })).toEqual([])
    await expect(listIds({ restaurantId: 'x' })).rejects.toThrow(NotFoundError)
  })

  test('by days in the owner’s time zone', async () => {
    // 23:30 on the 9th and 00:30 on the 10th in Istanbul.
    const late = await insertConversation(database, a, { at: new Date('2026-03-09T20:30:00Z') })
    const early = await insertConversation(database, a, { at: new Date('2026-03-09T21:30:00Z') })
    expect(await listIds({ to: '2026-03-09' })).toEqual([late.id])
    expect(await listIds({ from: '2026-03-10' })).toEqual([early.id])
    expect(await listIds({ from: '2026-03-09', to: '2026-03-10' })).toEqual([early.id, late.id])
    expect(await listIds({ from: '2026-03-11' })).toEqual([])
    for (const day of ['2026-02-30', 'yesterday', "'; drop table messages"]) {
      await expect(listIds({ from: day })).rejects.toThrow(new InvalidInputError('day_unreadable'))
    }
  })

  test.each([
    ['İSKENDER var mı?', ['iskender', 'ISKENDER', 'İskender', 'ıskender']],
    ['ılık çay', ['ILIK', 'ilik', 'Ilık ÇAY', 'cay']],
    ['crème brûlée', ['CREME', 'Brûlée']],
    ['is 50% off_today?', ['50%', '%', 'off_', '_']],
    ['C:\\menu', ['\\', 'c:\\MENU']],
    [`it's "so" good`, ["'", '"so"', "It's"]],
    ['شوربة 🍲', ['شوربة', '🍲']],
  ])('by literal text: %s', async (text, searches) => {
    const talk = await insertConversation(database, a, { texts: ['Hello', 'Hello!', text] })
    await insertConversation(database, a, { texts: ['Nothing like it'] })
    await insertConversation(database, b, { texts: [text] })
    for (const search of searches) expect(await listIds({ search }), search).toEqual([talk.id])
  })

  test('by a text stored before texts were folded, and never by an erased one', async () => {
    const { id } = await insertConversation(database, a, {
      texts: ['Hello', 'Hello!', 'İskender?'],
    })
    await database.query('update messages set folded_text = null')
    expect(await listIds({ search: 'ISKENDER' })).toEqual([id])
    await database.query(`update messages set text = ''`)
    expect(await listIds({ search: 'iskender' })).toEqual([])
    const folded = await database.query('select distinct folded_text from messages')
    expect(folded).toEqual([{ folded_text: '' }])
  })

  test('by a text that cannot be stored is rejected', async () => {
    for (const search of ['\0', '\ud800']) {
      await expect(listIds({ search })).rejects.toThrow(new InvalidInputError('text_unreadable'))
    }
  })
})

describe('one conversation', () => {
  test('of 2,000 messages is read from its end, page by page', async () => {
    const texts = Array.from({ length: 2_000 }, (_, index) => `message ${index}`)
    const { id } = await insertConversation(database, a, { texts })
    const readTexts: string[] = []
    let before: number | undefined
    for (;;) {
      const page = await getConversation(a.member, id, before)
      readTexts.unshift(...page.messages.map(({ text }) => text))
      before = page.messages[0]?.sequence
      if (!page.hasEarlier) break
    }
    expect(readTexts).toEqual(texts)
    const { messages } = await getConversation(a.member, id)
    expect(await listNewMessages(a.member, id, messages.at(-3)?.sequence ?? 0)).toEqual(
      messages.slice(-2),
    )
  })

  test('of another owner is not found', async () => {
    const { id } = await insertConversation(database, b)
    for (const other of [id, crypto.randomUUID(), 'x', '']) {
      const missing = new NotFoundError('conversation_not_found')
      await expect(getConversation(a.member, other)).rejects.toThrow(missing)
      await expect(listNewMessages(a.member, other, 0)).rejects.toThrow(missing)
    }
  })
})
