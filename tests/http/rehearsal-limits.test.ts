import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { Owner } from '../owner.ts'
import { plans, ScriptedProvider, renderedActs } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'

const scripted = new ScriptedProvider()
let server: TestServer

beforeAll(async () => {
  await scripted.start()
  server = await startTestServer(inject('postgresUrl'), { env: scripted.env('threads') })
})
afterAll(async () => {
  await server.stop()
  await scripted.stop()
})
beforeEach(() => {
  scripted.script = plans('glad')
})

describe('an owner without a subscription', () => {
  let newcomer: Owner
  let path: string
  const ask = (message: string, history: readonly object[] = []) =>
    newcomer.postJson(`${path}/rehearsal`, { message, history })

  beforeAll(async () => {
    newcomer = await new Owner(server).create(server.database)
    const [menu] = await server.database.query(
      `insert into menus (owner_id, name, assistant_id)
       select id, 'Menu', 'ours' from owners where email = $1 returning *`,
      [newcomer.email],
    )
    await server.database.query(
      `insert into dishes (owner_id, menu_id, name, ingredients) values ($1, $2, 'Pide', array['un'])`,
      [menu?.['owner_id'], menu?.['id']],
    )
    path = `/dashboard/menuList/menu/${String(menu?.['id'])}`
  })
  const subscribe = () =>
    server.database.query(
      `insert into subscriptions (owner_id, subscription_id, status, stripe_status, plan_name,
         started_at, current_period_end, ai_message_limit)
       select id, 'sub_try', 'active', 'trialing', 'Basic', now(), now() + interval '1 day', 5000
       from owners where email = $1`,
      [newcomer.email],
    )

  /** Returns the highest number of test questions counted in one hour. */
  async function maxPerHour(): Promise<unknown> {
    const [counted] = await server.database.query(
      `select max(points)::int as max_points from rate_limits where key like 'rehearsal:%'`,
    )
    return counted?.['max_points']
  }

  test('is answered without the model, with a note; a trial enables it', async () => {
    scripted.requests.length = 0
    const response = await ask('Tell me a story')
    expect(response.body).toContain('event: done')
    expect(response.body).not.toContain(renderedActs('glad'))
    expect(scripted.requests).toEqual([])
    const notice = /Answered without an AI model|yapay zekâ modeli olmadan/
    expect((await newcomer.get(`${path}/update`)).body).toMatch(notice)
    await subscribe()
    expect((await ask('Tell me a story')).body).toContain(renderedActs('glad'))
    expect(scripted.replyRequests).toHaveLength(1)
    expect((await newcomer.get(`${path}/update`)).body).not.toMatch(notice)
  })

  test('sends the model the end of a long conversation, at most 30 times an hour', async () => {
    scripted.requests.length = 0
    const history = Array.from({ length: 20 }, (_, turn) => ({
      role: turn % 2 === 0 ? 'user' : 'assistant',
      text: `${turn} ${'x'.repeat(2_990)}`,
    }))
    expect((await ask('And the soup?', history)).body).toContain(renderedActs('glad'))
    const posted = JSON.stringify(
      scripted.requests
        .filter((request) => request.path.endsWith('/messages'))
        .map(({ body }) => body),
    )
    expect(posted).toContain('19 xxx')
    expect(posted).not.toContain('17 xxx')
    expect(posted.length).toBeLessThan(10_000)
    const responses = await Promise.all(Array.from({ length: 70 }, () => ask('hello')))
    // A new hour may begin in the meantime, but 70 questions exhaust one of the two.
    await expect.poll(maxPerHour).toBe(30)
    const rejected = responses.find(({ status }) => status === 429)
    expect(rejected?.headers['retry-after']).toMatch(/^\d+$/)
  })
})
