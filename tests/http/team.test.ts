import { describe, expect, test } from 'vitest'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server
const page = '/dashboard/account/members'

async function createOwner(restaurants = ['Lale']): Promise<Owner> {
  const owner = await new Owner(server).create(database)
  await seedPlace(server, owner.email, { restaurants, dishes: { Soups: ['Lentil'] } })
  return owner
}

const invite = (owner: Owner, email: string, fields: Record<string, string> = {}) =>
  owner.post(page, { intent: 'invite', email, role: 'kitchen', scope: 'all', ...fields })

const register = (person: Owner, link: string, fields: Record<string, string> = {}) =>
  person.post(link, {
    intent: 'register',
    firstName: 'Can',
    lastName: 'Usta',
    password: person.password,
    timeZone: 'Europe/Istanbul',
    ...fields,
  })

const roleOf = async (owner: Owner, email: string) => {
  const [row] = await database.query(
    `select members.role from members join owners person on person.id = account_id
     join owners team on team.id = owner_id where team.email = $1 and person.email = $2`,
    [owner.email, email],
  )
  return row?.['role']
}

const memberId = async (owner: Owner, email = owner.email) => {
  const [row] = await database.query(
    `select members.id from members join owners person on person.id = account_id
     join owners team on team.id = owner_id where team.email = $1 and person.email = $2`,
    [owner.email, email],
  )
  return String(row?.['id'])
}

const openInvitations = (email: string) =>
  database.query('select id, token_hash from invitations where email = $1', [email])

