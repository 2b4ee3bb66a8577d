import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenForm, tokensPage } from '../fixtures/create-token.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * What two people do to a team at the same moment. Each race is run several times, as it has several
 * orders.
 */
const server = await sharedServer()
const { database } = server
const account = '/dashboard/account'
const members = '/dashboard/account/members'
const rounds = 5

const createOwner = () => new Owner(server).create(database)

/** The teams of a person, as the emails of their owners. */
const teamsOf = async (person: Owner) => {
  const rows = await database.query(
    `select team.email from members join owners team on team.id = owner_id
     join owners person on person.id = account_id where person.email = $1`,
    [person.email],
  )
  return rows.map(({ email }) => email)
}

const memberId = async (team: Owner, person: Owner) => {
  const [row] = await database.query(
    `select members.id from members join owners team on team.id = owner_id
     join owners person on person.id = account_id where team.email = $1 and person.email = $2`,
    [team.email, person.email],
  )
  return String(row?.['id'])
}

const exists = async ({ email }: Owner) =>
  (await database.query('select from owners where email = $1', [email])).length > 0

const leave = (person: Owner) => person.post(account, { intent: 'leave' })
const deleteAccount = (person: Owner) =>
  person.post(account, { intent: 'delete', password: person.password })
const remove = async (by: Owner, person: Owner) =>
  by.post(members, { intent: 'remove', memberId: await memberId(by, person) })
const demote = async (by: Owner, person: Owner) =>
  by.post(members, {
    intent: 'role',
    memberId: await memberId(by, person),
    role: 'reader',
    scope: 'all',
  })

const statuses = (responses: readonly OwnerResponse[]) => responses.map(({ status }) => status)

/** Adds an invitation to the person's address; returns its path. */
async function invited(owner: Owner, person: Owner): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into invitations (owner_id, email, role, token_hash, expires_at)
     select id, $2, 'manager', $3, now() + interval '1 day' from owners where email = $1`,
    [owner.email, person.email, createHash('sha256').update(token).digest('base64url')],
  )
  return `/auth/invitation?token=${token}`
}

describe('at the same time', () => {
  test('two owners leave: both are out, and the team keeps the one who holds it', async () => {
    const owner = await createOwner()
    for (let round = 0; round < rounds; round++) {
      const [one, two] = [
        await seedMember(server, owner, 'owner'),
        await seedMember(server, owner, 'owner'),
      ]
      expect(statuses(await Promise.all([leave(one), leave(two)]))).toEqual([302, 302])
      for (const person of [one, two]) expect(await teamsOf(person)).toEqual([person.email])
    }
    expect(await teamsOf(owner)).toEqual([owner.email])
  })

  test('an owner deletes the account while the last other member leaves', async () => {
    for (let round = 0; round < rounds; round++) {
      const owner = await createOwner()
      const person = await seedMember(server, owner, 'owner')
      const [deleted, left] = statuses(await Promise.all([deleteAccount(owner), leave(person)]))
      expect([302, 409]).toContain(deleted)
      expect(left).toBe(302)
      expect(await exists(owner)).toBe(deleted === 409)
      expect(await teamsOf(person)).toEqual([person.email])
    }
  })

  test('an owner deletes the account while somebody joins: nobody loses a team', async () => {
    for (let round = 0; round < rounds; round++) {
      const owner = await createOwner()
      const person = await createOwner()
      const link = await invited(owner, person)
      const [deleted, joined] = statuses(
        await Promise.all([deleteAccount(owner), person.post(link, { intent: 'accept' })]),
      )
      expect([
        [302, 422],
        [409, 302],
      ]).toContainEqual([deleted, joined])
      expect(await exists(owner)).toBe(deleted === 409)
      expect(await teamsOf(person)).toHaveLength(deleted === 409 ? 2 : 1)
    }
  })

  test('a member deletes the account while an owner removes, demotes or invites them', async () => {
    const owner = await createOwner()
    for (const act of [remove, demote]) {
      for (let round = 0; round < rounds; round++) {
        const person = await seedMember(server, owner, 'owner')
        const [deleted, acted] = statuses(
          await Promise.all([deleteAccount(person), act(owner, person)]),
        )
        // Who is removed is logged out, perhaps before the account is deleted.
        expect([302, 401]).toContain(deleted)
        expect([200, 404]).toContain(acted)
        expect(await exists(person)).toBe(deleted === 401)
      }
    }
    for (let round = 0; round < rounds; round++) {
      const person = await createOwner()
      const link = await invited(owner, person)
      const [deleted, joined] = statuses(
        await Promise.all([deleteAccount(person), person.post(link, { intent: 'accept' })]),
      )
      expect(deleted).toBe(302)
      expect(joined).toBeLessThan(500)
      expect(await teamsOf(person)).toEqual([])
    }
  })

  test('a member works while an owner changes the role: nothing happens after the change', async () => {
    const owner = await createOwner()
    await seedPlace(server, owner.email)
    const menus = () =>
      database.query(
        'select menus.id from menus join owners on owners.id = owner_id where email = $1',
        [owner.email],
      )
    for (let round = 0; round < rounds; round++) {
      const manager = await seedMember(server, owner, 'manager')
      const add = (name: string) =>
        manager.post('/dashboard/menuList', { intent: 'add', name, key: crypto.randomUUID() })
      const working = Array.from({ length: 8 }, (_, index) => add(`${round} ${index}`))
      const [changed, ...added] = await Promise.all([demote(owner, manager), ...working])
      expect(changed.status).toBe(200)
      for (const status of statuses(added)) expect([200, 403]).toContain(status)
      const before = await menus()
      expect((await add('after')).status).toBe(403)
      expect(await menus()).toEqual(before)
    }
  })

  test('an owner creates a token while another takes the role away: no token is left', async () => {
    const owner = await createOwner()
    for (let round = 0; round < rounds; round++) {
      const person = await seedMember(server, owner, 'owner')
      const form = tokenForm(`${round}`, ['gaps:read'], { password: person.password })
      const [created, demoted] = statuses(
        await Promise.all([person.post(tokensPage, form), demote(owner, person)]),
      )
      expect([200, 403]).toContain(created)
      expect(demoted).toBe(200)
      const tokens = await database.query(
        `select from api_tokens join owners on owners.id = owner_id where email = $1`,
        [owner.email],
      )
      expect(tokens).toEqual([])
    }
  })
})
