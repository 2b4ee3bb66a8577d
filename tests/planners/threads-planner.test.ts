import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Planner } from '#app/assistant/planners/planner.ts'
import {
  plan,
  refuses,
  says,
  scriptedKey,
  ScriptedProvider,
  wire,
} from '../scripted-provider/index.ts'
import { collectPlan, plannerFor, planRequest } from './planner-helpers.ts'

let scripted: ScriptedProvider
let planner: Planner
let savedIds: string[]

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
  scripted.script = says(plan([wire({ do: 'talk', of: ['thanks'] })]))
  planner = await plannerFor(scripted, 'threads')
  savedIds = []
})
afterEach(() => scripted.stop())

const thread = (id: string) => ({ id, save: async (saved: string) => void savedIds.push(saved) })
const ask = (question: string, rest: Parameters<typeof planRequest>[1]) =>
  collectPlan(planner, planRequest(question, rest))
const calls = () => scripted.requests.map(({ method, path }) => `${method} ${path}`)
const soup = '<state>\nlanguage: en\n</state>\n\n<guest>\nSoup?\n</guest>'
const greeting = [
  { role: 'user', text: 'Hi' },
  { role: 'assistant', text: 'Welcome.' },
] as const

describe('the planner of a thread server', () => {
  test('creates a thread for the first question, saves its id and runs the assistant in it', async () => {
    await ask('Soup?', { thread: thread(crypto.randomUUID()) })
    expect(calls()).toEqual([
      'POST /v1/threads',
      'POST /v1/threads/thread_1/messages',
      'POST /v1/threads/thread_1/runs',
    ])
    expect(savedIds).toEqual(['thread_1'])
    expect(scripted.requests[1]?.body).toEqual({ role: 'user', content: soup })
    expect(scripted.requests[2]?.body).toEqual({ assistant_id: 'asst_1', stream: true })
  })

  test('sends only the new question to an existing thread', async () => {
    scripted.store.threads.set('thread_9', [])
    await ask('Soup?', { thread: thread('thread_9'), history: greeting })
    expect(scripted.store.messagesOf('thread_9')).toEqual([`user: ${soup}`])
    expect(savedIds).toEqual([])
  })

  test('creates a new thread with the whole conversation if the server has lost the old one', async () => {
    await ask('Soup?', { thread: thread('thread_lost'), history: greeting })
    expect(scripted.store.messagesOf('thread_1')).toEqual([
      `user: <conversation>\nguest: Hi\nreply: Welcome.\n</conversation>\n\n${soup}`,
    ])
    expect(savedIds).toEqual(['thread_1'])
  })

  test.each([[[]], [greeting]])(
    'adds a question that is sent again only once, after %j',
    async (history) => {
      scripted.store.threads.set('thread_9', [])
      const { script } = scripted
      scripted.script = refuses(500)
      const again = { thread: thread('thread_9'), history }
      await expect(ask('Soup?', again)).rejects.toMatchObject({ code: 'http_500' })
      scripted.script = script
      await ask('Soup?', again)
      expect(scripted.store.messagesOf('thread_9')).toHaveLength(1)
    },
  )

  test('does not save a thread whose first message was rejected', async () => {
    scripted.interfere = ({ path }) => (path.endsWith('/messages') ? refuses(500) : undefined)
    const lost = { thread: thread(crypto.randomUUID()), history: greeting }
    await expect(ask('Soup?', lost)).rejects.toMatchObject({ status: 500 })
    expect(savedIds).toEqual([])
  })

  test('escapes thread ids in URLs', async () => {
    await ask('Soup?', { thread: thread('../assistants'), history: greeting })
    expect(calls()[0]).toBe('GET /v1/threads/..%2Fassistants/messages')
  })

  test('runs the question with a new assistant if the server has deleted the old one', async () => {
    const ids = ['asst_old', 'asst_new']
    scripted.script = (answer) =>
      ids.length === 1
        ? answer.refuse(404)
        : says(plan([wire({ do: 'talk', of: ['bye'] })]))(answer)
    const assistantId = async () => ids.shift() ?? ''
    await ask('Soup?', { assistantId })
    expect(scripted.replyRequests.map(({ body }) => body['assistant_id'])).toEqual([
      'asst_old',
      'asst_new',
    ])
    expect(planner.assistants?.hasLost('asst_old')).toBe(true)
  })
})

describe('the instructions of an assistant on the server', () => {
  const assistants = () => {
    if (!planner.assistants) throw new Error('The planner stores no assistants')
    return planner.assistants
  }

  test('contain the rules and the menu', async () => {
    const instructions = await assistants().describe(planRequest('').menu)
    const id = await assistants().create({ name: 'Lunch', instructions })
    expect(scripted.store.assistants.get(id)).toMatchObject({ model: 'scripted-model' })
    expect(instructions).toMatch(/^You plan the answers[^]+<dishes>\n.+\nd1 /)
  })

  test('are updated only if they have changed', async () => {
    const id = await assistants().create({ name: 'Lunch', instructions: 'Serve.' })
    await assistants().update(id, 'Plan.')
    await assistants().update(id, 'Plan.')
    expect(scripted.store.assistants.get(id)).toMatchObject({ instructions: 'Plan.' })
    expect(calls().slice(1)).toEqual([
      `GET /v1/assistants/${id}`,
      `POST /v1/assistants/${id}`,
      `GET /v1/assistants/${id}`,
    ])
  })

  test('fail to update with the server’s status and message, without the key', async () => {
    scripted.interfere = () => refuses(401, {}, `Incorrect key ${scriptedKey}`)
    await expect(assistants().update('asst_1', '')).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect key …',
    })
  })
})
