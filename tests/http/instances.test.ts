import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { Guest, readEvents, type ReceivedEvent } from '../guest.ts'
import {
  planBegins,
  planEnds,
  plans,
  ScriptedProvider,
  renderedActs,
  wire,
} from '../scripted-provider/index.ts'
import { holdAfter, readSome, resume } from '../held-reply.ts'
import { startTestServer, type TestServer } from '../server.ts'

const postgresUrl = inject('postgresUrl')
const question = 'Are you open?'

const scripted = new ScriptedProvider()
let database: TestDatabase
let a: TestServer
let b: TestServer

const start = () =>
  startTestServer(postgresUrl, { env: scripted.env('openai-compatible'), database })

beforeAll(async () => {
  await scripted.start()
  database = await createEmptyDatabase(postgresUrl)
  ;[a, b] = await Promise.all([start(), start()])
})
afterAll(async () => {
  await scripted.stop()
  await Promise.all([a.stop(), b.stop()])
  await database.drop()
})

/** Returns the same guest, connected to another process. */
function connectTo(guest: Guest, server: TestServer): Guest {
  const same = new Guest(server.url)
  same.cookie = guest.cookie
  return same
}

const textOf = (events: readonly ReceivedEvent[]) =>
  events.map(({ event, data }) => (event === 'delta' ? String(data['text']) : '')).join('')

const countUsedMessages = async () => {
  const [row] = await database.query('select ai_message_used from subscriptions')
  return Number(row?.['ai_message_used'])
}
/** Reads the stored replies to a question. */
const repliesTo = (key: string) =>
  database.query(
    `select text, dishes from messages where reply_to =
      (select id from messages where idempotency_key = $1)`,
    [key],
  )
/** Counts the requests to the provider so far. */
const requestCount = () => scripted.replyRequests.length

test('two processes that start at once migrate an empty database and add the sample menus once', async () => {
  expect(await database.query('select slug from restaurants order by slug')).toEqual([
    { slug: 'demo' },
    { slug: 'demo-pub' },
  ])
})

describe('a reply that is written by one process', () => {
  test('can be followed at another, from any event and by any number of pages', async () => {
    const guest = new Guest(a.url)
    const [key, before] = [crypto.randomUUID(), requestCount()]
    // Longer than one notification, with letters that a split between bytes would corrupt.
    await database.query(`update dishes set name = name || repeat(' çardak 🥗', 15)`)
    const finish = Promise.withResolvers<void>()
    scripted.script = async (answer) => {
      const long = wire({ do: 'list', where: [{ op: 'price_over', of: ['1'] }] })
      answer.say(planBegins('enjoy'), `,${JSON.stringify(long)}`)
      await finish.promise
      answer.say(planEnds('bye'))
      answer.end()
    }
    const received = await readSome(await guest.send(question, key), 3)
    const there = connectTo(guest, b)
    expect(await there.history()).toMatchObject({ busy: true, messages: [{ text: question }] })
    const ids = [undefined, ...received.map(({ id }) => id), 'of-another-reply.3', 'nonsense']
    const midway = await Promise.all(ids.map(async (id) => [id, await resume(there, id)] as const))
    finish.resolve()
    const whole = await readEvents(await resume(guest))
    expect(whole.at(-1)?.event).toBe('done')
    expect(textOf(whole)).toContain(renderedActs('bye'))
    const maxLength = Math.max(...whole.map(({ data }) => JSON.stringify(data).length))
    expect(maxLength).toBeGreaterThan(8_000)
    const restAfter = (id: string | undefined) =>
      whole.slice(whole.findIndex((event) => event.id === id) + 1)
    for (const [id, response] of midway) expect(await readEvents(response)).toEqual(restAfter(id))

    // A complete reply can be read from any event, too.
    for (const { id } of whole) {
      expect(await readEvents(await resume(there, id))).toEqual(restAfter(id))
    }
    expect(await there.history()).toMatchObject({ busy: false, messages: [{}, {}] })
    expect(await repliesTo(key)).toHaveLength(1)
    expect(requestCount()).toBe(before + 1)
  })

  test('is followed and counted once if the question is also sent to another process', async () => {
    const guest = new Guest(a.url)
    scripted.script = plans('glad')
    await guest.ask('hello')
    const [counted, before] = [await countUsedMessages(), requestCount()]
    const key = crypto.randomUUID()
    const finish = holdAfter(scripted, 'enjoy')
    const both = await Promise.all([
      guest.send(question, key),
      connectTo(guest, b).send(question, key),
    ])
    finish()
    const [here, there] = await Promise.all(both.map(readEvents))
    expect(textOf(here ?? [])).toBe(renderedActs('enjoy', 'bye'))
    expect(there).toEqual(here)
    expect(await repliesTo(key)).toHaveLength(1)
    expect(await countUsedMessages()).toBe(counted + 1)
    expect(requestCount()).toBe(before + 1)
  })

  test('leaves no text if it is erased at another process', async () => {
    const guest = new Guest(a.url)
    const key = crypto.randomUUID()
    const finish = holdAfter(scripted, 'privacy')
    await readSome(await guest.send('I am allergic to xylophones. Is the hummus safe?', key), 1)
    const there = connectTo(guest, b)
    expect((await there.history()).busy).toBe(true)
    expect((await there.request('DELETE')).status).toBe(204)
    finish()
    await expect.poll(() => repliesTo(key)).toEqual([{ text: '', dishes: [] }])
    for (const client of [guest, there]) {
      expect(await client.history()).toEqual({ messages: [], busy: false })
      await expect.poll(async () => (await resume(client)).status).toBe(204)
    }
    const rows = Object.values(await database.rows()).flat()
    expect(rows.filter((row) => /xylophones|kept for this restaurant/.test(row))).toEqual([])
    const evidence = await database.query(
      `select * from reply_evidence where message_id in
        (select id from messages where reply_to = (select id from messages where idempotency_key = $1))`,
      [key],
    )
    expect(evidence).toEqual([])
  })
})
