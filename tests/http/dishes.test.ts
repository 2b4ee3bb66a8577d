import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bombPng } from '../fixtures/photo.ts'
import { insertRow } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let other: Owner
let menuId: string
let page: string
/** Another owner's menu with one dish. */
let foreign: { readonly menuId: string; readonly dishId: string; readonly categoryId: string }

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  other = await new Owner(server).create(server.database)
  const foreignMenuId = await seedMenu(other)
  foreign = {
    menuId: foreignMenuId,
    categoryId: await insert('categories', await rowOn(foreignMenuId, { name: 'Theirs' })),
    dishId: await insert('dishes', await rowOn(foreignMenuId, { name: 'Their soup' })),
  }
})

beforeEach(async () => {
  menuId = await seedMenu(owner)
  page = `/dashboard/menuList/menu/${menuId}/itemList`
})

const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
  insertRow(server.database, table, row)

async function seedMenu({ email }: Owner): Promise<string> {
  const [row] = await server.database.query('select id from owners where email = $1', [email])
  return insert('menus', {
    owner_id: row?.['id'],
    name: 'Akşam Menüsü',
    currency: 'TRY',
  })
}

async function rowOn(menu: string, row: Readonly<Record<string, unknown>>) {
  const [menuRow] = await server.database.query('select owner_id from menus where id = $1', [menu])
  return { owner_id: menuRow?.['owner_id'], menu_id: menu, ...row }
}

const soup = {
  intent: 'add',
  name: 'Mercimek Çorbası',
  aiInstructions: 'Etsiz pişer.',
  ingredients: 'kırmızı mercimek, soğan\nun',
  tags: 'vegan; glutensiz',
  calories: '180',
  price: '1.450,50',
  description: 'Sıcak.',
  isActive: 'on',
}

const send = (fields: Record<string, string>) => owner.post(page, fields)
const liveDishes =
  'select * from dishes where menu_id = $1 and deleted_at is null order by position'
const dishesOf = (menu = menuId) => server.database.query(liveDishes, [menu])

async function addSoup(name = soup.name): Promise<string> {
  expect((await send({ ...soup, name })).status).toBe(200)
  return String((await dishesOf()).at(-1)?.['id'])
}

/** Returns the form of a stored dish, as its panel would submit it. */
async function formOf(dishId: string): Promise<Record<string, string>> {
  const [row] = await server.database.query('select updated_at from dishes where id = $1', [dishId])
  return { ...soup, intent: 'update', dishId, updatedAt: toIsoDate(row?.['updated_at']) }
}

function toIsoDate(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  throw new Error('Not a date')
}

