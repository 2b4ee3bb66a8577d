import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { followEvents, Guest, type ReceivedEvent } from '../guest.ts'
import { resume } from '../held-reply.ts'
import { planBegins, plans, ScriptedProvider, renderedActs } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'

/*
 * The provider is asked while Postgres is still flushing the question to disk (decision 017). These
 * tests control how long a question's commit takes and whether it succeeds.
 */

const postgresUrl = inject('postgresUrl')
const question = 'Are you open?'
const reply = renderedActs('enjoy', 'bye')

const scripted = new ScriptedProvider()
let database: TestDatabase
let a: TestServer
let b: TestServer

const start = () =>
  startTestServer(postgresUrl, { env: scripted.env('openai-compatible'), database })

beforeAll(async () => {
  await scripted.start()
  database = await createTestDatabase(postgresUrl)
  await atCommit('null')
  await database.query(
    `create constraint trigger at_commit after insert on messages deferrable initially deferred
       for each row when (new.role = 'user') execute function at_commit()`,
  )
  ;[a, b] = await Promise.all([start(), start()])
})
afterAll(async () => {
  await scripted.stop()
  await Promise.all([a.stop(), b.stop()])
  await database.drop()
})

beforeEach(() => {
  scripted.script = plans('enjoy', 'bye')
})
afterEach(async () => {
  await release()
  await atCommit('null')
})

/** Makes Postgres run a statement as superuser when a question is committed. */
async function atCommit(statement: string): Promise<void> {
  await database.query(
    `create or replace function at_commit() returns trigger language plpgsql security definer as
     $$ begin perform ${statement}; return null; end $$`,
  )
}

/** Blocks the commit of each question until released. */
async function hold(andThen = ''): Promise<void> {
  await database.query('select pg_advisory_lock(36)')
  await atCommit(`pg_advisory_xact_lock(36); ${andThen}`.replace(/; $/, ''))
}
const release = () => database.query('select pg_advisory_unlock_all()')

const requestCount = () => scripted.replyRequests.length
const readStored = (key: string) =>
  database.query(
    `select role, text from messages where idempotency_key = $1 or reply_to in
       (select id from messages where idempotency_key = $1) order by sequence`,
    [key],
  )
const countUsedMessages = async () => {
  const [row] = await database.query('select ai_message_used from subscriptions')
  return Number(row?.['ai_message_used'])
}
const storedExchange = [
  { role: 'user', text: question },
  { role: 'assistant', text: reply },
]

test('asks the provider while a question is being stored, but sends the guest no text before', async () => {
  const guest = new Guest(a.url)
  await guest.ask('Good evening!')
  const [key, before] = [crypto.randomUUID(), requestCount()]
  const sent = Promise.withResolvers<void>()
  scripted.script = async (answer) => {
    plans('enjoy', 'bye')(answer)
    await answer.closed
    sent.resolve()
  }
  await hold()
  const sending = guest.ask(question, key)
  await sent.promise
  expect(requestCount()).toBe(before + 1)
  // Another page of the same guest subscribes.
  const receivedEvents: ReceivedEvent[] = []
  const listening = (async () => {
    for await (const event of followEvents(await resume(guest))) receivedEvents.push(event)
  })()
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await guest.history()).messages).toHaveLength(2)
  }
  expect(receivedEvents).toEqual([])
  expect(await readStored(key)).toEqual([])
  await release()
  expect((await sending).text).toBe(reply)
  await listening
  expect(receivedEvents).toEqual((await sending).events)
  expect(await readStored(key)).toEqual(storedExchange)
})

test.each([
  ['fails', `1/0`, 500],
  ['is lost with the connection', 'pg_terminate_backend(pg_backend_pid())', 503],
])(
  'sends and stores nothing of a question whose commit %s, and stops the provider',
  async (_, fault, status) => {
    const guest = new Guest(a.url)
    const [key, before, usedBefore] = [
      crypto.randomUUID(),
      requestCount(),
      await countUsedMessages(),
    ]
    const stop = Promise.withResolvers<void>()
    scripted.script = async (answer) => {
      answer.say(planBegins('enjoy'))
      await answer.closed
      stop.resolve()
    }
    await hold(`perform ${fault}`)
    const sending = guest.send(question, key)
    await expect.poll(requestCount).toBe(before + 1)
    await release()
    expect((await sending).status).toBe(status)
    await stop.promise
    expect(await readStored(key)).toEqual([])

    await atCommit('null')
    scripted.script = plans('enjoy', 'bye')
    expect((await guest.ask(question, key)).text).toBe(reply)
    expect(await readStored(key)).toEqual(storedExchange)
    expect(requestCount()).toBe(before + 2)
    expect(await countUsedMessages()).toBe(usedBefore + 1)
  },
)

test('asks a question once that two processes receive concurrently, and sends the reply from both', async () => {
  const [guestAtA, guestAtB] = [new Guest(a.url), new Guest(b.url)]
  await guestAtA.history()
  guestAtB.cookie = guestAtA.cookie
  const [key, before, usedBefore] = [crypto.randomUUID(), requestCount(), await countUsedMessages()]
  await hold()
  const sending = [guestAtA.ask(question, key), guestAtB.ask(question, key)]
  await expect.poll(async () => (await database.query(waitingSessions)).length).toBe(2)
  await release()
  for (const { text } of await Promise.all(sending)) expect(text).toBe(reply)
  expect(requestCount()).toBe(before + 1)
  expect(await readStored(key)).toEqual(storedExchange)
  expect(await countUsedMessages()).toBe(usedBefore + 1)
})

const waitingSessions = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

test('leaves nothing of a question if the process is killed after asking but before storing', async () => {
  const guest = new Guest(b.url)
  await guest.history()
  const [key, before] = [crypto.randomUUID(), requestCount()]
  await hold()
  const sending = guest.send(question, key)
  const failed = expect(sending).rejects.toThrow('fetch failed')
  await expect.poll(requestCount).toBe(before + 1)
  const exit = once(b.process, 'exit')
  b.process.kill('SIGKILL')
  await Promise.all([exit, failed])
  expect(await readStored(key)).toEqual([])
  await release()
  guest.origin = a.url
  expect((await guest.ask(question, key)).text).toBe(reply)
  expect(await readStored(key)).toEqual(storedExchange)
})
