import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
/** Two restaurants that show the same menu. */
let moda: string
let airport: string
let künefe: string
let baklava: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Airport'],
    dishes: {
      Desserts: [
        'Künefe',
        { name: 'Baklava', price_minor: 22_000 },
        { name: 'Sütlaç', price_minor: 20_000 },
      ],
    },
  })
  menuId = place.menuId
  künefe = place.dish('Künefe')
  baklava = place.dish('Baklava')
  moda = place.restaurant('Moda')
  airport = place.restaurant('Airport')
})

const list = () => `/dashboard/menuList/menu/${menuId}/itemList`
const pricesOf = (restaurant: string) => `/dashboard/restaurants/restaurant/${restaurant}/prices`
const field = (dishId: string) => `price.${dishId}`

/** Sends the form as loaded when no dish had another price, unless fields say otherwise. */
const save = (restaurant: string, fields: Record<string, string>, by = owner) =>
  by.post(pricesOf(restaurant), { intent: 'save', menuId, currency: 'TRY', loaded: '', ...fields })

const readStored = async () => {
  const rows = await server.database.query(
    `select restaurants.name as place, dishes.name as dish, restaurant_prices.price_minor as price
     from restaurant_prices join restaurants on restaurants.id = restaurant_id
       join dishes on dishes.id = dish_id
     where restaurants.owner_id = (select id from owners where email = $1) order by 1, 2`,
    [owner.email],
  )
  return rows.map(({ place, dish, price }) => [place, dish, price])
}

const pageOf = async (path: string) => (await fetch(`${server.url}/${path}`)).text()
const pricesIn = (page: string) =>
  [...page.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => price)
const pricesAt = async (restaurant: string) => pricesIn(await pageOf(restaurant))
/** Returns the value of a field, as HTML. */
const valueOf = (body: string, dishId: string) =>
  new RegExp(`name="price\\.${dishId}"[^>]* value="([^"]*)"`).exec(body)?.[1]

describe('a restaurant’s prices', () => {
  test('replace its menu’s for guests, on a cached page at once, and nowhere else', async () => {
    expect(await pricesAt(airport)).toEqual(['180.00', '220.00', '200.00'])
    expect(await pricesAt(moda)).toEqual(['180.00', '220.00', '200.00'])
    const response = await save(airport, { [field(künefe)]: '240,50', [field(baklava)]: '260.5' })
    expect(response.status).toBe(200)
    expect(response.body).toContain('2 prices saved.')
    expect(await readStored()).toEqual([
      ['Airport', 'Baklava', 26_050],
      ['Airport', 'Künefe', 24_050],
    ])
    const page = await pageOf(airport)
    expect(pricesIn(page)).toEqual(['240.50', '260.50', '200.00'])
    expect(page).toContain('240.50 ₺')
    expect(page).not.toContain('180.00')
    expect(await pageOf(`${airport}/d/${künefe.slice(-12)}`)).toContain('240.50 ₺')
    expect(await pricesAt(moda)).toEqual(['180.00', '220.00', '200.00'])
    expect(await pageOf(`${moda}/d/${künefe.slice(-12)}`)).toContain('180.00 ₺')
  })

  test('are hidden by 0, and end with an empty field', async () => {
    await save(airport, { [field(künefe)]: '0' })
    expect(await pricesAt(airport)).toEqual(['220.00', '200.00'])
    expect(valueOf((await owner.get(pricesOf(airport))).body, künefe)).toBe('0.00')
    await save(airport, { [field(künefe)]: '', loaded: `${künefe}=0` })
    expect(await readStored()).toEqual([])
    expect(await pricesAt(airport)).toEqual(['180.00', '220.00', '200.00'])
  })

  test('stay as they are when the menu’s change, which its list of dishes says before', async () => {
    expect((await owner.get(list())).body).not.toContain('Own price')
    await save(airport, { [field(künefe)]: '240' })
    expect((await owner.get(list())).body).toContain('Own price at 1 restaurant')
    await save(moda, { [field(künefe)]: '190' })
    const { body } = await owner.get(list())
    expect(body.match(/Own prices at 2 restaurants/g)).toHaveLength(1)
    await server.database.query('update dishes set price_minor = 19500 where id = $1', [künefe])
    expect(await pricesAt(airport)).toEqual(['240.00', '220.00', '200.00'])
  })

  test('are stored while it shows another menu, and while it or a dish is deleted', async () => {
    await save(airport, { [field(künefe)]: '240', [field(baklava)]: '260' })
    const show = (menu: string | null) =>
      server.database.query('update restaurants set menu_id = $1 where id = $2', [menu, airport])
    await show(null)
    expect((await owner.get(pricesOf(airport))).body).toContain('No menu found')
    expect((await owner.get(list())).body).not.toContain('Own price')
    await show(menuId)
    await owner.post(list(), { intent: 'delete', dishId: künefe })
    expect(await pricesAt(airport)).toEqual(['260.00', '200.00'])
    await owner.post('/dashboard/recentlyDeleted', { intent: 'restore', kind: 'dish', id: künefe })
    expect(await pricesAt(airport)).toEqual(['240.00', '260.00', '200.00'])
  })

  test('keep their amount in another currency, as the menu’s do', async () => {
    await save(airport, { [field(künefe)]: '240' })
    const update = `/dashboard/menuList/menu/${menuId}/update`
    const change = async (currency: string) =>
      owner.post(update, {
        intent: 'menu',
        name: 'Menü',
        currency,
        menuVersion: await owner.hidden(update, 'menuVersion'),
      })
    await change('JPY')
    expect(await pricesAt(airport)).toEqual(['240', '220', '200'])
    expect((await save(airport, { [field(baklava)]: '250' })).status).toBe(409)
    await save(airport, { [field(baklava)]: '200000000', currency: 'JPY' })
    const rejected = await change('TRY')
    expect(rejected.status).toBe(422)
    expect(rejected.body).toContain('are too high for this currency')
  })

  test('are exported', async () => {
    await save(airport, { [field(künefe)]: '240' })
    const { body } = await owner.download('/dashboard/account')
    expect(JSON.parse(body)).toMatchObject({
      restaurant_prices: [{ restaurantId: airport, dishId: künefe, priceMinor: 24_000 }],
    })
  })
})

