import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { seedConversations, type SeededOwners } from '../bench/statistics/seed-conversations.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { getConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import { countConversationsPerDay } from '#app/domain/conversations/count-conversations-per-day.ts'
import { storeConversationTotals } from '#app/domain/conversations/store-conversation-totals.ts'
import { exportConversations } from '#app/domain/conversations/export-conversations.ts'
import { findGaps } from '#app/domain/conversations/find-gaps.ts'
import { countTables } from '#app/domain/conversations/count-tables.ts'
import { countLanguages } from '#app/domain/conversations/count-languages.ts'
import { findTopDishes } from '#app/domain/conversations/find-top-dishes.ts'
import { eraseOldMessages } from '#app/domain/conversations/erase-old-messages.ts'
import { getConversation, listNewMessages } from '#app/domain/conversations/get-conversation.ts'
import { findOwnDishes } from '#app/domain/search/find-own-dishes.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import {
  listChangedConversations,
  listConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { ownerMember } from './fixtures/owner-member.ts'

/*
 * Explains the queries of the verbs in the role that runs them, with every policy in force, on tables
 * that are large enough for Postgres to prefer indexes.
 */

let database: TestDatabase
let seeded: SeededOwners

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  seeded = await seedConversations(database.adminUrl, 40_000)
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  await storeConversationTotals()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

interface Query {
  readonly text: string
  readonly values: readonly unknown[]
}

const isQuery = (
  query: unknown,
): query is { readonly text: string; readonly values?: readonly unknown[] } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'

/** Runs a verb and returns the SELECTs that it sends. */
async function recordSelects(verb: () => Promise<unknown>): Promise<Query[]> {
  return (await recordQueries(verb)).filter(({ text }) => /^\s*(select|with)/i.test(text))
}

/** Runs a verb and returns all queries that it sends. */
async function recordQueries(verb: () => Promise<unknown>): Promise<Query[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  await verb()
  const queries = query.mock.calls.flatMap(([first, values]: readonly unknown[]): Query[] =>
    isQuery(first)
      ? [{ text: first.text, values: Array.isArray(values) ? values : (first.values ?? []) }]
      : [],
  )
  query.mockRestore()
  return queries
}

/** Explains queries as an owner, or as the system if no owner is given. */
function explain(queries: readonly Query[], ownerId?: string): Promise<string> {
  return explainAs(
    ownerId === undefined
      ? { role: 'chefin_system' }
      : { role: 'chefin_owner', 'app.owner_id': ownerId },
    queries,
  )
}

async function explainAs(
  settings: Readonly<Record<string, string>>,
  queries: readonly Query[],
): Promise<string> {
  const client = new Client({ connectionString: database.appUrl })
  await client.connect()
  try {
    await client.query('begin')
    for (const setting of Object.entries(settings)) {
      await client.query('select set_config($1, $2, true)', setting)
    }
    const plans: string[] = []
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans.join('\n\n')
  } finally {
    await client.end()
  }
}

const timeZone = 'Europe/Istanbul'
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

async function exportAll(ownerId: string): Promise<void> {
  for await (const chunk of exportConversations(ownerMember(ownerId), {
    timeZone,
    from: day(30),
  })) {
    expect(chunk).not.toBe('')
  }
}