describe('a dish', () => {
  test('is added as typed, and only the form’s fields are accepted', async () => {
    await send({ ...soup, owner_id: crypto.randomUUID(), ownerId: 'x', position: '9', id: 'x' })
    expect(await dishesOf()).toMatchObject([
      {
        name: 'Mercimek Çorbası',
        ingredients: ['kırmızı mercimek', 'soğan', 'un'],
        tags: ['vegan', 'glutensiz'],
        calories: 180,
        price_minor: 145_050,
        is_active: true,
        position: 0,
      },
    ])
  })

  test.each<[Record<string, string>, string]>([
    [{ name: ' ' }, 'Please enter a name.'],
    [{ aiInstructions: '' }, 'Please tell the assistant something about this dish'],
    [{ ingredients: ' ,; ' }, 'Please enter at least one ingredient'],
    [{ name: 'ç'.repeat(10_000) }, 'This is too long: please use at most 120 characters'],
    [{ price: '-5' }, 'A price cannot be below zero.'],
    [{ price: '1145,555' }, 'Please enter a price such as'],
    [{ price: '12.345' }, 'Did you mean 12.35 or 12,345.00?'],
    [{ price: '99999999999' }, 'This price is too high'],
    [{ calories: '-1' }, 'Please enter whole calories'],
    [{ calories: '20001' }, 'Please enter whole calories'],
    [{ tags: 'x,'.repeat(10) + 'y'.repeat(81) }, 'One entry is longer than 80'],
  ])('is rejected at the invalid field, with the input kept: %o', async (wrong, message) => {
    const fields = { ...soup, description: `Typed ${crypto.randomUUID()}`, ...wrong }
    const response = await owner.post(`${page}?add`, fields)
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
    expect(response.body).toContain(fields.description)
    expect(await dishesOf()).toEqual([])
  })

  test('cannot be under a category of another menu', async () => {
    const otherCategory = await insert(
      'categories',
      await rowOn(await seedMenu(owner), { name: 'Else' }),
    )
    for (const mainCategoryId of [otherCategory, foreign.categoryId, crypto.randomUUID()]) {
      const response = await owner.post(`${page}?add`, { ...soup, mainCategoryId })
      expect(response.status).toBe(404)
      expect(response.body).toContain('This category doesn’t exist on this menu.')
      expect(response.body).toContain(soup.description)
    }
    expect(await dishesOf()).toEqual([])
  })

  test('cannot be under a sub-category of another category', async () => {
    const [main, sweets] = [
      await insert('categories', await rowOn(menuId, { name: 'Ana' })),
      await insert('categories', await rowOn(menuId, { name: 'Tatlı' })),
    ]
    const sub = await insert('categories', await rowOn(menuId, { name: 'Alt', parent_id: main }))
    for (const [place, message] of [
      [{ mainCategoryId: sub }, 'This is a sub-category. Please choose its main category here.'],
      [{ mainCategoryId: sweets, subCategoryId: sub }, 'This sub-category belongs to another'],
      [{ subCategoryId: sub }, 'This sub-category belongs to another'],
    ] as const) {
      const response = await owner.post(`${page}?add`, { ...soup, ...place })
      expect(response.status).toBe(422)
      expect(response.body).toContain(message)
      expect(response.body).toContain('aria-invalid="true"')
    }
    expect(await dishesOf()).toEqual([])
  })

  test('is updated, but not by an outdated form', async () => {
    const id = await addSoup()
    const loaded = await formOf(id)
    expect((await send({ ...loaded, name: 'Ezogelin' })).status).toBe(200)
    const late = await owner.post(`${page}?edit=${id}`, {
      ...loaded,
      description: 'Kept words',
    })
    expect(late.status).toBe(409)
    expect(late.body).toContain('This dish was changed in another window')
    expect(late.body).toContain('Kept words')
    expect(await dishesOf()).toMatchObject([{ name: 'Ezogelin', description: soup.description }])
  })

  test('is switched, duplicated and deleted', async () => {
    const id = await addSoup()
    await send({ intent: 'active', dishId: id })
    expect(await dishesOf()).toMatchObject([{ is_active: false }])
    await send({ intent: 'active', dishId: id, isActive: 'on' })
    await send({ intent: 'duplicate', dishId: id })
    expect(await dishesOf()).toMatchObject([
      { is_active: true },
      { name: 'Mercimek Çorbası (copy)', is_active: false },
    ])
    await send({ intent: 'delete', dishId: id })
    expect(await dishesOf()).toMatchObject([{ name: 'Mercimek Çorbası (copy)', position: 1 }])
  })
})

describe('the page without scripts', () => {
  test('shows the dishes, opens its forms by URL, and filters', async () => {
    const id = await addSoup()
    await addSoup('İskender')
    const body = async (search: string) => (await owner.get(`${page}${search}`)).body
    expect(await body('')).toContain('1,450.50 ₺')
    expect(await body('?add')).toContain('name="ingredients"')
    expect(await body(`?edit=${id}`)).toContain('kırmızı mercimek, soğan, un')
    expect(await body(`?picture=${id}`)).toContain('multipart/form-data')
    const results = await body('?words=iskender')
    expect(results).toContain('aria-label="Update İskender"')
    expect(results).not.toContain('aria-label="Update Mercimek Çorbası"')
  })
})

describe('the order', () => {
  const reorder = (ids: readonly string[], menu = menuId) =>
    owner.send(`/dashboard/menuList/menu/${menu}/itemList/order`, { ids })

  test('of some dishes changes only among their positions', async () => {
    const [a = '', b = '', c = ''] = [await addSoup('A'), await addSoup('B'), await addSoup('C')]
    expect((await reorder([c, a])).body).toContain('"hasMoved":true')
    expect((await dishesOf()).map(({ id }) => id)).toEqual([c, b, a])
    expect((await reorder([c, b, a])).body).toContain('"hasMoved":false')
    expect((await reorder([c, b, c])).status).toBe(409)
    expect((await reorder([c, foreign.dishId])).status).toBe(409)
    expect((await dishesOf()).map(({ id }) => id)).toEqual([c, b, a])
  })

  test('of another owner’s menu is treated as unknown', async () => {
    expect((await reorder([foreign.dishId], foreign.menuId)).status).toBe(404)
    expect((await reorder([foreign.dishId], crypto.randomUUID())).status).toBe(404)
  })
})

