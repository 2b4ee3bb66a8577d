import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AssistantProvider } from '#app/assistant/port.ts'
import { refuses, says, scriptedKey, ScriptedProvider } from '../scripted-provider/index.ts'
import { providerFor, readReply, requestFor } from './reply-of.ts'

let scripted: ScriptedProvider
let provider: AssistantProvider
let kept: string[]

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
  provider = await providerFor(scripted, 'threads')
  kept = []
})
afterEach(() => scripted.stop())

const thread = (id: string) => ({
  id,
  keep: async (made: string) => void kept.push(made),
})
const ask = (question: string, rest: Parameters<typeof requestFor>[1]) =>
  readReply(provider, requestFor(question, rest))
const calls = () => scripted.requests.map(({ method, path }) => `${method} ${path}`)

const greeting = [
  { role: 'user', text: 'Hi' },
  { role: 'assistant', text: 'Welcome.' },
] as const

describe('a thread', () => {
  test('is made at the first question, kept, and run with our assistant', async () => {
    await ask('Soup?', { thread: thread(crypto.randomUUID()) })
    expect(calls()).toEqual([
      'POST /v1/threads',
      'POST /v1/threads/thread_1/messages',
      'POST /v1/threads/thread_1/runs',
    ])
    expect(kept).toEqual(['thread_1'])
    expect(scripted.requests[1]?.body).toEqual({
      role: 'user',
      content: '<guest>\nSoup?\n</guest>',
    })
    expect(scripted.requests[2]?.body).toEqual({ assistant_id: 'asst_1', stream: true })
  })

  test('that is known gets the next question alone', async () => {
    scripted.store.threads.set('thread_9', [])
    await ask('Soup?', { thread: thread('thread_9'), history: greeting })
    expect(calls()).toEqual([
      'GET /v1/threads/thread_9/messages',
      'POST /v1/threads/thread_9/messages',
      'POST /v1/threads/thread_9/runs',
    ])
    expect(kept).toEqual([])
  })

  test('that the server does not know is made anew, with what was said before', async () => {
    await ask('Soup?', { thread: thread(crypto.randomUUID()), history: greeting })
    expect(scripted.store.said('thread_1')).toEqual([
      'user: <guest>\nHi\n</guest>',
      'assistant: Welcome.',
      'user: <guest>\nSoup?\n</guest>',
    ])
    expect(kept).toEqual(['thread_1'])
  })

  test.each([[[]], [greeting]])('gets a question once that is asked again', async (history) => {
    scripted.store.threads.set('thread_9', [])
    scripted.script = refuses(500)
    const again = { thread: thread('thread_9'), history }
    await expect(ask('Soup?', again)).rejects.toThrow('No.')
    scripted.script = says('Lentil.')
    expect((await ask('Soup?', again)).text).toBe('Lentil.')
    expect(scripted.store.said('thread_9')).toEqual(['user: <guest>\nSoup?\n</guest>'])
  })

  test('whose history cannot be replayed is not kept', async () => {
    scripted.interfere = ({ path }) => (path.endsWith('/messages') ? refuses(500) : undefined)
    const id = crypto.randomUUID()
    await expect(ask('Soup?', { thread: thread(id), history: greeting })).rejects.toMatchObject({
      status: 500,
    })
    expect(kept).toEqual([])
  })

  test('id cannot leave its place in the address', async () => {
    await ask('Soup?', { thread: thread('../assistants'), history: greeting })
    expect(calls()[0]).toBe('GET /v1/threads/..%2Fassistants/messages')
  })
})

