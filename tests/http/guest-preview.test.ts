import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let lale: string
let soup: string
let soups: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    dishes: { Soups: [{ name: 'Ezogelin', ingredients: ['lentils'] }, 'Tarhana'], Desserts: [] },
  })
  menuId = place.menuId
  lale = place.restaurant('Lale')
  soup = place.dish('Ezogelin')
  soups = place.category('Soups')
})

interface Shown {
  readonly html?: string
  readonly css?: string
  readonly isInvalid?: boolean
}

const menuPath = () => `/dashboard/menuList/menu/${menuId}`
const typed = {
  name: 'Mercimek çorbası',
  aiInstructions: '',
  ingredients: 'lentils, butter',
  price: '95.50',
  mainCategoryId: '',
  isActive: 'on',
}

async function preview(values: object, path = `${menuPath()}/itemList/preview`, by = owner) {
  const response = await by.postJson(path, values)
  const shown: Shown = response.status === 200 ? JSON.parse(response.body) : {}
  const { html = '', css = '', isInvalid = false } = shown
  return { status: response.status, isInvalid, html, css, text: html.replaceAll(/<[^>]*>/g, ' ') }
}

/** All that a preview could have changed. */
const stored = () =>
  server.database.query(
    `select (select json_agg(dishes order by id) from dishes where owner_id = owners.id) as dishes,
       (select json_agg(categories order by id) from categories where owner_id = owners.id) as categories,
       (select json_agg(dish_facts order by id) from dish_facts where owner_id = owners.id) as facts,
       (select json_agg(menus) from menus where owner_id = owners.id) as menus,
       (select json_agg(restaurants) from restaurants where owner_id = owners.id) as restaurants
     from owners where email = $1`,
    [owner.email],
  )

describe('a dish’s form', () => {
  test('is shown as guests will see it, and nothing is stored', async () => {
    const before = await stored()
    const shown = await preview({
      ...typed,
      mainCategoryId: soups,
      newSubCategory: 'Hot soups',
      sizes: '2',
      sizeName: 'Small',
      sizeName2: 'Large',
      price2: '120',
    })
    expect(shown.status).toBe(200)
    for (const part of ['Soups', 'Hot soups', 'Mercimek çorbası', '95.50 ₺', 'Large', 'butter'])
      expect(shown.text).toContain(part)
    expect(shown.html).toContain('class="dish-link"')
    expect(await stored()).toEqual(before)
  })

  test('shows the facts that saving would record, and “free” only if it is marked', async () => {
    const unmarked = await preview(typed)
    expect(unmarked.text).toMatch(/Contains:\s+milk\s+· listed: butter/)
    expect(unmarked.text).not.toContain('free of')
    const marked = await preview({ ...typed, fact_sesame: 'free' })
    expect(marked.text).toMatch(/free of\s+sesame/)
    const contradicted = await preview({ ...typed, fact_milk: 'free' })
    expect(contradicted.isInvalid).toBe(true)
  })

  test('loses the statements that the new text invalidates', async () => {
    await server.database.query(
      `insert into dish_facts (owner_id, dish_id, fact, state, ingredients, confirmed_by)
       select owner_id, id, 'sesame', 'free', ingredients, 'A' from dishes where id = $1`,
      [soup],
    )
    const form = { ...typed, name: 'Ezogelin', dishId: soup, fact_sesame: 'free' }
    const same = await preview({ ...form, ingredients: 'lentils' })
    expect(same.text).toMatch(/free of\s+sesame/)
    const reworded = await preview({ ...form, ingredients: 'lentils, spice mix' })
    expect(reworded.status).toBe(200)
    expect(reworded.text).not.toContain('free of')
  })

  test('may be incomplete, but not invalid', async () => {
    const started = await preview({ ...typed, name: '', ingredients: '', price: '' })
    expect(started.status).toBe(200)
    expect(started.text).toContain('…')
    expect((await preview({ ...typed, price: 'cheap' })).isInvalid).toBe(true)
    expect((await preview({ ...typed, name: 'x'.repeat(121) })).isInvalid).toBe(true)
    expect((await preview({ ...typed, mainCategoryId: 'none' })).status).toBe(404)
    expect((await preview({ name: ['a'] })).status).toBe(400)
    expect((await owner.get(`${menuPath()}/itemList/preview`)).status).toBe(405)
  })

  test('says what guests don’t see, and which restaurants have other prices', async () => {
    const { isActive: _, ...passive } = typed
    expect((await preview(passive)).text).toContain('This dish is passive')
    await server.database.query(
      `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor)
       select owner_id, $2, id, 8800 from dishes where id = $1`,
      [soup, lale],
    )
    const priced = (await preview({ ...typed, dishId: soup })).text
    expect(priced).toContain('Lale has its own price')
    expect(priced).toContain('88.00 ₺')
    await server.database.query('update restaurants set menu_id = null where id = $1', [lale])
    expect((await preview(typed)).text).toContain('No restaurant shows this menu yet')
  })

  test('can’t inject HTML', async () => {
    const { html } = await preview({ ...typed, name: '<img src=x onerror=alert(1)>' })
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toContain('<img src=x')
  })
})

