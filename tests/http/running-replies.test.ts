import { once } from 'node:events'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest'
import { endProcess } from '../end-process.ts'
import { followEvents, Guest, readEvents, type ReceivedEvent } from '../guest.ts'
import { plan, plans, ScriptedProvider, renderedActs } from '../scripted-provider/index.ts'
import { holdAfter, readSome, resume } from '../held-reply.ts'
import { startTestServer, type TestServer } from '../server.ts'

const postgresUrl = inject('postgresUrl')
const scripted = new ScriptedProvider()
const question = 'Are you open?'
let server: TestServer

beforeAll(async () => {
  await scripted.start()
  server = await startTestServer(postgresUrl, { env: scripted.env('openai-compatible') })
})
afterAll(async () => {
  await server.stop()
  await scripted.stop()
})
beforeEach(() => {
  scripted.requests.length = 0
})

/** Starts another process on the database. */
async function startAnother(): Promise<TestServer> {
  const { database } = server
  const env = scripted.env('openai-compatible')
  const another = await startTestServer(postgresUrl, { database, env })
  onTestFinished(another.stop)
  return another
}

async function used(): Promise<number> {
  const [row] = await server.database.query('select ai_message_used from subscriptions')
  return Number(row?.['ai_message_used'])
}

test('a process killed during a reply loses no question, and a retry counts it once', async () => {
  const killed = await startAnother()
  const guest = new Guest(killed.url)
  const key = crypto.randomUUID()
  holdAfter(scripted, 'enjoy')
  await readSome(await guest.send(question, key), 1)
  await endProcess(killed.process, 'SIGKILL')

  guest.origin = server.url
  const before = await used()
  // The question has no running reply, so the page offers to retry.
  const { messages, busy } = await guest.history()
  expect(messages).toMatchObject([{ role: 'user', text: question, key }])
  expect(busy).toBe(false)
  expect((await resume(guest)).status).toBe(204)

  scripted.script = plans('glad')
  expect((await guest.ask(question, key)).text).toBe(renderedActs('glad'))
  expect((await guest.ask(question, key)).text).toBe(renderedActs('glad'))
  expect((await guest.history()).messages).toHaveLength(2)
  expect(await used()).toBe(before + 1)
})

test('a stopped process finishes its replies, stores them and exits cleanly', async () => {
  const stopped = await startAnother()
  const [listening, disconnected] = [new Guest(stopped.url), new Guest(stopped.url)]
  const finish = holdAfter(scripted, 'enjoy')
  await readSome(await disconnected.send(question), 1)
  const received = Promise.withResolvers<void>()
  const reading = (async () => {
    const events: ReceivedEvent[] = []
    for await (const event of followEvents(await listening.send(question))) {
      events.push(event)
      received.resolve()
    }
    return events
  })()
  await received.promise
  const exit = once(stopped.process, 'exit')
  stopped.process.kill('SIGTERM')
  await expect.poll(() => fetch(`${stopped.url}/healthz`).catch(() => 'refused')).toBe('refused')
  finish()
  expect((await reading).at(-1)?.event).toBe('done')
  expect(await exit).toEqual([0, null])
  for (const guest of [listening, disconnected]) {
    guest.origin = server.url
    const reply = { role: 'assistant', text: renderedActs('enjoy', 'bye') }
    expect((await guest.history()).messages[1]).toMatchObject(reply)
  }
})

describe('a guest whose connection drops', () => {
  test('gets the whole reply on return, and until then the history reports it as in progress', async () => {
    const guest = new Guest(server.url)
    const finish = holdAfter(scripted, 'enjoy')
    await readSome(await guest.send(question), 1)
    expect(await guest.history()).toMatchObject({ busy: true, messages: [{ text: question }] })
    finish()
    await expect.poll(async () => (await guest.history()).busy).toBe(false)
    expect((await guest.history()).messages[1]).toMatchObject({
      text: renderedActs('enjoy', 'bye'),
    })
  })

  test('resumes at any byte, during the reply and after it', async () => {
    const guest = new Guest(server.url)
    const finish = holdAfter(scripted, 'enjoy', 'glad', 'sorry')
    const [first = '', ...ids] = (await readSome(await guest.send(question), 5)).map(({ id }) => id)
    const midway = await Promise.all(
      [undefined, first, ...ids, 'of-another-reply.3', 'nonsense'].map(
        async (id) => [id, await resume(guest, id)] as const,
      ),
    )
    finish()
    const whole = await readEvents(await resume(guest))
    expect(whole.at(-1)?.event).toBe('done')
    const restAfter = (id: string | undefined) =>
      whole.slice(whole.findIndex((event) => event.id === id) + 1)
    for (const [id, response] of midway) expect(await readEvents(response)).toEqual(restAfter(id))

    const bytes = new Uint8Array(await (await resume(guest)).arrayBuffer())
    const resumed = new Map<string | undefined, ReceivedEvent[]>()
    for (let length = 0; length <= bytes.length; length++) {
      const seen = await readEvents(new Response(bytes.slice(0, length)))
      const last = seen.at(-1)?.id
      if (!resumed.has(last)) resumed.set(last, await readEvents(await resume(guest, last)))
      expect([...seen, ...(resumed.get(last) ?? [])]).toEqual(whole)
    }
    expect(resumed.size).toBe(whole.length + 1)
  })
})

// Last: it opens the circuit.
test('an unresponsive provider delays three guests, and nobody after them', async () => {
  scripted.script = (answer) =>
    scripted.replyRequests.length === 1 ? undefined : answer.drip(plan([]), 900)
  const ask = async () => (await new Guest(server.url).ask(question)).text
  for (const text of await Promise.all([ask(), ask(), ask()])) expect(text).not.toBe('')
  expect(server.log()).toContain('"state":"open"')
  expect(await ask()).not.toBe('')
  expect(scripted.replyRequests).toHaveLength(3)
})