describe('an invitation', () => {
  test('registers a person, whose address its link has proven, and opens the team', async () => {
    const owner = await createOwner()
    const person = new Owner(server)
    const sent = await invite(owner, person.email)
    expect(sent.body).toContain(`The invitation is on its way to ${person.email}.`)
    const link = await person.link('token')
    const [stored] = await openInvitations(person.email)
    expect(link).not.toContain(stored?.['token_hash'])
    expect((await person.get(link)).body).toContain('Your role: Kitchen')
    const accepted = await register(person, link)
    expect(accepted.location).toBe('/dashboard')
    expect(await roleOf(owner, person.email)).toBe('kitchen')
    // The kitchen has no statistics.
    expect((await person.get('/dashboard')).location).toBe('/dashboard/restaurants')
    expect((await person.get('/dashboard/restaurants')).body).toContain('Lale')
    expect(await openInvitations(person.email)).toEqual([])
    // The account is a whole one, which logs in.
    const again = new Owner(server, person.email)
    expect((await again.login()).location).toBe('/dashboard')
  })

  test('is accepted by a person with an account, who then switches between teams', async () => {
    const owner = await createOwner(['Lale'])
    const person = await createOwner(['Own place'])
    await invite(owner, person.email, { role: 'manager' })
    const link = await person.link('token')
    const stranger = new Owner(server)
    expect((await stranger.get(link)).body).toContain('Log in to accept')
    expect((await register(stranger, link)).status).toBe(409)
    expect((await person.post(link, { intent: 'accept' })).location).toBe('/dashboard')
    expect((await person.get('/dashboard/restaurants')).body).toContain('Lale')
    const [own] = await database.query('select id from owners where email = $1', [person.email])
    const switched = await person.post('/dashboard/account/team', { team: String(own?.['id']) })
    expect(switched.location).toBe('/dashboard')
    const { body } = await person.get('/dashboard/restaurants')
    expect(body).toContain('Own place')
    const [foreign] = await database.query('select id from owners where email <> all($1) limit 1', [
      [person.email, owner.email],
    ])
    const rejection = await person.post('/dashboard/account/team', {
      team: String(foreign?.['id']),
    })
    expect(rejection.status).toBe(404)
  })

  test('is rejected at its field for a member, for oneself, and a second time', async () => {
    const owner = await createOwner()
    const cook = await seedMember(server, owner, 'kitchen')
    const oneself = await invite(owner, owner.email.toUpperCase())
    expect([oneself.status, oneself.body]).toEqual([
      422,
      expect.stringContaining('This is your own address.'),
    ])
    expect((await invite(owner, cook.email)).body).toContain('is in the team already')
    const email = `${crypto.randomUUID()}@chefin.example`
    await invite(owner, email)
    const twice = await invite(owner, email.toUpperCase())
    expect(twice.body).toContain('This address has been invited already.')
    expect(twice.body).toContain(`value="${email.toUpperCase()}"`)
    expect(await openInvitations(email)).toHaveLength(1)
    expect((await invite(owner, 'x@y.example', { role: 'chef' })).body).toContain(
      'Please choose a role',
    )
    expect((await invite(owner, 'x@y.example', { scope: 'some' })).body).toContain(
      'Please choose at least one restaurant',
    )
    const foreign = { scope: 'some', [`at.${crypto.randomUUID()}`]: 'on' }
    expect((await invite(owner, 'x@y.example', foreign)).status).toBe(422)
    expect(await openInvitations('x@y.example')).toEqual([])
  })

  test('no longer works once it was withdrawn, sent again, accepted, or has expired', async () => {
    const owner = await createOwner()
    const person = new Owner(server)
    await invite(owner, person.email)
    const first = await person.link('token')
    const [invitation] = await openInvitations(person.email)
    const invitationId = String(invitation?.['id'])
    await owner.post(page, { intent: 'resend', invitationId })
    expect((await person.get(first)).body).toContain('This invitation is no longer valid')
    expect((await register(person, first)).status).toBe(422)
    await expect.poll(() => person.link('token')).not.toBe(first)
    const second = await person.link('token')
    await database.query(`update invitations set expires_at = now() where id = $1`, [invitationId])
    expect((await register(person, second)).status).toBe(422)
    await database.query(
      `update invitations set expires_at = now() + interval '1 day'
      where id = $1`,
      [invitationId],
    )
    const withdrawn = await owner.post(page, { intent: 'withdraw', invitationId })
    expect(withdrawn.body).toContain('Its link no longer works.')
    expect((await register(person, second)).status).toBe(422)
    expect((await owner.post(page, { intent: 'withdraw', invitationId })).status).toBe(404)
    expect(await database.query('select from owners where email = $1', [person.email])).toEqual([])
  })

  test('is accepted once, even twice at the same time', async () => {
    const owner = await createOwner()
    const person = await createOwner()
    await invite(owner, person.email)
    const link = await person.link('token')
    const both = await Promise.all([1, 2].map(() => person.post(link, { intent: 'accept' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([302, 422])
  })

  test('changes nothing for whoever is in the team already', async () => {
    const owner = await createOwner()
    const cook = await seedMember(server, owner, 'kitchen')
    const email = `${crypto.randomUUID()}@chefin.example`
    await invite(owner, email, { role: 'owner' })
    const link = await cook.link('token', email)
    const rejected = await cook.post(link, { intent: 'accept' })
    expect(rejected.status).toBe(409)
    expect(rejected.body).toContain('You are in this team already')
    expect(await roleOf(owner, cook.email)).toBe('kitchen')
    expect(await openInvitations(email)).toHaveLength(1)
  })

  test('is written in the inviting person’s language, with the names of both', async () => {
    const owner = await createOwner()
    const email = `${crypto.randomUUID()}@chefin.example`
    await owner.post(
      page,
      { intent: 'invite', email, role: 'kitchen', scope: 'all' },
      { headers: { 'Accept-Language': 'tr' } },
    )
    await expect
      .poll(() => emailsTo(server.folder, email))
      .toMatchObject([{ subject: 'Deniz Yıldız sizi Lale ekibine davet ediyor' }])
  })
})

describe('a member', () => {
  test('whose role changes obeys it with the next request, and keeps what was typed', async () => {
    const owner = await createOwner()
    const manager = await seedMember(server, owner, 'manager')
    const changed = await owner.post(page, {
      intent: 'role',
      memberId: await memberId(owner, manager.email),
      role: 'reader',
      scope: 'all',
    })
    expect(changed.body).toContain('The role is changed.')
    const form = { intent: 'add', name: 'Kış menüsü', key: crypto.randomUUID() }
    const typed = await manager.post('/dashboard/menuList.data', form)
    expect([typed.status, typed.body]).toEqual([403, expect.stringContaining('Kış menüsü')])
  })

  test('leaves, except the one whose account holds the restaurants', async () => {
    const owner = await createOwner()
    const reader = await seedMember(server, owner, 'reader')
    await reader.post('/dashboard/account', { intent: 'leave' })
    expect(await roleOf(owner, reader.email)).toBeUndefined()
    const left = await owner.post('/dashboard/account', { intent: 'leave' })
    expect(left.status).toBe(409)
    expect(left.body).toContain('This account holds the restaurants')
    expect(await roleOf(owner, owner.email)).toBe('owner')
  })

  test('who is an owner can’t demote or remove the one whose account holds the team', async () => {
    const owner = await createOwner()
    const partner = await seedMember(server, owner, 'owner')
    const id = await memberId(owner)
    const role = { intent: 'role', memberId: id, role: 'reader', scope: 'all' }
    expect((await partner.post(page, role)).status).toBe(409)
    expect((await partner.post(page, { intent: 'remove', memberId: id })).status).toBe(409)
    expect(await roleOf(owner, owner.email)).toBe('owner')
  })

  test('of two owners who demote each other at the same time, exactly one succeeds', async () => {
    const owner = await createOwner()
    for (let round = 0; round < 5; round++) {
      const one = await seedMember(server, owner, 'owner')
      const two = await seedMember(server, owner, 'owner')
      const demote = async (by: Owner, whom: Owner) =>
        by.post(page, {
          intent: 'role',
          memberId: await memberId(owner, whom.email),
          role: 'reader',
          scope: 'all',
        })
      const both = await Promise.all([demote(one, two), demote(two, one)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
      const left = [await roleOf(owner, one.email), await roleOf(owner, two.email)]
      expect(left.toSorted()).toEqual(['owner', 'reader'])
    }
  })

  test('is not deleted with the account of a team that others work in', async () => {
    const owner = await createOwner()
    await seedMember(server, owner, 'kitchen')
    const rejection = await owner.post('/dashboard/account', {
      intent: 'delete',
      password: owner.password,
    })
    expect(rejection.status).toBe(409)
    expect(rejection.body).toContain('Remove all members first')
    expect(await roleOf(owner, owner.email)).toBe('owner')
  })

  test('signs the statements about dishes with the own name', async () => {
    const owner = await createOwner()
    const manager = await seedMember(server, owner, 'manager')
    await database.query(`update owners set first_name = 'Elif' where email = $1`, [manager.email])
    const [dish] = await database.query(
      `select dishes.id, menu_id,
         to_char(dishes.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as version
       from dishes join owners on owners.id = owner_id
       where email = $1`,
      [owner.email],
    )
    const saved = await manager.upload(
      `/dashboard/menuList/menu/${String(dish?.['menu_id'])}/itemList`,
      'update',
      { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' },
      {
        fields: {
          dishId: String(dish?.['id']),
          updatedAt: String(dish?.['version']),
          name: 'Lentil',
          aiInstructions: 'x',
          ingredients: 'lentils',
          fact_gluten: 'free',
        },
      },
    )
    expect(saved.status).toBe(200)
    const facts = await database.query('select confirmed_by from dish_facts where dish_id = $1', [
      dish?.['id'],
    ])
    expect(facts).toEqual([{ confirmed_by: 'Elif Yıldız' }])
  })
})
