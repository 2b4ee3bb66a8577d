import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertConversation,
  insertRestaurant,
  insertSecondRestaurant,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { askQuestion } from '../conversations/ask-question.ts'
import { countTables } from '../conversations/count-tables.ts'
import { eraseConversation } from '../conversations/erase-conversation.ts'
import { eraseOldMessages } from '../conversations/erase-old-messages.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { listConversations } from '../conversations/list-conversations.ts'
import { findPageVersion, getGuestPage } from '../guest-page/get-guest-page.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { saveTables, tablesVersion } from './save-tables.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

const timeZone = 'Europe/Istanbul'

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

/** Asks as a guest at a table. */
const ask = async (place: TestRestaurant, guestHash: string, table?: string) => {
  const question = { message: 'Sesame?', key: crypto.randomUUID() }
  return (await askQuestion({ ...place, guestHash }, question, table).stored).conversationId
}
const storedTables = () => database.query('select text, table_name from messages order by sequence')

describe('a restaurant’s tables', () => {
  const stored = async ({ ownerId, restaurantId } = a) =>
    (await getRestaurant(ownerMember(ownerId), restaurantId)).tableNames
  const save = (tables: string, version = tablesVersion('')) =>
    saveTables(a.member, a.restaurantId, { tables, tablesVersion: version })

  test('are stored as written, and change the guest page', async () => {
    const before = await findPageVersion('place-a')
    expect((await getGuestPage('place-a')).restaurant.tables).toBe('')
    expect(await save(' 1-20,\r\nTeras 1-6 ')).toBe('1-20,\nTeras 1-6')
    expect(await findPageVersion('place-a')).not.toBe(before)
    expect((await getGuestPage('place-a')).restaurant.tables).toBe('1-20,\nTeras 1-6')
    expect(await stored(b)).toBe('')
  })

  test('aren’t changed from an outdated form, nor to what can’t be printed', async () => {
    await save('1-20')
    await expect(save('1-3')).rejects.toMatchObject({ messageKey: 'changed_elsewhere' })
    const wrong = save('1-201', tablesVersion('1-20'))
    await expect(wrong).rejects.toMatchObject({ fields: { tables: {} } })
    expect(await stored()).toBe('1-20')
  })
})

describe('a question', () => {
  test('has the table at which it was asked, also of a guest who moves', async () => {
    const id = await ask(a, 'guest', 'Bar')
    await ask(a, 'guest', '7')
    const { messages } = await getConversation(a.member, id)
    expect(messages.map(({ tableName }) => tableName)).toEqual(['Bar', '7'])
    const [listed] = await listConversations(a.member, { timeZone })
    expect(listed?.tableName).toBe('7')
  })

  test('of a guest who comes back without a code has none', async () => {
    await ask(a, 'guest', '7')
    await ask(a, 'guest')
    const [listed] = await listConversations(a.member, { timeZone })
    expect(listed?.tableName).toBeNull()
  })

  test('that is sent again from another table stays as it was', async () => {
    const question = { message: 'Sesame?', key: crypto.randomUUID() }
    for (const table of ['7', '8']) {
      await askQuestion({ ...a, guestHash: 'guest' }, question, table).stored
    }
    expect(await storedTables()).toEqual([{ text: 'Sesame?', table_name: '7' }])
  })
})

describe('the filter', () => {
  test('finds conversations with a question from a table, of its owner alone', async () => {
    const moved = await ask(a, 'moved', '7')
    await ask(a, 'moved', '8')
    await ask(a, 'elsewhere', '8')
    await ask(a, 'unknown')
    await ask(b, 'foreign', '7')
    const found = await listConversations(a.member, { timeZone, table: '7' })
    expect(found.map(({ id }) => id)).toEqual([moved])
    expect(await listConversations(a.member, { timeZone, table: '9' })).toEqual([])
    const elsewhere = { timeZone, table: '7', restaurantId: b.restaurantId }
    expect(await listConversations(a.member, elsewhere)).toEqual([])
  })
})

describe('the statistics', () => {
  test('count questions by restaurant and table, of the last 30 days and one owner', async () => {
    const second = await insertSecondRestaurant(database, a)
    for (const table of ['7', '7', 'Bar', undefined]) await ask(a, 'guest', table)
    await ask(second, 'guest', '7')
    await ask(b, 'guest', '7')
    const old = await insertConversation(database, a, {
      at: new Date(Date.now() - 40 * 86_400_000),
    })
    await database.query(
      `update messages set table_name = '7' where conversation_id = $1 and role = 'user'`,
      [old.id],
    )
    const counts = await countTables(a.member, timeZone)
    expect(counts.others).toBe(0)
    expect(counts.top.map((table) => [table.restaurantName, table.name, table.count])).toEqual([
      ['Restaurant of a', '7', 2],
      ['Another', '7', 1],
      ['Restaurant of a', 'Bar', 1],
    ])
  })

  test('name ten tables and sum up the rest', async () => {
    for (let table = 1; table <= 12; table++) {
      for (let count = 0; count < 13 - table; count++) await ask(a, 'guest', String(table))
    }
    const { top, others } = await countTables(a.member, timeZone)
    expect(top.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(others).toBe(3)
  })

  test('are empty without a known table', async () => {
    await ask(a, 'guest')
    expect(await countTables(a.member, timeZone)).toEqual({ top: [], others: 0 })
  })
})

describe('the table is forgotten with the words', () => {
  test('when the guest erases the chat', async () => {
    const id = await ask(a, 'guest', '7')
    await ask(a, 'other', '8')
    expect(await eraseConversation(a.restaurantId, 'guest')).toBe(id)
    expect(await storedTables()).toEqual([
      { text: '', table_name: null },
      { text: 'Sesame?', table_name: '8' },
    ])
    expect((await countTables(a.member, timeZone)).top.map(({ name }) => name)).toEqual(['8'])
  })

  test('after the retention period', async () => {
    await ask(a, 'guest', '7')
    await database.query(`update messages set created_at = now() - interval '11 days'`)
    await database.query(`update conversations set updated_at = now() - interval '11 days'`)
    await ask(a, 'other', '8')
    await eraseOldMessages(10)
    expect(await storedTables()).toEqual([
      { text: '', table_name: null },
      { text: 'Sesame?', table_name: '8' },
    ])
  })
})
