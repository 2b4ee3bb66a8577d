import { beforeEach, describe, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
/** Two restaurants that show the same menus. */
let moda: string
let airport: string
let menuId: string
let ayran: string

const [small, large] = [crypto.randomUUID(), crypto.randomUUID()]

/** Two menus with Ayran in two sizes, Künefe, Tea without a price, and Wine. */
beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const rows = await server.database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name, currency)
        select id, name, 'TRY' from owner, (values ('Food'), ('Drinks')) m (name)
        returning id, owner_id, name),
      dish as (insert into dishes (owner_id, menu_id, name, price_minor, position)
        select owner_id, menu.id, dish, price, position from menu, (values
          ('Food', 'Ayran', 4000, 0), ('Food', 'Künefe', 18000, 1), ('Food', 'Tea', null, 2),
          ('Drinks', 'Wine', 30000, 0)) d (menu, dish, price, position)
        where d.menu = menu.name returning id, name, menu_id),
      restaurant as (insert into restaurants (owner_id, menu_id, name)
        select owner_id, id, place from menu, (values ('Moda'), ('Airport')) p (place)
        where menu.name = 'Food' returning id, name, owner_id, menu_id),
      further as (insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
        select menu.owner_id, restaurant.id, menu.id, 0 from restaurant, menu
        where menu.name = 'Drinks')
    select id, name, menu_id, (select id from dish where name = 'Ayran') as ayran from restaurant`,
    [owner.email],
  )
  const idOf = (place: string) => String(rows.find(({ name }) => name === place)?.['id'])
  moda = idOf('Moda')
  airport = idOf('Airport')
  menuId = String(rows[0]?.['menu_id'])
  ayran = String(rows[0]?.['ayran'])
  await server.database.query(
    `update dishes set size_id = $2, size_name = 'Small', more_sizes = $3 where id = $1`,
    [
      ayran,
      small,
      JSON.stringify([{ id: large, name: 'Large', priceMinor: 6_000, calories: null }]),
    ],
  )
})

const pricesOf = (restaurant: string) => `/dashboard/restaurants/restaurant/${restaurant}/prices`
const raise = { direction: 'raise', unit: 'percent', value: '15', ending: '90' }

async function send(intent: string, fields: Record<string, string> = {}, by = owner) {
  const { status, body } = await by.post(`${pricesOf(airport)}/change`, {
    intent,
    ...raise,
    ...fields,
  })
  return { status, result: JSON.parse(body) }
}

const preview = async (fields: Record<string, string> = {}) =>
  (await send('previewPrices', fields)).result.preview

/** Previews a change and confirms it. */
async function change(fields: Record<string, string> = {}) {
  const { previewVersion } = await preview(fields)
  return (await send('changePrices', { ...fields, previewVersion })).result
}

const save = (fields: Record<string, string>) =>
  owner.post(pricesOf(airport), { intent: 'save', menuId, currency: 'TRY', loaded: '', ...fields })

/** The prices that guests of a restaurant see, in the menu's order. */
async function seenAt(restaurant: string) {
  const page = await (await fetch(`${server.url}/${restaurant}`)).text()
  return [...page.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => price)
}

const readStored = () =>
  server.database.query(
    `select price_minor, more_prices from restaurant_prices where restaurant_id = $1
     order by dish_id`,
    [airport],
  )

describe('all prices of a restaurant', () => {
  test('are previewed without a change, and then written exactly so', async () => {
    const { prices, withoutPrice } = await preview()
    const rows = prices.map(({ name, before, after }: Record<string, unknown>) => [
      name,
      before,
      after,
    ])
    expect(rows).toEqual([
      ['Ayran (Small)', 4_000, 4_590],
      ['Ayran (Large)', 6_000, 6_890],
      ['Künefe', 18_000, 20_690],
      ['Wine', 30_000, 34_490],
    ])
    expect(withoutPrice).toBe(1)
    expect(await readStored()).toEqual([])
    expect(await change()).toEqual({ count: 4 })
    expect(await seenAt(airport)).toEqual(['45.90', '68.90', '206.90', '344.90'])
    expect(await seenAt(moda)).toEqual(['40.00', '60.00', '180.00', '300.00'])
  })

  test('change from what guests see: own prices change, hidden ones stay hidden', async () => {
    await save({ [`price.${small}`]: '0', [`price.${large}`]: '100' })
    expect(await change({ value: '10', ending: 'exact' })).toEqual({ count: 3 })
    expect(await seenAt(airport)).toEqual(['110.00', '198.00', '330.00'])
    await change({ direction: 'lower', unit: 'amount', value: '10', ending: 'exact' })
    expect(await seenAt(airport)).toEqual(['100.00', '188.00', '320.00'])
    const [, ...others] = await readStored()
    expect([...others, ...(await readStored())]).toContainEqual({
      price_minor: 0,
      more_prices: { [large]: 10_000 },
    })
  })

  test('stay the menu’s where rounding changes nothing', async () => {
    expect(await change({ value: '0,1', ending: '00' })).toEqual({ count: 0 })
    expect(await readStored()).toEqual([])
  })

  test('aren’t changed if one of them has changed since the preview', async () => {
    const { previewVersion } = await preview()
    await server.database.query(`update dishes set price_minor = 19000 where name = 'Künefe'
      and menu_id = '${menuId}'`)
    const { result } = await send('changePrices', { previewVersion })
    expect(result).toMatchObject({ done: 'pricesOutdated' })
    expect(await readStored()).toEqual([])
    const again = await send('changePrices', { previewVersion: result.preview.previewVersion })
    expect(again.result).toEqual({ count: 4 })
  })

  test.each([
    [{ value: '' }, 'Please enter a percentage such as 10 or 12.5'],
    [{ direction: 'lower', value: '100' }, 'Nothing would be left of the price of “Ayran (Small)”'],
    [{ unit: 'amount', value: 'ten' }, 'Please enter an amount'],
    [{ unit: 'amount', value: '10000000' }, '“Ayran (Small)”'],
  ])('reject %j at the field', async (fields, message) => {
    for (const intent of ['previewPrices', 'changePrices']) {
      const { status, result } = await send(intent, { ...fields, previewVersion: 'x' })
      expect(status).toBe(422)
      expect(result.errors.value).toContain(message)
    }
    expect(await readStored()).toEqual([])
  })

  test('belong to their owner', async () => {
    const stranger = await new Owner(server).create(server.database)
    for (const intent of ['previewPrices', 'changePrices']) {
      expect((await send(intent, { previewVersion: 'x' }, stranger)).status).toBe(404)
    }
  })

  test('can’t be changed without a menu', async () => {
    await server.database.query('update restaurants set menu_id = null where id = $1', [airport])
    expect((await send('previewPrices')).status).toBe(404)
  })
})
