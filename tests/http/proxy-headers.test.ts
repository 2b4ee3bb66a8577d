import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { Guest } from '../guest.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

const appUrl = 'https://menu.example'
/** All headers that proxies and frameworks are known to read. */
const forged: Record<string, string> = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Port': '8080',
  'X-Forwarded-Prefix': '/evil.example',
  'X-Forwarded-Server': 'evil.example',
  'X-Original-Host': 'evil.example',
  'X-Original-URL': '/evil.example',
  'X-Rewrite-URL': '/evil.example',
  'X-HTTP-Method-Override': 'DELETE',
  'X-Chefin-Client-Address': '192.0.2.66',
  'X-Client-IP': '192.0.2.66',
  'True-Client-IP': '192.0.2.66',
  'CF-Connecting-IP': '192.0.2.66',
  Forwarded: 'for=192.0.2.66;host=evil.example;proto=http',
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), {
    env: { TRUSTED_PROXIES: 'loopback', APP_URL: appUrl },
  })
})
afterAll(() => server.stop())

describe('forged headers', () => {
  const headers = { Origin: appUrl, ...forged }

  test('affect no email, cookie, redirect or page, and open no local page', async () => {
    const owner = new Owner(server)
    const registered = await owner.register({}, { headers })
    expect(registered.location).toBe('/auth/register?sent')
    const [email] = await eventually(async () => {
      const emails = await emailsTo(server.folder, owner.email)
      return emails.length > 0 ? emails : undefined
    })
    expect(email?.text).toContain(`${appUrl}/`)
    const confirmed = await owner.get(await owner.link('confirm'), { headers })
    expect(confirmed.location).toBe('/dashboard')
    for (const cookie of confirmed.cookies) expect(cookie).toMatch(/; Secure/i)

    const pages = ['/', '/demo', '/sitemap.xml', '/robots.txt', '/auth', '/dashboard/account']
    const responses = await Promise.all(pages.map((page) => owner.get(page, { headers })))
    const output = JSON.stringify([email, registered, confirmed, ...responses])
    expect(output).not.toMatch(/evil\.example|192\.0\.2\.66/)
    const local = await owner.get('/local/mail', { headers: { ...headers, Host: 'localhost' } })
    expect(local.status).toBe(404)
    const rows = await server.database.query('select distinct ip_address from sessions')
    expect(rows).toEqual([{ ip_address: owner.address }])
  })

  test('do not change the IP address, which comes from the trusted proxy', async () => {
    const owner = new Owner(server)
    const tries = ['192.0.2.1', '192.0.2.2, 192.0.2.3', '::1', '192.0.2.4:80, 127.0.0.1', ',,,']
    const login = (first: string) =>
      owner.login(
        { password: 'not-this-one' },
        {
          headers: { ...headers, 'X-Forwarded-For': `${first}, 203.0.113.77`, 'X-Real-IP': first },
        },
      )
    for (const first of tries) expect((await login(first)).status).toBe(422)
    expect((await login('192.0.2.99')).status).toBe(429)
  })

  test.each(['x'.repeat(7_000), ','.repeat(7_000), '%00', '"203.0.113.1"', 'fe80::1%eth0', '1'])(
    'are tolerated if they are garbage (%#)',
    async (address) => {
      const guest = new Guest(server.url)
      const reply = await guest.ask('Is the hummus vegan?', undefined, {
        Origin: appUrl,
        'X-Forwarded-For': address,
      })
      expect(reply.text).toContain('Humus')
    },
  )
})
