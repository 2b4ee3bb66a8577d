import { beforeAll, describe, expect, test } from 'vitest'
import { snapshotOwnerData } from '../fixtures/owner-world.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const menuList = '/dashboard/menuList'
const restaurants = '/dashboard/restaurants'
const dish = { name: 'Humus', aiInstructions: 'Soğuk.', ingredients: 'nohut, tahin' }

const server = await sharedServer()
let owner: Owner
let menuId: string
let otherMenuId: string

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  menuId = await addMenu('Yaz')
  otherMenuId = await addMenu('Kış')
})

const newest = async (table: string) =>
  String(
    (await server.database.query(`select id from ${table} order by created_at desc`))[0]?.['id'],
  )
const countRows = async (table: string) =>
  Number((await server.database.query(`select count(*) from ${table}`))[0]?.['count'])

async function addMenu(name: string): Promise<string> {
  await owner.post(menuList, { intent: 'add', name })
  return newest('menus')
}

const hidden = (path: string, name: string) => owner.hidden(path, name)

describe('a form that adds', () => {
  const forms = (): Record<string, [string, string, Record<string, string>]> => {
    const menu = `${menuList}/menu/${menuId}`
    return {
      restaurants: [`${restaurants}?add`, 'restaurants', { name: 'Lale' }],
      menus: [menuList, 'menus', { name: 'Bahar' }],
      categories: [`${menu}/menuCategory`, 'categories', { name: 'Çorbalar' }],
      dishes: [`${menu}/itemList?add`, 'dishes', dish],
    }
  }

  test.each(['restaurants', 'menus', 'categories', 'dishes'])(
    'to %s adds one row when submitted repeatedly, without scripts',
    async (name) => {
      const [path, table, fields] = forms()[name] ?? ['', '', {}]
      const before = await countRows(table)
      const form = { intent: 'add', ...fields, key: await hidden(path, 'key') }
      const responses = await Promise.all(Array.from({ length: 6 }, () => owner.post(path, form)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await owner.post(path, form)).status).toBe(200)
      expect(await countRows(table)).toBe(before + 1)
      await owner.post(path, { ...form, key: await hidden(path, 'key') })
      expect(await countRows(table)).toBe(before + 2)
    },
  )

  test('a copy adds it once', async () => {
    const copy = { intent: 'duplicate', menuId, key: await hidden(menuList, 'key') }
    const before = await countRows('menus')
    await Promise.all([1, 2, 3].map(() => owner.post(menuList, copy)))
    expect(await countRows('menus')).toBe(before + 1)

    const itemList = `${menuList}/menu/${menuId}/itemList`
    await owner.post(itemList, { intent: 'add', ...dish })
    const again = { ...copy, dishId: await newest('dishes') }
    const dishes = await countRows('dishes')
    await Promise.all([1, 2, 3].map(() => owner.post(itemList, again)))
    expect(await countRows('dishes')).toBe(dishes + 1)
  })

  test('keeps its key when it is rejected, and rejects an invalid key', async () => {
    const key = crypto.randomUUID()
    const rejection = await owner.post(menuList, { intent: 'add', name: '', key })
    expect(hiddenField(rejection.body, 'key')).toBe(key)
    const before = await countRows('menus')
    const response = await owner.post(menuList, { intent: 'add', name: 'x', key: 'x' })
    expect(response.status).toBe(422)
    expect(await countRows('menus')).toBe(before)
    const addition = await owner.post(menuList, { intent: 'add', name: 'Söylenen' })
    expect(addition.body).toMatch(/<noscript>.*Menu created successfully.*<\/noscript>/)
  })
})

