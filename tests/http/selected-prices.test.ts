import { beforeEach, describe, expect, test } from 'vitest'
import { Selection } from '../fixtures/selection.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let selection: Selection

beforeEach(async () => {
  selection = await Selection.create(server)
})

const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }
const previewVersion = async () =>
  String((await selection.send('previewPrices', raise)).result.preview.previewVersion)

describe('prices', () => {
  test('are previewed without a change, and then written exactly so', async () => {
    const before = await selection.stored()
    const { status, result } = await selection.send('previewPrices', raise)
    expect(status).toBe(200)
    expect(result.preview).toMatchObject({
      prices: [
        { name: 'Adana', before: 10_000, after: 11_000 },
        { name: 'Künefe', before: 12_345, after: 13_580 },
      ],
      withoutPrice: 2,
      withExtras: 0,
      missing: [],
    })
    expect(await selection.stored()).toEqual(before)
    const change = { ...raise, previewVersion: result.preview.previewVersion }
    expect((await selection.send('changePrices', change)).result).toEqual({
      done: 'changePrices',
      count: 2,
      missing: [],
    })
    expect(await selection.columns('price', 'facts')).toEqual([
      [11_000, 1],
      [null, 1],
      [0, 1],
      [13_580, 1],
    ])
  })

  test('say how many dishes have an own price at a restaurant, which stays', async () => {
    const [moda, kadikoy] = await server.database.query(
      'select id from restaurants where menu_id = $1 order by name desc',
      [selection.menuId],
    )
    // Adana at both restaurants, Tea, which has no price on the menu, at one.
    await server.database.query(
      `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor)
       select restaurants.owner_id, restaurants.id, dishes.id, 9900
       from restaurants join dishes on dishes.menu_id = restaurants.menu_id
       where dishes.id = $1 or (dishes.id = $2 and restaurants.id = $3)`,
      [selection.ids[0], selection.ids[1], moda?.['id']],
    )
    const own = async () =>
      (await selection.send('previewPrices', raise)).result.preview.withOwnPrice
    expect(await own()).toBe(1)
    await server.database.query('update restaurants set deleted_at = now() where id = $1', [
      moda?.['id'],
    ])
    expect(await own()).toBe(1)
    await server.database.query('update restaurants set menu_id = null where id = $1', [
      kadikoy?.['id'],
    ])
    expect(await own()).toBe(0)
    // Shown after another menu.
    await server.database.query(
      `with first as (insert into menus (owner_id, name, currency)
         select owner_id, 'First', 'TRY' from menus where id = $1 returning id, owner_id),
       shown as (update restaurants set menu_id = first.id from first where restaurants.id = $2)
       insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
         select owner_id, $2, $1, 0 from first`,
      [selection.menuId, kadikoy?.['id']],
    )
    expect(await own()).toBe(1)
  })

  test('are lowered by an amount, rounded and in either notation', async () => {
    const change = { direction: 'lower', unit: 'amount', ending: '90' }
    for (const value of ['12,50', '12.50']) {
      const { result } = await selection.send('previewPrices', { ...change, value })
      expect(result.preview.prices).toMatchObject([{ after: 8_790 }, { after: 11_090 }])
    }
  })

  test.each([
    [{ value: '' }, 'Please enter a percentage such as 10 or 12.5'],
    [{ value: 'ten' }, 'Please enter a percentage such as 10 or 12.5'],
    [{ value: '-10' }, 'Please remove the minus sign'],
    [{ value: '1000.001' }, 'A percentage can be at most 1,000'],
    [{ direction: 'lower', value: '100' }, 'Nothing would be left of the price of “Adana”'],
    [{ unit: 'amount', value: '' }, 'Please enter an amount such as 5 or 2.50'],
    [{ unit: 'amount', value: '0' }, 'Please enter an amount such as 5 or 2.50'],
    [{ unit: 'amount', value: 'x' }, 'Please enter an amount such as 5 or 2.50'],
    [{ unit: 'amount', value: '12.345' }, 'Did you mean'],
    [{ unit: 'amount', value: '9999900,01' }, '“Adana” would cost more than 10,000,000'],
    [{ direction: 'lower', unit: 'amount', value: '110' }, 'Nothing would be left of the price'],
  ])('that %j would make are rejected at the field', async (fields, message) => {
    const before = await selection.stored()
    const { status, result } = await selection.send('previewPrices', { ...raise, ...fields })
    expect(status).toBe(422)
    expect(result.errors.value).toContain(message)
    const applied = await selection.send('changePrices', {
      ...raise,
      ...fields,
      previewVersion: 'x',
    })
    expect(applied.result.errors).toEqual(result.errors)
    expect(await selection.stored()).toEqual(before)
  })

  test('have only endings that the currency has', async () => {
    await server.database.query(`update menus set currency = 'JPY' where id = $1`, [
      selection.menuId,
    ])
    const { result } = await selection.send('previewPrices', { ...raise, value: '12,345' })
    expect(result.preview.prices).toMatchObject([{ after: 11_235 }, { after: 13_869 }])
    const refused = await selection.send('previewPrices', { ...raise, ending: '90' })
    expect(refused.result.errors).toHaveProperty('ending')
  })

  test.each([
    ['a price changed', 'update dishes set price_minor = 500 where id = $1', 2],
    ['a price was removed', 'update dishes set price_minor = null where id = $1', 1],
    ['a dish was renamed', `update dishes set name = 'Adana Kebap' where id = $1`, 2],
    ['a dish was deleted', 'delete from dishes where id = $1', 1],
    [
      'the currency changed',
      `update menus set currency = 'EUR' where id = (select menu_id from dishes where id = $1)`,
      2,
    ],
  ])('stay as they are if meanwhile %s; the new preview is shown', async (_, change, left) => {
    const version = await previewVersion()
    await server.database.query(change, [selection.ids[0]])
    const before = await selection.stored()
    const { result } = await selection.send('changePrices', { ...raise, previewVersion: version })
    expect(result.done).toBe('pricesOutdated')
    expect(result.preview.prices).toHaveLength(left)
    expect(await selection.stored()).toEqual(before)
    const confirmed = { ...raise, previewVersion: result.preview.previewVersion }
    expect((await selection.send('changePrices', confirmed)).result).toMatchObject({ count: left })
  })

  test('are changed once by two windows that confirm the same preview, or by a form sent twice', async () => {
    const change = { ...raise, previewVersion: await previewVersion() }
    const sent = await Promise.all([
      selection.send('changePrices', change),
      selection.send('changePrices', change),
    ])
    expect(sent.map(({ result }) => result.done).toSorted()).toEqual([
      'changePrices',
      'pricesOutdated',
    ])
    expect((await selection.columns('price'))[0]).toEqual([11_000])
  })
})
