import { describe, expect, test } from 'vitest'
import { factorPage, setUpApp } from '../authenticator.ts'
import { createToken } from '../fixtures/create-token.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'
import { sendHalf } from '../slow-post.ts'

/* A business that changes hands: another person gets the account that holds it. */
const server = await sharedServer()
const { database } = server
const account = '/dashboard/account'
const newPassword = 'kiraz-bahçesi-9'

async function createSeller(): Promise<Owner> {
  const seller = await new Owner(server).create(database)
  await seedPlace(server, seller.email, { restaurants: ['Lale'] })
  return seller
}

const createBuyer = () => new Owner(server)

const offer = (seller: Owner, newEmail: string, fields: Record<string, string> = {}) =>
  seller.post(account, {
    intent: 'handOver',
    newEmail,
    repeatedEmail: newEmail,
    currentPassword: seller.password,
    ...fields,
  })

const takeOver = (buyer: Owner, link: string, fields: Record<string, string> = {}) =>
  buyer.post(link, {
    intent: 'takeOver',
    firstName: 'Ayşe',
    lastName: 'Demir',
    password: newPassword,
    ...fields,
  })

/** Offers the account; returns the link's path. */
async function offerTo(buyer: Owner, seller: Owner): Promise<string> {
  expect((await offer(seller, buyer.email)).body).toContain(`on its way to ${buyer.email}`)
  return buyer.link('token')
}

const statusOf = async (token: string) =>
  (await fetch(`${server.url}/api/v1/gaps`, { headers: { Authorization: `Bearer ${token}` } }))
    .status

const accountRow = async (email: string) =>
  (await database.query('select id, first_name, email from owners where email = $1', [email]))[0]

