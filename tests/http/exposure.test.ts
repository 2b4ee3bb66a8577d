import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { SavedRows, type Rows } from '../billing/saved-rows.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { ScriptedProvider } from '../scripted-provider/index.ts'

// Each of these starts several servers, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const password = 'chefin-demo'
const publicUrl = 'https://menu.example'
const closedLine = 'the demo login is closed: its password is public'

let database: TestDatabase
let sessions: SavedRows
/** The demo login's session after a first start on localhost. */
let signedIn: Rows

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  const local = await startTestServer(inject('postgresUrl'), { database })
  await new Owner(local, 'demo@chefin.example').login({ password })
  await local.stop()
  sessions = new SavedRows(database, ['sessions'])
  signedIn = await sessions.save()
})

afterAll(() => database.drop())

/** Starts a server on the same database with other settings. */
async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(inject('postgresUrl'), { database, env })
  onTestFinished(server.stop)
  return server
}

/** Requests a page with exactly the given headers; returns the status. */
function statusOf(server: TestServer, path: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

const localPages = ['/local/mail', '/local/stripe/control', '/local/gallery']

describe('29: the demo login, whose password is public,', () => {
  test.each<[string, Record<string, string>]>([
    ['with a public APP_URL', { APP_URL: publicUrl }],
    ['on all networks', { HOST: '0.0.0.0' }],
    [
      'on all networks, with an APP_URL of this machine',
      { HOST: '::', APP_URL: 'http://localhost:3000' },
    ],
  ])(
    'and everything under /local is closed at a start %s, including its sessions',
    async (_, env) => {
      expect(signedIn).toMatchObject({ sessions: [{}] })
      await sessions.restore(signedIn)
      const exposed = await start(env)
      const response = await new Owner(exposed, 'demo@chefin.example').login(
        { password },
        { headers: { Origin: env['APP_URL'] ?? exposed.url } },
      )
      expect(response.status).toBe(422)
      expect(response.cookies.join()).not.toContain('session')
      expect(exposed.output()).toContain(closedLine)
      expect(exposed.output()).not.toContain(password)
      expect(await database.query('select id from sessions')).toEqual([])
      for (const page of localPages) {
        expect(await statusOf(exposed, page)).toBe(404)
        expect(await statusOf(exposed, page, { Host: 'localhost' })).toBe(404)
      }
      await exposed.stop()
    },
  )

  test('opens nothing at a public process while a local one shares the database', async () => {
    // Both have their own data folder.
    const separateFolders = 'each shows only the pictures in its own data folder'
    const exposed = await start({ HOST: '0.0.0.0' })
    expect(exposed.log()).not.toContain('another Chefin process uses this database')
    const local = await start()
    expect(local.log()).toContain(separateFolders)
    expect(local.output()).toContain(`demo login: demo@chefin.example / ${password}`)
    const demo = new Owner(local, 'demo@chefin.example')
    expect((await demo.login({ password })).status).toBe(302)
    const stolen = new Owner(exposed, demo.email)
    for (const [name, value] of demo.cookies) stolen.cookies.set(name, value)
    expect(await demo.isSignedIn()).toBe(true)
    expect(await stolen.isSignedIn()).toBe(false)
    expect((await stolen.login({ password })).status).toBe(422)
    const warning = /links in mail, QR codes and the sitemap say localhost.*set APP_URL/
    expect(exposed.log()).toMatch(warning)
    expect(local.log()).not.toMatch(warning)
  })
})

describe('a process for this machine', () => {
  let server: TestServer

  beforeAll(async () => {
    const env = { TRUSTED_PROXIES: 'loopback' }
    server = await startTestServer(inject('postgresUrl'), { database, env })
  })
  afterAll(() => server?.stop())

  describe('29: the pages under /local', () => {
    test('serve this machine only, not requests through a proxy on it', async () => {
      for (const page of localPages) {
        expect(await statusOf(server, page)).toBe(200)
        const proxied: Record<string, string>[] = [
          { 'X-Forwarded-For': '203.0.113.9' },
          { 'X-Forwarded-For': '127.0.0.1, 203.0.113.9' },
          { Forwarded: 'for=203.0.113.9' },
          { Via: '1.1 proxy' },
        ]
        for (const headers of proxied) {
          expect(await statusOf(server, page, { Host: 'localhost', ...headers })).toBe(404)
        }
      }
    })
  })

  test('does not log a form sent to a page without an action as an error', async () => {
    for (const page of ['/', '/demo', '/terms', '/nowhere', '/dashboard', '/auth/login']) {
      const response = await fetch(`${server.url}${page}`, {
        method: 'POST',
        headers: { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'x=1',
        redirect: 'manual',
      })
      expect(response.status, page).toBeGreaterThanOrEqual(400)
      expect(response.status, page).toBeLessThan(500)
    }
    expect(server.log()).not.toMatch(/"level":[56]0/)
    expect(server.log()).not.toContain('failed')
  })
})

describe('29: the pages under /local', () => {
  test('can be opened on purpose, with a warning, but not under a foreign host name', async () => {
    const server = await start({ HOST: '0.0.0.0', CHEFIN_LOCAL_PAGES: 'on' })
    expect(server.log()).toContain('CHEFIN_LOCAL_PAGES is on')
    for (const page of localPages) {
      expect(await statusOf(server, page, { 'X-Forwarded-For': '172.17.0.1' })).toBe(200)
      expect(await statusOf(server, page, { Host: 'evil.example' })).toBe(404)
    }
  })
})

describe('the sample restaurant', () => {
  test('is off outside localhost: no page, no chat, no link to it, not in a sitemap', async () => {
    const server = await start({ HOST: '0.0.0.0', CHEFIN_SAMPLE: '' })
    const [found] = await database.query('select id from restaurants')
    for (const address of ['demo', String(found?.['id'])]) {
      for (const path of ['', '/chat', '/chat/stream']) {
        expect(await statusOf(server, `/${address}${path}`)).toBe(404)
      }
    }
    expect((await new Guest(server.url).send('Is the hummus vegan?')).status).toBe(404)
    for (const path of ['/', '/terms', '/nowhere']) {
      expect(await (await fetch(`${server.url}${path}`)).text()).not.toContain('href="/demo"')
    }
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('menus.xml')
    expect(server.output()).not.toContain('/demo')
  })

  test('uses no model and is not in the sitemap when enabled', async () => {
    const scripted = new ScriptedProvider()
    await scripted.start()
    onTestFinished(() => scripted.stop())
    const server = await start({ HOST: '0.0.0.0', ...scripted.env('openai-compatible') })
    const response = await new Guest(server.url).ask('Is the hummus vegan?')
    expect(response.text).toContain('Humus')
    expect(scripted.requests).toEqual([])
    const page = await (await fetch(`${server.url}/demo`)).text()
    expect(page).toContain('noindex')
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('menus.xml')
    expect(await (await fetch(`${server.url}/sitemaps/menus.xml`)).text()).not.toContain('/demo')
  })

  test('can be disabled on localhost', async () => {
    const server = await start({ CHEFIN_SAMPLE: 'off' })
    expect(await statusOf(server, '/demo')).toBe(404)
  })

  test('stays deleted once its owner deleted it', async () => {
    const other = await createTestDatabase(inject('postgresUrl'))
    onTestFinished(other.drop)
    const first = await startTestServer(inject('postgresUrl'), { database: other })
    const demo = new Owner(first, 'demo@chefin.example')
    await demo.login({ password })
    await demo.post('/dashboard/account', { intent: 'delete', password })
    expect(await other.query('select id from owners')).toEqual([])
    await first.stop()
    const second = await startTestServer(inject('postgresUrl'), { database: other })
    onTestFinished(second.stop)
    expect(await statusOf(second, '/demo')).toBe(404)
    expect(await other.query('select id from owners')).toEqual([])
    expect(second.output()).not.toContain('demo')
  })
})
