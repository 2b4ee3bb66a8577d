import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getRaw } from '../get-raw.ts'
import { photoWithGps } from '../fixtures/photo.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

/** Two processes on one database. */
let server: TestServer
let neighbour: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  neighbour = await startTestServer(inject('postgresUrl'), {
    database: server.database,
    env: { APP_URL: server.url },
  })
})
afterAll(async () => {
  await neighbour.stop()
  await server.stop()
})

interface PageRequest {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly from?: Pick<TestServer, 'url'>
}

/** Requests the sample's page. */
const get = ({ path = '/demo', headers, method, from = server }: PageRequest = {}) =>
  getRaw(`${from.url}${path}`, headers, method)

const textOf = async (pageRequest?: PageRequest) =>
  (await get(pageRequest)).bytes.toString().replaceAll('<!-- -->', '')
const etagOf = async (pageRequest?: PageRequest) => String((await get(pageRequest)).headers['etag'])

/** Counts how often the page has been rendered. Cached responses log nothing. */
async function countRenders(): Promise<number> {
  const mark = crypto.randomUUID()
  await get({ path: `/${mark}/last` })
  // This request is logged after all earlier ones.
  await expect.poll(() => server.log()).toContain(mark)
  return server.log().match(/"path":"\/demo",/g)?.length ?? 0
}

