import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { get as request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { eventually } from '../eventually.ts'
import { startTestMailServer } from '../mail-server.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

const subject = 'Şifreniz <script>alert(1)</script>'

/** Queues an email directly in the database, as another process would. */
async function queue(server: TestServer, text = 'Merhaba'): Promise<string> {
  const [row] = await server.database.query(
    `insert into mails (owner_id, recipient, subject, text, html, expires_at)
     select id, 'ayse@chefin.example', $1, $2, $3, now() + interval '1 hour' from owners limit 1
     returning id`,
    [subject, text, '<h1>Merhaba</h1><script>alert(2)</script>'],
  )
  return String(row?.['id'])
}

const isSent = (server: TestServer) => async () =>
  (await server.database.query('select id from mails')).length === 0

const getFrom =
  (server: TestServer) =>
  (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers })

describe('the local mailbox', () => {
  let folder: string
  let server: TestServer
  const get = (path: string, headers?: Record<string, string>) => getFrom(server)(path, headers)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chefin-mail-'))
    server = await startTestServer(inject('postgresUrl'), {
      env: { CHEFIN_DATA: join(folder, 'data') },
    })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  test('shows an empty state with a hint', async () => {
    const english = await get('/local/mail')
    expect(english.status).toBe(200)
    expect(english.headers.get('Cache-Control')).toBe('no-store')
    expect(await english.text()).toContain('No mail yet.')
    const turkish = await (await get('/local/mail', { 'Accept-Language': 'tr' })).text()
    expect(turkish).toContain('Henüz e-posta yok.')
    expect(turkish).toContain('<html lang="tr">')
  })

  test('shows an email and escapes its content', async () => {
    const link = `${server.url}/verify?token=abc&next=1`
    const id = await queue(server, `<i>Ayşe</i>: ${link} but not http://evil.example/x`)
    // Another email starts a delivery at once.
    const demo = new Owner(server, 'demo@chefin.example')
    await demo.post('/auth/passwordReset', { intent: 'reset', email: demo.email })
    await expect.poll(isSent(server)).toBe(true)
    expect(await readdir(join(folder, 'data/outbox'))).toContainEqual(
      expect.stringMatching(new RegExp(String.raw`^\d{4}.*Z-${id}\.eml$`)),
    )

    const list = await (await get('/local/mail')).text()
    expect(list).toContain('Şifreniz &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(list).toContain('ayse@chefin.example')
    expect(list).toContain(`href="/local/mail/${id}"`)

    const response = await get(`/local/mail/${id}`)
    const page = await response.text()
    expect(page).toContain('Chefin &lt;chefin@localhost&gt;')
    expect(page).toContain('&lt;i&gt;Ayşe&lt;/i&gt;')
    expect(page).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(page).not.toContain('href="http://evil.example')
    expect(page).toContain('<iframe sandbox="" src=')
    expect(`${list}${page}`).not.toContain('<script')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-src 'self'")
    expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe')

    const part = await get(`/local/mail/${id}/html`)
    expect(part.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await part.text()).toContain('<h1>Merhaba</h1>')
    const policy = part.headers.get('Content-Security-Policy')
    expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'; /)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(part.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('allows frames nowhere else', async () => {
    for (const path of ['/demo', '/local/mail', '/nowhere']) {
      expect((await get(path)).headers.get('Content-Security-Policy')).not.toContain('frame-src')
    }
  })

  test.each([
    '..%2f..%2fchefin.json',
    '..%2fchefin.json',
    '%2fetc%2fpasswd',
    '%00',
    'x%00.eml',
    '..%5csecret',
    crypto.randomUUID(),
  ])('has no email /%s', async (id) => {
    await mkdir(join(folder, 'data/outbox'), { recursive: true })
    for (const path of [`/local/mail/${id}`, `/local/mail/${id}/html`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/format|root:|\.[jt]s:\d/)
    }
  })

  test('is not served under another host name that resolves here', async () => {
    const { hostname, port } = new URL(server.url)
    const status = await new Promise((resolve, reject) => {
      const headers = { Host: `evil.example:${port}` }
      request({ hostname, port, path: '/local/mail', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
    expect(status).toBe(404)
  })
})

describe('without a local mailbox', () => {
  /** Returns a response's status, relevant headers and page. */
  const summarize = async (response: Response) => ({
    status: response.status,
    type: response.headers.get('Content-Type'),
    policy: response.headers.get('Content-Security-Policy'),
    cache: response.headers.get('Cache-Control'),
    vary: response.headers.get('Vary'),
    page: await response.text(),
  })

  async function expectNoMailbox(server: TestServer) {
    for (const language of ['en', 'tr']) {
      const headers = { 'Accept-Language': language }
      const unknownPage = await summarize(await getFrom(server)('/not/here/at/all', headers))
      expect(unknownPage.status).toBe(404)
      for (const path of ['', `/${crypto.randomUUID()}`, `/${crypto.randomUUID()}/html`]) {
        expect(await summarize(await getFrom(server)(`/local/mail${path}`, headers))).toEqual(
          unknownPage,
        )
      }
    }
  }

  test('sends emails to the server with SMTP_URL, and its pages are 404s', async () => {
    const mailServer = await startTestMailServer()
    onTestFinished(mailServer.stop)
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Chefin <hello@menu.example>' }
    const server = await startTestServer(inject('postgresUrl'), { env })
    onTestFinished(server.stop)
    await expectNoMailbox(server)

    // The links in the received emails work.
    const link = (recipient: string, kind: string) =>
      eventually(async () =>
        mailServer.received
          .filter(({ envelope }) => envelope.to.includes(recipient))
          .flatMap(({ text }) => text?.match(new RegExp(`/auth/\\w+[?]${kind}=\\S+`))?.[0] ?? [])
          .at(-1),
      )
    const owner = new Owner(server)
    await owner.register()
    expect((await owner.get(await link(owner.email, 'confirm'))).location).toBe('/dashboard')
    expect(mailServer.received).toMatchObject([
      { envelope: { from: 'hello@menu.example', to: [owner.email] } },
    ])
    const newEmail = `new-${owner.email}`
    await owner.requestEmailChange(newEmail)
    const change = await owner.get(await link(newEmail, 'change'))
    expect(change.location).toMatch(/^\/dashboard\/account/)
    const phone = new Owner(server, newEmail)
    await phone.post('/auth/passwordReset', { intent: 'reset', email: newEmail })
    const reset = await link(newEmail, 'token')
    const token = String(new URL(reset, server.url).searchParams.get('token'))
    const password = 'yepyeni-bir-şifre'
    const form = { intent: 'reset', token, password, repeatedPassword: password }
    expect((await phone.post(reset, form)).location).toBe('/auth/newPassword?done')
    expect((await phone.login({ password })).location).toBe('/dashboard')
  })

  test('warns at startup with a public APP_URL, and its pages are 404s', async () => {
    const port = await findFreePort()
    const server = await startTestServer(inject('postgresUrl'), {
      env: { APP_URL: 'http://menu.example', PORT: `${port}` },
    })
    onTestFinished(server.stop)
    await expectNoMailbox({ ...server, url: `http://127.0.0.1:${port}` })
    expect(server.log().match(/mail stays in the outbox folder; set SMTP_URL/g)).toHaveLength(1)
  })
})
