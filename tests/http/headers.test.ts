import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createTestDatabase } from '../database.ts'
import { requestDuringShutdown } from '../fixtures/request-during-shutdown.ts'
import { addressOf, routePaths } from '../fixtures/route-addresses.ts'
import { Guest } from '../guest.ts'
import { computeScore } from '../observatory/score.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { sampleTemplate } from '../sample.ts'
import { startTestServer, withServer, type TestServer } from '../server.ts'

const postgresUrl = inject('postgresUrl')
const publicUrl = 'https://menu.example'
const asPublic = { Host: 'menu.example', Origin: publicUrl }
let server: TestServer
let owner: Owner
let addresses: string[]
/** A response that was sent before the server was ready. */
let earlyResponse: Response | undefined

beforeAll(async () => {
  const port = await findFreePort()
  const env = { APP_URL: publicUrl, PORT: `${port}` }
  const database = await createTestDatabase(postgresUrl, sampleTemplate)
  await database.unmarkSampleOwner()
  const starting = startTestServer(postgresUrl, { env, database })
  const tryRequest = () => fetch(`http://127.0.0.1:${port}/demo`).catch(() => undefined)
  earlyResponse = await vi.waitUntil(tryRequest, { timeout: 300_000 })
  server = await starting
  owner = await signIn(server, asPublic)
  addresses = await everyAddress(server)
})
afterAll(async () => {
  await server.stop()
  await server.database.drop()
})

async function signIn(at: TestServer, headers: Record<string, string> = {}): Promise<Owner> {
  const demo = new Owner(at, 'demo@chefin.example')
  expect((await demo.login({ password: 'chefin-demo' }, { headers })).status).toBe(302)
  return demo
}

/** Returns the addresses of every route with existing ids, of files, and unknown ones. */
async function everyAddress({ database }: TestServer): Promise<string[]> {
  const [ids] = await database.query(
    `select r.id as restaurant, r.menu_id as menu, c.id as category, d.image_url as picture
     from restaurants r join categories c using (menu_id) join dishes d using (menu_id)
     where slug = 'demo' and d.image_url is not null limit 1`,
  )
  const values = {
    restaurantId: String(ids?.['restaurant']),
    menuId: String(ids?.['menu']),
    categoryId: String(ids?.['category']),
    restaurant: 'demo',
    language: 'en',
  }
  const scripts = await readdir('build/client/assets')
  const files = ['.js', '.css', '.woff2'].map((end) => scripts.find((name) => name.endsWith(end)))
  return [
    ...routePaths.map((path) => addressOf(path, values)),
    ...files.map((name) => `/assets/${name}`),
    '/assets/nowhere.js',
    String(ids?.['picture']),
    '/dashboard.data',
    '/demo?lang=tr',
    '//evil.example',
  ]
}

const requiredHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Descriptions of responses that may be guest pages. */
const framedPages =
  /^(?:GET \/dashboard\/preview|a compressed page|the next request on the same connection|(?:\w+ )?\/demo(?:\/d\/.*|\/allergens|\/paper\/.*|\/receipt(?: from .*)?|\?.*)?)$/

function expectProtected(headers: OwnerResponse['headers'], description: string): void {
  const policy = String(headers['content-security-policy'])
  // The dashboard shows guest pages and previews of them in a frame.
  const isFramed = policy.includes("frame-ancestors 'self'")
  expect(isFramed && !framedPages.test(description), description).toBe(false)
  const frames = isFramed ? 'SAMEORIGIN' : 'DENY'
  expect(headers, description).toMatchObject({ ...requiredHeaders, 'x-frame-options': frames })
  const ancestors = isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
  for (const part of ["default-src 'none'", "base-uri 'none'", ancestors]) {
    expect(policy, description).toContain(part)
  }
  expect(policy, description).toContain('form-action')
  expect(policy, description).not.toContain('unsafe')
  const type = headers['content-type']
  // React Router's data has a separate type that only its script reads.
  if (/^text\/(?!x-script)|[/+]xml/.test(String(type)))
    expect(type, description).toMatch(/charset=utf-8$/i)
}