describe('an account that is handed over', () => {
  test('opens to the new owner alone, with everything in it', async () => {
    const seller = await createSeller()
    const cook = await seedMember(server, seller, 'kitchen')
    const partner = await seedMember(server, seller, 'owner')
    const [till, partners] = [
      await createToken(seller, 'Till', ['gaps:read']),
      await createToken(partner, 'Partner’s', ['gaps:read']),
    ]
    await setUpApp(seller)
    await database.query(
      `insert into passkeys (owner_id, credential_id, public_key, counter, transports, name)
       select id, gen_random_uuid()::text, 'x', 0, '{}', 'Phone' from owners where email = $1`,
      [seller.email],
    )
    const before = await accountRow(seller.email)
    await createBuyer().post('/auth/passwordReset', { intent: 'reset', email: seller.email })
    const reset = await seller.link('token')

    const buyer = createBuyer()
    const link = await offerTo(buyer, seller)
    // Nothing changes before it is accepted.
    expect(await seller.isSignedIn()).toBe(true)
    expect(await statusOf(till)).toBe(200)
    const { body } = await buyer.get(link)
    expect(body).toContain('Take over Lale')
    expect(body).toContain('Deniz Yıldız hands the account of Lale over to you')
    expect((await takeOver(buyer, link)).location).toBe('/dashboard')

    expect((await buyer.get('/dashboard/restaurants')).body).toContain('Lale')
    expect((await buyer.get(`${account}/members`)).body).toContain('Ayşe Demir')
    expect(await accountRow(buyer.email)).toMatchObject({ id: before?.['id'], first_name: 'Ayşe' })
    // Neither the session, the password, the app, the passkey, the old link nor the token of before.
    expect(await seller.isSignedIn()).toBe(false)
    for (const email of [seller.email, buyer.email]) {
      const attempt = await new Owner(server, email).login({ password: seller.password })
      expect(attempt.status).toBe(422)
    }
    for (const table of ['passkeys', 'recovery_codes']) {
      expect(
        await database.query(`select from ${table} where owner_id = $1`, [before?.['id']]),
      ).toEqual([])
    }
    expect((await createBuyer().get(reset)).location).toBe('/auth/confirm')
    expect(await statusOf(till)).toBe(401)
    const again = new Owner(server, buyer.email)
    expect((await again.login({ password: newPassword })).location).toBe('/dashboard')
    // The team goes on.
    expect((await cook.get(account)).status).toBe(200)
    expect(await statusOf(partners)).toBe(200)
    await expect
      .poll(() => emailsTo(server.folder, seller.email))
      .toContainEqual(expect.objectContaining({ subject: 'You have handed over Lale' }))
  })

  test('leaves the teams of others, whose logs keep the former name and not the new one', async () => {
    const host = await createSeller()
    const seller = await seedMember(server, host, 'owner')
    const token = await createToken(seller, 'Till', ['gaps:read'])
    await database.query(
      `insert into members (owner_id, account_id, role) select id, id, 'owner' from owners where email = $1`,
      [seller.email],
    )
    const own = String((await accountRow(seller.email))?.['id'])
    await seller.post(`${account}/team`, { team: own })
    const buyer = createBuyer()
    expect((await takeOver(buyer, await offerTo(buyer, seller))).location).toBe('/dashboard')
    expect((await buyer.get(account)).body).not.toContain('Lale')
    expect(await statusOf(token)).toBe(401)
    const { body } = await host.get('/dashboard/activity')
    expect(body).toContain('Account handed over to a new owner')
    expect(body).not.toContain('Ayşe')
    expect(body).not.toContain(buyer.email)
  })

  test('names in its log who did what before and after', async () => {
    const seller = await createSeller()
    await createToken(seller, 'Before', ['gaps:read'])
    const buyer = createBuyer()
    await takeOver(buyer, await offerTo(buyer, seller))
    buyer.password = newPassword
    await createToken(buyer, 'After', ['gaps:read'])
    const { body } = await buyer.download('/dashboard/activity/download')
    const named = (action: string, subject: string) =>
      body.split('\n').find((line) => line.includes(`"${action}","${subject}"`))
    expect(named('token.created', 'Before')).toContain('"Deniz Yıldız"')
    expect(named('account.handed_over', 'Deniz Yıldız')).toContain(buyer.email)
    expect(named('token.created', 'After')).toContain('"Ayşe Demir"')
  })

  test('is taken over once, of two requests at a time', async () => {
    const seller = await createSeller()
    const buyer = createBuyer()
    const link = await offerTo(buyer, seller)
    const statuses = await Promise.all(
      [createBuyer(), createBuyer()].map(async (each) => (await takeOver(each, link)).status),
    )
    expect(statuses.toSorted()).toEqual([302, 422])
    expect((await buyer.get(link)).body).toContain('This link is no longer valid')
  })
})

describe('forms that the former owner began to send', () => {
  test.each([
    [
      'an invitation',
      `${account}/members.data`,
      { intent: 'invite', email: 'seller@chefin.example', role: 'owner' },
    ],
    ['a second factor', `${factorPage}.data`, { intent: 'startApp' }],
    ['a webhook', `${account}/webhooks.data`, { intent: 'add', url: 'https://till.example' }],
  ])('do nothing: %s', async (_, page, fields) => {
    const seller = await createSeller()
    await seller.post(factorPage, { intent: 'confirm', password: seller.password })
    const buyer = createBuyer()
    const link = await offerTo(buyer, seller)
    const sent = await sendHalf(server, seller, page, fields)
    expect((await takeOver(buyer, link)).status).toBe(302)
    const { status, body } = await sent.finish()
    expect(status).toBe(401)
    expect(body).toContain('You are no longer logged in')
  })
})

