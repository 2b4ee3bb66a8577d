import { beforeAll, describe, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const list = '/dashboard/menuList'

const server = await sharedServer()
let owner: Owner
let stranger: Owner

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
})

const menusOf = ({ email }: Owner) =>
  server.database.query(
    `select menus.* from menus join owners on owners.id = owner_id
     where email = $1 and deleted_at is null order by position`,
    [email],
  )
const categoriesOn = (menuId: string) =>
  server.database.query(
    'select * from categories where menu_id = $1 and deleted_at is null order by position',
    [menuId],
  )
const versionOf = (moment: unknown) =>
  moment instanceof Date ? moment.toISOString() : String(moment)

async function addMenu(to: Owner, name: string = crypto.randomUUID()): Promise<string> {
  await to.post(list, { intent: 'add', name })
  return String((await menusOf(to)).find((menu) => menu['name'] === name)?.['id'])
}

async function addCategory(menuId: string, name: string, parentId = ''): Promise<string> {
  await owner.post(`${list}/menu/${menuId}/menuCategory`, { intent: 'add', name, parentId })
  return String((await categoriesOn(menuId)).find((row) => row['name'] === name)?.['id'])
}

describe('menus', () => {
  test.each([
    ['', 'Please enter a name.'],
    [' ​ ', 'Please enter a name.'],
    ['Ş'.repeat(121), 'at most 120 characters'],
    ['Ş'.repeat(10_000), 'at most 120 characters'],
  ])('rejects the name %j and keeps it in the form', async (name, message) => {
    const before = await menusOf(owner)
    const response = await owner.post(list, { intent: 'add', name })
    expect(response.status).toBe(422)
    expect(response.body).toContain(message)
    expect(response.body).toContain(`value="${name}"`)
    expect(await menusOf(owner)).toEqual(before)
  })

  test('adds, renames, sets the currency, and ignores other fields', async () => {
    const id = await addMenu(owner, 'Yaz')
    const [before] = (await menusOf(owner)).filter((menu) => menu['id'] === id)
    const update = `${list}/menu/${id}/update`
    const fields = {
      intent: 'menu',
      name: 'Kış',
      currency: 'EUR',
      menuVersion: await owner.hidden(update, 'menuVersion'),
      ownerId: crypto.randomUUID(),
      assistantId: 'stolen',
      position: '99',
    }
    expect((await owner.post(update, { ...fields, name: '' })).body).toContain(
      'Please enter a name.',
    )
    for (const currency of ['', 'XXQ', 'eur']) {
      const rejection = await owner.post(update, { ...fields, currency })
      expect(rejection.status).toBe(422)
      expect(rejection.body).toContain('Please choose a currency from the list.')
      expect(rejection.body).toContain('value="Kış"')
    }
    expect((await owner.post(update, fields)).status).toBe(200)
    const after = (await menusOf(owner)).find((menu) => menu['id'] === id)
    const assistant = before?.['assistant_id']
    expect(after).toMatchObject({ name: 'Kış', currency: 'EUR', assistant_id: assistant })
    expect(after?.['position']).toBe(before?.['position'])
    const stale = await owner.post(update, { ...fields, name: 'Bahar' })
    expect(stale.status).toBe(409)
    expect(stale.body).toContain('This was changed in another window while you were editing.')
    expect(stale.body).toContain('value="Bahar"')
  })

  test('has an assistant from the start, and keeps it when its settings are saved', async () => {
    const id = await addMenu(owner)
    const update = `${list}/menu/${id}/update`
    const readStored = async () => (await menusOf(owner)).find((menu) => menu['id'] === id)
    const save = async (aiContext: string, read?: string) =>
      owner.post(update, {
        intent: 'ai',
        aiContext,
        aiMenuInstructions: 'Kısa yanıt ver.',
        aiVersion: read ?? (await owner.hidden(update, 'aiVersion')),
      })
    const assistant = (await readStored())?.['assistant_id']
    expect(assistant).toMatch(/^[\da-f-]{36}$/)
    const first = await owner.hidden(update, 'aiVersion')
    expect((await save('Bir')).status).toBe(200)
    await save('İki')
    expect(await readStored()).toMatchObject({ assistant_id: assistant, ai_context: 'İki' })
    const stale = await save('Üç üç', first)
    expect(stale.status).toBe(409)
    expect(stale.body).toContain('Üç üç')
    expect((await save('x'.repeat(4001))).status).toBe(422)
    expect(await readStored()).toMatchObject({ ai_context: 'İki' })
  })

  test('can be renamed in one tab while another saves the AI settings', async () => {
    const id = await addMenu(owner, 'Lokanta')
    const update = `${list}/menu/${id}/update`
    const rename = { intent: 'menu', name: 'Meyhane', currency: 'TRY' }
    const settings = { intent: 'ai', aiContext: 'Deniz kenarı', aiMenuInstructions: '' }
    const [menuVersion, aiVersion] = [
      await owner.hidden(update, 'menuVersion'),
      await owner.hidden(update, 'aiVersion'),
    ]
    expect((await owner.post(update, { ...rename, menuVersion })).status).toBe(200)
    expect((await owner.post(update, { ...settings, aiVersion })).status).toBe(200)
    const renamed = await owner.hidden(update, 'menuVersion')
    await owner.post(update, {
      ...settings,
      aiContext: 'Bahçe',
      aiVersion: await owner.hidden(update, 'aiVersion'),
    })
    const again = { ...rename, name: 'Ocakbaşı', menuVersion: renamed }
    expect((await owner.post(update, again)).status).toBe(200)
  })

  test('duplicates a menu with copies of its pictures, counts its contents, and deletes it', async () => {
    const demo = new Owner(server, 'demo@chefin.example')
    await demo.login({ password: 'chefin-demo' })
    const [sample] = await server.database.query(
      `select menu_id as id, count(*) over ()::int as restaurants from restaurants
       where menu_id = (select menu_id from restaurants where slug = 'demo')`,
    )
    const id = String(sample?.['id'])
    const { body } = await demo.get(`${list}/menu/${id}/contents`)
    expect(JSON.parse(body)).toMatchObject({ restaurants: sample?.['restaurants'] })
    const before = await menusOf(demo)
    await demo.post(list, { intent: 'duplicate', menuId: id })
    const idsBefore = before.map((menu) => menu['id'])
    const copy = (await menusOf(demo)).find((menu) => !idsBefore.includes(menu['id']))
    const pictures = async (menuId: unknown) =>
      (
        await server.database.query(
          'select image_url from dishes where menu_id = $1 and image_url is not null',
          [menuId],
        )
      ).map((dish) => String(dish['image_url']))
    const copied = await pictures(copy?.['id'])
    expect(copied).toHaveLength((await pictures(id)).length)
    expect((await demo.get(copied[0] ?? '')).status).toBe(200)
    await demo.post(list, { intent: 'delete', menuId: String(copy?.['id']) })
    expect(await menusOf(demo)).toEqual(before)
    expect((await demo.get(copied[0] ?? '')).status).toBe(404)
  })

  test('saves an order only if it contains exactly the existing menus', async () => {
    const sorted = await new Owner(server).create(server.database)
    const ids = [await addMenu(sorted), await addMenu(sorted), await addMenu(sorted)]
    const order = () => menusOf(sorted).then((rows) => rows.map((menu) => String(menu['id'])))
    const turned = ids.toReversed()
    expect((await sorted.postJson(`${list}/order`, { ids: turned })).status).toBe(200)
    expect(await order()).toEqual(turned)
    const foreign = await addMenu(stranger)
    for (const wrong of [ids.slice(1), [...ids, foreign], [...ids, ids[0]], ['x', 'y', 'z']]) {
      const response = await sorted.postJson(`${list}/order`, { ids: wrong })
      expect(response.status).toBe(409)
      expect(response.body).toContain('The list was changed in another window')
    }
    expect((await sorted.postJson(`${list}/order`, { ids: 7 })).status).toBe(422)
    expect(await order()).toEqual(turned)
    expect((await sorted.get(`${list}/order`)).status).toBe(405)
    expect((await new Owner(server).postJson(`${list}/order`, { ids })).status).toBe(401)
  })
})

