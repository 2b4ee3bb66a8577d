import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { roleVerbs, type RoleVerbs } from '../fixtures/role-verbs.ts'
import { addressOf, routePaths } from '../fixtures/route-addresses.ts'
import { jsonOf, validFields } from '../fixtures/valid-fields.ts'
import { Guest } from '../guest.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

// Threats 1, 2 and 21 in docs/security.md, for every route of the table, including new ones. A is a
// new owner with a menu; B is the sample's owner, with data everywhere.
let server: TestServer
let a: Owner
let own: Ids
let foreign: Ids

type Ids = Readonly<Record<string, string>>

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
  await new Guest(server.url).ask('Is the hummus vegan?')
  a = await new Owner(server).create(server.database)
  own = await seedOwn(a.email)
  foreign = await idsOf('demo@chefin.example')
})
afterAll(() => server.stop())

async function seedOwn(email: string): Promise<Ids> {
  await server.database.query(
    `with o as (select id from owners where email = $1),
     m as (insert into menus (owner_id, name) select id, 'Own menu' from o returning id, owner_id),
     c as (insert into categories (owner_id, menu_id, name)
           select owner_id, id, 'Own category' from m returning id),
     d as (insert into dishes (owner_id, menu_id, name)
           select owner_id, id, 'Own dish' from m returning id)
     insert into restaurants (owner_id, slug, name, menu_id)
     select owner_id, 'own-place', 'Own place', id from m`,
    [email],
  )
  return idsOf(email)
}

async function idsOf(email: string): Promise<Ids> {
  const [row] = await server.database.query(
    `select o.id as "ownerId", r.id as "restaurantId", m.id as "menuId",
       (select id from categories where menu_id = m.id limit 1) as "categoryId",
       (select id from dishes where menu_id = m.id limit 1) as "dishId",
       (select id from conversations where restaurant_id = r.id limit 1) as "conversationId",
       (select subscription_id from subscriptions where owner_id = o.id limit 1) as "subscriptionId",
       (select id from sessions where owner_id = o.id limit 1) as "sessionId"
     from owners o join restaurants r on r.owner_id = o.id join menus m on m.id = r.menu_id
     where email = $1 limit 1`,
    [email],
  )
  const present = Object.entries(row ?? {}).filter(([, id]) => id !== null)
  const ids = present.map(([name, id]) => [name, String(id)] as const)
  return Object.fromEntries([...ids, ['restaurant', 'no-such-place']])
}

/** Replaces each id with a random one. */
const unknownIds = (ids: Ids): Ids =>
  Object.fromEntries(Object.keys(ids).map((name) => [name, crypto.randomUUID()]))

/** Sends each form or JSON of a page as a script would, without rendering a page. */
async function sendAll({ path, intents, about }: RoleVerbs, of: { page: Ids; fields: Ids }) {
  const address = addressOf(path, of.page)
  // Forms that confirm who it is do so before they look at an id. Hashing is slow.
  const noPassword = { password: '', currentPassword: '' }
  const fields = { ...validFields(of.fields), ...noPassword, ...of.fields, ...about?.(of.fields) }
  if (intents.length === 0) {
    return [(await a.postJson(address, jsonOf(path, of.fields) ?? fields)).status]
  }
  const statuses: (readonly [intent: string, status: number])[] = []
  for (const intent of intents) {
    const { status } = await a.post(`${address}.data`, { ...fields, intent })
    statuses.push([intent, status])
  }
  return statuses
}

