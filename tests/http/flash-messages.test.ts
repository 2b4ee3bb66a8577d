import { describe, expect, test } from 'vitest'
import { flashCookie, readFlash, type Flash } from '#app/http/flash.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const setFlash = (owner: Owner, flash: Flash) => {
  const [pair = ''] = flashCookie(server.url, flash).split(';')
  const separator = pair.indexOf('=')
  owner.cookies.set(pair.slice(0, separator), pair.slice(separator + 1))
}

test.each([
  ['/auth/register?sent', 'A verification email has been sent.'],
  ['/auth/passwordReset?sent', 'We have sent a password recover instructions'],
  ['/auth/login?deleted', 'has been deleted.'],
])('%s without a cookie shows no confirmation', async (path, words) => {
  const response = await new Owner(server).get(path)
  expect(response.status).toBe(200)
  expect(response.body).not.toContain(words)
})

test('the confirmation of a reset that did not happen redirects to the login', async () => {
  const response = await new Owner(server).get('/auth/newPassword?done')
  expect([response.status, response.location]).toEqual([302, '/auth/login'])
})

test.each<[Flash, string]>([
  [{ kind: 'emailChanged' }, 'Your email address has been changed.'],
  [{ kind: 'accountDeleted' }, 'has been deleted.'],
])('%o is shown at the login, once', async (flash, words) => {
  const owner = new Owner(server)
  setFlash(owner, flash)
  expect((await owner.get('/auth/login')).body).toContain(words)
  expect((await owner.get('/auth/login')).body).not.toContain(words)
})

test('an invalid link is reported on the account page, once', async () => {
  const owner = await new Owner(server).create(server.database)
  setFlash(owner, { kind: 'linkInvalid' })
  const words = 'Email link is invalid or has expired.'
  expect((await owner.get('/dashboard/account')).body).toContain(words)
  expect((await owner.get('/dashboard/account')).body).not.toContain(words)
  expect(await owner.isSignedIn()).toBe(true)
})

test('a new visit shows the form again, and a reload shows the confirmation', async () => {
  const owner = new Owner(server)
  await owner.register()
  const form = (await owner.get('/auth/register')).body
  expect(form).not.toContain('A verification email has been sent.')
  expect(form).toContain('name="firstName"')
  const path = '/auth/register?sent'
  const resent = await owner.post(path, { intent: 'resend', email: owner.email })
  expect(resent.body).toContain('Sent again.')
  expect(resent.body).toContain(owner.email)
})

describe('the cookie', () => {
  const requestWith = (cookie: string) =>
    new Request('http://x.example', { headers: { Cookie: cookie } })

  test('is HttpOnly and, over https, bound to this host', () => {
    const flash: Flash = { kind: 'resetSent', email: 'a@b.example' }
    expect(flashCookie('http://x.example', flash)).toMatch(
      /^chefin\.flash=.*HttpOnly; SameSite=Lax/,
    )
    expect(flashCookie('https://x.example', flash)).toMatch(/^__Host-chefin\.flash=.*Secure/)
  })

  test.each(['', 'x', '%', '%7B%7D', 'null', '%7B%22kind%22%3A%22resetSent%22%7D'])(
    'is ignored if it contains %s',
    (value) => {
      const request = requestWith(`chefin.flash=${value}`)
      expect(readFlash(request, 'http://x.example', 'resetSent', 'resetDone')).toBeUndefined()
    },
  )
})