describe('categories', () => {
  test('adds, changes and deletes, with each error at its field', async () => {
    const menuId = await addMenu(owner)
    const page = `${list}/menu/${menuId}/menuCategory`
    const soups = await addCategory(menuId, 'Çorbalar')
    const warm = await addCategory(menuId, 'Sıcak', soups)
    const expectRejection = async (
      fields: Record<string, string>,
      status: number,
      message: string,
    ) => {
      const rows = await categoriesOn(menuId)
      const response = await owner.post(page, fields)
      expect(response.status).toBe(status)
      expect(response.body).toContain(message)
      expect(await categoriesOn(menuId)).toEqual(rows)
      return response
    }
    await expectRejection({ intent: 'add', name: ' ' }, 422, 'Please enter a name.')
    const long = 'ç'.repeat(10_000)
    expect((await expectRejection({ intent: 'add', name: long }, 422, '120')).body).toContain(long)
    const tooDeep = { intent: 'add', name: 'Kalsın', parentId: warm }
    const rejection = await expectRejection(tooDeep, 422, 'This is already a sub-category.')
    expect(rejection.body).toContain('value="Kalsın"')
    const otherCategory = await addCategory(await addMenu(owner), 'Başka menüde')
    await expectRejection(
      { ...tooDeep, parentId: otherCategory },
      404,
      'This category doesn’t exist on this menu.',
    )
    const [row] = await categoriesOn(menuId)
    const update = {
      intent: 'update',
      categoryId: soups,
      name: 'Çorba',
      updatedAt: versionOf(row?.['updated_at']),
      menuId: crypto.randomUUID(),
    }
    await expectRejection(
      { ...update, parentId: soups },
      422,
      'A category cannot be its own parent.',
    )
    const drinks = await addCategory(menuId, 'İçecekler')
    await expectRejection({ ...update, parentId: drinks }, 422, 'This category has sub-categories')
    expect((await owner.post(page, update)).status).toBe(200)
    expect((await categoriesOn(menuId))[0]).toMatchObject({ name: 'Çorba', menu_id: menuId })
    await expectRejection(update, 409, 'This was changed in another window while you were editing.')
    const counted = await owner.get(`${page}/${soups}/contents`)
    expect(JSON.parse(counted.body)).toEqual({ subCategories: 1, dishes: 0 })
    await owner.post(page, { intent: 'delete', categoryId: soups })
    expect(await categoriesOn(menuId)).toMatchObject([
      { id: warm, parent_id: null, position: 1 },
      { id: drinks, position: 2 },
    ])
    const ids = [drinks, warm]
    expect((await owner.postJson(`${page}/order`, { ids })).status).toBe(200)
    expect((await categoriesOn(menuId)).map(({ id }) => id)).toEqual(ids)
  })
})

