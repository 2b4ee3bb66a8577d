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
import { planOf, plannerFor, planRequest } from './plan-of.ts'

let scripted: ScriptedProvider
let planner: Planner
let kept: string[]

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
  scripted.script = says(plan([wire({ do: 'talk', of: ['thanks'] })]))
  planner = await plannerFor(scripted, 'threads')
  kept = []
})
afterEach(() => scripted.stop())

const thread = (id: string) => ({ id, keep: async (made: string) => void kept.push(made) })
const ask = (question: string, rest: Parameters<typeof planRequest>[1]) =>
  planOf(planner, planRequest(question, rest))
const calls = () => scripted.requests.map(({ method, path }) => `${method} ${path}`)
const soup = '<state>\nlanguage: en\n</state>\n\n<guest>\nSoup?\n</guest>'
const greeting = [
  { role: 'user', text: 'Hi' },
  { role: 'assistant', text: 'Welcome.' },
] as const

describe('a thread', () => {
  test('is created with the first question, stored, and run with our assistant', async () => {
    await ask('Soup?', { thread: thread(crypto.randomUUID()) })
    expect(calls()).toEqual([
      'POST /v1/threads',
      'POST /v1/threads/thread_1/messages',
      'POST /v1/threads/thread_1/runs',
    ])
    expect(kept).toEqual(['thread_1'])
    expect(scripted.requests[1]?.body).toEqual({ role: 'user', content: soup })
    expect(scripted.requests[2]?.body).toEqual({ assistant_id: 'asst_1', stream: true })
  })

  test('that exists gets only the next question', async () => {
    scripted.store.threads.set('thread_9', [])
    await ask('Soup?', { thread: thread('thread_9'), history: greeting })
    expect(scripted.store.messagesOf('thread_9')).toEqual([`user: ${soup}`])
    expect(kept).toEqual([])
  })

  test('that the server does not know is recreated with the earlier messages', async () => {
    await ask('Soup?', { thread: thread('thread_lost'), history: greeting })
    expect(scripted.store.messagesOf('thread_1')).toEqual([
      `user: <conversation>\nguest: Hi\nreply: Welcome.\n</conversation>\n\n${soup}`,
    ])
    expect(kept).toEqual(['thread_1'])
  })

  test.each([[[]], [greeting]])('gets a question once that is asked again', async (history) => {
    scripted.store.threads.set('thread_9', [])
    const { script } = scripted
    scripted.script = refuses(500)
    const again = { thread: thread('thread_9'), history }
    await expect(ask('Soup?', again)).rejects.toMatchObject({ code: 'http_500' })
    scripted.script = script
    await ask('Soup?', again)
    expect(scripted.store.messagesOf('thread_9')).toHaveLength(1)
  })

  test('that accepted nothing is not stored', async () => {
    scripted.interfere = ({ path }) => (path.endsWith('/messages') ? refuses(500) : undefined)
    const lost = { thread: thread(crypto.randomUUID()), history: greeting }
    await expect(ask('Soup?', lost)).rejects.toMatchObject({ status: 500 })
    expect(kept).toEqual([])
  })

  test('ids cannot change the path of the URL', async () => {
    await ask('Soup?', { thread: thread('../assistants'), history: greeting })
    expect(calls()[0]).toBe('GET /v1/threads/..%2Fassistants/messages')
  })

  test('whose assistant was deleted is run by a new one', async () => {
    const ids = ['asst_old', 'asst_new']
    scripted.script = (answer) =>
      ids.length === 1
        ? answer.refuse(404)
        : says(plan([wire({ do: 'talk', of: ['bye'] })]))(answer)
    const assistantId = async () => ids.shift() ?? ''
    await ask('Soup?', { assistantId })
    expect(scripted.asked.map(({ body }) => body['assistant_id'])).toEqual(['asst_old', 'asst_new'])
    expect(planner.assistants?.hasLost('asst_old')).toBe(true)
  })
})

describe('an assistant at the provider', () => {
  const assistants = () => {
    if (!planner.assistants) throw new Error('It keeps none')
    return planner.assistants
  }

  test('receives the rules and the menu', async () => {
    const instructions = await assistants().describe(planRequest('').menu)
    const id = await assistants().create({ name: 'Lunch', instructions })
    expect(scripted.store.assistants.get(id)).toMatchObject({ model: 'scripted-model' })
    expect(instructions).toMatch(/^You plan the answers[^]+<dishes>\n.+\nd1 /)
  })

  test('with outdated instructions is updated, and with current ones is not', async () => {
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

  test('that is rejected throws the provider’s message and status, without our key', async () => {
    scripted.interfere = () => refuses(401, {}, `Incorrect key ${scriptedKey}`)
    await expect(assistants().update('asst_1', '')).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect key …',
    })
  })
})
