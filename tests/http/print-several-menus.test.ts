import { beforeAll, expect, test } from 'vitest'
import { insertRow, inSizes, seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let restaurantId: string

const daily = (opens: number, closes: number) => ({
  timeZone: 'Europe/Istanbul',
  hours: Array.from({ length: 7 }, () => [[opens, closes]]),
  outside: 'shown',
})

const option = (name: string, ingredients: readonly string[] = []) => ({
  id: crypto.randomUUID(),
  name,
  extraMinor: 0,
  ingredients,
  stated: {},
})

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  const extras = {
    id: crypto.randomUUID(),
    name: 'Extras',
    min: 0,
    max: 2,
    options: [option('Cheese', ['cheese']), option('House Sauce')],
  }
  const place = await seedPlace(server, owner.email, {
    menu: 'Breakfast Menu',
    dishes: {
      Eggs: [
        {
          name: 'Menemen',
          ...inSizes(['Small', 9_000, 310], ['Large', 14_000, 520]),
          option_groups: JSON.stringify([extras]),
        },
      ],
    },
    categories: { Eggs: { service: JSON.stringify(daily(480, 600)) } },
  })
  restaurantId = place.restaurant()
  const dinner = await seedPlace(server, owner.email, {
    menu: 'Dinner Menu',
    dishes: { Grills: ['Adana'], '': ['Soup'] },
    restaurants: [],
  })
  await server.database.query('update menus set service = $2 where id = $1', [
    place.menuId,
    JSON.stringify(daily(480, 690)),
  ])
  await server.database.query('update menus set service = $2 where id = $1', [
    dinner.menuId,
    JSON.stringify(daily(1080, 1410)),
  ])
  const [row] = await server.database.query('select owner_id from restaurants where id = $1', [
    restaurantId,
  ])
  await insertRow(server.database, 'restaurant_menus', {
    owner_id: row?.['owner_id'],
    restaurant_id: restaurantId,
    menu_id: dinner.menuId,
    position: 0,
  })
})

const printed = `/dashboard/restaurants/restaurant/`
const papers = {
  menu: () => `/${restaurantId}/menu.pdf?lang=en`,
  'allergen table': () => `/${restaurantId}/allergens.pdf?lang=en`,
  'price list': () => `${printed}${restaurantId}/print/prices?language=en`,
  'kitchen sheet': () => `${printed}${restaurantId}/print/kitchen?language=en`,
}

/** Reads a paper without marks of direction. */
async function readPaper(path: string): Promise<string> {
  const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`)
  const response = await fetch(server.url + path, { headers: { Cookie: cookies.join('; ') } })
  const { text } = await readPdfLines(response)
  return text.replaceAll(/ *[\u2066-\u2069]/g, '')
}

const inOrder = [
  /Breakfast Menu/,
  /Mon–Sun 08:00–11:30/,
  /Eggs/,
  /Mon–Sun 08:00–10:00/,
  /Menemen/,
  /Dinner Menu/,
  /Mon–Sun 18:00–23:30/,
  /Grills/,
  /Adana/,
  /Soup/,
]

/** Returns where the patterns are in a text, each after the one before; -1 for none. */
function positionsOf(text: string): readonly number[] {
  let from = 0
  return inOrder.map((pattern) => {
    const at = text.slice(from).search(pattern)
    if (at === -1) return -1
    from += at
    return from
  })
}

test.each(Object.entries(papers))(
  'the %s has the name and the hours of each menu above its dishes',
  async (_, path) => {
    const text = await readPaper(path())
    expect(positionsOf(text)).not.toContain(-1)
    // Hours that are those of the heading above aren't said again.
    expect(text.match(/18:00/g)).toHaveLength(1)
  },
)

test('the allergen table on the screen has them too', async () => {
  const response = await fetch(`${server.url}/${restaurantId}/allergens?lang=en`)
  const [, table = ''] = (await response.text()).split('<tbody')
  expect(positionsOf(table.replaceAll(/<[^>]*>/g, ''))).not.toContain(-1)
})

test('the allergen table and the kitchen sheet say what options contain', async () => {
  const matrix = await readPaper(papers['allergen table']())
  expect(matrix).toMatch(/\+ Extras: Cheese ● milk/)
  expect(matrix).toMatch(/\+ Extras: House Sauce \? not confirmed/)
  const screen = await fetch(`${server.url}/${restaurantId}/allergens?lang=en`)
  const rows = (await screen.text()).replaceAll(/<[^>]*>/g, '')
  expect(rows).toMatch(/\+ Extras: Cheese● milk/)
  const kitchen = await readPaper(papers['kitchen sheet']())
  expect(kitchen).toMatch(/\+ Extras: Cheese \(cheese\)\nContains: milk/)
})

test('sizes have their calories wherever they have a price', async () => {
  for (const path of [papers.menu, papers['price list'], papers['kitchen sheet']]) {
    const text = await readPaper(path())
    expect(text).toMatch(/Small( ·)? 310 Cal/)
    expect(text).toMatch(/Large( ·)? 520 Cal/)
  }
})
