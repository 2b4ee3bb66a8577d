import { describe, expect, test } from 'vitest'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'
import { sendHalf } from '../slow-post.ts'

/* A form whose sender loses the right to send it while it arrives. */
const server = await sharedServer()
const { database } = server
const membersPage = '/dashboard/account/members'

async function createTeam() {
  const owner = await new Owner(server).create(database)
  return { owner, ids: await seedTeam(server, owner) }
}

const memberId = async (person: Owner) => {
  const [row] = await database.query(
    `select members.id from members join owners on owners.id = account_id where email = $1`,
    [person.email],
  )
  return String(row?.['id'])
}

const remove = async (owner: Owner, person: Owner) =>
  owner.post(membersPage, { intent: 'remove', memberId: await memberId(person) })
const change = async (owner: Owner, person: Owner, fields: Record<string, string>) =>
  owner.post(membersPage, { intent: 'role', memberId: await memberId(person), ...fields })

/** Reads every row that names a team, except counters, its people's sessions and the log. */
async function rowsOf(ownerId = ''): Promise<string[]> {
  const {
    rate_limits: _,
    sessions: __,
    audit_log: ___,
    mails: ____,
    ...rows
  } = await database.rows()
  return Object.values(rows).flatMap((found) => found.filter((row) => row.includes(ownerId)))
}

const newMenu = { intent: 'add', name: 'Kış menüsü' }

describe('a form that arrives slowly does nothing', () => {
  test('once its sender was removed, and keeps what was typed', async () => {
    const { owner, ids } = await createTeam()
    const manager = await seedMember(server, owner, 'manager')
    const form = { ...newMenu, key: crypto.randomUUID() }
    const sent = await sendHalf(server, manager, '/dashboard/menuList.data', form)
    expect((await remove(owner, manager)).status).toBe(200)
    const before = await rowsOf(ids['ownerId'])
    const { status, body } = await sent.finish()
    expect(status).toBe(403)
    expect(body).toContain('You are no longer in this team, so nothing was changed.')
    expect(body).toContain('Kış menüsü')
    expect(await rowsOf(ids['ownerId'])).toEqual(before)
  })

  test('once its sender has another role', async () => {
    const { owner, ids } = await createTeam()
    const manager = await seedMember(server, owner, 'manager')
    const form = { ...newMenu, key: crypto.randomUUID() }
    const sent = await sendHalf(server, manager, '/dashboard/menuList.data', form)
    const changed = await change(owner, manager, { role: 'kitchen', scope: 'all' })
    expect(changed.status).toBe(200)
    const before = await rowsOf(ids['ownerId'])
    const { status, body } = await sent.finish()
    expect(status).toBe(403)
    expect(body).toContain('Your role or your restaurants in this team have just changed')
    expect(await rowsOf(ids['ownerId'])).toEqual(before)
  })

  test('once its sender works elsewhere, even if the role stays', async () => {
    const { owner, ids } = await createTeam()
    const { restaurantId = '', elsewhere = '', dishId = '' } = ids
    const cook = await seedMember(server, owner, 'kitchen', [restaurantId])
    const sent = await sendHalf(
      server,
      cook,
      `/dashboard/restaurants/restaurant/${restaurantId}/kitchen.data`,
      { intent: 'soldOut', dishId, isSoldOut: 'on' },
    )
    const at = { [`at.${elsewhere}`]: 'on' }
    const moved = await change(owner, cook, { role: 'kitchen', scope: 'some', ...at })
    expect(moved.status).toBe(200)
    const { status, body } = await sent.finish()
    expect(status).toBe(403)
    expect(body).toContain('Your role or your restaurants in this team have just changed')
    expect(await database.query('select from sold_out where dish_id = $1', [dishId])).toEqual([])
  })

  test.each([
    ['a payment limit', '/dashboard/account.data', { intent: 'ceiling', ceiling: '10' }],
    ['a purchase', '/dashboard/account.data', { intent: 'checkout', planId: 'basic' }],
    [
      'an invitation',
      `${membersPage}.data`,
      { intent: 'invite', email: 'new@chefin.example', role: 'reader', scope: 'all' },
    ],
  ])('with %s, once its sender is no longer an owner', async (_, page, fields) => {
    const { owner, ids } = await createTeam()
    const partner = await seedMember(server, owner, 'owner')
    const { subscriptionId = '' } = ids
    await database.query(
      `update subscriptions set stripe_customer_id = 'cus_x', plan_name = 'Basic' where subscription_id = $1`,
      [subscriptionId],
    )
    const sent = await sendHalf(server, partner, page, { ...fields, subscriptionId })
    expect((await change(owner, partner, { role: 'reader', scope: 'all' })).status).toBe(200)
    const before = await rowsOf(ids['ownerId'])
    const { status, body } = await sent.finish()
    expect(status).toBe(403)
    expect(body).toContain('Only an owner of this team can do this.')
    expect(await rowsOf(ids['ownerId'])).toEqual(before)
  })
})
