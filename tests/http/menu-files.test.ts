import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { foodMenus, type FoodMenus } from '#app/domain/open-menu/food-menus.ts'
import { googleFoodMenus } from '../fixtures/google-food-menus.ts'
import { openMenuElements } from '../fixtures/openmenu-elements.ts'
import { inSizes, seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/${path}`, { headers })
const samples = ['demo', 'demo-pub'].flatMap((slug) =>
  ['', '?lang=en', '?lang=ar'].map((query) => [slug, query] as const),
)

let owner: Owner
let path: string
let soup: string

beforeAll(async () => {
  owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Gül & “Bülbül” <Bahçe>'],
    dishes: {
      Çorbalar: [
        {
          name: 'Yayla',
          price_minor: 9_550,
          calories: 210,
          ingredients: ['yoğurt', 'pirinç'],
          tags: ['vejetaryen'],
          description: 'x'.repeat(500),
        },
        { name: 'Gizli çorba', is_active: false, ingredients: ['süt'] },
      ],
      Pideler: [{ name: 'Kıymalı', ...inSizes(['Küçük', 12_000], ['Büyük', 18_000, 900]) }],
      Günlük: [{ name: 'Balık', price_minor: null }],
      '': ['Su'],
    },
  })
  path = place.restaurant('Gül & “Bülbül” <Bahçe>')
  soup = place.dish('Yayla')
  await state(place.dish('Kıymalı'), 'gluten', 'free')
  await state(soup, 'celery', 'may_contain')
})

const state = (dishId: string, fact: string, value: string) =>
  database.query(
    `insert into dish_facts (owner_id, dish_id, fact, state, ingredients, confirmed_by)
     select owner_id, id, $2, $3, ingredients, 'Ada' from dishes where id = $1`,
    [dishId, fact, value],
  )

describe('for Google Business Profile', () => {
  const itemsOf = ({ menus }: FoodMenus) =>
    menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  const readMenus = async () =>
    foodMenus.parse(await (await read(`${path}/food-menus.json`)).json())
  const itemOf = async (name: string) => {
    const found = itemsOf(await readMenus()).find(({ labels }) =>
      labels[0]?.displayName.startsWith(name),
    )
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }

  test.each(samples)(
    'the menu of %s%s is as Google’s reference describes it',
    async (slug, query) => {
      const ajv = new Ajv2020({ strict: false })
      addFormats.default(ajv)
      const isFoodMenus = ajv.compile(googleFoodMenus)
      const document: unknown = await (await read(`${slug}/food-menus.json${query}`)).json()
      expect([isFoodMenus(document), isFoodMenus.errors]).toEqual([true, null])
      expect(itemsOf(foodMenus.parse(document)).length).toBeGreaterThan(20)
    },
  )

  test('has a dish with its price, calories, ingredients and diets', async () => {
    const { labels, attributes, options } = await itemOf('Yayla')
    expect(attributes).toMatchObject({
      price: { currencyCode: 'TRY', units: '95', nanos: 500_000_000 },
      dietaryRestriction: ['VEGETARIAN'],
      nutritionFacts: { calories: { lowerAmount: 210, unit: 'CALORIE' } },
      ingredients: [
        { labels: [{ displayName: 'yoğurt' }] },
        { labels: [{ displayName: 'pirinç' }] },
      ],
    })
    expect([labels, options]).toEqual([
      [expect.objectContaining({ displayName: 'Yayla' })],
      undefined,
    ])
  })

  test('names allergens that Google has no name for in words, and never says free', async () => {
    const { labels, attributes } = await itemOf('Yayla')
    expect(attributes.allergen).toEqual(['DAIRY'])
    expect(labels[0]?.description).toContain(
      'Contains: milk. May contain: celery. Not listed doesn’t mean not in it. Please ask the staff.',
    )
    const pide = await itemOf('Kıymalı')
    expect(pide.attributes.allergen ?? []).not.toContain('WHEAT')
    expect(JSON.stringify(pide)).not.toMatch(/free/i)
  })

  test('has the further sizes as options', async () => {
    const { labels, attributes, options } = await itemOf('Kıymalı')
    expect([labels[0]?.displayName, attributes.price.units]).toEqual(['Kıymalı (Küçük)', '120'])
    expect(options).toMatchObject([
      {
        labels: [{ displayName: 'Kıymalı (Büyük)' }],
        attributes: { price: { units: '180' }, nutritionFacts: { calories: { lowerAmount: 900 } } },
      },
    ])
  })

  test('leaves out dishes without a price, and headings without a dish', async () => {
    const { menus } = await readMenus()
    const headings = menus[0]?.sections.map(({ labels }) => labels[0]?.displayName)
    expect(headings).toEqual(['Çorbalar', 'Pideler', 'Gül & “Bülbül” <Bahçe>'])
  })
})

describe('for OpenMenu', () => {
  test.each(samples)('the menu of %s%s has the format’s elements only', async (slug, query) => {
    const { found, unknown } = parse(await (await read(`${slug}/openmenu.xml${query}`)).text())
    expect(unknown).toEqual([])
    expect(found.filter(({ name }) => name === 'menu_item').length).toBeGreaterThan(20)
  })

  test('has the restaurant, sizes, and facts only where they are recorded', async () => {
    const text = await (await read(`${path}/openmenu.xml`)).text()
    const { found } = parse(text)
    const textsOf = (name: string) =>
      found.filter((element) => element.name === name).map((element) => element.text)
    expect(textsOf('restaurant_name')).toEqual(['Gül & “Bülbül” <Bahçe>'])
    expect(textsOf('menu_item_name')).toEqual(['Yayla', 'Kıymalı', 'Balık', 'Su'])
    expect(textsOf('menu_item_price')).toEqual(['95.50', '180.00'])
    expect(textsOf('menu_item_size_price')).toEqual(['120.00', '180.00'])
    const items = found
      .filter(({ name }) => name === 'menu_item')
      .map(({ attributes }) => attributes)
    expect(items.map(({ uid, ...flags }) => (uid === undefined ? uid : flags))).toEqual([
      { vegetarian: 'vegetarian' },
      { gluten_free: 'gluten_free' },
      {},
      {},
    ])
    const allergens = found.filter(({ name }) => name === 'menu_item_allergy_information')
    expect(allergens[0]).toMatchObject({
      attributes: { allergens: 'Dairy' },
      text: expect.stringContaining('May contain: celery.'),
    })
    expect(text).not.toContain('Gizli')
  })
})

test.each(['food-menus.json', 'openmenu.xml'])(
  '%s shows a change at once, and nothing to those who have it',
  async (file) => {
    const first = await read(`${path}/${file}`)
    const etag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect((await read(`${path}/${file}`, { 'If-None-Match': etag })).status).toBe(304)
    await database.query(`update dishes set name = name || ' ' || $2 where id = $1`, [soup, file])
    const second = await read(`${path}/${file}`, { 'If-None-Match': etag })
    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining(`Yayla`)])
    expect((await read(`nobody-here/${file}`)).status).toBe(404)
  },
)

/** Parses XML, and lists what the OpenMenu Format doesn't have there. */
function parse(xml: string) {
  const found: { name: string; text: string; attributes: Record<string, string> }[] = []
  const open: (typeof found)[number][] = []
  const unknown: string[] = []
  const check = (name: string, parent: string) => {
    if (!openMenuElements[parent]?.includes(name)) unknown.push(`${parent} ${name}`)
  }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    check(name, open.at(-1)?.name ?? '')
    for (const attribute of Object.keys(attributes)) check(`@${attribute}`, name)
    const element = { name, text: '', attributes }
    found.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return { found, unknown }
}