test('a category is shown with its dishes, and says if it has none', async () => {
  const before = await stored()
  const path = `${menuPath()}/menuCategory/preview`
  const renamed = await preview({ name: 'Broths', parentId: '', categoryId: soups }, path)
  expect(renamed.text).toMatch(/Broths.*Ezogelin.*Tarhana/s)
  expect(renamed.text).not.toContain('Soups')
  const added = await preview({ name: 'Salads', parentId: soups }, path)
  expect(added.text).toMatch(/once it has a dish.*Soups.*Salads/s)
  expect((await preview({ name: '', parentId: '' }, path)).isInvalid).toBe(true)
  expect(await stored()).toEqual(before)
})

test('a look is shown before it is saved', async () => {
  const before = await stored()
  const path = `/dashboard/restaurants/restaurant/${lale}/preview`
  const look = { accent: '#005f73', typeface: 'playfair', logoShape: 'round', pictureSize: 'small' }
  const shown = await preview({ ...look, lookVersion: '' }, path)
  expect(shown.text).toMatch(/Lale.*Soups.*Ezogelin/s)
  expect(shown.css).toContain('--accent-light')
  expect(shown.css).toContain('playfair')
  expect((await preview({ ...look, accent: 'sea', lookVersion: '' }, path)).isInvalid).toBe(true)
  expect(await stored()).toEqual(before)
})

test('nobody else’s menu, dish or restaurant can be previewed', async () => {
  const other = await new Owner(server).create(server.database)
  const theirs = await seedPlace(server, other.email, { dishes: { Meze: ['Haydari'] } })
  const of = (path: string) => preview({ ...typed, parentId: '', lookVersion: '' }, path, other)
  expect((await of(`${menuPath()}/itemList/preview`)).status).toBe(404)
  expect((await of(`${menuPath()}/menuCategory/preview`)).status).toBe(404)
  expect((await of(`/dashboard/restaurants/restaurant/${lale}/preview`)).status).toBe(404)
  const own = `/dashboard/menuList/menu/${theirs.menuId}`
  expect((await preview({ ...typed, dishId: soup }, `${own}/itemList/preview`, other)).status).toBe(
    404,
  )
  const category = { name: 'A', parentId: '', categoryId: soups }
  expect((await preview(category, `${own}/menuCategory/preview`, other)).status).toBe(404)
  const signedOut = await preview(typed, undefined, new Owner(server))
  expect(signedOut.status).toBe(401)
})

test('the frame’s page may be framed by this site alone, and runs no script of ours', async () => {
  const response = await fetch(`${server.url}/dashboard/preview`)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await response.text()).not.toContain('<script')
})
