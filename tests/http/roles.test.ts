import { beforeAll, describe, expect, test } from 'vitest'
import { may, permissions, type Permission } from '#app/domain/permissions.ts'
import { roles } from '#app/domain/team/roles.ts'
import { addressOf } from '../fixtures/route-addresses.ts'
import { guardedRoutes, type GuardedRoute } from '../fixtures/route-permissions.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * The matrix of roles for pages: role × route × own or other team, generated from the table of
 * permissions and the routes' handles. What changes something is in role-verbs.test.ts; what the policies
 * say of tables is in tests/tenancy.test.ts.
 */
const server = await sharedServer()
type Ids = Readonly<Record<string, string>>

let guarded: GuardedRoute[]
let owner: Owner
let own: Ids
let foreign: Ids
// Routes for POST alone refuse a GET before they look at the member.
const refusals = [403, 400, 405]
// These show nothing of a menu: one leads to its dishes, the other says how far an upload is read.
const redirects = [
  '/dashboard/menuList/menu/:menuId',
  '/dashboard/menuList/menu/:menuId/import/progress',
]
const people = new Map<string, Owner>()

beforeAll(async () => {
  guarded = await guardedRoutes()
  owner = await new Owner(server).create(server.database)
  own = await seedTeam(server, owner)
  const other = await new Owner(server).create(server.database)
  foreign = await seedTeam(server, other)
  people.set('owner', owner)
  for (const role of roles) {
    if (role !== 'owner') people.set(role, await seedMember(server, owner, role))
  }
})

const personIn = (role: string): Owner => {
  const person = people.get(role)
  if (!person) throw new Error(`nobody has the role ${role}`)
  return person
}

describe.each(roles)('%s', (role) => {
  const allowed = (permission: Permission) => may({ role, restaurantIds: 'all' }, permission)

  test('opens exactly the pages of the role', async () => {
    expect(guarded.length).toBeGreaterThan(40)
    const wrong: string[] = []
    for (const { path, permission } of guarded) {
      const { status } = await personIn(role).get(addressOf(path, own), { readsBody: false })
      const isRight = allowed(permission) ? status !== 403 : refusals.includes(status)
      if (!isRight && !redirects.includes(path)) wrong.push(`${status} ${path} (${permission})`)
    }
    expect(wrong).toEqual([])
  })

  test('opens no page about another team', async () => {
    const wrong: string[] = []
    for (const { path } of guarded.filter((route) => route.path.includes(':'))) {
      const { status } = await personIn(role).get(addressOf(path, foreign), { readsBody: false })
      const isRight = status >= 400 && status < 500
      if (!isRight && !redirects.includes(path)) wrong.push(`${status} ${path}`)
    }
    expect(wrong).toEqual([])
  })
})

test('the table grants each permission to the owner', () => {
  for (const granted of Object.values(permissions)) expect(granted).toContain('owner')
})

describe('a member of one restaurant', () => {
  test('sees that restaurant and its conversations, and no other', async () => {
    const reader = await seedMember(server, owner, 'reader', [own['elsewhere'] ?? ''])
    const list = await reader.get('/dashboard/restaurants')
    expect(list.body).toContain('Kadıköy')
    expect(list.body).not.toContain('Moda')
    expect((await reader.get('/dashboard/conversations')).body).not.toContain(
      'What is in the soup?',
    )
    const path = `/dashboard/conversations/conversation/${own['conversationId']}`
    expect((await reader.get(path)).status).toBe(404)
    const there = await seedMember(server, owner, 'reader', [own['restaurantId'] ?? ''])
    expect((await there.get(path)).body).toContain('What is in the soup?')
  })

  test('adds no restaurant and no menu, as these would be nobody’s', async () => {
    const manager = await seedMember(server, owner, 'manager', [own['restaurantId'] ?? ''])
    const rejection = await manager.post('/dashboard/restaurants', {
      intent: 'add',
      name: 'Yeni',
      location: 'Moda',
      chatStartWarningMessage: 'An AI answers.',
    })
    expect(rejection.status).toBe(403)
    expect(rejection.body).toContain('This concerns all restaurants')
    const kitchen = (id = '') => `/dashboard/restaurants/restaurant/${id}/kitchen`
    expect((await manager.get(kitchen(own['restaurantId']))).status).toBe(200)
    expect((await manager.get(kitchen(own['elsewhere']))).status).toBe(404)
  })
})

test('a forbidden page says who may open it, inside the frame', async () => {
  const { status, body } = await personIn('reader').get('/dashboard/account/members')
  expect(status).toBe(403)
  expect(body).toContain('This page is not part of your role.')
  expect(body).toContain('Only an owner of this team can do this.')
  expect(body).toContain('href="/dashboard/conversations"')
  expect(body).not.toContain('href="/dashboard/menuList"')
})