/** Sends a method that fetch() does not support. */
function sendMethod({ url }: TestServer, method: string, path: string) {
  const headers = { 'X-Secret': 'x' }
  return new Promise<Pick<OwnerResponse, 'status' | 'headers' | 'body'>>((resolve, reject) => {
    const outgoing = request(`${url}${path}`, { method, headers }, async (response) => {
      const chunks = await Array.fromAsync(response, String)
      const { statusCode: status = 0, headers: sent } = response
      resolve({ status, headers: sent, body: chunks.join('') })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const headersOf = (response: Response) => Object.fromEntries(response.headers)

describe('every response', () => {
  test('of every route and method has the headers', async () => {
    expect(addresses.length).toBeGreaterThan(50)
    const statuses = new Set<number>()
    const visitor = new Owner(server)
    for (const address of addresses) {
      for (const browser of [owner, visitor]) {
        const { status, headers } = await browser.get(address, {
          headers: asPublic,
          readsBody: false,
        })
        expectProtected(headers, `GET ${address}`)
        expect(headers, address).toMatchObject(overHttps)
        statuses.add(status)
      }
      for (const [origin, headers] of [
        ['our own', asPublic],
        ['no', { Host: 'menu.example', Origin: '' }],
      ] as const) {
        const answer = await visitor.post(address, {}, { headers })
        expectProtected(answer.headers, `POST ${address} from ${origin} origin`)
        statuses.add(answer.status)
      }
    }
    for (const status of [200, 302, 400, 401, 403, 404, 405]) expect(statuses).toContain(status)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  })

  test('has them for an unknown method, an oversized body and an invalid host', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const address of ['/', '/demo', '/demo/chat', '/healthz', '/dashboard', '/images/x']) {
        const response = await fetch(`${server.url}${address}`, {
          method,
          headers: { Origin: publicUrl },
          redirect: 'manual',
        })
        expectProtected(headersOf(response), `${method} ${address}`)
      }
    }
    const large = { message: 'x'.repeat(70_000) }
    const rejection = await new Owner(server).post('/demo/chat', large, { headers: asPublic })
    expect(rejection.status).toBe(413)
    expectProtected(rejection.headers, 'a body too large')
    const traceResponse = await sendMethod(server, 'TRACE', '/')
    expect(traceResponse.status).toBeGreaterThanOrEqual(400)
    expectProtected(traceResponse.headers, 'TRACE')
    expect(traceResponse.body).not.toContain('X-Secret')
    const nowhere = await new Owner(server).get('/', { headers: { Host: 'a b' } })
    expect(nowhere.status).toBe(400)
    expectProtected(nowhere.headers, 'an invalid host')
    expect(nowhere.headers).toMatchObject(overHttps)
  })

  test('has them for streams, webhooks, compressed pages and without a database', async () => {
    const guest = new Guest(server.url)
    const stream = await guest.send('hello', undefined, { Origin: publicUrl })
    expect(stream.headers.get('Content-Type')).toContain('text/event-stream')
    expectProtected(headersOf(stream), 'a stream')
    await stream.text()
    const resumed = await guest.request('GET', undefined, {}, '/chat/stream')
    expectProtected(headersOf(resumed), 'a resumed stream')
    await resumed.text()
    const hook = await fetch(`${server.url}/api/stripe-webhook`, { method: 'POST', body: '{}' })
    expect(hook.status).toBe(400)
    expectProtected(headersOf(hook), 'a webhook')
    const headers = { 'Accept-Encoding': 'br, gzip' }
    const zipped = await fetch(`${server.url}/demo`, { headers })
    expect(zipped.headers.get('Content-Encoding')).toBe('br')
    expectProtected(headersOf(zipped), 'a compressed page')
    await server.database.disconnectApp()
    for (const address of ['/demo', '/readyz', '/demo/chat', '/dashboard']) {
      const { status, headers: sent } = await owner.get(address, { headers: asPublic })
      expect(status, address).toBe(503)
      expectProtected(sent, `${address} without a database`)
    }
    await server.database.reconnectApp()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('has them while the server starts', () => {
    expect([earlyResponse?.status, earlyResponse?.headers.get('Retry-After')]).toEqual([503, '5'])
    const headers = Object.fromEntries(earlyResponse?.headers ?? [])
    expectProtected(headers, 'a response during startup')
    expect(headers).toMatchObject(overHttps)
  })
})

test('19: a session is inaccessible to scripts and, over https, to other hosts', async () => {
  const demoOwner = new Owner(server, 'demo@chefin.example')
  const { cookies } = await demoOwner.login({ password: 'chefin-demo' }, { headers: asPublic })
  const session = cookies.find((cookie) => cookie.includes('session_token'))
  expect(session).toMatch(/^__Host-chefin\.session_token=/)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
    expect(session).toContain(attribute)
  }
  expect(session).not.toContain('Domain')
})

describe('over http', () => {
  test('sends all headers except HSTS, also for local pages and while stopping', async () => {
    await withServer(postgresUrl, {}, async (local) => {
      const demo = await signIn(local)
      const visitor = new Owner(local)
      await visitor.register()
      await visitor.link('confirm')
      const mailbox = await demo.get('/local/mail')
      const email = /\/local\/mail\/[^"]+/.exec(mailbox.body)?.[0] ?? ''
      for (const address of ['/', '/demo', '/dashboard', '/local/mail', email, '/local/stripe/x']) {
        const { headers } = await demo.get(address)
        expectProtected(headers, address)
        expect(headers, address).not.toHaveProperty('strict-transport-security')
      }
      // An email's HTML is framed by our page and allows only styles.
      const framed = await demo.get(`${email}/html`)
      expect(framed.headers).toMatchObject({ ...requiredHeaders, 'x-frame-options': 'SAMEORIGIN' })
      expect(framed.headers['content-security-policy']).toContain('sandbox; default-src')

      const [form, late] = await requestDuringShutdown(local)
      expectProtected(form, 'the request before the shutdown')
      expectProtected(late, 'the next request on the same connection')
      expect(late).toMatchObject({ connection: 'close' })
    })
  })
})

describe('by the rules of the MDN HTTP Observatory', () => {
  const pages = ['/', '/demo', '/privacy', '/terms', '/auth/login', '/auth/register']

  const visit = async (browser: Owner, path: string) => {
    const { headers, status, body, cookies } = await browser.get(path, { headers: asPublic })
    expect(status).toBe(200)
    const sentValues = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return {
      url: `${publicUrl}${path}`,
      headers: new Headers(Object.fromEntries(sentValues)),
      html: body,
      cookies,
    }
  }

  test.each(pages)('%s has 130 points or more', async (path) => {
    const { score, findings } = computeScore(await visit(new Owner(server), path))
    expect(score, JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(130)
  })

  test('the dashboard with all cookies of an owner has at least 130 points', async () => {
    const demoOwner = new Owner(server, 'demo@chefin.example')
    const login = await demoOwner.login({ password: 'chefin-demo' }, { headers: asPublic })
    const preferencesResponse = await demoOwner.post(
      '/preferences',
      { locale: 'en', theme: 'dark', consent: 'accepted', back: '/' },
      { headers: asPublic },
    )
    expect(preferencesResponse.cookies).toHaveLength(3)
    const cookies = [...login.cookies, ...preferencesResponse.cookies]
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      for (const part of ['Path=/', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
    }
    const page = await visit(demoOwner, '/dashboard')
    expect(page.html).toContain('data-theme="dark"')
    const { score, findings } = computeScore({ ...page, cookies })
    expect(score, JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(130)
  })

  test('a first visit that selects its language has at least 130 points', async () => {
    const visitor = new Owner(server)
    const { cookies } = await visitor.get('/demo?lang=tr', { headers: asPublic })
    expect(cookies).toHaveLength(1)
    const page = await visit(visitor, '/demo')
    expect(page.html).toContain('<html lang="tr"')
    expect(computeScore({ ...page, cookies }).score).toBeGreaterThanOrEqual(130)
  })
})
