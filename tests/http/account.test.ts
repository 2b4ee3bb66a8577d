import { beforeAll, describe, expect, inject, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { withServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const createOwner = () => new Owner(server).create(server.database)

const ownerRow = async (email: string) =>
  (await server.database.query('select * from owners where email = $1', [email]))[0]

describe('the account page', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await createOwner()
  })
  const send = (fields: Record<string, string>) => owner.post('/dashboard/account', fields)

  test('changes name and time zone', async () => {
    const fields = { intent: 'details', firstName: 'İpek', lastName: 'Çağlar', timeZone: 'UTC' }
    expect((await send(fields)).status).toBe(200)
    expect(await ownerRow(owner.email)).toMatchObject({
      first_name: 'İpek',
      last_name: 'Çağlar',
      time_zone: 'UTC',
    })
    for (const broken of [{ firstName: '' }, { lastName: ' ' }, { timeZone: 'Mars/Base' }]) {
      expect((await send({ ...fields, ...broken })).status).toBe(422)
    }
  })

  test('accepts no field that is not in the form', async () => {
    await send({
      intent: 'details',
      firstName: 'İpek',
      lastName: 'Çağlar',
      timeZone: 'UTC',
      email: 'thief@chefin.example',
      id: crypto.randomUUID(),
      emailVerified: 'false',
    })
    expect(await ownerRow(owner.email)).toMatchObject({ email_verified: true })
  })

  test.each<[Record<string, string>, string]>([
    [{ repeatedPassword: 'x' }, 'New passwords do not match'],
    [
      { newPassword: '12345', repeatedPassword: '12345' },
      'New password must be at least 6 characters long',
    ],
    [
      { newPassword: 'deniz-kenarı-7', repeatedPassword: 'deniz-kenarı-7' },
      'New password must be different from current password',
    ],
    [{ currentPassword: 'not-this-one' }, 'Current password is incorrect'],
    [{ currentPassword: '' }, 'Please enter your current password'],
    [{ newPassword: 'fenerbahce', repeatedPassword: 'fenerbahce' }, 'one of the first'],
  ])('rejects a password change: %o', async (fields, message) => {
    const response = await send({
      intent: 'password',
      currentPassword: owner.password,
      newPassword: 'yepyeni-bir-şifre',
      repeatedPassword: 'yepyeni-bir-şifre',
      ...fields,
    })
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
  })

  test('changes the password, keeps this session and ends all others', async () => {
    const changing = await createOwner()
    const otherBrowser = new Owner(server, changing.email)
    await otherBrowser.login()
    const old = new Map(changing.cookies)
    const response = await changing.post('/dashboard/account', {
      intent: 'password',
      currentPassword: changing.password,
      newPassword: 'yepyeni-bir-şifre',
      repeatedPassword: 'yepyeni-bir-şifre',
    })
    expect(response.body).toContain('Password changed successfully!')
    expect(await changing.isSignedIn()).toBe(true)
    expect(await otherBrowser.isSignedIn()).toBe(false)
    for (const [name, value] of old) otherBrowser.cookies.set(name, value)
    expect(await otherBrowser.isSignedIn()).toBe(false)
    await eventually(async () =>
      (await emailsTo(server.folder, changing.email)).some(
        ({ subject }) => subject === 'Your password was changed',
      ),
    )
  })

  test.each<[Record<string, string>, string]>([
    [{ newEmail: 'x' }, 'Please enter a valid email address'],
    [{ repeatedEmail: 'other@chefin.example' }, 'Emails do not match'],
    [{ currentPassword: '12345' }, 'Current password must be at least 6 characters long'],
    [{ currentPassword: 'not-this-one' }, 'Current password is incorrect'],
  ])('rejects a new address: %o', async (fields, message) => {
    const response = await owner.requestEmailChange('new@chefin.example', fields)
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
  })

  test('rejects the same address', async () => {
    expect((await owner.requestEmailChange(owner.email.toUpperCase())).body).toContain(
      'New email must be different from current email',
    )
  })

  test('changes the address once its mailbox confirms, and notifies the old one', async () => {
    const moving = await createOwner()
    const newEmail = `moved-${moving.email}`
    const requestPage = await moving.requestEmailChange(newEmail)
    expect(requestPage.body).toContain(
      'Confirmation email sent! Please check your inbox and confirm the email change.',
    )
    expect(await ownerRow(newEmail)).toBeUndefined()
    const link = await moving.link('change', newEmail)
    // Opened on another device, the link changes the address, signs nobody in and ends all sessions.
    const phone = new Owner(server)
    expect((await phone.get(link)).location).toBe('/auth/login')
    expect(await phone.isSignedIn()).toBe(false)
    expect(await moving.isSignedIn()).toBe(false)
    expect(await ownerRow(newEmail)).toMatchObject({ email_verified: true })
    expect((await phone.login({ email: newEmail, password: moving.password })).location).toBe(
      '/dashboard',
    )
    expect((await moving.get(link)).location).toBe('/auth/confirm')
    const notification = await eventually(async () =>
      (await emailsTo(server.folder, moving.email)).find(
        ({ subject }) => subject === 'Your email address was changed',
      ),
    )
    expect(notification.text).toContain(newEmail)
  })

  test('keeps the session in which the link to a new address is opened, and ends all others', async () => {
    const moving = await createOwner()
    const otherBrowser = new Owner(server, moving.email)
    await otherBrowser.login()
    const newEmail = `here-${moving.email}`
    await moving.requestEmailChange(newEmail)
    expect(await otherBrowser.isSignedIn()).toBe(true)
    expect((await moving.get(await moving.link('change', newEmail))).location).toBe(
      '/dashboard/account',
    )
    expect(await moving.isSignedIn()).toBe(true)
    expect(await otherBrowser.isSignedIn()).toBe(false)
  })

  test('resends the link to a new address and invalidates the earlier one', async () => {
    const moving = await createOwner()
    const newEmail = `again-${moving.email}`
    await moving.requestEmailChange(newEmail)
    const first = await moving.link('change', newEmail)
    expect((await moving.get('/dashboard/account')).body).toContain(
      `${newEmail} is not confirmed yet`,
    )
    const again = await moving.post('/dashboard/account', { intent: 'resend' })
    expect(again.body).toContain('Sent again.')
    const second = await eventually(async () => {
      const newest = await moving.link('change', newEmail)
      return newest !== first && newest
    })
    await moving.get(first)
    expect(await ownerRow(newEmail)).toBeUndefined()
    await moving.get(second)
    expect(await ownerRow(newEmail)).toBeDefined()
    expect((await moving.post('/dashboard/account', { intent: 'resend' })).status).toBe(422)
  })

  test('leaves an address to the account that confirmed it first', async () => {
    const [first, second] = [await createOwner(), await createOwner()]
    const wanted = `${crypto.randomUUID()}@chefin.example`
    await first.requestEmailChange(wanted)
    const firstLink = await first.link('change', wanted)
    await second.requestEmailChange(wanted)
    const secondLink = await eventually(async () => {
      const newest = await second.link('change', wanted)
      return newest !== firstLink && newest
    })
    expect((await first.get(firstLink)).location).toBe('/dashboard/account')
    expect((await second.get(secondLink)).location).toBe('/dashboard/account')
    expect((await second.get('/dashboard/account')).body).toContain(
      'This email address is already registered',
    )
    expect(await ownerRow(second.email)).toBeDefined()
  })

  test('lists sessions, ends one or all others, and nobody else’s', async () => {
    const here = await createOwner()
    const there = new Owner(server, here.email)
    await there.login(
      {},
      { headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } },
    )
    const page = await here.get('/dashboard/account')
    expect(page.body).toContain('Firefox, Windows')
    const sessionIds = async (email: string) =>
      (
        await server.database.query(
          `select sessions.id from sessions join owners on owners.id = owner_id
           where email = $1 order by sessions.created_at desc`,
          [email],
        )
      ).map(({ id }) => String(id))
    const [newest = ''] = await sessionIds(here.email)
    const [foreign = ''] = await sessionIds(owner.email)
    await here.post('/dashboard/account', { intent: 'endSession', sessionId: foreign })
    expect(await owner.isSignedIn()).toBe(true)
    await here.post('/dashboard/account', { intent: 'endSession', sessionId: newest })
    expect(await there.isSignedIn()).toBe(false)
    await there.login()
    await here.post('/dashboard/account', { intent: 'endOthers' })
    expect(await there.isSignedIn()).toBe(false)
    expect(await here.isSignedIn()).toBe(true)
  })

  test('logs out', async () => {
    const leaving = await createOwner()
    const old = new Map(leaving.cookies)
    const response = await leaving.post('/dashboard/account', { intent: 'logout' })
    expect(response.location).toBe('/auth/login')
    for (const [name, value] of old) leaving.cookies.set(name, value)
    expect(await leaving.isSignedIn()).toBe(false)
  })

  test.each(['', 'nonsense', '__proto__', 'constructor'])(
    'rejects an unknown form: %s',
    async (intent) => {
      const response = await send({ intent })
      expect(response.status).toBe(400)
      expect(response.body).toContain('The form could not be read.')
    },
  )
})

