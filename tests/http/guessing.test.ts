import { describe, expect, inject, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { withServer, type TestServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'

// Threats 17, 18 and 31 in docs/security.md. Each test has its own account and addresses.

const server = await sharedServer()

const wrong = { password: 'not-this-one' }
const createOwner = () => new Owner(server).create(server.database)
/** Registers an owner, after which the browser counts as known. */
const joinOwner = () => new Owner(server).join()

/** Creates a new browser of the same account. */
function newBrowser(
  { email, password }: Owner,
  at: Pick<TestServer, 'url' | 'folder'> = server,
): Owner {
  const owner = new Owner(at, email)
  owner.password = password
  return owner
}

/** Removes random values and the submitted input from a response, for comparison. */
function comparable({ status, headers, body }: OwnerResponse, email: string) {
  const { date: _date, ...rest } = headers
  const plain = (text: string) =>
    text
      .replaceAll(email, 'EMAIL')
      .replaceAll(encodeURIComponent(email), 'EMAIL')
      .replaceAll(/nonce-[\w+/=-]+/g, 'nonce-X')
      .replaceAll(/nonce="[^"]+"/g, 'nonce="X"')
      .replaceAll(/(registrant|written)=[\w-]+/g, '$1=X')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
  return { status, headers: plain(JSON.stringify(rest)), body: plain(body) }
}

describe('17: guessing passwords', () => {
  test('is stopped after five attempts, even with forged addresses; the owner can sign in from another address', async () => {
    const owner = await createOwner()
    await withServer(inject('postgresUrl'), { database: server.database }, async (untrusting) => {
      for (let guess = 0; guess < 5; guess++) {
        const headers = { 'X-Real-IP': `192.0.2.${guess}`, Forwarded: `for=192.0.2.${guess}` }
        expect((await newBrowser(owner, untrusting).login(wrong, { headers })).status).toBe(422)
      }
      const rejection = await newBrowser(owner, untrusting).login()
      expect(rejection.status).toBe(429)
      expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0)
      expect(rejection.body).toContain('Too many attempts. Please wait')
    })
    expect((await newBrowser(owner).login()).location).toBe('/dashboard')
  })

  test('from many addresses is stopped for the account, but not for a browser that the owner has used', async () => {
    const owner = await joinOwner()
    owner.cookies.delete('chefin.session_token')
    const guess = async () => (await newBrowser(owner).login(wrong)).status
    expect(await countAttempts(server.database, 'sign_in_account', 49, guess)).toBe(422)
    expect([await guess(), await guess()]).toEqual([422, 429])
    expect((await newBrowser(owner).login()).status).toBe(429)
    expect((await owner.login()).location).toBe('/dashboard')
  })

  test('of many accounts is stopped for the address that tries', async () => {
    const computer = new Owner(server).address
    const guess = async () => {
      const headers = { 'X-Forwarded-For': computer }
      return (await new Owner(server).login({}, { headers })).status
    }
    expect(await countAttempts(server.database, 'sign_in_address', 29, guess)).toBe(422)
    expect([await guess(), await guess()]).toEqual([422, 429])
  })

  test('counts concurrent attempts', async () => {
    const thief = newBrowser(await createOwner())
    const responses = await Promise.all(Array.from({ length: 12 }, () => thief.login(wrong)))
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(5)
  })

  test('is counted across two instances, by the address from the trusted proxy', async () => {
    const owner = await createOwner()
    const env = { TRUSTED_PROXIES: 'loopback' }
    await withServer(inject('postgresUrl'), { database: server.database, env }, async (other) => {
      const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
      const guess = async (at: Pick<TestServer, 'url' | 'folder'>, address: string) =>
        (await newBrowser(owner, at).login(wrong, from(address))).status
      for (let time = 0; time < 5; time++) {
        expect(await guess(server, `203.0.113.${time}, 198.51.100.7`)).toBe(422)
      }
      expect(await guess(other, '198.51.100.7')).toBe(429)
      // A customer's IPv6 network counts as one address.
      for (let time = 0; time < 5; time++) {
        expect(await guess(other, `2001:db8:1:2::${time}`)).toBe(422)
      }
      expect(await guess(server, '2001:db8:1:2:ffff::1')).toBe(429)
    })
  })

  test('is also limited for a signed-in owner, before irreversible actions', async () => {
    const owner = await createOwner()
    const erase = (password: string) =>
      owner.post('/dashboard/account', { intent: 'delete', password })
    const guess = () => erase('guess-it')
    expect((await countAttempts(server.database, 'password_check', 9, guess)).status).toBe(422)
    expect((await guess()).status).toBe(422)
    expect((await erase(owner.password)).status).toBe(429)
    expect(await owner.isSignedIn()).toBe(true)
  })
})

describe('18: whether an address is registered', () => {
  test.each<[string, (owner: Owner) => Promise<OwnerResponse>]>([
    ['login', (owner) => owner.login(wrong)],
    ['register', (owner) => owner.register()],
    [
      'reset',
      (owner) => owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email }),
    ],
    ['resend', (owner) => owner.post('/auth/register', { intent: 'resend', email: owner.email })],
  ])('is not revealed by %s: status, headers and body are equal', async (_, ask) => {
    const registered = newBrowser(await createOwner())
    const unregistered = new Owner(server)
    const [response, expected] = [await ask(registered), await ask(unregistered)]
    expect(comparable(response, registered.email)).toEqual(comparable(expected, unregistered.email))
  })

  test('is not revealed by requesting another address: the page is equal, and the mailbox is notified', async () => {
    const [asker, holder] = [await createOwner(), await createOwner()]
    const free = new Owner(server).email
    const pageAfter = async (newEmail: string) => {
      const requestPage = await asker.requestEmailChange(newEmail)
      const sentAgain = await asker.post('/dashboard/account', { intent: 'resend' })
      const later = await asker.get('/dashboard/account')
      return [requestPage, sentAgain, later].map((response) => comparable(response, newEmail))
    }
    expect(await pageAfter(holder.email)).toEqual(await pageAfter(free))
    const mails = await eventually(async () => {
      const received = await emailsTo(server.folder, holder.email)
      return received.some(({ subject }) => subject?.includes('already has')) && received
    })
    expect(mails.some(({ text }) => text?.includes('?change='))).toBe(false)
    expect((await newBrowser(holder).login()).location).toBe('/dashboard')
  })

  test('is revealed only to its mailbox: a second registration sends a sign-in hint', async () => {
    const owner = await createOwner()
    await newBrowser(owner).register({ password: 'somebody-elses' })
    await eventually(async () =>
      (await emailsTo(server.folder, owner.email)).some(
        ({ subject }) => subject === 'You already have a Chefin account',
      ),
    )
    expect((await newBrowser(owner).login()).location).toBe('/dashboard')
  })

  test('limits emails to one mailbox, known or not', async () => {
    const exhaust = async (owner: Owner) => {
      const ask = () => owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
      const statuses: number[] = []
      for (let time = 0; time < 6; time++) statuses.push((await ask()).status)
      expect(statuses).toEqual([302, 302, 302, 302, 302, 429])
      // With scripts this is a toast; without, it is part of the page.
      expect((await ask()).body).toMatch(
        /<noscript>.*Too many requests. Please wait before trying again.*<\/noscript>/,
      )
    }
    await Promise.all([exhaust(newBrowser(await createOwner())), exhaust(new Owner(server))])
  })
})