describe('an offer', () => {
  test('needs the password, an address and its repetition, and keeps what was typed', async () => {
    const seller = await createSeller()
    const { email } = createBuyer()
    const wrong = await offer(seller, email, { currentPassword: 'falsch-falsch' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('Current password is incorrect')
    expect(wrong.body).toContain(`value="${email}"`)
    expect((await offer(seller, email, { repeatedEmail: 'x@chefin.example' })).body).toContain(
      'Emails do not match',
    )
    expect((await offer(seller, seller.email)).status).toBe(422)
    expect(await database.query('select from links where new_email = $1', [email])).toEqual([])
  })

  test('comes from the account that holds the team alone', async () => {
    const seller = await createSeller()
    const partner = await seedMember(server, seller, 'owner')
    for (const response of [
      await offer(partner, createBuyer().email),
      await partner.post(account, { intent: 'keepAccount' }),
    ]) {
      expect(response.status).toBe(409)
      expect(response.body).toContain('Only the person whose account holds the restaurants')
    }
    expect((await partner.get(account)).body).not.toContain('value="handOver"')
  })

  test('to a member says that an address can have only one account', async () => {
    const seller = await createSeller()
    const partner = await seedMember(server, seller, 'owner')
    const { status, body } = await offer(seller, partner.email)
    expect(status).toBe(422)
    expect(body).toContain('Deniz Yıldız has an account with this address')
  })

  test('to an address with an account tells its person alone', async () => {
    const seller = await createSeller()
    const buyer = await new Owner(server).create(database)
    const link = await offerTo(buyer, seller)
    expect((await buyer.get(link)).body).toContain('already has an account at Chefin')
    const { status, body } = await takeOver(buyer, link)
    expect(status).toBe(409)
    expect(body).toContain('This address has an account meanwhile')
    expect(await seller.isSignedIn()).toBe(true)
    // Once that account is gone, the link works.
    await buyer.post(account, { intent: 'delete', password: buyer.password })
    expect((await takeOver(buyer, link)).status).toBe(302)
  })

  test.each([
    ['was withdrawn', (seller: Owner) => seller.post(account, { intent: 'keepAccount' })],
    ['was sent to another address', (seller: Owner) => offer(seller, createBuyer().email)],
    [
      'was followed by a change of the address',
      (seller: Owner) => seller.requestEmailChange(createBuyer().email),
    ],
    [
      'has expired',
      ({ email }: Owner) =>
        database.query(
          `update links set expires_at = now() from owners where owners.id = owner_id and email = $1`,
          [email],
        ),
    ],
  ])('no longer works once it %s', async (_, act) => {
    const seller = await createSeller()
    const buyer = createBuyer()
    const link = await offerTo(buyer, seller)
    await act(seller)
    expect((await buyer.get(link)).body).toContain('This link is no longer valid')
    const { status, body } = await takeOver(buyer, link)
    expect([status, body.includes('Ask the person who sent it for a new one')]).toEqual([422, true])
    expect(await seller.isSignedIn()).toBe(true)
    expect(await accountRow(seller.email)).toMatchObject({ first_name: 'Deniz' })
  })

  test('opens no other page with its token, nor does a link to a new address open this one', async () => {
    const seller = await createSeller()
    const buyer = createBuyer()
    const token = (await offerTo(buyer, seller)).split('token=')[1] ?? ''
    await buyer.get(`/auth/callback?change=${token}`)
    expect((await buyer.get(`/auth/newPassword?token=${token}`)).location).toBe('/auth/confirm')
    expect(await accountRow(seller.email)).toBeDefined()
    const other = createBuyer()
    await seller.requestEmailChange(other.email)
    const change = (await other.link('change')).split('change=')[1] ?? ''
    expect((await takeOver(other, `/auth/handOver?token=${change}`)).status).toBe(422)
  })

  test('speaks Turkish', async () => {
    const seller = await createSeller()
    seller.cookies.set('locale', 'tr')
    const buyer = createBuyer()
    const headers = { 'Accept-Language': 'tr' }
    const form = { intent: 'handOver', newEmail: buyer.email, repeatedEmail: buyer.email }
    const sent = await seller.post(
      account,
      { ...form, currentPassword: seller.password },
      { headers },
    )
    expect(sent.body).toContain(`Bağlantı ${buyer.email} adresine yola çıktı`)
    buyer.cookies.set('locale', 'tr')
    expect((await buyer.get(await buyer.link('token'))).body).toContain('Lale hesabını devralın')
  })
})
