import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'
import { ScriptedProvider } from '../scripted-provider/index.ts'

const password = 'chefin-demo'
const publicUrl = 'https://menu.example'
const closedLine = 'the demo login is closed: its password is public'

const postgresUrl = inject('postgresUrl')
const scripted = new ScriptedProvider()
/** The first process of the database, which only this machine can reach. */
let local: TestServer
/** A process on all networks, with a model and with local pages. */
let exposed: TestServer

beforeAll(async () => {
  await scripted.start()
  local = await startTestServer(postgresUrl)
  const { database } = local
  const env = {
    HOST: '0.0.0.0',
    CHEFIN_LOCAL_PAGES: 'on',
    ...scripted.env('openai-compatible'),
  }
  exposed = await startTestServer(postgresUrl, { database, env })
})
afterAll(async () => {
  await exposed.stop()
  await local.stop()
  await scripted.stop()
})

/** Starts a server on the same database with other settings. */
async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(postgresUrl, { database: local.database, env })
  onTestFinished(server.stop)
  return server
}

/** Requests a page with exactly the given headers; returns the status. */
function statusOf(
  server: Pick<TestServer, 'url'>,
  path: string,
  headers: Record<string, string> = {},
) {
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

/** Starts a public process, and expects that the demo login and all local pages are closed. */
async function startClosed(env: Record<string, string>): Promise<TestServer> {
  const demo = new Owner(local, 'demo@chefin.example')
  expect((await demo.login({ password })).status).toBe(302)
  expect(await demo.isSignedIn()).toBe(true)

  const publicProcess = await start(env)
  const response = await new Owner(publicProcess, demo.email).login(
    { password },
    { headers: { Origin: env['APP_URL'] ?? publicProcess.url } },
  )
  expect(response.status).toBe(422)
  expect(response.cookies.join()).not.toContain('session')
  expect(publicProcess.output()).toContain(closedLine)
  expect(await local.database.query('select id from sessions')).toEqual([])
  for (const page of localPages) {
    expect(await statusOf(publicProcess, page)).toBe(404)
    expect(await statusOf(publicProcess, page, { Host: 'localhost' })).toBe(404)
  }
  return publicProcess
}

describe('29: the demo login, whose password is public,', () => {
  test.each<[string, Record<string, string>]>([
    ['with a public APP_URL', { APP_URL: publicUrl }],
    [
      'on all networks, with an APP_URL of this machine',
      { HOST: '::', APP_URL: 'http://localhost:3000' },
    ],
  ])(
    'and everything under /local is closed at a start %s, including its sessions',
    async (_, env) => {
      expect((await startClosed(env)).output()).not.toContain(password)
    },
  )

  test('opens nothing at a public process while a local one shares the database', async () => {
    // A local start opens the login again, whatever the previous start was.
    const again = await start()
    expect(again.output()).toContain(`demo login: demo@chefin.example / ${password}`)
    const demo = new Owner(again, 'demo@chefin.example')
    await demo.login({ password })
    const stolen = new Owner(exposed, demo.email)
    for (const [name, value] of demo.cookies) stolen.cookies.set(name, value)
    expect(await demo.isSignedIn()).toBe(true)
    expect(await stolen.isSignedIn()).toBe(false)
    expect((await stolen.login({ password })).status).toBe(422)
    const warning = /links in mail, QR codes and the sitemap say localhost.*set APP_URL/
    expect(exposed.log()).toMatch(warning)
    expect(again.log()).not.toMatch(warning)
  })
})

describe('29: the pages under /local', () => {
  test('serve this machine only, not requests through a proxy on it', async () => {
    const server = await sharedServer()
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

  test('can be opened on purpose, with a warning, but not under a foreign host name', async () => {
    expect(exposed.log()).toContain('CHEFIN_LOCAL_PAGES is on')
    for (const page of localPages) {
      expect(await statusOf(exposed, page, { 'X-Forwarded-For': '172.17.0.1' })).toBe(200)
      expect(await statusOf(exposed, page, { Host: 'evil.example' })).toBe(404)
    }
  })
})

describe('the sample restaurant', () => {
  test('is off on all networks, as is its login: no page, no chat, no link to it, not in a sitemap', async () => {
    const server = await startClosed({ HOST: '0.0.0.0', CHEFIN_SAMPLE: '' })
    expect(server.output()).not.toContain(password)
    const [row] = await local.database.query('select id from restaurants where slug = $1', [
      'demo-pub',
    ])
    for (const address of ['demo', 'demo-pub', String(row?.['id'])]) {
      for (const path of ['', '/chat', '/chat/stream']) {
        expect(await statusOf(server, `/${address}${path}`)).toBe(404)
      }
    }
    expect((await new Guest(server.url).send('Is the hummus vegan?')).status).toBe(404)
    for (const path of ['/', '/terms', '/nowhere', '/content/en/media/press-release']) {
      expect(await (await fetch(`${server.url}${path}`)).text()).not.toContain('href="/demo')
    }
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('menus.xml')
    expect(server.output()).not.toContain('/demo')
  })

  test.each([
    ['en', 'demo-pub'],
    ['tr', 'demo'],
  ])('that pages in %s link to is /%s', async (locale, slug) => {
    for (const path of ['/', '/terms', '/nowhere', '/content/en/media/press-release']) {
      const response = await fetch(`${local.url}${path}`, {
        headers: { 'Accept-Language': locale },
      })
      const links = (await response.text()).match(/href="\/demo[^"]*"/g)
      const expected = path.includes('/en/') ? 'demo-pub' : slug
      expect(new Set(links), path).toEqual(new Set([`href="/${expected}"`]))
    }
  })

  test('is Turkish in every language if an earlier version added only the Turkish one', async () => {
    await local.database.query(`update restaurants set slug = 'other' where slug = 'demo-pub'`)
    onTestFinished(async () => {
      await local.database.query(`update restaurants set slug = 'demo-pub' where slug = 'other'`)
    })
    const server = await start()
    expect(await (await fetch(`${server.url}/nowhere`)).text()).toContain('href="/demo"')
    expect(server.output()).not.toContain('demo-pub')
  })

  test('has an account without a language, which follows the browser until someone chooses', async () => {
    const dashboardOf = async (browser: string) => {
      const owner = new Owner(local, 'demo@chefin.example')
      await owner.login({ password })
      return owner.get('/dashboard', { headers: { 'Accept-Language': browser } })
    }
    expect((await dashboardOf('en')).body).toContain('<html lang="en"')
    expect((await dashboardOf('tr')).body).toContain('<html lang="tr"')

    const owner = new Owner(local, 'demo@chefin.example')
    await owner.login({ password })
    await owner.get('/dashboard?lang=tr')
    expect((await owner.get('/dashboard')).body).toContain('<html lang="tr"')
    expect((await dashboardOf('en')).body).toContain('<html lang="tr"')
  })

  test('uses no model and is not in the sitemap when enabled', async () => {
    const response = await new Guest(exposed.url).ask('Is the hummus vegan?')
    expect(response.text).toContain('Humus')
    expect(scripted.requests).toEqual([])
    const page = await (await fetch(`${exposed.url}/demo`)).text()
    expect(page).toContain('noindex')
    expect(await (await fetch(`${exposed.url}/sitemap.xml`)).text()).not.toContain('menus.xml')
    expect(await (await fetch(`${exposed.url}/sitemaps/menus.xml`)).text()).not.toContain('/demo')
  })

  test('can be disabled on localhost', async () => {
    const server = await start({ CHEFIN_SAMPLE: 'off' })
    expect(await statusOf(server, '/demo')).toBe(404)
  })
})

test('the second of two processes with separate picture folders warns', () => {
  expect(local.log()).not.toContain('another Chefin process uses this database')
  expect(exposed.log()).toContain('each shows only the pictures in its own data folder')
})

test('a form sent to a page without an action is not logged as an error', async () => {
  for (const page of ['/', '/demo', '/terms', '/nowhere', '/dashboard', '/auth/login']) {
    const response = await fetch(`${local.url}${page}`, {
      method: 'POST',
      headers: { Origin: local.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'x=1',
      redirect: 'manual',
    })
    expect(response.status, page).toBeGreaterThanOrEqual(400)
    expect(response.status, page).toBeLessThan(500)
  }
  expect(local.log()).not.toMatch(/"level":[56]0/)
  expect(local.log()).not.toContain('failed')
})