describe('the assistant', () => {
  const ask = async (restaurant: string, question: string) =>
    (await new Guest(server.url, restaurant).ask(question)).text

  test('sums, compares and limits by the prices of the guest’s restaurant', async () => {
    await save(airport, { [field(künefe)]: '240' })
    expect(await ask(airport, 'How much is the Künefe?')).toContain('240.00')
    expect(await ask(moda, 'How much is the Künefe?')).toContain('180.00')
    const sum = 'How much are one Künefe and one Baklava together?'
    expect(await ask(airport, sum)).toContain('460.00')
    expect(await ask(moda, sum)).toContain('400.00')
    const cheapest = 'What is your cheapest dessert?'
    expect(await ask(airport, cheapest)).toMatch(/^[^•]*Sütlaç/)
    expect(await ask(moda, cheapest)).toMatch(/^[^•]*Künefe/)
    const under = 'Which desserts are under 210?'
    expect(await ask(airport, under)).not.toContain('Künefe')
    expect(await ask(moda, under)).toContain('Künefe')
  })
})

describe('the form', () => {
  test.each([
    ['abc', 'Please enter a price such as 145 or 145.50'],
    ['-5', 'A price cannot be below zero'],
    ['12.345', 'Did you mean'],
    ['145.5055', 'Please enter a price such as 145 or 145.50'],
    ['99999999999', 'This price is too high'],
  ])('rejects %j at its field and keeps everything that was typed', async (typed, message) => {
    const { status, body } = await save(airport, {
      [field(künefe)]: typed,
      [field(baklava)]: '260',
    })
    expect(status).toBe(422)
    expect(body.replaceAll('&#x27;', '’')).toContain(message)
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(valueOf(body, künefe)).toBe(typed)
    expect(valueOf(body, baklava)).toBe('260')
    expect(await readStored()).toEqual([])
  })

  test('conflicts only where the same price was changed elsewhere, and replaces it on request', async () => {
    await save(airport, { [field(künefe)]: '240' })
    // Loaded before; the other dish is no conflict.
    const conflict = await save(airport, { [field(künefe)]: '250', [field(baklava)]: '260' })
    expect(conflict.body).toContain(
      'Changed to 240.00 ₺ in the meantime. Save again to replace it.',
    )
    expect(conflict.body.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(valueOf(conflict.body, künefe)).toBe('250')
    expect(valueOf(conflict.body, baklava)).toBe('260')
    expect(await readStored()).toEqual([['Airport', 'Künefe', 24_000]])
    const loaded = /name="loaded" value="([^"]+)"/.exec(conflict.body)?.[1] ?? ''
    const again = await save(airport, {
      [field(künefe)]: '250',
      [field(baklava)]: '260',
      loaded: loaded.replaceAll('&amp;', '&'),
    })
    expect(again.body).toContain('2 prices saved.')
    expect(await readStored()).toEqual([
      ['Airport', 'Baklava', 26_000],
      ['Airport', 'Künefe', 25_000],
    ])
    // Unchanged fields never conflict, and neither does the same price from two windows.
    expect((await save(airport, { [field(künefe)]: '250' })).status).toBe(200)
    const unchanged = await save(airport, { [field(künefe)]: '' })
    expect(unchanged.body).toContain('No price has changed.')
    expect(await readStored()).toHaveLength(2)
  })

  test('leaves out dishes that are gone, and is rejected for another menu', async () => {
    await server.database.query('update dishes set deleted_at = now() where id = $1', [künefe])
    const response = await save(airport, { [field(künefe)]: '240', [field(baklava)]: '260' })
    expect(response.body).toContain('1 price saved. Not saved, because no longer on the menu: 1.')
    const elsewhere = await server.database.query(
      `with menu as (insert into menus (owner_id, name, currency)
         select owner_id, 'Other', 'TRY' from menus where id = $1 returning id)
       update restaurants set menu_id = menu.id from menu where restaurants.id = $2 returning menu.id`,
      [menuId, airport],
    )
    expect((await save(airport, { [field(baklava)]: '270' })).status).toBe(409)
    const foreign = await save(airport, {
      [field(baklava)]: '270',
      menuId: String(elsewhere[0]?.['id']),
    })
    expect(foreign.status).toBe(200)
    expect(await readStored()).toEqual([['Airport', 'Baklava', 26_000]])
  })

  test('is rejected for other owners', async () => {
    const stranger = await new Owner(server).create(server.database)
    expect((await stranger.get(pricesOf(airport))).status).toBe(404)
    expect((await save(airport, { [field(künefe)]: '1' }, stranger)).status).toBe(404)
    expect((await save(airport, { menuId: 'x', [field(künefe)]: '1' })).status).toBe(404)
    expect((await save('x', { [field(künefe)]: '1' })).status).toBe(404)
    expect(await readStored()).toEqual([])
  })
})