test.each<[string, (ownerId: string) => Promise<unknown>]>([
  ['getConversationSummary', (id) => getConversationSummary(ownerMember(id), timeZone)],
  ['countConversationsPerDay', (id) => countConversationsPerDay(ownerMember(id), timeZone)],
  ['listConversations', (id) => listConversations(ownerMember(id), { timeZone })],
  [
    'listConversations, next page',
    (id) =>
      listConversations(
        ownerMember(id),
        { timeZone },
        { updatedAt: new Date(), id: seeded.longConversation },
      ),
  ],
  [
    'listConversations, by day',
    (id) => listConversations(ownerMember(id), { timeZone, from: day(9), to: day(2) }),
  ],
  [
    'listConversations, by table',
    (id) => listConversations(ownerMember(id), { timeZone, table: '7' }),
  ],
  [
    'listConversations, by search',
    (id) => listConversations(ownerMember(id), { timeZone, search: 'susam' }),
  ],
  [
    'listChangedConversations',
    (id) => listChangedConversations(ownerMember(id), { timeZone }, new Date()),
  ],
  ['findGaps', (id) => findGaps(ownerMember(id), { timeZone })],
  ['findOwnDishes', (id) => findOwnDishes(ownerMember(id), ['susam'], 8)],
  ['findOwnDishes, changed last', (id) => findOwnDishes(ownerMember(id), [], 8)],
  ['findTopDishes', (id) => findTopDishes(ownerMember(id), { timeZone })],
  ['countTables', (id) => countTables(ownerMember(id), timeZone)],
  ['countLanguages', (id) => countLanguages(ownerMember(id), { timeZone })],
  ['exportConversations', exportAll],
])('%s uses indexes', async (_name, verb) => {
  for (const ownerId of [seeded.usual, seeded.largest]) {
    const queries = await recordSelects(() => verb(ownerId))
    expect(queries.length).toBeGreaterThan(0)
    const plans = await explain(queries, ownerId)
    expect(plans).not.toMatch(/Seq Scan on (messages|conversations|insights)\b/)
    expect(plans).toMatch(/Index (Only )?Scan/)
  }
})

test('reads a long conversation without scanning all messages of its owner', async () => {
  const queries = await recordSelects(async () => {
    const { messages } = await getConversation(ownerMember(seeded.largest), seeded.longConversation)
    await getConversation(
      ownerMember(seeded.largest),
      seeded.longConversation,
      messages[0]?.sequence,
    )
    await listNewMessages(
      ownerMember(seeded.largest),
      seeded.longConversation,
      messages[0]?.sequence ?? 0,
    )
  })
  const plans = await explain(queries, seeded.largest)
  expect(plans).toMatch(/Scan (Backward )?(using|on) messages_(conversation|key)/)
  expect(plans).not.toMatch(/BitmapAnd|messages_owner|Seq Scan on (messages|conversations)\b/)
})

test('a guest’s question reads only that guest’s conversation', async () => {
  const [restaurant] = await database.query('select id from restaurants where owner_id = $1', [
    seeded.largest,
  ])
  const restaurantId = String(restaurant?.['id'])
  const guestHash = 'a long talk'
  const asker = { restaurantId, ownerId: seeded.largest, guestHash }
  const queries = await recordQueries(
    () => askQuestion(asker, { message: 'Is there sesame?', key: crypto.randomUUID() }).stored,
  )
  expect(queries).toHaveLength(2)
  const plans = await explainAs(
    { role: 'chefin_guest', 'app.restaurant_id': restaurantId, 'app.guest_hash': guestHash },
    queries,
  )
  expect(plans).not.toMatch(/Seq Scan on (messages|conversations)\b/)
})

test('a guest’s page reads only the menus of its restaurant, however many there are', async () => {
  await database.query(
    `with menu as (insert into menus (owner_id, name) select $1, 'Menu'
        from generate_series(1, 2000) returning id, owner_id),
      restaurant as (insert into restaurants (owner_id, name, menu_id)
        select owner_id, 'Crowd', id from menu returning id, owner_id),
      further as (insert into menus (owner_id, name) values ($1, 'Further') returning id)
    insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
      select owner_id, restaurant.id, further.id, 0 from restaurant, further`,
    [seeded.usual],
  )
  await database.query('analyze')
  const [row] = await database.query(`select id from restaurants where name = 'Crowd' limit 1`)
  const restaurantId = String(row?.['id'])
  const queries = await recordSelects(() => getGuestPage(restaurantId))
  expect(queries.length).toBeGreaterThan(3)
  const plans = await explainAs(
    { role: 'chefin_guest', 'app.restaurant_id': restaurantId },
    queries,
  )
  expect(plans).toMatch(/restaurant_menus_once/)
  expect(plans).not.toMatch(/Seq Scan on (restaurants|menus|restaurant_menus)\b/)
})

// Last, because it deletes the text that the other tests read.
test('retention reads only conversations that still have text', async () => {
  const queries = await recordSelects(() => eraseOldMessages(360))
  const plans = await explain(queries.slice(0, 1))
  expect(plans).toMatch(/Index Scan (using|on) messages_words/)
})
