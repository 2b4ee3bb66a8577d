import { expect, test } from 'vitest'
import { readActions } from '../fixtures/read-actions.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/* What a team's activity says of memberships and of billing: roles, restaurants, and who it was. */
const server = await sharedServer()
const { database } = server
const account = '/dashboard/account'
const membersPage = `${account}/members`

const actionsOf = (person: Owner, team: Owner) => readActions(database, person, team)

test('an invitation and joining say which role and restaurants they are for', async () => {
  const host = await new Owner(server).create(database)
  const { restaurantId = '' } = await seedTeam(server, host)
  const join = async (scope: Record<string, string>) => {
    const person = await new Owner(server).create(database)
    const form = { intent: 'invite', email: person.email, role: 'kitchen', ...scope }
    expect((await host.post(membersPage, form)).status).toBe(200)
    await person.post(await person.link('token'), { intent: 'accept' })
    const [joined] = await actionsOf(person, host)
    const invited = (await actionsOf(host, host)).at(-1)
    for (const entry of [invited, joined])
      expect(entry?.action).toMatch(/^member\.(?:invited|joined)$/)
    expect(joined?.changes).toEqual(invited?.changes)
    return joined?.changes
  }
  expect(await join({ scope: 'some', [`at.${restaurantId}`]: 'on' })).toEqual({
    role: [null, 'kitchen'],
    restaurants: [null, ['Moda']],
  })
  expect(await join({ scope: 'all' })).toEqual({
    role: [null, 'kitchen'],
    restaurants: [null, null],
  })
  const { body } = await host.get('/dashboard/activity?kind=member')
  for (const text of ['Restaurants: Moda', 'Restaurants: all']) {
    expect(body.split(text)).toHaveLength(3)
  }
})

test('a checkout and the portal are recorded with whoever opened them, refused ones are not', async () => {
  const host = await new Owner(server).create(database)
  await seedTeam(server, host)
  const partner = await seedMember(server, host, 'owner')
  const manager = await seedMember(server, host, 'manager')
  const send = async (person: Owner, intent: string) =>
    (await person.post(account, { intent, planId: 'basic' })).status
  expect(await send(partner, 'portal')).toBe(303)
  expect(await send(partner, 'checkout')).toBe(409)
  for (const intent of ['portal', 'checkout']) expect(await send(manager, intent)).toBe(403)
  // The plan that the team was seeded with.
  expect(await actionsOf(host, host)).toEqual([
    { action: 'billing.checkout', name: '', changes: { plan_name: [null, 'Basic'] } },
  ])
  expect(await actionsOf(partner, host)).toEqual([
    { action: 'billing.portal', name: '', changes: {} },
  ])
  expect(await actionsOf(manager, host)).toEqual([])
  for (const [language, texts] of [
    ['en', ['Payment page opened', 'Card and invoices opened']],
    ['tr', ['Ödeme sayfası açıldı', 'Kart ve faturalar açıldı']],
  ] as const) {
    const headers = { 'Accept-Language': language }
    const { body } = await host.get('/dashboard/activity?kind=billing', { headers })
    for (const text of texts) expect(body).toContain(text)
  }
})

test('a new role says which restaurants it is for, before and after', async () => {
  const host = await new Owner(server).create(database)
  const { restaurantId = '' } = await seedTeam(server, host)
  const reader = await seedMember(server, host, 'reader')
  const [member] = await database.query(
    `select members.id from members join owners on owners.id = account_id where email = $1`,
    [reader.email],
  )
  const change = (fields: Record<string, string>) =>
    host.post(membersPage, { intent: 'role', memberId: String(member?.['id']), ...fields })
  await change({ role: 'reader', scope: 'some', [`at.${restaurantId}`]: 'on' })
  await change({ role: 'kitchen', scope: 'all' })
  const roles = (await actionsOf(host, host)).filter(({ action }) => action === 'member.role')
  expect(roles.map(({ changes }) => changes)).toEqual([
    { restaurants: [null, ['Moda']] },
    { role: ['reader', 'kitchen'], restaurants: [['Moda'], null] },
  ])
  const { body } = await host.get('/dashboard/activity?kind=member')
  expect(body).toContain('Restaurants: all → Moda')
})
