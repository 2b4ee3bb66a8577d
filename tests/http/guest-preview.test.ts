import { beforeEach, describe, expect, test } from 'vitest'
import { previewForm, readPreviewable } from '../fixtures/preview-form.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { seedTranslatable } from '../fixtures/seed-translatable.ts'
import { getRaw } from '../get-raw.ts'
import { hiddenField } from '../hidden-field.ts'
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

const menuPath = () => `/dashboard/menuList/menu/${menuId}`
const typed = {
  name: 'Mercimek çorbası',
  aiInstructions: '',
  ingredients: 'lentils, butter',
  price: '95.50',
  mainCategoryId: '',
  isActive: 'on',
}

const preview = (values: object, path = `${menuPath()}/itemList/preview`, by = owner) =>
  previewForm(by, path, values)
const stored = () => readPreviewable(server.database, owner)

describe('the form of several new dishes', () => {
  const path = () => `${menuPath()}/itemList/rows/preview`

  test('is shown by the category of its last row, and nothing is stored', async () => {
    const before = await stored()
    const rows = {
      'name.0': 'Baklava',
      'price.0': '150',
      'name.1': 'Mercimek',
      'price.1': '95.50',
      'ingredients.1': 'lentils, butter',
      'categoryId.1': soups,
      'name.2': 'Yayla',
      'categoryId.2': soups,
    }
    const shown = await preview(rows, path())
    expect(shown.text).toContain('Soups')
    expect(shown.text).toContain('Mercimek')
    expect(shown.text).toContain('95.50')
    expect(shown.text).toContain('Yayla')
    expect(shown.text).not.toContain('Baklava')
    // Ingredients make statements as in any other dish, and nothing is "free".
    expect(shown.text).toContain('Contains: milk')
    const first = await preview({ 'name.0': 'Baklava', 'price.0': '150' }, path())
    expect(first.text).toContain('Baklava')
    expect(first.text).not.toContain('Soups')
    expect(await stored()).toEqual(before)
  })

  test('needs a name and a price that can be read, and a category of the menu', async () => {
    expect((await preview({ 'price.0': '150' }, path())).isInvalid).toBe(true)
    expect((await preview({ 'name.0': 'Pide', 'price.0': 'cheap' }, path())).isInvalid).toBe(true)
    const foreign = { 'name.0': 'Pide', 'categoryId.0': crypto.randomUUID() }
    expect((await preview(foreign, path())).status).toBe(404)
    const stranger = await new Owner(server).create(server.database)
    expect((await preview({ 'name.0': 'Pide' }, path(), stranger)).status).toBe(404)
  })
})

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

describe('a translation’s form', () => {
  async function open() {
    const place = await seedTranslatable(server.database, owner.email)
    const german = `/dashboard/restaurants/restaurant/${place.restaurantId}/languages/de`
    const { body } = await owner.get(german)
    const form = (subject: string) => {
      const item = body.split('<li ').find((one) => one.includes(`value="${subject}"`)) ?? ''
      return { subject, version: hiddenField(item, 'version'), savedAt: '' }
    }
    const category = /value="(category:[^"]+)"/.exec(body)?.[1] ?? ''
    return { ...place, form, category, path: `${german}/preview`, german }
  }

  test('shows the page in its language, and nothing is stored', async () => {
    const { soupId, form, category, path, german } = await open()
    const name = { 'text.name': 'Linsensuppe' }
    const dish = { ...form(`dish:${soupId}`), ...name }
    const before = await stored()
    const shown = await preview({ ...dish, 'text.description': 'Mit Zitrone serviert.' }, path)
    expect(shown.html).toContain('lang="de"')
    expect(shown.text).toMatch(/Çorbalar.*Linsensuppe.*Mit Zitrone serviert/s)
    expect(shown.text).not.toContain('Guests keep reading the original')
    const heading = await preview({ ...form(category), 'text.text': 'Suppen' }, path)
    expect(heading.text).toMatch(/Suppen.*Mercimek Çorbası.*Ayran/s)
    expect(await stored()).toEqual(before)
    await owner.post(german, { intent: 'save', ...form(category), 'text.text': 'Suppen' })
    const below = await preview({ ...dish, 'text.description': 'Mit Zitrone serviert.' }, path)
    expect(below.text).toMatch(/Suppen.*Linsensuppe/s)
  })

  test('shows the original in place of what the check would hold back', async () => {
    const { soupId, form, path } = await open()
    const dish = { ...form(`dish:${soupId}`), 'text.name': 'Linsensuppe' }
    for (const description of ['', 'Ohne Gluten, mit 3 Zitronen serviert.']) {
      const shown = await preview({ ...dish, 'text.description': description }, path)
      expect(shown.text).toMatch(/Guests keep reading the original.*Mercimek Çorbası/s)
      expect(shown.text).not.toContain('Linsensuppe')
    }
  })

  test('is nobody else’s', async () => {
    const { soupId, form, path } = await open()
    const stranger = await new Owner(server).create(server.database)
    expect((await preview(form(`dish:${soupId}`), path, stranger)).status).toBe(404)
    const foreign = { ...form(`dish:${soupId}`), subject: `dish:${soup}` }
    expect((await preview(foreign, path)).status).toBe(404)
  })
})

test('a guest page in a frame shows a language, and chooses none', async () => {
  const address = `${server.url}/${lale}?lang=tr`
  const framed = await getRaw(address, { 'Sec-Fetch-Dest': 'iframe' })
  expect(framed.bytes.toString()).toContain('<html lang="tr"')
  expect(framed.headers['set-cookie']).toBeUndefined()
  expect((await fetch(address)).headers.get('set-cookie')).toContain('tr')
})

test('nobody else’s menu, dish or restaurant can be previewed', async () => {
  const other = await new Owner(server).create(server.database)
  const theirs = await seedPlace(server, other.email, { dishes: { Meze: ['Haydari'] } })
  const of = (path: string) => preview({ ...typed, parentId: '', lookVersion: '' }, path, other)
  expect((await of(`${menuPath()}/itemList/preview`)).status).toBe(404)
  expect((await of(`${menuPath()}/menuCategory/preview`)).status).toBe(404)
  expect((await of(`/dashboard/restaurants/restaurant/${lale}/preview`)).status).toBe(404)
  expect((await of(`/dashboard/restaurants/restaurant/${lale}/details/preview`)).status).toBe(404)
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
