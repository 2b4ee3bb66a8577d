import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
import { Guest } from '../guest.ts'
import { withServer, type TestServer } from '../server.ts'

/* The server is killed while it renders PDFs and while a guest keeps an answer, and starts again. */

const postgresUrl = inject('postgresUrl')
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(postgresUrl)
})
afterAll(() => database.drop())

const run = <Result>(work: (server: TestServer) => Promise<Result>) =>
  withServer(postgresUrl, { database }, work)

const papers = ['classic', 'centred', 'boxed', 'large'].map(
  (layout) => `/demo/menu.pdf?layout=${layout}`,
)

/** All rows but the totals, which an hourly job counts. */
async function readRows() {
  const { conversation_totals: _totals, ...rows } = await database.rows()
  return rows
}

async function fetchPdf(server: TestServer, path: string): Promise<string> {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer()).toString('latin1')
}

test('papers that were being rendered are rendered after the restart, and none is stuck', async () => {
  const before = await run(async (server) => {
    const rows = await readRows()
    // One is rendered at a time: when the first is done, the next has begun and two are waiting.
    const printed = papers.map((path) => fetchPdf(server, path))
    await Promise.race(printed)
    await endProcess(server.process, 'SIGKILL')
    const results = await Promise.allSettled(printed)
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)
    return rows
  })
  await run(async (server) => {
    for (const pdf of await Promise.all(papers.map((path) => fetchPdf(server, path)))) {
      expect(pdf).toMatch(/^%PDF-1/)
      expect(pdf.trimEnd()).toMatch(/%%EOF$/)
    }
    expect(await readRows()).toEqual(before)
  })
})

test('an answer that was being kept is kept after the restart, by the same link', async () => {
  const guest = new Guest('')
  const keep = async (message: unknown) => {
    const response = await guest.request('POST', JSON.stringify({ message }), {}, '/chat/receipt')
    return (await response.json()).url.split('#')[1]
  }
  const killed = await run(async (server) => {
    guest.origin = server.url
    const { events } = await guest.ask('Which dishes contain nuts?')
    const message = events.find(({ event }) => event === 'done')?.data['message_id']
    const code = await keep(message)
    const rows = await readRows()
    const holder = new Client({ connectionString: database.adminUrl })
    await holder.connect()
    try {
      await holder.query('begin; lock table messages in access exclusive mode')
      const keeping = keep(message).then(
        () => 'kept',
        () => 'lost',
      )
      const waiting = `select from pg_locks where not granted and relation = 'messages'::regclass`
      await expect.poll(async () => (await database.query(waiting)).length).toBe(1)
      await endProcess(server.process, 'SIGKILL')
      expect(await keeping).toBe('lost')
    } finally {
      await holder.end()
    }
    return { message, code, rows }
  })
  await run(async (server) => {
    guest.origin = server.url
    expect(await keep(killed.message)).toBe(killed.code)
    expect(await readRows()).toEqual(killed.rows)
  })
})