describe('deleting an account', () => {
  test('requires the password and deletes every row and picture', async () => {
    await withServer(inject('postgresUrl'), {}, async (otherServer) => {
      const owner = new Owner(otherServer, 'demo@chefin.example')
      await owner.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
      await owner.login({ password: 'chefin-demo' })
      const neighbour = await new Owner(otherServer).create(otherServer.database)
      const [row] = await otherServer.database.query(
        `select owners.id, restaurants.id as restaurant, logo_url,
                (select image_url from dishes where image_url is not null limit 1) as picture
         from owners join restaurants on owner_id = owners.id`,
      )
      const pictures = [String(row?.['logo_url']), String(row?.['picture'])]
      for (const path of pictures) expect((await neighbour.get(path)).status).toBe(200)

      const erase = (password: string) =>
        owner.post('/dashboard/account', { intent: 'delete', password })
      expect((await erase('not-this-one')).body).toContain('Current password is incorrect')
      expect((await erase('chefin-demo')).location).toBe('/auth/login')
      const deletionNotice = 'Your account and everything in it has been deleted.'
      expect((await owner.get('/auth/login')).body).toContain(deletionNotice)
      expect((await owner.get('/auth/login')).body).not.toContain(deletionNotice)
      expect(await owner.isSignedIn()).toBe(false)

      // `samples` still refers to the deleted account but contains no data of its owner.
      const { samples, ...rows } = await otherServer.database.rows()
      expect(samples).toHaveLength(1)
      const remaining = JSON.stringify(rows)
      for (const trace of [row?.['id'], row?.['restaurant'], owner.email, 'Defne', 'Akar']) {
        expect(remaining).not.toContain(String(trace))
      }
      expect(remaining).toContain(neighbour.email)
      for (const path of pictures) expect((await neighbour.get(path)).status).toBe(404)
      expect((await neighbour.get('/demo')).status).toBe(404)

      // The next start does not add the sample restaurant again.
      const { database } = otherServer
      await withServer(inject('postgresUrl'), { database }, async (next) => {
        expect((await new Owner(next).get('/demo')).status).toBe(404)
        const owners = await database.query('select email from owners')
        expect(owners).toEqual([{ email: neighbour.email }])
        expect(next.output()).not.toContain('demo')
      })
    })
  })
})