describe('31: strangers, and a former holder of the password', () => {
  const askForReset = (from: Owner) =>
    from.post('/auth/passwordReset', { intent: 'reset', email: from.email })

  test('strangers who exhaust a mailbox’s email limit leave room for the owner’s reset', async () => {
    const hour = () => Math.floor(Date.now() / 3_600_000)
    const startHour = hour()
    const owner = await joinOwner()
    owner.cookies.delete('chefin.session_token')
    const strangers = Array.from({ length: 5 }, () => newBrowser(owner))
    // Unlike a registration, this hashes no password.
    const ask = (from: Owner) =>
      from.post('/auth/register', { intent: 'resend', email: owner.email })
    await Promise.all(strangers.flatMap((from) => Array.from({ length: 5 }, async () => ask(from))))

    const newDevice = newBrowser(owner)
    expect((await askForReset(newDevice)).status).toBe(302)
    const first = await newDevice.link('token')

    // The first reset of the hour was sent; strangers cannot use up the known browser's share.
    expect((await askForReset(newBrowser(owner))).status).toBe(302)
    expect((await askForReset(owner)).status).toBe(302)
    await eventually(async () => (await owner.link('token')) !== first)
    const resets = (await emailsTo(server.folder, owner.email)).filter(
      ({ subject }) => subject === 'Choose a new password',
    )
    // Limits are per clock hour: if a new hour began, another email may have been sent.
    expect(resets.length).toBeGreaterThanOrEqual(2)
    expect(resets.length).toBeLessThanOrEqual(2 + hour() - startHour)
  })

  test('strangers on the owner’s network do not use up the known browser’s email limit', async () => {
    const owner = await joinOwner()
    owner.cookies.delete('chefin.session_token')
    const headers = { 'X-Forwarded-For': owner.address }
    const neighbour = newBrowser(owner)
    const reset = { intent: 'reset', email: owner.email }
    await Promise.all(
      Array.from({ length: 5 }, () => neighbour.post('/auth/passwordReset', reset, { headers })),
    )
    expect((await neighbour.post('/auth/passwordReset', reset, { headers })).status).toBe(429)
    expect((await askForReset(owner)).status).toBe(302)
  })

  test('a known browser loses its status when the password changes', async () => {
    const owner = await joinOwner()
    const formerBrowser = newBrowser(owner)
    for (const [name, value] of owner.cookies) formerBrowser.cookies.set(name, value)
    await owner.post('/dashboard/account', {
      intent: 'password',
      currentPassword: owner.password,
      newPassword: 'yepyeni-bir-şifre',
      repeatedPassword: 'yepyeni-bir-şifre',
    })
    const tries: number[] = []
    for (let time = 0; time < 10; time++) tries.push((await formerBrowser.login(wrong)).status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429, 429])
    owner.cookies.delete('chefin.session_token')
    expect((await owner.login({ password: 'yepyeni-bir-şifre' })).location).toBe('/dashboard')
  })
})
