import { describe, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const count = async (table: string) =>
  Number((await server.database.query(`select count(*) from ${table}`))[0]?.['count'])
const ownerRow = async (email: string) =>
  (await server.database.query('select * from owners where email = $1', [email]))[0]

describe('registration', () => {
  test('sends an email in the owner’s language, whose link confirms and signs in', async () => {
    const owner = new Owner(server)
    const turkish = { headers: { 'Accept-Language': 'tr' } }
    const sent = await owner.register({}, turkish)
    expect([sent.status, sent.location]).toEqual([302, '/auth/register?sent'])
    for (const view of ['first', 'reloaded']) {
      const { body } = await owner.get('/auth/register?sent', turkish)
      expect(body, view).toContain('Doğrulama e-postası gönderildi.')
      expect(body, view).toContain(owner.email)
      expect(body, view).toContain('/local/mail')
    }
    expect(await owner.isSignedIn()).toBe(false)

    const link = await owner.link('confirm')
    const [email] = await emailsTo(server.folder, owner.email)
    expect(email?.subject).toBe('E-posta adresinizi onaylayın')
    expect(email?.html).toContain('Merhaba Deniz,')

    const confirmed = await owner.get(link)
    expect([confirmed.status, confirmed.location]).toEqual([302, '/dashboard'])
    expect(await owner.isSignedIn()).toBe(true)
    expect(await ownerRow(owner.email)).toMatchObject({
      first_name: 'Deniz',
      last_name: 'Yıldız',
      email_verified: true,
      locale: 'tr',
      time_zone: 'Europe/Istanbul',
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['no name', { firstName: ' ' }, 'Please enter your name'],
    ['no surname', { lastName: '' }, 'Please enter your surname'],
    ['a name too long', { firstName: 'x'.repeat(81) }, 'Please use at most 80 characters'],
    ['a link as a name', { lastName: 'http://x.example' }, 'without links'],
    ['a NUL in the name', { firstName: 'a\0b' }, 'without links or line breaks'],
    ['no address', { email: '' }, 'Please enter your email address'],
    ['an invalid address', { email: 'a@b' }, 'Please enter a valid email address'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long'],
    ['a long password', { password: 'x'.repeat(129) }, 'at most 128 characters'],
    ['a common password', { password: 'galatasaray' }, 'one of the first that attackers try'],
    ['a password made of the name', { password: 'DenizKaya1' }, 'one of the first'],
    [
      'a password made of the address',
      { email: 'ayse.ay@chefin.example', password: 'Ayse.Ay' },
      'one of the first',
    ],
  ])('rejects %s at its field, keeps the input, and stores nothing', async (_, fields, message) => {
    const before = [await count('owners'), await count('mails')]
    const response = await new Owner(server).register({ lastName: 'Kaya', ...fields })
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
    expect(response.body).toContain(`value="${fields['lastName'] ?? 'Kaya'}"`)
    expect(response.body).not.toContain('deniz-kenarı-7')
    expect([await count('owners'), await count('mails')]).toEqual(before)
  })

  test('stores a name as typed, and replaces an unknown time zone with UTC', async () => {
    const owner = new Owner(server)
    await owner.register({ timeZone: 'Mars/Base', lastName: 'O’Neil' })
    expect(await ownerRow(owner.email)).toMatchObject({ time_zone: 'UTC', last_name: 'O’Neil' })
  })

  test('can be repeated before confirmation: the later password counts, and the earlier link is invalid', async () => {
    const stranger = new Owner(server)
    await stranger.register({ password: 'strangers-own' })
    const first = await stranger.link('confirm')
    const owner = new Owner(server, stranger.email)
    await owner.register()
    const second = await eventually(async () => {
      const newest = await owner.link('confirm')
      return newest !== first && newest
    })
    expect((await owner.get(first)).location).toBe('/auth/confirm')
    expect((await owner.get(second)).location).toBe('/dashboard')
    expect((await stranger.login({ password: 'strangers-own' })).status).toBe(422)
  })

  test('by a stranger is not confirmed when the address’s owner opens its link', async () => {
    const owner = new Owner(server)
    await owner.register()
    const first = await owner.link('confirm')
    const stranger = new Owner(server, owner.email)
    stranger.password = 'strangers-own'
    await stranger.register()
    const second = await eventually(async () => {
      const newest = await owner.link('confirm')
      return newest !== first && newest
    })
    expect((await owner.get(first)).location).toBe('/auth/confirm')
    const toConfirm = String((await owner.get(second)).location)
    expect(toConfirm).toMatch(/^\/auth\/login\?confirm=/)
    expect((await owner.get(toConfirm)).body).toContain('Log in to confirm your email address')
    const confirm = String(new URL(toConfirm, server.url).searchParams.get('confirm'))
    expect((await owner.login({ confirm })).status).toBe(422)
    expect((await stranger.login()).status).toBe(403)
    await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
    const link = await owner.link('token')
    const token = String(new URL(link, server.url).searchParams.get('token'))
    const form = { token, password: owner.password, repeatedPassword: owner.password }
    await owner.post(link, { intent: 'reset', ...form })
    expect((await owner.login()).location).toBe('/dashboard')
    expect((await stranger.login()).status).toBe(422)
  })

  test('made twice can be confirmed on another device with the password', async () => {
    const owner = new Owner(server)
    await owner.register({ password: 'a-first-thought' })
    const first = await owner.link('confirm')
    await owner.register()
    const second = await eventually(async () => {
      const newest = await owner.link('confirm')
      return newest !== first && newest
    })
    const phone = new Owner(server, owner.email)
    const toConfirm = String((await phone.get(second)).location)
    const confirm = String(new URL(toConfirm, server.url).searchParams.get('confirm'))
    expect((await phone.login({ confirm })).location).toBe('/dashboard')
  })

  test('survives two concurrent submissions', async () => {
    const owner = new Owner(server)
    const responses = await Promise.all([owner.register(), owner.register()])
    expect(responses.map(({ status }) => status)).toEqual([302, 302])
    expect(
      await server.database.query('select 1 from owners where email = $1', [owner.email]),
    ).toHaveLength(1)
    await owner.get(await owner.link('confirm'))
  })

  test('can resend its email', async () => {
    const owner = new Owner(server)
    await owner.register()
    const again = await owner.post('/auth/register', { intent: 'resend', email: owner.email })
    expect(again.body).toContain('Sent again.')
    await eventually(async () => (await emailsTo(server.folder, owner.email)).length === 2)
  })
})

describe('a link', () => {
  test('is not consumed by a HEAD, OPTIONS or prefetch request, and works once', async () => {
    const owner = new Owner(server)
    await owner.register()
    const link = await owner.link('confirm')
    const head = await fetch(`${server.url}${link}`, { method: 'HEAD', redirect: 'manual' })
    expect(head.status).toBe(204)
    const options = await fetch(`${server.url}${link}`, { method: 'OPTIONS', redirect: 'manual' })
    expect(options.status).toBe(204)
    const prefetch = await new Owner(server).get(link, { headers: { 'Sec-Purpose': 'prefetch' } })
    expect(prefetch.status).toBe(204)
    expect((await owner.get(link)).location).toBe('/dashboard')
    const again = new Owner(server)
    expect((await again.get(link)).location).toBe('/auth/confirm')
    const page = await again.get('/auth/confirm')
    expect(page.body).toContain('Email link is invalid or has expired.')
    expect(again.cookies.size).toBe(0)
  })

  test.each(['confirm', 'change', 'token'] as const)(
    '%s that is too old is invalid',
    async (kind) => {
      const link = await sentLink(kind)
      await server.database.query(`update links set expires_at = now() - interval '1 second'`)
      expect((await new Owner(server).get(link)).location).toBe('/auth/confirm')
    },
  )

  test('opened on another device confirms but signs nobody in', async () => {
    const owner = new Owner(server)
    await owner.register()
    const link = await owner.link('confirm')
    const phone = await new Owner(server).create(server.database)
    expect((await phone.get(link)).location).toBe('/dashboard')
    expect((await phone.get('/dashboard/account')).body).not.toContain(owner.email)
    expect((await owner.login()).location).toBe('/dashboard')
    const other = new Owner(server)
    await other.register()
    const tablet = new Owner(server)
    expect((await tablet.get(await other.link('confirm'))).location).toBe('/auth/login')
    expect(await tablet.isSignedIn()).toBe(false)
  })

  test.each(['', '?confirm=', '?change=', '?confirm=%00', `?confirm=${'x'.repeat(5_000)}`])(
    'of an unknown kind is invalid: %s',
    async (search) => {
      const response = await new Owner(server).get(`/auth/callback${search}`)
      expect([response.status, response.location]).toEqual([302, '/auth/confirm'])
    },
  )
})

/** Sends a link of a kind and returns it unopened. */
async function sentLink(kind: 'confirm' | 'change' | 'token'): Promise<string> {
  const owner = new Owner(server)
  if (kind === 'confirm') {
    await owner.register()
    return owner.link(kind)
  }
  await owner.create(server.database)
  if (kind === 'change') {
    const newEmail = `new-${owner.email}`
    await owner.requestEmailChange(newEmail)
    return owner.link(kind, newEmail)
  }
  owner.cookies.clear()
  await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
  return owner.link(kind)
}
