import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#app/db/migrate.ts'
import { readMigrations, type Migration } from '#app/db/migrations.ts'
import { Guest } from '../guest.ts'
import { findViolations } from '../migration-rules.ts'
import { Owner } from '../owner.ts'
import { testSecret } from '../postgres.ts'
import { startTestServer, withServer, type TestServer } from '../server.ts'

/** Changes that a next version might make to every table that a request uses. */
const nextStatements = [
  ...['owners', 'restaurants', 'menus', 'dishes', 'conversations', 'messages', 'sessions'].map(
    (table) => `ALTER TABLE "${table}" ADD COLUMN "season" text DEFAULT 'any' NOT NULL;`,
  ),
  'CREATE INDEX "dishes_season" ON "dishes" USING btree ("season");',
  'CREATE TABLE "seasons" ("id" uuid PRIMARY KEY, "owner_id" uuid NOT NULL);',
]
const next: readonly Migration[] = [
  ...readMigrations(),
  { name: '9999_next', createdAt: 9_999_999_999_999, hash: 'next', statements: nextStatements },
]

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => server.stop())

const migrate = (migrations: readonly Migration[]) =>
  prepareDatabase(server.database.adminUrl, testSecret, migrations)

/**
 * Repeats typical requests until `isOver`.
 * @returns the number of rounds
 * @throws Error on the first failed request
 */
async function sendRequests(owner: Owner, isOver: () => boolean): Promise<number> {
  let rounds = 0
  const page = await dishesPage()
  while (!isOver()) {
    const menu = await fetch(`${server.url}/demo`)
    if (!menu.ok) throw new Error(`The guest page responds with ${menu.status}`)
    const address = { 'X-Forwarded-For': `10.1.${Math.floor(rounds / 250)}.${rounds % 250}` }
    const reply = await new Guest(server.url).ask('Is the hummus vegan?', undefined, address)
    if (!reply.text.includes('Humus')) throw new Error(`The reply is ${reply.text}`)
    const response = await owner.post(page, { ...soup, name: `Soup ${rounds}` })
    if (response.status !== 200) throw new Error(`Saving responds with ${response.status}`)
    rounds++
  }
  return rounds
}

const soup = {
  intent: 'add',
  name: 'Soup',
  aiInstructions: 'Hot.',
  ingredients: 'lentils',
  isActive: 'on',
}

async function dishesPage(): Promise<string> {
  const [menu] = await server.database.query(
    `select menu_id as id from restaurants where slug = 'demo'`,
  )
  return `/dashboard/menuList/menu/${String(menu?.['id'])}/itemList`
}

test('migrates to the next version without a failed request of the previous one', async () => {
  expect(findViolations(nextStatements.join('\n'))).toEqual([])
  const owner = new Owner(server, 'demo@chefin.example')
  owner.password = 'chefin-demo'
  await owner.login()
  // The migration must wait for a long reading transaction, such as a backup.
  const reader = new Client({ connectionString: server.database.adminUrl })
  await reader.connect()
  await reader.query('begin; select count(*) from messages')

  let isOver = false
  const busy = sendRequests(owner, () => isOver)
  const migrating = migrate(next)
  const waiting = () =>
    server.database.query(
      `select pid from pg_locks where not granted and mode = 'AccessExclusiveLock'`,
    )
  // While waiting, it releases its lock and retries, so that guests are served.
  await expect.poll(waiting, { interval: 20 }).not.toEqual([])
  await expect.poll(waiting, { interval: 20 }).toEqual([])
  await expect.poll(waiting, { interval: 20 }).not.toEqual([])
  await reader.query('commit')
  await reader.end()
  await migrating
  const questions = async () => {
    const [row] = await server.database.query('select count(*)::int as n from messages')
    return Number(row?.['n'])
  }
  const before = await questions()
  await expect.poll(questions).toBeGreaterThan(before + 10)
  isOver = true
  expect(await busy).toBeGreaterThan(5)
  const seasons = await server.database.query('select distinct season from messages')
  expect(seasons).toEqual([{ season: 'any' }])
})

test('applies a migration once that is merged after a newer one, even if it is renumbered', async () => {
  const late: Migration = {
    name: '9998_late',
    createdAt: 9_999_999_999_998,
    hash: 'late',
    statements: ['CREATE TABLE "late" ("id" uuid PRIMARY KEY);'],
  }
  await migrate(next)
  const withLate = [...next.slice(0, -1), late, ...next.slice(-1)]
  for (let start = 0; start < 2; start++) await migrate(withLate)
  expect(await server.database.query(`select from "late"`)).toEqual([])
  await migrate([...next, { ...late, name: '10000_late', createdAt: 10_000_000_000_000 }])
})

test('starts the previous version on the next version’s database after a rollback', async () => {
  await migrate(next)
  await withServer(inject('postgresUrl'), { database: server.database }, async ({ url }) => {
    expect((await new Guest(url).ask('Is the hummus vegan?')).text).toContain('Humus')
  })
})

test('fails with a remedy if the version is too old for the database', async () => {
  await server.database.query(`comment on schema drizzle is 'Chefin 99.1.0 or newer'`)
  await expect(migrate(readMigrations())).rejects.toThrow(
    /needs Chefin 99\.1\.0 or newer, and this is \d+\.\d+\.\d+; start that one, or restore the backup/,
  )
  await server.database.query(`comment on schema drizzle is 'Chefin 0.0.9 or newer'`)
  await migrate(readMigrations())
})