/** Removes the requested ids and random values from a response, for comparison. */
function comparable({ status, location, body }: OwnerResponse, ids: Ids) {
  const plain = Object.values(ids)
    .reduce((text, id) => text.replaceAll(id, 'ID'), `${location ?? ''}\n${body}`)
    .replaceAll(/nonce(?:-|=")[\w+/=-]+/g, 'NONCE')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, 'MOMENT')
  return { status, plain }
}

/** Reads every row related to B, except hourly counts. */
async function rowsOfB(): Promise<string[]> {
  const { conversation_totals: _, ...rows } = await server.database.rows(foreign['ownerId'])
  return Object.entries(rows).flatMap(([table, found]) => found.map((row) => `${table} ${row}`))
}

const pages = routePaths.filter((path) => path.startsWith('/dashboard'))
const pagesWithIds = pages.filter((path) => path.includes(':'))

describe('1: another owner’s ids', () => {
  test('are treated like unknown ids when viewed, on every route', async () => {
    expect(pagesWithIds.length).toBeGreaterThanOrEqual(12)
    for (const path of pagesWithIds) {
      // What the page would be rendered from.
      const unknown = unknownIds(foreign)
      const response = await a.get(`${addressOf(path, foreign)}.data`)
      const expected = await a.get(`${addressOf(path, unknown)}.data`)
      expect(comparable(response, foreign), path).toEqual(comparable(expected, unknown))
      expect(response.body, path).not.toContain('Humus')
    }
  })

  test('are treated like unknown ids in every form, and change nothing', async () => {
    const before = await rowsOfB()
    expect(before.length).toBeGreaterThan(40)
    for (const verbs of roleVerbs.filter(({ path }) => path.includes(':'))) {
      const none = unknownIds(foreign)
      const statuses = await sendAll(verbs, { page: foreign, fields: foreign })
      expect(statuses, verbs.path).toEqual(await sendAll(verbs, { page: none, fields: none }))
    }
    expect(await rowsOfB()).toEqual(before)
  })

  test('are rejected in an order, and nothing moves', async () => {
    const before = await rowsOfB()
    for (const path of pages.filter((page) => page.endsWith('/order'))) {
      for (const ids of [foreign, own]) {
        const theirs = [foreign['menuId'], foreign['categoryId'], foreign['dishId']]
        for (const id of theirs) {
          const { status } = await a.postJson(addressOf(path, ids), { ids: [id] })
          expect([404, 409, 422], path).toContain(status)
        }
      }
    }
    expect(await rowsOfB()).toEqual(before)
  })
})

/**
 * The webhook authenticates its sender, and the API a token; the MCP server is read-only. None knows
 * cookies.
 */
const isForOtherSites = (path: string) =>
  ['/api/stripe-webhook', '/:restaurant/mcp'].includes(path) || path.startsWith('/api/v1/')

test('21: no route accepts a write from another or an unknown site', async () => {
  // Rate limits are shared with a delay; they stem from earlier requests.
  const readRows = async () => ({ ...(await server.database.rows()), rate_limits: [] })
  const before = await readRows()
  for (const path of routePaths.filter((route) => !isForOtherSites(route))) {
    for (const origin of ['https://evil.example', 'null', '']) {
      const address = addressOf(path, { ...own, restaurant: 'demo' })
      const response = await a.post(address, validFields(own), { headers: { Origin: origin } })
      expect([path, response.status]).toEqual([path, 403])
    }
  }
  expect(await readRows()).toEqual(before)
})

describe('1: another owner’s ids', () => {
  test('change nothing in a form on the owner’s own page', async () => {
    const before = await rowsOfB()
    for (const verbs of roleVerbs) {
      // This form is about the page's own row, which A may delete.
      const isOwn = (intent: string) => intent === 'delete' && verbs.path.endsWith('/:restaurantId')
      const intents = verbs.intents.filter((intent) => !isOwn(intent))
      await sendAll({ ...verbs, intents }, { page: own, fields: foreign })
    }
    expect(await rowsOfB()).toEqual(before)
  })
})

test('2: afterwards A’s guest page shows nothing of B’s', async () => {
  const { status, body } = await a.get('/own-place')
  expect(status).toBe(200)
  expect(body).toContain('Own place')
  const theirs = await server.database.query(
    'select name from dishes where owner_id = $1 union select name from categories where owner_id = $1',
    [foreign['ownerId']],
  )
  for (const { name } of theirs) expect(body).not.toContain(`>${String(name)}<`)
})
