import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let restaurantId: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email)
  menuId = place.menuId
  restaurantId = place.restaurant()
})

const list = () => `/dashboard/menuList/menu/${menuId}/itemList`
const common = { aiInstructions: 'Cold.', ingredients: 'yoghurt', isActive: 'on' }
const small = { sizeName: 'Small', price: '40', calories: '90' }
const large = { sizeName2: 'Large', price2: '60,50', calories2: '180' }
const ayran = { ...common, name: 'Ayran', sizes: '2', ...small, ...large }

const add = (fields: Record<string, string> = {}) =>
  owner.post(`${list()}?add`, { intent: 'add', ...ayran, ...fields })

const readStored = async () => {
  const [dish] = await server.database.query(
    `select id, size_id, size_name, price_minor, calories, more_sizes from dishes where menu_id = $1`,
    [menuId],
  )
  return dish
}
const dishId = async () => String((await readStored())?.['id'])

/** The fields of a stored dish's form, as a browser would send them. */
async function loaded(): Promise<Record<string, string>> {
  const { body } = await owner.get(`${list()}?edit=${await dishId()}`)
  const form = body.slice(body.indexOf('name="dishId"'))
  const names = ['sizes', 'sizeId', 'sizeName', 'price', 'calories', 'nextPrice', 'nextPriceFrom']
  const numbered = names.flatMap((name) => [name, `${name}2`, `${name}3`])
  const values = numbered.flatMap((name) => {
    const [, value] = new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(form) ?? []
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(values), updatedAt: hiddenField(body, 'updatedAt') }
}

const update = async (fields: Record<string, string>) => {
  const id = await dishId()
  return owner.post(`${list()}?edit=${id}`, {
    ...common,
    name: 'Ayran',
    intent: 'update',
    dishId: id,
    ...(await loaded()),
    ...fields,
  })
}

const errorOf = (body: string, field: string) => {
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(body)?.[0] ?? ''
  const ids = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? []
  return ids.map((id) => body.split(`id="${id}"`)[1]?.split('</p>')[0] ?? '').join(' ')
}

describe('the form of a dish', () => {
  test('stores one price as before: the previous version reads and writes it', async () => {
    await add({ sizes: '1', price: '45' })
    expect(await readStored()).toMatchObject({
      size_id: null,
      size_name: null,
      price_minor: 4_500,
      calories: 90,
      more_sizes: [],
    })
  })

  test('stores several sizes, the first in the dish’s columns', async () => {
    expect((await add()).status).toBe(200)
    expect(await readStored()).toMatchObject({
      size_name: 'Small',
      price_minor: 4_000,
      calories: 90,
      more_sizes: [{ name: 'Large', priceMinor: 6_050, calories: 180 }],
    })
    expect((await owner.get(list())).body).toContain('from 40.00 ₺')
  })

  test.each([
    [{ sizeName: ' ' }, 'sizeName', 'Please name this size'],
    [{ sizeName2: '' }, 'sizeName2', 'Please name this size'],
    [{ sizeName2: 'SMALL' }, 'sizeName2', 'Another size has this name already'],
    [{ sizeName2: 'x'.repeat(41) }, 'sizeName2', '40'],
    [{ price: '-1' }, 'price', 'A price cannot be below zero'],
    [{ price2: '-1' }, 'price2', 'A price cannot be below zero'],
    [{ price2: 'free' }, 'price2', 'Please enter a price such as'],
    [{ calories2: 'many' }, 'calories2', 'Please enter whole calories from 0 to 20,000'],
  ])('rejects %j at %s, and keeps what was typed', async (change, field, message) => {
    const { status, body } = await add(change)
    expect(status).toBe(422)
    expect(errorOf(body, field)).toContain(message)
    for (const [name, value] of Object.entries({ ...small, ...large, ...change })) {
      expect(body).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`))
    }
    expect(await readStored()).toBeUndefined()
  })

  test('has at most eight sizes', async () => {
    expect((await add({ sizes: '9' })).status).toBe(422)
    expect((await add({ sizes: '1000000000' })).status).toBe(422)
  })

  test('adds, removes and moves sizes without JavaScript, with what was typed', async () => {
    const step = async (sizeStep: string, fields: Record<string, string>) => {
      const { status, body } = await owner.post(`${list()}?add`, {
        intent: 'add',
        ...fields,
        sizeStep,
      })
      expect(status).toBe(200)
      const names = ['sizeName', 'sizeName2', 'sizeName3', 'price', 'price2', 'price3']
      return names.map((name) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1])
    }
    const typedFields = { ...ayran, price2: 'free' }
    expect(await step('add', typedFields)).toEqual(['Small', 'Large', '', '40', 'free', ''])
    expect(await step('up.1', typedFields)).toEqual([
      'Large',
      'Small',
      undefined,
      'free',
      '40',
      undefined,
    ])
    expect(await step('down.0', typedFields)).toEqual(await step('up.1', typedFields))
    expect((await step('remove.0', typedFields)).slice(3, 5)).toEqual(['free', undefined])
    expect((await step('remove.7', typedFields)).slice(0, 2)).toEqual(['Small', 'Large'])
    expect(await readStored()).toBeUndefined()
  })
})

describe('a stored dish', () => {
  test('keeps its sizes’ ids, in whatever place', async () => {
    await add()
    const before = await readStored()
    const form = await loaded()
    expect((await update({})).status).toBe(200)
    expect(await readStored()).toEqual(before)
    await update({
      sizeId: form['sizeId2'] ?? '',
      sizeName: 'Large',
      price: '61',
      sizeId2: form['sizeId'] ?? '',
      sizeName2: 'Small',
      price2: '41',
    })
    expect(await readStored()).toMatchObject({
      size_id: form['sizeId2'],
      size_name: 'Large',
      price_minor: 6_100,
      more_sizes: [{ id: form['sizeId'], name: 'Small', priceMinor: 4_100 }],
    })
    await update({ sizes: '1' })
    for (const price of ['61', '62']) {
      await update({ price })
      expect(await readStored()).toMatchObject({
        size_id: form['sizeId2'],
        size_name: null,
        price_minor: Number(price) * 100,
        more_sizes: [],
      })
    }
  })

  test('conflicts with a change elsewhere, and keeps what was typed', async () => {
    await add()
    const outdated = await loaded()
    await update({ price2: '70' })
    const { status, body } = await update({ ...outdated, price2: '75' })
    expect(status).toBe(409)
    expect(body).toMatch(/name="price2"[^>]* value="75"/)
    expect((await readStored())?.['more_sizes']).toMatchObject([{ priceMinor: 7_000 }])
  })

  test('has next prices for all its sizes or none', async () => {
    await add()
    const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const missing = await update({ nextPrice: '50', nextPriceFrom: from })
    expect(missing.status).toBe(422)
    expect(errorOf(missing.body, 'nextPrice2')).toContain('enter this size’s new price')
    const neither = await update({ nextPriceFrom: from })
    expect(errorOf(neither.body, 'nextPrice')).toContain('Please enter the new price')
    const undated = await update({ nextPrice2: '50' })
    expect(errorOf(undated.body, 'nextPriceFrom')).toContain('Please choose the date')
    expect(
      (await update({ nextPrice: '50', nextPrice2: '0,00', nextPriceFrom: from })).status,
    ).toBe(422)
    expect((await update({ nextPrice: '50', nextPrice2: '80', nextPriceFrom: from })).status).toBe(
      200,
    )
    expect(await loaded()).toMatchObject({ nextPrice: '50.00', nextPrice2: '80.00' })
    expect((await owner.get(list())).body).toContain('New prices from ')
  })

  test('is exported with its sizes', async () => {
    await add()
    const { body } = await owner.download('/dashboard/account')
    expect(JSON.parse(body)).toMatchObject({
      dishes: [{ sizeName: 'Small', moreSizes: [{ name: 'Large', priceMinor: 6_050 }] }],
    })
  })
})

describe('prices of a restaurant', () => {
  const prices = () => `/dashboard/restaurants/restaurant/${restaurantId}/prices`
  const save = (fields: Record<string, string>) =>
    owner.post(prices(), { intent: 'save', menuId, currency: 'TRY', loaded: '', ...fields })
  const replaced = async () =>
    (
      await server.database.query(
        'select price_minor, more_prices from restaurant_prices where restaurant_id = $1',
        [restaurantId],
      )
    )[0]
  const guestPage = async () => (await fetch(`${server.url}/${restaurantId}`)).text()

  test('replace those of single sizes, and follow them if their order changes', async () => {
    await add()
    const { sizeId = '', sizeId2 = '' } = await loaded()
    const page = (await owner.get(prices())).body
    expect(page).toContain('Ayran (Small)')
    expect(page).toContain('On the menu: 60.50 ₺')
    await save({ [`price.${sizeId2}`]: '99' })
    expect(await replaced()).toEqual({ price_minor: null, more_prices: { [sizeId2]: 9_900 } })
    expect(await guestPage()).toMatch(/Small (?:\d+ Cal )?40\.00 ₺ · Large (?:\d+ Cal )?99\.00 ₺/)
    const form = await loaded()
    const swapped = ['sizeId', 'sizeName', 'price'].flatMap((name) => [
      [name, form[`${name}2`] ?? ''],
      [`${name}2`, form[name] ?? ''],
    ])
    await update(Object.fromEntries(swapped))
    expect(await replaced()).toEqual({ price_minor: 9_900, more_prices: {} })
    expect(await guestPage()).toMatch(/Large (?:\d+ Cal )?99\.00 ₺ · Small (?:\d+ Cal )?40\.00 ₺/)
    await save({ [`price.${sizeId2}`]: '', loaded: `${sizeId2}=9900` })
    expect(await replaced()).toBeUndefined()
    expect(sizeId).not.toBe('')
  })

  test('of a removed size are dropped with it', async () => {
    await add()
    const { sizeId = '', sizeId2 = '' } = await loaded()
    await save({ [`price.${sizeId}`]: '44', [`price.${sizeId2}`]: '99' })
    await update({ sizes: '1' })
    expect(await guestPage()).toContain('"price":"44.00"')
    expect(await replaced()).toEqual({ price_minor: 4_400, more_prices: {} })
    const late = await save({ [`price.${sizeId2}`]: '98' })
    expect(late.body).toContain('Not saved, because no longer on the menu: 1.')
  })

  test('are none after the only size with one is removed, and prevent no other currency', async () => {
    await add({ price: '', price2: '20' })
    const { sizeId2 = '' } = await loaded()
    await save({ [`price.${sizeId2}`]: '9000000' })
    await update({ sizes: '1' })
    expect(await replaced()).toBeUndefined()
    const page = `/dashboard/menuList/menu/${menuId}/update`
    const menuVersion = await owner.hidden(page, 'menuVersion')
    const form = { intent: 'menu', name: 'Menü', currency: 'KWD', menuVersion }
    expect((await owner.post(page, form)).status).toBe(200)
  })
})

test('guests see the sizes on the menu, the dish’s page and in structured data', async () => {
  await add()
  const headers = { 'accept-language': 'tr' }
  const page = await (await fetch(`${server.url}/${restaurantId}`, { headers })).text()
  expect(page).toContain('en az 40,00\u00a0₺')
  expect(page).toMatch(/Small (?:\d+ kcal )?40,00 ₺ · Large (?:\d+ kcal )?60,50 ₺/)
  const [, sheet = ''] = /<template>(.*?)<\/template>/s.exec(page) ?? []
  for (const html of [sheet, await (await fetch(await dishAddress())).text()]) {
    const sizes = [...html.matchAll(/<dt[^>]*>(\w+)<\/dt>(.*?)<\/div>/g)]
    expect(sizes.map(([, name]) => name)).toEqual(['Small', 'Large'])
    expect(sizes[0]?.[2]).toMatch(/90 (kcal|Cal).*40[.,]00 ₺/)
    expect(sizes[1]?.[2]).toMatch(/180 (kcal|Cal).*60[.,]50 ₺/)
  }
  expect(page).toContain(
    '"offers":[{"@type":"Offer","name":"Small","price":"40.00","priceCurrency":"TRY"},{"@type":"Offer","name":"Large","price":"60.50","priceCurrency":"TRY"}]',
  )
  expect(page).toContain('"servingSize":"Large"')
})

const dishAddress = async () => `${server.url}/${restaurantId}/d/${(await dishId()).slice(-12)}`
