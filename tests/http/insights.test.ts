import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { seedInsights } from '../fixtures/seed-conversations.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let demo: Owner
let stranger: Owner

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
  demo = new Owner(server, 'demo@chefin.example')
  demo.password = 'chefin-demo'
  await demo.login()
  demo.cookies.set('locale', 'en')
  stranger = await new Owner(server).create(server.database)
  await seedInsights(server.database)
})
afterAll(() => server.stop())

describe('insights', () => {
  test('link to where they can be fixed, with dishes by frequency and languages by name', async () => {
    const { body } = await demo.get('/dashboard')
    expect(body).toContain('Questions the assistant could not answer')
    expect(body).toMatch(/Asked 3×, last on [A-Z][a-z]+ \d+, \d{4}/)
    expect(body).toMatch(
      /href="\/dashboard\/menuList\/menu\/[\da-f-]{36}\/itemList\?edit=[\da-f-]{36}"/,
    )
    expect(body).toMatch(/href="\/dashboard\/menuList\/menu\/[\da-f-]{36}\/update"/)
    expect(body).toContain('Kaç kalori?')
    expect(body).toContain('Most asked-about dishes')
    expect(body).toContain('>Turkish</span>')
  })

  test('are private to the owner, and hidden when empty', async () => {
    const { body } = await stranger.get('/dashboard')
    for (const words of ['Kaç kalori?', 'Most asked-about', 'Languages of', 'could not answer']) {
      expect(body).not.toContain(words)
    }
  })
})

describe('the export', () => {
  const path = '/dashboard/conversations/export'
  const page = '/dashboard/conversations/download'

  test('contains the owner’s own data with the same filter as the list', async () => {
    const { status, headers, body } = await demo.download(page)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('chefin-conversations.csv')
    expect(body).toContain('Kaç kalori?')
    const keys = await server.database.query(
      'select idempotency_key as key from messages where idempotency_key is not null',
    )
    expect(keys).not.toEqual([])
    for (const { key } of keys) expect(body).not.toContain(key)
    expect((await demo.download(`${page}?search=yok+b%C3%B6yle`)).body).not.toContain('Kaç')
    const unreadable = await demo.download(`${page}?from=x&restaurant=y&search=%00`)
    expect(unreadable.body).toContain('Kaç kalori?')
    const others = await stranger.download(page)
    expect(others.status).toBe(200)
    expect(others.body).not.toContain('Kaç')
    const signedOut = await new Owner(server).get(path)
    expect(signedOut.location).toBe('/auth/login?back=%2Fdashboard%2Fconversations')
  })

  test('requires the password in the same session, and keeps the filter', async () => {
    const filterQuery = '?search=Ka%C3%A7&from=2020-01-01'
    const otherBrowser = new Owner(server, demo.email)
    otherBrowser.password = demo.password
    await otherBrowser.login()
    const rejection = await otherBrowser.get(`${path}${filterQuery}`)
    expect(rejection.location).toBe(`${page}${filterQuery}`)
    expect(rejection.body).not.toContain('Kaç kalori')
    expect((await demo.get(`${page}${filterQuery}`)).body).toContain(
      'The conversations that match your filters',
    )
    const wrong = await demo.post(`${page}${filterQuery}`, {
      intent: 'export',
      password: 'not-this',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('Current password is incorrect')

    const file = await demo.confirmExport(`${page}${filterQuery}`)
    expect(file).toBe(`${path}${filterQuery}`)
    expect((await demo.get(file)).body).toContain('Kaç kalori?')
    expect((await otherBrowser.get(file)).location).toBe(`${page}${filterQuery}`)
    await server.database.query(
      `update sessions set confirmed_at = now() - interval '16 minutes' where confirmed_at is not null`,
    )
    expect((await demo.get(file)).location).toBe(`${page}${filterQuery}`)
  })

  test('limits password guesses in a session', async () => {
    const guesser = await new Owner(server).create(server.database)
    const guess = (password: string) => guesser.post(page, { intent: 'export', password })
    const attempt = () => guess('wrong')
    expect((await countAttempts(server.database, 'password_check', 9, attempt)).status).toBe(422)
    expect((await attempt()).status).toBe(422)
    const rejection = await guess(guesser.password)
    expect(rejection.status).toBe(429)
    expect(rejection.headers['retry-after']).toBeDefined()
    expect(rejection.body).not.toContain('/export?')
  })
})
