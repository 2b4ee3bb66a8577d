import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { followEvents, Guest, type ReceivedEvent } from '../guest.ts'
import { resume } from '../held-reply.ts'
import { planBegins, plans, ScriptedProvider, renderedActs } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'

/*
 * The provider is asked while Postgres is still flushing the question to disk (decision 036). Here
 * the test decides how long a question's commit takes and how it ends.
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

/** Runs a statement in Postgres when a question is committed, as superuser. */
async function atCommit(act: string): Promise<void> {
  await database.query(
    `create or replace function at_commit() returns trigger language plpgsql security definer as
     $$ begin perform ${act}; return null; end $$`,
  )
}

/** Blocks the commit of each question until released. */
async function hold(andThen = ''): Promise<void> {
  await database.query('select pg_advisory_lock(36)')
  await atCommit(`pg_advisory_xact_lock(36); ${andThen}`.replace(/; $/, ''))
}
const release = () => database.query('select pg_advisory_unlock_all()')

const asked = () => scripted.asked.length
const stored = (key: string) =>
  database.query(
    `select role, text from messages where idempotency_key = $1 or reply_to in
       (select id from messages where idempotency_key = $1) order by sequence`,
    [key],
  )
const used = async () => {
  const [row] = await database.query('select ai_message_used from subscriptions')
  return Number(row?.['ai_message_used'])
}
const whole = [
  { role: 'user', text: question },
  { role: 'assistant', text: reply },
]

test('a provider is asked while a question is being stored, but the guest gets no text before', async () => {
  const guest = new Guest(a.url)
  await guest.ask('Good evening!')
  const [key, before] = [crypto.randomUUID(), asked()]
  const told = Promise.withResolvers<void>()
  scripted.script = async (answer) => {
    plans('enjoy', 'bye')(answer)
    await answer.closed
    told.resolve()
  }
  await hold()
  const sending = guest.ask(question, key)
  await told.promise
  expect(asked()).toBe(before + 1)
  // Another page of the same guest subscribes.
  const heard: ReceivedEvent[] = []
  const listening = (async () => {
    for await (const event of followEvents(await resume(guest))) heard.push(event)
  })()
  for (let looks = 0; looks < 3; looks++) {
    expect((await guest.history()).messages).toHaveLength(2)
  }
  expect(heard).toEqual([])
  expect(await stored(key)).toEqual([])
  await release()
  expect((await sending).text).toBe(reply)
  await listening
  expect(heard).toEqual((await sending).events)
  expect(await stored(key)).toEqual(whole)
})

test.each([
  ['is refused', `1/0`, 500],
  ['is lost with the line', 'pg_terminate_backend(pg_backend_pid())', 503],
])(
  'a question whose commit %s has no effect: nothing is sent or stored, and the provider is stopped',
  async (_, fault, status) => {
    const guest = new Guest(a.url)
    const [key, before, usedBefore] = [crypto.randomUUID(), asked(), await used()]
    const stopped = Promise.withResolvers<void>()
    scripted.script = async (answer) => {
      answer.say(planBegins('enjoy'))
      await answer.closed
      stopped.resolve()
    }
    await hold(`perform ${fault}`)
    const sending = guest.send(question, key)
    await expect.poll(asked).toBe(before + 1)
    await release()
    expect((await sending).status).toBe(status)
    await stopped.promise
    expect(await stored(key)).toEqual([])

    await atCommit('null')
    scripted.script = plans('enjoy', 'bye')
    expect((await guest.ask(question, key)).text).toBe(reply)
    expect(await stored(key)).toEqual(whole)
    expect(asked()).toBe(before + 2)
    expect(await used()).toBe(usedBefore + 1)
  },
)

test('a question that two processes receive concurrently is asked once, and both send the reply', async () => {
  const [here, there] = [new Guest(a.url), new Guest(b.url)]
  await here.history()
  there.cookie = here.cookie
  const [key, before, usedBefore] = [crypto.randomUUID(), asked(), await used()]
  await hold()
  const sending = [here.ask(question, key), there.ask(question, key)]
  await expect.poll(async () => (await database.query(waiting)).length, { timeout: 10_000 }).toBe(2)
  await release()
  for (const { text } of await Promise.all(sending)) expect(text).toBe(reply)
  expect(asked()).toBe(before + 1)
  expect(await stored(key)).toEqual(whole)
  expect(await used()).toBe(usedBefore + 1)
})

const waiting = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

test('a process killed after asking but before storing leaves nothing of the question', async () => {
  const guest = new Guest(b.url)
  await guest.history()
  const [key, before] = [crypto.randomUUID(), asked()]
  await hold()
  const sending = guest.send(question, key)
  const failed = expect(sending).rejects.toThrow('fetch failed')
  await expect.poll(asked).toBe(before + 1)
  const ended = once(b.process, 'exit')
  b.process.kill('SIGKILL')
  await Promise.all([ended, failed])
  expect(await stored(key)).toEqual([])
  await release()
  guest.origin = a.url
  expect((await guest.ask(question, key)).text).toBe(reply)
  expect(await stored(key)).toEqual(whole)
})