describe('a cached page', () => {
  test('is rendered once for all guests, whatever other headers they send', async () => {
    await textOf()
    const ask = () =>
      Promise.all(
        ['/demo', '/DEMO', '/demo/', '/demo?utm_source=x', `/demo?lang=${'x'.repeat(99)}`].map(
          (path, n) =>
            get({
              path,
              headers: {
                Cookie: `chefin_guest=${n}; locale=xx; theme=${n}`,
                'Accept-Language': `en, x-${n};q=0.${n}`,
              },
            }),
        ),
      )
    const before = await countRenders()
    const responses = await ask()
    expect(await countRenders()).toBe(before)
    for (const { headers, bytes } of responses) {
      expect(headers['set-cookie']).toBeUndefined()
      expect(bytes.equals(responses[0]?.bytes ?? Buffer.of())).toBe(true)
    }
  })

  test('differs by language and theme', async () => {
    const read = (cookie: string, language = 'en') =>
      textOf({ headers: { Cookie: cookie, 'Accept-Language': language } })
    const ask = () =>
      Promise.all([
        read(''),
        read('', 'tr'),
        read('locale=tr'),
        read('theme=dark; locale=en', 'tr'),
      ])
    await ask()
    const [english, turkish, chosen, dark] = await ask()
    expect(english).toContain('<html lang="en">')
    expect(turkish).toContain('<html lang="tr">')
    expect(chosen).toBe(turkish)
    expect(dark).toContain('<html lang="en" data-theme="dark">')
  })

  test('is the same in each encoding', async () => {
    const packed = (accepted: string) => get({ headers: { 'Accept-Encoding': accepted } })
    const plain = (await get()).bytes
    const [br, gzip, none] = await Promise.all(
      ['gzip, deflate, br;q=0.5', 'gzip, br;q=0', 'br;q=0'].map(packed),
    )
    expect(br?.headers['content-encoding']).toBe('br')
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(none?.headers['content-encoding']).toBeUndefined()
    const unpacked = [
      brotliDecompressSync(br?.bytes ?? plain),
      gunzipSync(gzip?.bytes ?? plain),
      none?.bytes ?? Buffer.of(),
    ]
    expect(unpacked.map((bytes) => bytes.equals(plain))).toEqual([true, true, true])
    for (const { headers, bytes } of [br, gzip, none].flatMap((response) => response ?? [])) {
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding')
    }
  })

  test('is not sent to a client that has it', async () => {
    const etag = await etagOf()
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await get({ headers: { 'If-None-Match': known } })
      expect([status, bytes.length]).toEqual([304, 0])
      expect(headers).toMatchObject({
        etag,
        vary: 'Cookie, Accept-Language, Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-type']).toBeUndefined()
    }
    expect((await get({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    // A client cache that mixes up languages is detected by the ETag.
    const turkish = { 'Accept-Language': 'tr', 'If-None-Match': etag }
    expect((await get({ headers: turkish })).status).toBe(200)
    expect(await etagOf({ from: neighbour })).toBe(etag)
  })

  test('responds to HEAD with headers only', async () => {
    const [full, head] = await Promise.all([get(), get({ method: 'HEAD' })])
    expect(head.bytes.length).toBe(0)
    const { date: _, ...headers } = full.headers
    expect(head).toMatchObject({ status: 200, headers })
    expect(head.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('does not exist for an unknown restaurant, which is queried each time', async () => {
    const { status, headers } = await get({ path: '/nowhere-yet' })
    expect([status, headers['cache-control'], headers['etag']]).toEqual([
      404,
      'no-store',
      undefined,
    ])
    await server.database.query(
      `insert into restaurants (owner_id, slug, name) select id, 'nowhere-yet', 'Here now' from owners`,
    )
    expect(await textOf({ path: '/nowhere-yet' })).toContain('Here now')
  })
})

test('an owner’s change appears in the next response', async () => {
  const owner = new Owner(server, 'demo@chefin.example')
  await owner.login({ password: 'chefin-demo' })
  const [row] = await server.database.query(
    `select d.id, d.menu_id, r.id as restaurant_id, to_json(d.updated_at)#>>'{}' as read
     from dishes d join restaurants r on r.menu_id = d.menu_id where d.name = 'Humus'`,
  )
  const [dishId, menuId] = [String(row?.['id']), String(row?.['menu_id'])]
  await textOf()
  const response = await owner.post(`/dashboard/menuList/menu/${menuId}/itemList?edit=${dishId}`, {
    intent: 'update',
    dishId,
    updatedAt: new Date(String(row?.['read'])).toISOString(),
    name: 'Humus',
    aiInstructions: 'Cold.',
    ingredients: 'nohut, tahin',
    price: '987.65',
    isActive: 'on',
  })
  expect(response.status).toBe(200)
  expect(await textOf()).toContain('987.65')

  const logo = /restaurant-logos[^"]+/
  const before = logo.exec(await textOf())?.[0]
  const page = `/dashboard/restaurants/restaurant/${String(row?.['restaurant_id'])}`
  await owner.upload(page, 'logo', { bytes: await photoWithGps() })
  const after = logo.exec(await textOf())?.[0]
  expect(after).toBeDefined()
  expect(after).not.toBe(before)

  const categories = await server.database.query(
    'select id from categories where menu_id = $1 order by position',
    [menuId],
  )
  const ids = categories.map(({ id }) => String(id)).toReversed()
  const headings = async () =>
    [...(await textOf()).matchAll(/<summary[^>]*><h2[^>]*>([^<]*)/g)].map(([, name]) => name)
  const orderBefore = await headings()
  await owner.postJson(`/dashboard/menuList/menu/${menuId}/menuCategory/order`, { ids })
  // Dishes without a category stay last.
  const last = orderBefore.slice(-1)
  expect(await headings()).toEqual([...orderBefore.slice(0, -1).toReversed(), ...last])
})

test('a counted message does not re-render the page', async () => {
  await textOf()
  const before = await countRenders()
  await server.database.query('update subscriptions set ai_message_used = ai_message_used + 1')
  await textOf()
  expect(await countRenders()).toBe(before)
})

test('queries the database while notifications fail: slower but never stale', async () => {
  // The listener cannot reconnect; the pools keep their connections.
  await Promise.all([server, neighbour].map(({ url }) => fetch(`${url}/readyz`)))
  const role = new URL(server.database.appUrl).username
  await server.database.query(`alter role ${role} connection limit 0`)
  const terminateListeners = `select pg_terminate_backend(pid) from pg_stat_activity
    where usename = $1 and application_name = 'chefin listener'`
  try {
    await server.database.query(terminateListeners, [role])
    for (const name of ['Cut off', 'Cut off still']) {
      await textOf()
      await server.database.query(`update restaurants set location = $1 where slug = 'demo'`, [
        name,
      ])
      expect(await Promise.all([textOf(), textOf({ from: neighbour })])).toEqual(
        Array(2).fill(expect.stringContaining(`>${name}</p>`)),
      )
    }
  } finally {
    await server.database.query(`alter role ${role} connection limit -1`)
  }
  // When notifications work again, pages that were cached in the meantime are not used.
  await server.database.query(`update restaurants set location = 'Again' where slug = 'demo'`)
  expect(await textOf()).toContain('>Again</p>')
})

// These tests come last, because they delete the sample.
describe('the next response of each process contains', () => {
  const ofDemo = `where slug = 'demo'`
  const demoMenu = `menu_id = (select menu_id from restaurants ${ofDemo})`
  const renamed = (table: string, where: string) =>
    `update ${table} set name = 'New of ${table}' ${where}`

  test.each([
    ['the restaurant', renamed('restaurants', ofDemo), '<title>New of restaurants'],
    ['a dish', renamed('dishes', `where name = 'Humus'`), '>New of dishes</a></h'],
    [
      'a category',
      renamed('categories', `where parent_id is null and ${demoMenu}`),
      '>New of categories</h2>',
    ],
    ['the currency', `update menus set currency = 'EUR'`, '€'],
    [
      'a new dish',
      `insert into dishes (owner_id, menu_id, name)
       select owner_id, menu_id, 'New here' from restaurants ${ofDemo}`,
      'New here',
    ],
    [
      'a statement about a dish',
      `insert into dish_facts (owner_id, dish_id, fact, state, confirmed_by, ingredients)
       select owner_id, id, 'celery', 'contains', 'x', '{}' from dishes where name = 'New here'`,
      /Contains:<\/b><ul>.{1,999}<\/svg>celery<span> · stated by the restaurant/,
    ],
    [
      'a changed statement',
      `update dish_facts set state = 'free' where fact = 'celery'`,
      'free of</b><ul><li>celery<span>',
    ],
    [
      'the deletion of all statements',
      `truncate dish_facts`,
      /^(?![^]*free of<\/b><ul><li>celery<span>)/,
    ],
    [
      'the end of a subscription',
      `update subscriptions set status = 'canceled'`,
      'active subscription plan.',
    ],
    [
      'the deactivation of a restaurant',
      `update restaurants set is_active = false ${ofDemo}`,
      'content="noindex"',
    ],
    [
      'the deletion of a restaurant',
      `delete from restaurants ${ofDemo}`,
      'This restaurant doesn’t exist.',
    ],
  ])('%s, made directly in the database', async (_, change, shown) => {
    const both = () => Promise.all([textOf(), textOf({ from: neighbour })])
    const before = await both()
    await server.database.query(change)
    const after = await both()
    const isShown = (pages: readonly string[]) => pages.map((text) => text.search(shown) >= 0)
    expect([isShown(before), isShown(after)]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})
