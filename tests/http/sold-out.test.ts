import { once } from 'node:events'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { followEvents, Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
/** Two restaurants that show the same menu. */
let moda: string
let kadikoy: string
let künefe: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Kadıköy'],
    dishes: {
      Desserts: [
        'Künefe',
        { name: 'Baklava', price_minor: 22_000 },
        { name: 'Sütlaç', price_minor: 15_000 },
      ],
    },
  })
  menuId = place.menuId
  künefe = place.dish('Künefe')
  moda = place.restaurant('Moda')
  kadikoy = place.restaurant('Kadıköy')
})

const list = () => `/dashboard/menuList/menu/${menuId}/itemList`
const kitchenOf = (restaurant: string) => `/dashboard/restaurants/restaurant/${restaurant}/kitchen`
const sellOut = (page: string, dishId = künefe, by = owner) =>
  by.post(page, { intent: 'soldOut', dishId, isSoldOut: 'on' })
const bringBack = (page: string, dishId = künefe) => owner.post(page, { intent: 'soldOut', dishId })
const pageOf = async (path: string) => (await fetch(`${server.url}/${path}`)).text()
const isSoldOutAt = async (restaurant: string) =>
  (await pageOf(restaurant)).includes('class="sold-out">Sold out today<')
const readStored = () =>
  server.database.query(
    `select restaurant_id, to_char(until at time zone 'Europe/Istanbul', 'HH24:MI') as ends,
       until > now() and until <= now() + interval '24 hours' as is_next
     from sold_out where dish_id = $1`,
    [künefe],
  )

describe('one tap', () => {
  test('in the list marks a dish as sold out at all restaurants of its menu, until 4:00, or until undone', async () => {
    expect(await isSoldOutAt(moda)).toBe(false)
    const mark = künefe.slice(-12)
    expect((await sellOut(list())).status).toBe(200)
    expect(await readStored()).toEqual(
      expect.arrayContaining(
        [moda, kadikoy].map((id) => ({ restaurant_id: id, ends: '04:00', is_next: true })),
      ),
    )
    for (const restaurant of [moda, kadikoy]) {
      const page = await pageOf(restaurant)
      expect(page.match(/class="sold-out">/g)).toHaveLength(1)
      expect(page).toContain('"availability":"https://schema.org/SoldOut"')
      expect(await pageOf(`${restaurant}/d/${mark}`)).toContain('Sold out today')
    }
    expect((await bringBack(list())).status).toBe(200)
    expect(await readStored()).toEqual([])
    expect(await isSoldOutAt(moda)).toBe(false)
  })

  test('on the kitchen page marks it at that restaurant alone', async () => {
    expect((await sellOut(kitchenOf(moda))).status).toBe(200)
    expect([await isSoldOutAt(moda), await isSoldOutAt(kadikoy)]).toEqual([true, false])
    const kitchen = await owner.get(kitchenOf(moda))
    expect(kitchen.body).toMatch(/aria-checked="true" aria-label="Künefe: sold out"/)
    expect(kitchen.body).toMatch(/aria-checked="false" aria-label="Baklava: sold out"/)
    // The list shows it as sold out once it is so everywhere.
    expect((await owner.get(list())).body).toMatch(
      /aria-checked="false" aria-label="Künefe: sold out"/,
    )
    await sellOut(kitchenOf(kadikoy))
    expect((await owner.get(list())).body).toMatch(
      /aria-checked="true" aria-label="Künefe: sold out"/,
    )
  })

  test('is stored once per restaurant, even if two phones mark it at the same time', async () => {
    const taps = await Promise.all([sellOut(kitchenOf(moda)), sellOut(list()), sellOut(list())])
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readStored()).toHaveLength(2)
  })

  test('is rejected for another owner’s dish, or one that isn’t on the restaurant’s menu', async () => {
    const stranger = await new Owner(server).create(server.database)
    expect((await sellOut(list(), künefe, stranger)).status).toBe(404)
    expect((await sellOut(kitchenOf(moda), künefe, stranger)).status).toBe(404)
    await server.database.query('update restaurants set menu_id = null where id = $1', [moda])
    expect((await sellOut(kitchenOf(moda))).status).toBe(404)
    expect((await sellOut(list(), 'no-uuid')).status).toBe(404)
    expect(await readStored()).toEqual([])
    expect((await owner.get(kitchenOf(moda))).body).toContain('No menu found')
  })
})

