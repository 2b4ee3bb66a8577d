import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { menuDocument, type MenuDocument } from '#app/domain/open-menu/menu-document.ts'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const fetchMenu = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/${path}`, { headers })

async function readMenu(path: string): Promise<MenuDocument> {
  return menuDocument.parse(await (await fetchMenu(path)).json())
}
const dishesOf = ({ menus }: MenuDocument) =>
  menus.flatMap(({ categories, dishes }) => [
    ...dishes,
    ...categories.flatMap((category) => [
      ...category.dishes,
      ...category.sections.flatMap((section) => section.dishes),
    ]),
  ])

describe('the OpenAPI file', () => {
  let isMenu: (value: unknown) => boolean

  beforeAll(async () => {
    const description = await (await fetchMenu('api/openapi.json')).json()
    const get = z
      .object({
        openapi: z.literal('3.1.0'),
        paths: z.object({
          '/{restaurant}/menu.json': z.object({
            get: z.object({
              responses: z.object({
                200: z.object({
                  content: z.object({
                    'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }),
                  }),
                }),
              }),
            }),
          }),
        }),
      })
      .parse(description).paths['/{restaurant}/menu.json'].get
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    isMenu = ajv.compile(get.responses[200].content['application/json'].schema)
  })

  test.each(['demo', 'demo-pub'])('describes the menu of %s in every language', async (slug) => {
    for (const query of ['', ...menuLanguages.map((lang) => `?lang=${lang}`)]) {
      const document: unknown = await (await fetchMenu(`${slug}/menu.json${query}`)).json()
      expect([query, isMenu(document)]).toEqual([query, true])
    }
  })

  test('refuses a document with a wrong fact', async () => {
    const document = await readMenu('demo/menu.json')
    const [dish] = dishesOf(document)
    if (!dish) throw new Error('the sample has no dishes')
    expect(isMenu(document)).toBe(true)
    Object.assign(dish.allergens, { nuts: 'no' })
    expect(isMenu(document)).toBe(false)
  })
})

describe('a menu', () => {
  test('has the facts, sizes, prices and addresses that guests see', async () => {
    const document = await readMenu('demo/menu.json?lang=en')
    const baklava = dishesOf(document).find(({ originalName, name }) =>
      (originalName ?? name).includes('Baklava'),
    )
    expect(baklava).toMatchObject({
      allergens: { nuts: 'contains' },
      diets: { vegan: 'not_suitable' },
    })
    expect(baklava?.sizes[0]?.price).toMatch(/^\d+\.\d\d$/)
    const page = await fetch(baklava?.url ?? '')
    expect(page.status).toBe(200)
  })

  test('shows a change at once, and nothing to those who have it', async () => {
    const owner = await new Owner(server).create(server.database)
    const place = await seedPlace(server, owner.email, {
      restaurants: ['Moda'],
      dishes: { Desserts: ['Künefe', { name: 'Hidden', is_active: false }] },
    })
    const path = `${place.restaurant('Moda')}/menu.json`
    const first = await fetchMenu(path)
    const etag = first.headers.get('ETag') ?? ''
    expect(dishesOf(menuDocument.parse(await first.json())).map(({ name }) => name)).toEqual([
      'Künefe',
    ])
    expect((await fetchMenu(path, { 'If-None-Match': etag })).status).toBe(304)
    const list = `/dashboard/menuList/menu/${place.menuId}/itemList`
    await owner.post(list, { intent: 'soldOut', dishId: place.dish('Künefe'), isSoldOut: 'on' })
    const second = await fetchMenu(path, { 'If-None-Match': etag })
    expect(second.status).toBe(200)
    expect(dishesOf(menuDocument.parse(await second.json()))[0]?.isSoldOut).toBe(true)
  })

  test('is the same for every reader, whatever their language and cookies', async () => {
    const { headers } = await fetchMenu('demo/menu.json')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    const other = { 'Accept-Language': 'de', Cookie: 'locale=tr; theme=dark' }
    const again = await fetchMenu('demo/menu.json', other)
    expect(again.headers.get('ETag')).toBe(headers.get('ETag'))
  })

  test('is open to pages of other origins, without cookies', async () => {
    const { headers } = await fetchMenu('demo/menu.json')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Content-Type')).toBe('application/json')
  })

  test('answers any address with a menu or an error in the documented form', async () => {
    const problem = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
    const segment = fc.oneof(
      fc.constantFrom('demo', 'DEMO', 'demo-pub', 'nobody', crypto.randomUUID()),
      fc.stringMatching(/^[a-z0-9-]{2,60}$/),
      fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponent),
    )
    const query = fc.oneof(
      fc.constant(''),
      fc.constantFrom(...menuLanguages, 'xx', '').map((lang) => `?lang=${lang}`),
      fc.string({ maxLength: 30 }).map((text) => `?lang=${encodeURIComponent(text)}&%00`),
    )
    await fc.assert(
      fc.asyncProperty(segment, query, fc.string(), async (restaurant, search, tag) => {
        const response = await fetchMenu(`${restaurant}/menu.json${search}`, {
          'If-None-Match': tag.replaceAll(/[^\x20-\x7E]/g, ''),
        })
        expect([200, 304, 400, 404]).toContain(response.status)
        if (response.status === 200) menuDocument.parse(await response.json())
        if (response.status === 404 && /^[\w-]{2,60}$/.test(restaurant)) {
          problem.parse(await response.json())
        }
      }),
      { numRuns: 150 },
    )
  })
})

test('llms.txt leads to the menus and their description', async () => {
  const text = await (await fetchMenu('llms.txt')).text()
  expect(text).toContain(`${server.url}/api/openapi.json`)
  const [, example = ''] = /\[Example\]\(([^)]*)\)/.exec(text) ?? []
  expect((await fetch(example)).status).toBe(200)
})
