import { beforeAll, describe, expect, test } from 'vitest'
import { may, permissions, type Permission } from '#app/domain/permissions.ts'
import type { Role } from '#app/domain/actor.ts'
import { roles } from '#app/domain/team/roles.ts'
import { factorPage } from '../authenticator.ts'
import { queries } from '../fixtures/role-verbs.ts'
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
const firstPage = '/dashboard/menuList/menu/:menuId'
// These show nothing of a menu: one leads to its dishes, the other says how far an upload is read.
const harmless = [firstPage, '/dashboard/menuList/menu/:menuId/import/progress']
const picture = '/dashboard/menuList/menu/:menuId/import/:importId/pictures/:page'
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
  // Exports are then files instead of redirects to the page that asks for the password.
  for (const person of people.values()) {
    await person.post(factorPage, { intent: 'confirm', password: person.password })
  }
})

/** Opens a page of the dashboard. */
function open(person: Owner, path: string, ids: Ids) {
  const query = String(new URLSearchParams(queries[path]?.(ids)))
  return person.get(`${addressOf(path, ids)}?${query}`, { readsBody: false })
}

/** What a role sees of a page that it may open: the status, and where a redirect leads. */
function shown(path: string, role: Role): string {
  // The kitchen has no statistics.
  if (path === '/dashboard' && role === 'kitchen') return '302 /dashboard/restaurants'
  if (path === firstPage) return `302 ${addressOf(`${firstPage}/itemList`, own)}`
  // The draft was read from a text, which has no pictures of pages.
  return path === picture ? '404' : '200'
}

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
    for (const { path, permission, isRead } of guarded) {
      const { status, location = '' } = await open(personIn(role), path, own)
      const seen = `${status} ${location}`.trim()
      // Routes that take forms or JSON alone refuse a GET before they look at the member.
      const isRight = isRead
        ? seen === (allowed(permission) || path === firstPage ? shown(path, role) : '403')
        : [403, 400, 405].includes(status)
      if (!isRight) wrong.push(`${seen} ${path} (${permission})`)
    }
    expect(wrong).toEqual([])
  })

  test('opens no page about another team', async () => {
    const wrong: string[] = []
    for (const { path } of guarded.filter((route) => route.path.includes(':'))) {
      const { status } = await open(personIn(role), path, foreign)
      const isRight = status >= 400 && status < 500
      if (!isRight && !harmless.includes(path)) wrong.push(`${status} ${path}`)
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
