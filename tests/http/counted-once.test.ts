import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
import { followEvents, Guest } from '../guest.ts'
import {
  planBegins,
  planEnds,
  plans,
  ScriptedProvider,
  renderedActs,
} from '../scripted-provider/index.ts'
import { sampleTemplate } from '../sample.ts'
import { withServer, type TestServer } from '../server.ts'

const postgresUrl = inject('postgresUrl')
const question = 'Are you open?'
const scripted = new ScriptedProvider()
let database: TestDatabase

beforeAll(async () => {
  await scripted.start()
  database = await createTestDatabase(postgresUrl, sampleTemplate)
})
afterAll(async () => {
  await scripted.stop()
  await database.drop()
})

const run = (work: (server: TestServer) => Promise<void>) =>
  withServer(postgresUrl, { env: scripted.env('openai-compatible'), database }, work)

/** Counts stored and counted replies in every table. */
async function readCounts(): Promise<unknown> {
  const [row] = await database.query(
    `select (select ai_message_used from subscriptions)::int as used,
       (select count(*) from usage_records)::int as recorded,
       (select count(*) from messages where role = 'assistant' and text = $1)::int as stored`,
    [renderedActs('enjoy')],
  )
  return row
}

/** Blocks writes to a table until the writing process was killed. */
async function killAtWrite(server: TestServer, table: string, finish: () => void): Promise<void> {
  const holder = new Client({ connectionString: database.adminUrl })
  await holder.connect()
  try {
    await holder.query(`begin; lock table ${table} in exclusive mode`)
    finish()
    const waiting = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`
    await expect.poll(async () => (await database.query(waiting)).length).toBe(1)
    await endProcess(server.process, 'SIGKILL')
  } finally {
    await holder.end()
  }
  // Wait until the killed process's transaction has ended, committed or not.
  const open = `select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'chefin' and state is distinct from 'idle'`
  await expect.poll(async () => (await database.query(open)).length).toBe(0)
}

test('a process killed while storing a reply has both stored and counted it or neither, and a retry counts it once', async () => {
  const guest = new Guest('')
  let key = ''
  let used = 0
  const expected = (replies: number) => ({
    used: used + replies,
    recorded: replies,
    stored: replies,
  })
  const retry = async (server: TestServer) => {
    guest.origin = server.url
    scripted.script = plans('enjoy')
    expect((await guest.ask(question, key)).text).toBe(renderedActs('enjoy'))
    expect((await guest.ask(question, key)).text).toBe(renderedActs('enjoy'))
  }

  // The tables that are written first and last.
  const tables = ['messages', 'usage_records']
  for (const [replies, table] of tables.entries()) {
    await run(async (server) => {
      if (replies > 0) await retry(server)
      else
        used = Number(
          (await database.query('select ai_message_used from subscriptions'))[0]?.[
            'ai_message_used'
          ],
        )
      expect(await readCounts()).toEqual(expected(replies))
      const finish = Promise.withResolvers<void>()
      scripted.script = async (answer) => {
        answer.say(planBegins('enjoy'))
        await finish.promise
        answer.say(planEnds())
        answer.end()
      }
      key = crypto.randomUUID()
      guest.origin = server.url
      for await (const _ of followEvents(await guest.send(question, key))) break
      await killAtWrite(server, table, finish.resolve)
      // The process may have been killed before or after the commit.
      expect([expected(replies), expected(replies + 1)]).toContainEqual(await readCounts())
    })
  }

  // Kill the process after the commit, before the guest is notified.
  await run(async (server) => {
    await retry(server)
    expect(await readCounts()).toEqual(expected(2))
    key = crypto.randomUUID()
    await guest.send(question, key)
    await expect.poll(readCounts).toEqual(expected(3))
    await endProcess(server.process, 'SIGKILL')
  })
  await run(async (server) => {
    await retry(server)
    expect(await readCounts()).toEqual(expected(3))
  })
})