describe('another owner’s dish', () => {
  test('is treated as unknown and does not change', async () => {
    const rows = () => server.database.query('select * from dishes where id = $1', [foreign.dishId])
    const before = await rows()
    const updatedAt = toIsoDate(before[0]?.['updated_at'])
    for (const [menu, dishId] of [
      [foreign.menuId, foreign.dishId],
      [crypto.randomUUID(), crypto.randomUUID()],
      ['x', 'x'],
    ] as const) {
      const path = `/dashboard/menuList/menu/${menu}/itemList`
      expect((await owner.get(path)).status).toBe(404)
      for (const search of ['', `?add`, `?edit=${dishId}`]) {
        expect((await owner.post(`${path}${search}`, soup)).status).toBe(404)
      }
      for (const intent of ['update', 'active', 'place', 'duplicate', 'delete', 'deletePicture']) {
        const fields = { ...soup, intent, dishId, updatedAt, place: '1' }
        expect((await owner.post(path, fields)).status, intent).toBe(404)
        expect((await send(fields)).status, intent).toBe(404)
      }
      const picture = await pictureForm(dishId)
      expect((await owner.send(`${path}?upload=picture`, picture)).status).toBe(404)
      expect((await owner.send(`${page}?upload=picture`, picture)).status).toBe(404)
    }
    expect(await rows()).toEqual(before)
    expect(await dishesOf(foreign.menuId)).toHaveLength(1)
  })
})

async function pictureForm(dishId: string, bytes?: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = new FormData()
  form.set('dishId', dishId)
  const file = bytes ?? new Uint8Array(await readFile('app/db/demo/pictures/ayran.webp'))
  form.set('file', new File([file], 'photo.png', { type: 'image/png' }))
  return form
}

describe('a picture', () => {
  const upload = async (dishId: string, bytes?: Uint8Array<ArrayBuffer>) =>
    owner.send(`${page}?picture=${dishId}&upload=picture`, await pictureForm(dishId, bytes))
  const imageOf = async () => (await dishesOf())[0]?.['image_url']

  test('is stored, served, and deleted', async () => {
    const id = await addSoup()
    expect((await upload(id)).status).toBe(200)
    const url = String(await imageOf())
    expect((await owner.get(url)).headers['content-type']).toBe('image/webp')
    await send({ intent: 'deletePicture', dishId: id })
    expect(await imageOf()).toBe(null)
    expect((await owner.get(url)).status).toBe(404)
  })

  const text = (words: string) => new TextEncoder().encode(words)
  test.each([
    ['text named .png', text('not a picture'), 422, 'We can’t read this file as a picture'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'as a picture'],
    ['nothing', text(''), 422, 'Please choose a picture first.'],
    ['a decompression bomb', new Uint8Array(bombPng()), 422, 'more than 25 megapixels'],
    ['9 MB', new Uint8Array(9 * 1024 * 1024), 413, 'This file is too large'],
  ])('is rejected at its field: %s', async (_, bytes, status, message) => {
    const id = await addSoup()
    const response = await upload(id, bytes)
    expect(response.status).toBe(status)
    expect(response.body).toContain(message)
    expect(await imageOf()).toBe(null)
  })

  test('does not add a dish if it is invalid', async () => {
    const form = await pictureForm('', text('not a picture'))
    for (const [name, value] of Object.entries(soup)) form.set(name, value)
    const response = await owner.send(`${page}?add&upload=add`, form)
    expect(response.status).toBe(422)
    expect(await dishesOf()).toEqual([])
  })

  test('does not change its dish if it is invalid', async () => {
    const id = await addSoup()
    const form = await pictureForm(id, text('not a picture'))
    const fields = { ...(await formOf(id)), name: 'Renamed' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const response = await owner.send(`${page}?edit=${id}&upload=update`, form)
    expect(response.status).toBe(422)
    expect(await dishesOf()).toMatchObject([{ name: soup.name }])
  })
})
