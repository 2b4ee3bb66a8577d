import { describe, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

test('/auth redirects to the login, and owners to the dashboard', async () => {
  const visitor = await new Owner(server).get('/auth')
  expect([visitor.status, visitor.location]).toEqual([302, '/auth/login'])
  const owner = await new Owner(server).create(server.database)
  expect((await owner.get('/auth')).location).toBe('/dashboard')
})

test.each(['login', 'register', 'passwordReset', 'confirm'])(
  '/auth/%s has a title and a description in both languages',
  async (page) => {
    const headOf = async (locale: string) => {
      const headers = { 'Accept-Language': locale }
      const { body } = await new Owner(server).get(`/auth/${page}`, { headers })
      const [title] = /<title>.+ · Chefin<\/title>/.exec(body) ?? []
      const [description] = /<meta name="description" content=".{20,}"\/>/.exec(body) ?? []
      return { title, description }
    }
    const [english, turkish] = [await headOf('en'), await headOf('tr')]
    for (const { title, description } of [english, turkish]) {
      expect(title).toBeDefined()
      expect(description).toBeDefined()
    }
    expect(turkish.description).not.toBe(english.description)
  },
)

describe('login', () => {
  test('redirects to the dashboard or to the requested page', async () => {
    const owner = await new Owner(server).create(server.database)
    owner.cookies.clear()
    const away = await owner.get('/dashboard/account?x=1')
    expect([away.status, away.location]).toEqual([
      302,
      '/auth/login?back=%2Fdashboard%2Faccount%3Fx%3D1',
    ])
    expect((await owner.login()).location).toBe('/dashboard')
    owner.cookies.clear()
    const back = await owner.post(String(away.location), {
      intent: 'login',
      email: owner.email.toUpperCase(),
      password: owner.password,
    })
    expect(back.location).toBe('/dashboard/account?x=1')
  })

  test.each([
    ['/dashboard/account.data', '/dashboard/account'],
    ['/dashboard/account.data?_routes=x&y=1', '/dashboard/account?y=1'],
    ['/dashboard/account/export', '/dashboard/account'],
  ])('redirects to the page that %s belongs to', async (path, page) => {
    const { status, location, body } = await new Owner(server).get(path)
    expect([202, 302]).toContain(status)
    expect(location ?? body).toContain(`/auth/login?back=${encodeURIComponent(page)}`)
  })

  test('applies the owner’s language to a browser without one', async () => {
    const owner = new Owner(server)
    await owner.register({}, { headers: { 'Accept-Language': 'tr' } })
    await owner.get(await owner.link('confirm'))
    owner.cookies.clear()
    await owner.login()
    expect((await owner.get('/dashboard')).body).toContain('<html lang="tr"')
  })

  test('reports a missing confirmation only for the right password, and resends the email', async () => {
    const owner = new Owner(server)
    await owner.register()
    const wrong = await owner.login({ password: 'not-this-one' })
    expect(wrong.body).toContain('Login failed. Please check your credentials.')
    const right = await owner.login()
    expect(right.status).toBe(403)
    expect(right.body).toContain('Please confirm your email address before the first login')
    expect(right.body).toContain('Send again')
    await owner.post('/auth/login', { intent: 'resend', email: owner.email })
    await eventually(async () => (await emailsTo(server.folder, owner.email)).length === 2)
  })

  test.each<[Record<string, string>, string]>([
    [{ email: '' }, 'Please enter your email address'],
    [{ email: 'deniz' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Please enter your password'],
  ])('requires the missing fields: %o', async (fields, message) => {
    const response = await new Owner(server).login(fields)
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
  })

  test.each(['login', 'register', 'passwordReset', 'newPassword', 'confirm'])(
    'redirects a signed-in owner from /auth/%s',
    async (page) => {
      const owner = new Owner(server, 'demo@chefin.example')
      expect((await owner.login({ password: 'chefin-demo' })).location).toBe('/dashboard')
      const response = await owner.get(`/auth/${page}`)
      expect([response.status, response.location]).toEqual([302, '/dashboard'])
    },
  )
})

describe('a password reset', () => {
  test('sets the new password once and ends every session', async () => {
    const owner = await new Owner(server).create(server.database)
    const otherBrowser = new Owner(server, owner.email)
    otherBrowser.password = owner.password
    await otherBrowser.login()
    const whileSignedIn = await otherBrowser.post('/auth/passwordReset', {
      intent: 'reset',
      email: owner.email,
    })
    owner.cookies.clear()
    expect(whileSignedIn.location).toBe('/dashboard')
    const resetRequest = await owner.post('/auth/passwordReset', {
      intent: 'reset',
      email: owner.email,
    })
    expect(resetRequest.location).toBe('/auth/passwordReset?sent')
    for (const view of ['first', 'reloaded']) {
      const { body } = await owner.get('/auth/passwordReset?sent')
      expect(body, view).toContain('We have sent a password recover instructions to your email.')
      expect(body, view).toContain(owner.email)
    }

    const link = await owner.link('token')
    expect((await owner.get(link)).status).toBe(200)
    const form = {
      intent: 'reset',
      token: String(new URL(link, server.url).searchParams.get('token')),
      password: 'yepyeni-bir-şifre',
      repeatedPassword: 'yepyeni-bir-şifre',
    }
    const differing = await owner.post(link, { ...form, repeatedPassword: 'x' })
    expect(differing.body).toContain('Passwords do not match!')
    const turkish = { headers: { 'Accept-Language': 'tr' } }
    const turkishPage = await owner.post(link, { ...form, repeatedPassword: 'x' }, turkish)
    expect(turkishPage.body).toContain('Şifreler eşleşmiyor!')
    const common = { ...form, password: 'qwerty', repeatedPassword: 'qwerty' }
    expect((await owner.post(link, common)).body).toContain('one of the first')

    const response = await owner.post(link, form)
    expect([response.status, response.location]).toEqual([302, '/auth/newPassword?done'])
    expect((await owner.get('/auth/newPassword?done')).body).toContain(
      'Your password has been reset successfully.',
    )
    expect(await otherBrowser.isSignedIn()).toBe(false)
    expect((await owner.login()).status).toBe(422)
    expect((await owner.login({ password: form.password })).location).toBe('/dashboard')
    expect((await new Owner(server).get(link)).location).toBe('/auth/confirm')
  })

  test('also confirms the address, because its link was sent there', async () => {
    const owner = new Owner(server)
    await owner.register()
    await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
    const link = await owner.link('token')
    const token = String(new URL(link, server.url).searchParams.get('token'))
    const password = 'yepyeni-bir-şifre'
    await owner.post(link, { intent: 'reset', token, password, repeatedPassword: password })
    expect((await owner.login({ password })).location).toBe('/dashboard')
  })
})
