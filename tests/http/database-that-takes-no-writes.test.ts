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
  await owner.join()
  guest = new Guest(server.url)
  await guest.ask('Is the hummus vegan?')
  // Cached in memory from now on.
  await fetch(`${server.url}/demo`)
})
afterAll(() => server.stop())

/** Two ways for Postgres to become read-only, each with its reversal. */
const faults: [what: string, begin: () => Promise<void>, end: () => Promise<void>][] = [
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

/** Raises Postgres' own disk-full error for every table. */
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

const ready = async () => (await fetch(`${server.url}/readyz`)).status

describe.each(faults)('while the database %s', (_, begin, end) => {
  beforeAll(begin)

  test('menus are served, cached or not, and conversations can be read', async () => {
    for (const language of ['en', 'tr']) {
      const headers = { 'Accept-Language': language }
      // A busy machine may respond with 503 once, as a slow database would.
      const page = async () => (await fetch(`${server.url}/demo`, { headers })).text()
      await expect.poll(page).toContain('Fırın Sütlaç')
    }
    expect((await guest.request('GET')).status).toBe(200)
    expect((await owner.get('/dashboard/restaurants')).status).toBe(200)
  })

  test('a question gets 503 with Retry-After and the reason', async () => {
    const answer = await guest.send('Is the hummus vegan?')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      error: { code: 'cannot_save', message: expect.stringContaining('try again') },
    })
  })

  test('a form comes back as submitted, with 503', async () => {
    const fields = { intent: 'add', key: crypto.randomUUID(), name: 'Kıyı Lokantası' }
    const sent = await owner.post('/dashboard/restaurants', fields)
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5'])
    expect(sent.body.includes('We can’t save anything right now')).toBe(true)
    expect(sent.body.includes('value="Kıyı Lokantası"')).toBe(true)
    const login = await new Owner(server, owner.email).login()
    expect(login.status).toBe(503)
  })

  test('readiness fails and stays so without traffic; the process lives', async () => {
    expect(await ready()).toBe(503)
    expect(await ready()).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('and recovers when writes work again', async () => {
    await end()
    await expect.poll(ready).toBe(200)
    await guest.ask('Is the hummus vegan?')
    expect(await ready()).toBe(200)
  })
})
