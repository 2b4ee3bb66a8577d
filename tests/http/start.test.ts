import { beforeEach, describe, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const path = '/dashboard/start'
let owner: Owner

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
})

const rowsOf = (table: string) =>
  server.database.query(
    `select * from ${table} where owner_id = (select id from owners where email = $1)
     order by ${table === 'restaurants' ? 'created_at' : 'position'}`,
    [owner.email],
  )
const guestPage = async (location: string | undefined) => {
  const id = new URLSearchParams(location?.split('?')[1]).get('restaurant')
  return (await fetch(`${server.url}/${id}`, { headers: { 'Accept-Language': 'en' } })).text()
}
const addRestaurant = () => owner.post(path, { intent: 'restaurant', name: 'Lale' })
const addMenu = (fields: Record<string, string> = {}) =>
  owner.post(path, {
    intent: 'menu',
    key: crypto.randomUUID(),
    name: 'Menu',
    currency: 'GBP',
    template: 'lokanta',
    ...fields,
  })

describe('the guided path', () => {
  test('leads to the import for a menu from a file', async () => {
    await addRestaurant()
    const { location } = await addMenu({ template: 'file' })
    const [menu] = await rowsOf('menus')
    expect(location).toBe(`/dashboard/menuList/menu/${menu?.['id']}/import`)
    expect(await rowsOf('categories')).toEqual([])
  })

  test('leads back to what was read until it is published', async () => {
    await addRestaurant()
    const { location: importPath = '' } = await addMenu({ template: 'file' })
    expect((await owner.get(path)).body).not.toContain('Check and publish')
    const file = { bytes: Buffer.from('Soup 5.50\nTea 2.00'), name: 'menu.txt' }
    const { location: draft = '' } = await owner.upload(importPath, 'import', file)
    expect(draft).toContain(`${importPath}/`)
    const { body } = await owner.get(path)
    expect(body).toMatch(new RegExp(`href="${draft}"[^>]*>Check and publish`))
    await owner.post(draft, { intent: 'publish', acceptsDoubts: 'on', acceptsCurrency: 'on' })
    expect((await owner.get(`${path}?step=dishes`)).body).not.toContain('Check and publish')
  })

  test('leads a new owner from the home page to a menu that guests read', async () => {
    const home = await owner.get('/dashboard')
    expect(home.body).toContain(`href="${path}"`)
    expect((await owner.get(path)).body).toContain('What is your restaurant called?')
    const menuStep = await addRestaurant()
    expect(menuStep.location).toMatch(/\?step=menu&restaurant=[\da-f-]{36}$/)
    expect(await guestPage(menuStep.location)).toContain('There is no menu here yet')
    const [restaurant] = await rowsOf('restaurants')
    const address = `/${restaurant?.['id']}`
    const own = await owner.get(address)
    expect(own.body).toContain('Only you see this')
    expect(own.body).toContain(`href="/dashboard/start?step=menu&amp;restaurant=`)
    expect(own.headers['cache-control']).toBe('private, no-store')
    const stranger = await new Owner(server).create(server.database)
    for (const page of [await stranger.get(address), await new Owner(server).get(address)]) {
      expect(page.body).toContain('There is no menu here yet')
      expect(page.body).not.toContain('Only you see this')
    }
    const dishStep = await addMenu()
    expect(dishStep.location).toMatch(/\?step=dishes&restaurant=/)
    const [menu] = await rowsOf('menus')
    const categories = await rowsOf('categories')
    expect(categories.map(({ name }) => name)).toEqual([
      'Soups',
      'Cold starters',
      'Main courses',
      'Desserts',
      'Drinks',
    ])
    const form = (await owner.get(String(dishStep.location))).body
    expect(form).toContain('placeholder="e.g. Lentil soup"')
    // The examples are nowhere but in the form.
    expect(await rowsOf('dishes')).toEqual([])
    const guestStep = await owner.post(String(dishStep.location), {
      intent: 'dishes',
      key: crypto.randomUUID(),
      menuId: String(menu?.['id']),
      'name.0': 'Ezogelin',
      'price.0': '4.50',
      'ingredients.0': 'red lentils, bulgur',
      'categoryId.0': String(categories[0]?.['id']),
      'name.1': '',
      'categoryId.1': String(categories[0]?.['id']),
      'name.9': 'Ayran',
      'categoryId.9': String(categories[4]?.['id']),
    })
    expect(guestStep.location).toMatch(/\?step=guest&restaurant=/)
    expect(await rowsOf('dishes')).toMatchObject([
      {
        name: 'Ezogelin',
        price_minor: 450,
        ingredients: ['red lentils', 'bulgur'],
        is_active: true,
      },
      { name: 'Ayran', price_minor: null, ingredients: [], is_active: true },
    ])
    const guestBody = await guestPage(guestStep.location)
    expect(guestBody).toContain('Ezogelin')
    expect(guestBody).toContain('4.50')
    expect((await owner.get(address)).body).not.toContain('Only you see this')
    expect((await owner.get(String(guestStep.location))).body).toContain('<iframe')
    // What is left is the subscription, which the path resumes at.
    expect((await owner.get(path)).body).toContain('Choose a plan')
    expect((await owner.get('/dashboard')).body).not.toContain('So that guests can read')
  })

  test('keeps what was typed, with errors at their rows, and adds nothing', async () => {
    await addRestaurant()
    await addMenu({ template: '' })
    const [menu] = await rowsOf('menus')
    const rejection = await owner.post(path, {
      intent: 'dishes',
      menuId: String(menu?.['id']),
      'name.0': 'Ezogelin',
      'price.0': 'many',
      'ingredients.3': 'milk',
    })
    expect(rejection.status).toBe(422)
    for (const text of ['value="Ezogelin"', 'value="many"', 'value="milk"']) {
      expect(rejection.body).toContain(text)
    }
    expect(rejection.body.match(/aria-invalid="true"/g)).toHaveLength(2)
    const empty = await owner.post(path, { intent: 'dishes', menuId: String(menu?.['id']) })
    expect(empty.status).toBe(422)
    expect(await rowsOf('dishes')).toEqual([])
    expect((await addMenu({ currency: 'XXQ' })).status).toBe(422)
    expect((await addMenu({ template: 'castle' })).status).toBe(422)
  })

  test('adds dishes once, and to the owner’s menus only', async () => {
    await addRestaurant()
    await addMenu()
    const [menu] = await rowsOf('menus')
    const form = {
      intent: 'dishes',
      key: crypto.randomUUID(),
      menuId: String(menu?.['id']),
      'name.0': 'Ezogelin',
    }
    await owner.post(path, form)
    await owner.post(path, form)
    expect(await rowsOf('dishes')).toHaveLength(1)
    const stranger = await new Owner(server).create(server.database)
    expect((await stranger.post(path, { ...form, 'name.0': 'Theirs' })).status).toBe(404)
    expect(await rowsOf('dishes')).toHaveLength(1)
  })

  test('shows a menu that no guest sees, and sets up nothing twice', async () => {
    await addRestaurant()
    await addMenu()
    await server.database.query(
      `update restaurants set menu_id = null
       where owner_id = (select id from owners where email = $1)`,
      [owner.email],
    )
    const page = (await owner.get(path)).body
    expect(page).toContain('Show Menu at Lale')
    await owner.post(path, { intent: 'show' })
    const [restaurant] = await rowsOf('restaurants')
    const [menu] = await rowsOf('menus')
    expect(restaurant?.['menu_id']).toBe(menu?.['id'])
    expect((await owner.get(`${path}?step=restaurant`)).body).not.toContain('name="name"')
  })

  test.each([
    ['tr', ['Çorbalar', 'örn. Mercimek çorbası']],
    ['en', ['Soups', 'e.g. Lentil soup']],
  ])('speaks %s', async (language, texts) => {
    owner.cookies.set('locale', language)
    await addRestaurant()
    const { location } = await addMenu()
    const { body } = await owner.get(String(location))
    for (const text of texts) expect(body).toContain(text)
  })
})
