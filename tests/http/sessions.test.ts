import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { startTestServer, withServer, type TestServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'

// Threats 19 to 22 in docs/security.md.
const server = await sharedServer()

const createOwner = () => new Owner(server).create(server.database)

/** Creates a new browser of the same account. */
function newBrowser({ email, password }: Owner, at = server): Owner {
  const owner = new Owner(at, email)
  owner.password = password
  return owner
}

describe('19: an ended session', () => {
  test('opens nothing: pages redirect to the login, everything else is 401', async () => {
    const owner = await createOwner()
    const old = new Map(owner.cookies)
    await owner.post('/dashboard/account', { intent: 'logout' })
    for (const [name, value] of old) owner.cookies.set(name, value)
    expect((await owner.get('/dashboard')).location).toBe('/auth/login?back=%2Fdashboard')
    expect((await owner.get('/dashboard/account')).status).toBe(302)
    expect((await owner.get('/dashboard/account/export')).status).toBe(302)
    const details = { intent: 'details', firstName: 'x', lastName: 'y', timeZone: 'UTC' }
    const rejection = await owner.post('/dashboard/account', details)
    expect(rejection.status).toBe(401)
    expect(rejection.body).toContain('You are no longer logged in.')
    expect((await owner.post('/dashboard/account.data', details)).status).toBe(401)
    const [row] = await server.database.query(`select first_name from owners where email = $1`, [
      owner.email,
    ])
    expect(row).toEqual({ first_name: 'Deniz' })
  })

  test('is one of 90 days ago, even if it was in use', async () => {
    const owner = await createOwner()
    const age = (days: number) =>
      server.database.query(
        `update sessions set created_at = now() - make_interval(days => $2)
         where owner_id = (select id from owners where email = $1)`,
        [owner.email, days],
      )
    await age(89)
    expect(await owner.isSignedIn()).toBe(true)
    await age(91)
    expect((await owner.get('/dashboard')).location).toBe('/auth/login?back=%2Fdashboard')
  })

  test.each(['', 'x', 'a.b', '%00', 'null'])('is rejected if it is invented: %s', async (value) => {
    const owner = new Owner(server)
    owner.cookies.set('chefin.session_token', value)
    expect((await owner.get('/dashboard')).status).toBe(302)
  })
})

describe('20: a password reset link', () => {
  test('works for one of four concurrent requests at two instances', async () => {
    const owner = newBrowser(await createOwner())
    await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
    const link = await owner.link('token')
    const token = String(new URL(link, server.url).searchParams.get('token'))
    await withServer(inject('postgresUrl'), { database: server.database }, async (other) => {
      const set = (at: Pick<TestServer, 'url' | 'folder'>, password: string) =>
        new Owner(at).post(link, { intent: 'reset', token, password, repeatedPassword: password })
      const responses = await Promise.all([
        set(server, 'first-of-the-four'),
        set(other, 'second-of-the-four'),
        set(server, 'third-of-the-four'),
        set(other, 'fourth-of-the-four'),
      ])
      const done = responses.filter(({ location }) => location === '/auth/newPassword?done')
      expect(done).toHaveLength(1)
    })
  })

  test('leaves no session of the old password, even of concurrent logins', async () => {
    const resetWhileLoggingIn = async () => {
      const owner = await createOwner()
      const thief = newBrowser(owner)
      for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
      owner.cookies.delete('chefin.session_token')
      await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
      const link = await owner.link('token')
      const token = String(new URL(link, server.url).searchParams.get('token'))
      const password = 'only-the-owners'
      const logins = Array.from({ length: 3 }, () => newBrowser(owner))
      const reset = owner.post(link, {
        intent: 'reset',
        token,
        password,
        repeatedPassword: password,
      })
      await Promise.all([reset, ...logins.map((login) => login.login())])
      for (const login of [thief, ...logins]) expect(await login.isSignedIn()).toBe(false)
    }
    await Promise.all([resetWhileLoggingIn(), resetWhileLoggingIn(), resetWhileLoggingIn()])
  })

  test('uses our origin, whatever the Host header, and is stored only as a hash', async () => {
    const owner = newBrowser(await createOwner())
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    const form = { intent: 'reset', email: owner.email }
    expect((await owner.post('/auth/passwordReset', form, { headers })).status).toBe(302)
    const link = await owner.link('token')
    const email = (await emailsTo(server.folder, owner.email)).at(-1)
    expect(email?.text).toContain(`${server.url}/auth/newPassword?token=`)
    expect(`${email?.text}${email?.html}`).not.toContain('evil')
    const token = String(new URL(link, server.url).searchParams.get('token'))
    const links = await server.database.query('select * from links')
    expect(links.length).toBeGreaterThan(0)
    expect(JSON.stringify(links)).not.toContain(token)
  })
})

describe('21: a form on another site', () => {
  // A separate server whose database nothing else writes to.
  let quiet: TestServer
  beforeAll(async () => {
    quiet = await startTestServer(inject('postgresUrl'))
  })
  afterAll(() => quiet.stop())

  test.each([
    ['another site', 'https://evil.example'],
    ['an opaque origin', 'null'],
    ['a similar host name', 'http://localhost.evil.example'],
    ['no origin', ''],
  ])('with the origin of %s writes nothing', async (_, origin) => {
    const owner = new Owner(quiet, 'demo@chefin.example')
    await owner.login({ password: 'chefin-demo' })
    const before = await quiet.database.rows()
    const headers = { Origin: origin }
    const details = { intent: 'details', firstName: 'x', lastName: 'y', timeZone: 'UTC' }
    for (const [path, fields] of [
      ['/dashboard/account', details],
      ['/dashboard/account.data', { intent: 'logout' }],
      ['/dashboard/account', { intent: 'delete', password: 'chefin-demo' }],
      ['/preferences', { locale: 'en', back: '/' }],
      ['/auth/login', { intent: 'login', email: owner.email, password: 'chefin-demo' }],
      ['/auth/passwordReset', { intent: 'reset', email: owner.email }],
    ] as const) {
      const response = await owner.post(path, fields, { headers })
      expect([path, response.status, response.cookies]).toEqual([path, 403, []])
    }
    expect(await quiet.database.rows()).toEqual(before)
  })
})

describe('22: a redirect target', () => {
  // More of them in app/http/relative-path.test.ts.
  test.each(['//evil.example', '/\\evil.example', '/%0d%0aSet-Cookie:x=1', '\r\n//evil.example'])(
    'stays on this site: %j',
    async (back) => {
      const owner = new Owner(server, 'demo@chefin.example')
      const response = await owner.post(`/auth/login?back=${encodeURIComponent(back)}`, {
        intent: 'login',
        email: owner.email,
        password: 'chefin-demo',
      })
      expect(response.status).toBe(302)
      const target = new URL(String(response.location), server.url)
      expect(target.origin).toBe(new URL(server.url).origin)
      expect(String(response.location)).not.toMatch(/^\/[/\\]/)
      expect(response.cookies.join()).not.toContain('x=1')
    },
  )
})