describe('an outdated form without scripts', () => {
  /**
   * Saves a form in two windows that show the same version.
   * @returns the rejection of the second, and how to save it anyway
   */
  async function saveTwice(path: string, version: string, first: object, second: object) {
    const loadedForm = await hidden(path, version)
    expect((await owner.post(path, { ...first, [version]: loadedForm })).status).toBe(200)
    const stale = await owner.post(path, { ...second, [version]: loadedForm })
    expect(stale.status).toBe(409)
    expect(stale.body).toContain('This was changed in another window while you were editing.')
    // The saved values are visible, and submitting the form overwrites exactly those.
    const savedVersion = hiddenField(stale.body, version)
    expect(savedVersion).not.toBe(loadedForm)
    return {
      stale: stale.body,
      save: () => owner.post(path, { ...second, [version]: savedVersion }),
    }
  }

  test('keeps the name of a menu', async () => {
    const path = `${menuList}/menu/${menuId}/update`
    const form = { intent: 'menu', currency: 'EUR' }
    const [first, second] = [
      { ...form, name: 'Onlarınki' },
      { ...form, name: 'Benimki' },
    ]
    const { stale, save } = await saveTwice(path, 'menuVersion', first, second)
    expect(stale).toContain('<dd class="whitespace-pre-line break-words">Onlarınki</dd>')
    expect(stale).toContain('value="Benimki"')
    expect((await save()).status).toBe(200)
    expect((await owner.get(path)).body).toContain('value="Benimki"')
  })

  test('keeps the assistant’s instructions', async () => {
    const path = `${menuList}/menu/${menuId}/update`
    const form = { intent: 'ai', aiMenuInstructions: '' }
    const [first, second] = [
      { ...form, aiContext: 'Onların bağlamı' },
      { ...form, aiContext: 'Benim bağlamım' },
    ]
    const { stale, save } = await saveTwice(path, 'aiVersion', first, second)
    expect(stale).toContain('>Onların bağlamı</dd>')
    expect(stale).toContain('>Benim bağlamım</textarea>')
    expect((await save()).status).toBe(200)
  })

  test('keeps a category', async () => {
    const path = `${menuList}/menu/${otherMenuId}/menuCategory`
    await owner.post(path, { intent: 'add', name: 'Tatlılar' })
    const categoryId = await newest('categories')
    const form = { intent: 'update', categoryId, parentId: '' }
    const [first, second] = [
      { ...form, name: 'Onlarınki' },
      { ...form, name: 'Benimki' },
    ]
    const { stale, save } = await saveTwice(
      `${path}?edit=${categoryId}`,
      'updatedAt',
      first,
      second,
    )
    expect(stale).toContain('>Onlarınki</dd>')
    expect(stale).toContain('value="Benimki"')
    expect((await save()).status).toBe(200)
    expect((await owner.get(path)).body).toContain('Benimki')
  })

  test('keeps a restaurant', async () => {
    await owner.post(restaurants, { intent: 'add', name: 'Lale' })
    const path = `${restaurants}/restaurant/${await newest('restaurants')}`
    const form = {
      intent: 'details',
      name: 'Lale',
      chatStartWarningMessage: 'Uyarı.',
      isActive: 'on',
    }
    const [first, second] = [
      { ...form, location: 'Moda' },
      { ...form, location: 'Kadıköy' },
    ]
    const { stale, save } = await saveTwice(path, 'updatedAt', first, second)
    expect(stale).toContain('>Moda</dd>')
    expect(stale).toContain('value="Kadıköy"')
    expect((await save()).status).toBe(200)
    expect((await owner.get(path)).body).toContain('value="Kadıköy"')
  })
})

test('ids of another menu of the same owner are treated as unknown under this menu', async () => {
  const menu = `${menuList}/menu/${menuId}`
  const other = `${menuList}/menu/${otherMenuId}`
  await owner.post(`${other}/menuCategory`, { intent: 'add', name: 'Başka' })
  const categoryId = await newest('categories')
  await owner.post(`${other}/itemList`, { intent: 'add', ...dish })
  const dishId = await newest('dishes')
  const updatedAt = new Date().toISOString()
  const attempts = (category: string, ofDish: string) => {
    const categories = `${menu}/menuCategory`
    const dishes = `${menu}/itemList`
    return [
      () => owner.get(`${categories}/${category}/contents`),
      () => owner.post(categories, { intent: 'delete', categoryId: category }),
      () =>
        owner.post(categories, { intent: 'update', categoryId: category, name: 'x', updatedAt }),
      () => owner.post(categories, { intent: 'add', name: 'x', parentId: category }),
      () => owner.postJson(`${categories}/order`, { ids: [category] }),
      () => owner.post(dishes, { intent: 'update', dishId: ofDish, ...dish, updatedAt }),
      () => owner.post(dishes, { intent: 'active', dishId: ofDish }),
      () => owner.post(dishes, { intent: 'duplicate', dishId: ofDish }),
      () => owner.post(dishes, { intent: 'delete', dishId: ofDish }),
      () => owner.post(dishes, { intent: 'deletePicture', dishId: ofDish }),
      () => owner.postJson(`${dishes}/order`, { ids: [ofDish] }),
    ]
  }
  const outcomes = async (category: string, ofDish: string) => {
    const responses = []
    for (const attempt of attempts(category, ofDish)) {
      const { status, body } = await attempt()
      responses.push([
        status,
        /This (category|dish) doesn’t exist|The list was changed/.exec(body)?.[0],
      ])
    }
    return responses
  }
  const before = await snapshotOwnerData(server.database)
  const foreign = await outcomes(categoryId, dishId)
  expect(foreign.filter(([, message]) => message === undefined)).toEqual([])
  expect(await outcomes(crypto.randomUUID(), crypto.randomUUID())).toEqual(foreign)
  expect(await outcomes('nonsense', 'nonsense')).toEqual(foreign)
  expect(await snapshotOwnerData(server.database)).toBe(before)
})
