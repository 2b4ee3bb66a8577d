import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { layInsights } from '../fixtures/lay-conversations.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let demo: Owner
let stranger: Owner

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
  demo = new Owner(server, 'demo@chefin.example')
  await demo.login({ password: 'chefin-demo' })
  demo.cookies.set('locale', 'en')
  stranger = await new Owner(server).join()
  await layInsights(server.database)
})
afterAll(() => server.stop())

describe('what questions tell', () => {
  test('comes with where it is put right, dishes by how often, languages by name', async () => {
    const { body } = await demo.get('/dashboard')
    expect(body).toContain('What your guests asked that the assistant could not answer')
    expect(body).toMatch(/Asked 3×, last on [A-Z][a-z]+ \d+, \d{4}/)
    expect(body).toMatch(
      /href="\/dashboard\/menuList\/menu\/[\da-f-]{36}\/itemList\?edit=[\da-f-]{36}"/,
    )
    expect(body).toMatch(/href="\/dashboard\/menuList\/menu\/[\da-f-]{36}\/update"/)
    expect(body).toContain('Kaç kalori?')
    expect(body).toContain('Most asked-about dishes')
    expect(body).toContain('>Turkish</span>')
  })

  test('is nobody else’s, and no card where there is nothing', async () => {
    const { body } = await stranger.get('/dashboard')
    for (const words of ['Kaç kalori?', 'Most asked-about', 'Languages of', 'could not answer']) {
      expect(body).not.toContain(words)
    }
  })
})

describe('the file', () => {
  const path = '/dashboard/conversations/export'

  test('holds the owner’s own, by the same filter as the list', async () => {
    const { status, headers, body } = await demo.get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('chefin-conversations.csv')
    expect(body).toContain('Kaç kalori?')
    const keys = await server.database.query(
      'select idempotency_key as key from messages where idempotency_key is not null',
    )
    expect(keys).not.toEqual([])
    for (const { key } of keys) expect(body).not.toContain(key)
    expect((await demo.get(`${path}?search=yok+böyle`.replace('ö', '%C3%B6'))).body).not.toContain(
      'Kaç',
    )
    expect((await demo.get(`${path}?from=x&restaurant=y&search=%00`)).body).toContain('Kaç kalori?')
    expect((await stranger.get(path)).body).not.toContain('Kaç')
    const signedOut = await new Owner(server).get(path)
    expect(signedOut.location).toBe('/auth/login?back=%2Fdashboard%2Fconversations')
  })
})
