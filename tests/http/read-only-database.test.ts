import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let owner: Owner
let guest: Guest
let appLogin: string

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  appLogin = new URL(server.database.appUrl).username
  owner = new Owner(server)
  await owner.create(server.database)
  guest = new Guest(server.url)
  await guest.ask('Is the hummus vegan?')
  // The page is cached in memory from now on.
  await fetch(`${server.url}/demo`)
})
afterAll(() => server.stop())

/** Ways in which Postgres stops accepting writes, and how to undo them. */
const faults: [description: string, cause: () => Promise<void>, repair: () => Promise<void>][] = [
  [
    'is read-only',
    async () => {
      await server.database.query(`alter role ${appLogin} set default_transaction_read_only = on`)
      await endSessions()
    },
    async () => {
      await server.database.query(`alter role ${appLogin} reset default_transaction_read_only`)
      await endSessions()
    },
  ],
  [
    'has a full disk',
    () =>
      onEachTable(
        (table) => `create trigger full_disk before insert or update or delete on ${table}
          for each statement execute function full_disk()`,
      ),
    () => onEachTable((table) => `drop trigger full_disk on ${table}`),
  ],
]

const endSessions = () =>
  server.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1',
    [appLogin],
  )

/** Runs a statement for every table, with a function that raises Postgres' disk-full error. */
async function onEachTable(statement: (table: string) => string): Promise<void> {
  await server.database.query(
    `create or replace function full_disk() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: No space left on device' using errcode = '53100';
     end $$`,
  )
  for (const table of Object.keys(await server.database.rows())) {
    await server.database.query(statement(table))
  }
}

const readiness = async () => (await fetch(`${server.url}/readyz`)).status

describe.each(faults)('while the database %s', (_, cause, repair) => {
  beforeAll(cause)

  test('serves menus, cached or not, and conversations', async () => {
    for (const language of ['en', 'tr']) {
      const headers = { 'Accept-Language': language }
      // A busy machine may respond with 503 once, as a slow database would.
      const page = async () => (await fetch(`${server.url}/demo`, { headers })).text()
      await expect.poll(page).toContain('Fırın Sütlaç')
    }
    expect((await guest.request('GET')).status).toBe(200)
    expect((await owner.get('/dashboard/restaurants')).status).toBe(200)
  })

  test('rejects a question with 503, Retry-After and the reason', async () => {
    const response = await guest.send('Is the hummus vegan?')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({
      error: { code: 'cannot_save', message: expect.stringContaining('try again') },
    })
  })

  test('returns a form as submitted, with 503', async () => {
    const fields = { intent: 'add', key: crypto.randomUUID(), name: 'Kıyı Lokantası' }
    const response = await owner.post('/dashboard/restaurants', fields)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.body.includes('We can’t save anything right now')).toBe(true)
    expect(response.body.includes('value="Kıyı Lokantası"')).toBe(true)
    const login = await new Owner(server, owner.email).login()
    expect(login.status).toBe(503)
  })

  test('fails the readiness check, even without traffic, but not the health check', async () => {
    expect(await readiness()).toBe(503)
    expect(await readiness()).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('recovers when writes work again', async () => {
    await repair()
    await expect.poll(readiness).toBe(200)
    await guest.ask('Is the hummus vegan?')
    expect(await readiness()).toBe(200)
  })
})