describe('an open guest page', () => {
  const follow = async (restaurant: string) => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const response = await fetch(`${server.url}/${restaurant}/menu/stream`, {
      signal: leaving.signal,
    })
    const events = followEvents(response)
    return async () => (await events.next()).value?.data
  }

  test('receives the sold-out dishes and every change of its restaurant, but of no other', async () => {
    await sellOut(kitchenOf(moda))
    const mark = künefe.slice(-12)
    const [atModa, again, elsewhere] = await Promise.all([
      follow(moda),
      follow(moda),
      follow(kadikoy),
    ])
    expect([await atModa(), await again(), await elsewhere()]).toEqual([[mark], [mark], []])
    await bringBack(kitchenOf(moda))
    expect([await atModa(), await again()]).toEqual([[], []])
    await sellOut(kitchenOf(kadikoy))
    expect(await elsewhere()).toEqual([mark])
  })

  test('gets 404 for a restaurant that does not exist', async () => {
    const missing = await fetch(`${server.url}/${crypto.randomUUID()}/menu/stream`)
    expect(missing.status).toBe(404)
  })

  test('is one of at most 500 at once from an address, and makes room when it closes', async () => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const open = (init?: RequestInit) => fetch(`${server.url}/${moda}/menu/stream`, init)
    // A request for the headers alone holds none.
    for (let n = 0; n < 3; n++) {
      await Promise.all(Array.from({ length: 200 }, () => open({ method: 'HEAD' })))
    }
    // All responses are kept: fetch() closes the stream of one that is garbage-collected.
    const streams = await Promise.all(
      Array.from({ length: 510 }, () => open({ signal: leaving.signal })),
    )
    const rejected = await open()
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(500)
    leaving.abort()
    await expect.poll(async () => (await open()).status).toBe(200)
  })

  test('of a server that stops is disconnected, so that it connects to another one', async () => {
    const stopping = await startTestServer(inject('postgresUrl'))
    onTestFinished(stopping.stop)
    const events = followEvents(await fetch(`${stopping.url}/demo/menu/stream`))
    expect((await events.next()).value?.data).toEqual([])
    const exit = once(stopping.process, 'exit')
    stopping.process.kill('SIGTERM')
    expect(await events.next()).toEqual({ done: true, value: undefined })
    await exit
  })
})

describe('the assistant', () => {
  const ask = async (question: string) => (await new Guest(server.url, moda).ask(question)).text

  test('says that a dish is sold out, and what there is instead', async () => {
    await sellOut(kitchenOf(moda))
    const reply = await ask('How much is the Künefe?')
    expect(reply).toContain('Künefe costs 180.00')
    expect(reply).toContain('Künefe is sold out today.')
    expect(reply).toMatch(/Available instead:\n• Baklava .*\n• Sütlaç/)
    const home = () => owner.get('/dashboard').then(({ body }) => body)
    await expect.poll(home).toMatch(/Asked about while sold out.*Künefe/s)
  })

  test('counts no question from before or after', async () => {
    await ask('How much is the Künefe?')
    await expect.poll(async () => (await owner.get('/dashboard')).body).toContain('Künefe')
    expect((await owner.get('/dashboard')).body).not.toContain('Asked about while sold out')
  })

  test('suggests no dish that is sold out', async () => {
    for (const name of ['Künefe', 'Sütlaç']) {
      const [dish] = await server.database.query(
        'select id from dishes where name = $1 and menu_id = $2',
        [name, menuId],
      )
      await sellOut(kitchenOf(moda), String(dish?.['id']))
    }
    const reply = await ask('What do you recommend for dessert?')
    expect(reply).toContain('Baklava')
    expect(reply).not.toContain('Künefe')
    expect(await ask('What is your cheapest dessert?')).toMatch(/^(?:[^•]*)Baklava/)
  })
})