test('only restaurants that share a menu, or have such prices, link to them', async () => {
  const linksTo = async (restaurant: string) =>
    (await owner.get('/dashboard/restaurants')).body.includes(`href="${pricesOf(restaurant)}"`)
  expect([await linksTo(moda), await linksTo(airport)]).toEqual([true, true])
  await save(airport, { [field(künefe)]: '240' })
  await server.database.query('update restaurants set menu_id = null where id = $1', [moda])
  expect([await linksTo(moda), await linksTo(airport)]).toEqual([false, true])
  await save(airport, { [field(künefe)]: '', loaded: `${künefe}=24000` })
  expect(await linksTo(airport)).toBe(false)
})

test('a menu with 2,000 dishes is shown in pages and searched as a whole', async () => {
  const added = await server.database.query(
    `insert into dishes (owner_id, menu_id, name, price_minor, position)
     select owner_id, id, 'Dish ' || n || '.', n * 100, n + 2
     from menus, generate_series(1, 1997) n where id = $1 returning id, name`,
    [menuId],
  )
  const last = String(added.find(({ name }) => name === 'Dish 1997.')?.['id'])
  const first = (await owner.get(pricesOf(airport))).body
  expect(first.match(/name="price\./g)).toHaveLength(60)
  expect(first).toContain('Prices 1 to 60 of 2,000')
  expect(first).toContain('?from=60"')
  expect(
    (await owner.get(`${pricesOf(airport)}?from=1980`)).body.match(/name="price\./g),
  ).toHaveLength(20)
  const searched = (await owner.get(`${pricesOf(airport)}?words=DISH+1997`)).body
  expect(searched.match(/name="price\./g)).toHaveLength(1)
  expect(searched).toContain('On the menu: 1,997.00')
  const sent = added.slice(0, 400).map(({ id }) => [field(String(id)), '55'])
  const response = await save(airport, { ...Object.fromEntries(sent), [field(last)]: '5' })
  expect(response.body).toContain('401 prices saved.')
  const prices = await pricesAt(airport)
  expect(prices.at(-1)).toBe('5.00')
  expect(prices.filter((price) => price === '55.00').length).toBeGreaterThanOrEqual(400)
})