describe('a run', () => {
  const reply = (...events: (object | string)[]) => {
    scripted.script = (answer) => {
      answer.begin()
      for (const event of events) {
        answer.raw(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n`)
      }
      answer.stop()
    }
    return ask('Soup?', { thread: thread(crypto.randomUUID()) })
  }
  const delta = (value: string) => ({
    object: 'thread.message.delta',
    delta: { content: [{ type: 'text', text: { value } }] },
  })

  test('is read line by line, with what a code interpreter put out', async () => {
    const step = (outputs: object[]) => ({
      object: 'thread.run.step.delta',
      delta: { step_details: { tool_calls: [{ code_interpreter: { input: 'x', outputs } }] } },
    })
    expect(
      await reply(
        delta('Together: '),
        step([]),
        step([{ type: 'logs', logs: '470' }]),
        { object: 'thread.run.step.delta', delta: { step_details: { type: 'message_creation' } } },
        { object: 'thread.run.step', usage: { total_tokens: 7 } },
        { object: 'thread.run.completed', usage: { total_tokens: 21 } },
        '[DONE]',
        'never read',
      ),
    ).toEqual({ text: 'Together: 470', totalTokens: 21 })
  })

  test.each([
    ['a completed run', { object: 'thread.run.completed' }],
    ['a run whose state is completed', { object: 'thread.run', status: 'completed' }],
  ])('ends with %s, without [DONE] too', async (_, event) => {
    expect((await reply(delta('Yes.'), event)).text).toBe('Yes.')
  })

  test.each([
    ['that failed', { object: 'thread.run.failed' }],
    ['whose state is failed', { object: 'thread.run', status: 'failed' }],
    ['that expired', { object: 'thread.run.expired' }],
    ['with an error event', { error: { message: 'server_error' } }],
    ['that wants what we never offered', { object: 'thread.run', status: 'requires_action' }],
  ])('%s throws, even when [DONE] follows', async (_, event) => {
    await expect(reply(delta('Yes'), event, '[DONE]')).rejects.toMatchObject({
      code: 'run_failed',
    })
  })

  test('that just ends throws', async () => {
    await expect(reply(delta('Yes'))).rejects.toMatchObject({ code: 'cut_short' })
  })

  test('without a body throws the contract’s words', async () => {
    scripted.script = (answer) => answer.empty()
    await expect(ask('Soup?', { thread: thread(crypto.randomUUID()) })).rejects.toThrow(
      'Response body is null',
    )
  })
})

describe('an assistant at the provider’s', () => {
  const assistants = () => {
    if (!provider.assistants) throw new Error('It keeps none')
    return provider.assistants
  }

  test('is created with name, instructions and the model of the settings', async () => {
    const id = await assistants().create({ name: 'Lunch', instructions: 'Serve.' })
    expect(scripted.store.assistants.get(id)).toMatchObject({
      name: 'Lunch',
      instructions: 'Serve.',
      model: 'scripted-model',
    })
  })

  test('without an id throws the contract’s words', async () => {
    scripted.interfere = () => (answer) => answer.json({ object: 'assistant' })
    await expect(assistants().create({ name: 'Lunch', instructions: '' })).rejects.toThrow(
      'OpenAI Assistant oluşturulamadı',
    )
  })

  test('is told new instructions, and none that it has', async () => {
    const id = await assistants().create({ name: 'Lunch', instructions: 'Serve.' })
    await assistants().update(id, 'Serve well.')
    await assistants().update(id, 'Serve well.')
    expect(scripted.store.assistants.get(id)).toMatchObject({ instructions: 'Serve well.' })
    expect(calls().slice(1)).toEqual([
      `GET /v1/assistants/${id}`,
      `POST /v1/assistants/${id}`,
      `GET /v1/assistants/${id}`,
    ])
  })

  test('is told of another model, too', async () => {
    const id = await assistants().create({ name: 'Lunch', instructions: 'Serve.' })
    scripted.store.assistants.set(id, { id, instructions: 'Serve.', model: 'an older one' })
    await assistants().update(id, 'Serve.')
    expect(scripted.store.assistants.get(id)).toMatchObject({ model: 'scripted-model' })
  })

  test('that is refused throws the provider’s message and status, without our key', async () => {
    scripted.interfere = () => refuses(401, {}, `Incorrect key ${scriptedKey}`)
    await expect(assistants().update('asst_1', '')).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect key …',
    })
    scripted.interfere = () => (answer) => answer.refuse(502, {}, '')
    await expect(assistants().update('asst_1', '')).rejects.toThrow('Unknown error')
  })
})