test('another owner’s ids are treated as unknown, and change nothing', async () => {
  const menuId = await addMenu(owner)
  const categoryId = await addCategory(menuId, 'Tatlılar')
  const readStored = async () => [await menusOf(owner), await categoriesOn(menuId)]
  const before = await readStored()
  const attempts = (menu: string, category: string) => {
    const base = `${list}/menu/${menu}`
    const categories = `${base}/menuCategory`
    const now = new Date().toISOString()
    const update = { name: 'x', parentId: '', updatedAt: now }
    return [
      () => stranger.get(`${base}/update`),
      () => stranger.get(categories),
      () => stranger.get(`${base}/contents`),
      () => stranger.get(`${categories}/${category}/contents`),
      () => stranger.post(list, { intent: 'delete', menuId: menu }),
      () => stranger.post(list, { intent: 'duplicate', menuId: menu }),
      () =>
        stranger.post(`${base}/update`, {
          intent: 'menu',
          name: 'x',
          currency: 'EUR',
          menuVersion: now,
        }),
      () => stranger.post(`${base}/update`, { intent: 'ai', aiContext: 'x', aiVersion: now }),
      () => stranger.post(categories, { intent: 'add', name: 'x', parentId: category }),
      () => stranger.post(categories, { intent: 'update', categoryId: category, ...update }),
      () => stranger.post(categories, { intent: 'delete', categoryId: category }),
      () => stranger.postJson(`${categories}/order`, { ids: [category] }),
    ]
  }
  const statuses = async (menu: string, category: string) => {
    const responses = await Promise.all(attempts(menu, category).map((attempt) => attempt()))
    return responses.map(({ status }) => status)
  }
  const foreign = await statuses(menuId, categoryId)
  expect(foreign).toEqual(foreign.map(() => 404))
  expect(await statuses(crypto.randomUUID(), crypto.randomUUID())).toEqual(foreign)
  expect(await statuses('nonsense', 'nonsense')).toEqual(foreign)
  expect(await readStored()).toEqual(before)
})
