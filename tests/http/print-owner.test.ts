import { beforeEach, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let restaurantId: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda'],
    dishes: {
      Tatlılar: [
        { name: 'Künefe', price_minor: 22_000, ingredients: ['tel kadayıf', 'peynir'] },
        { name: 'Karpuz', price_minor: 0 },
      ],
    },
  })
  restaurantId = place.restaurant('Moda')
})

const printPath = (document = '') =>
  `/dashboard/restaurants/restaurant/${restaurantId}/print${document}`

/** Reads a PDF that only the owner may open. */
const readPdf = async (document: string) => {
  const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`)
  const headers = { Cookie: cookies.join('; ') }
  return readPdfLines(await fetch(server.url + printPath(document), { headers }))
}

test('the price list has prices, and the kitchen’s sheet what is recorded', async () => {
  const prices = await readPdf('/prices?language=tr')
  expect(prices.text).toMatch(/Künefe.*220,00 ₺/)
  expect(prices.text).not.toContain('kadayıf')

  const kitchen = await readPdf('/kitchen?language=tr&paper=a5')
  expect(kitchen.text).toContain('tel kadayıf, peynir')
  expect(kitchen.text).toMatch(/İçerir: .*gluten.*süt/)
})

test('the page offers the menu as files for other services, which can be downloaded', async () => {
  const { body } = await owner.get(printPath())
  const links = [...body.matchAll(/href="([^"]*)" download="(food-menus\.json|openmenu\.xml)"/g)]
  expect(links.map(([, path, file]) => [path, file])).toEqual([
    [`/${restaurantId}/food-menus.json?lang=en`, 'food-menus.json'],
    [`/${restaurantId}/openmenu.xml?lang=en`, 'openmenu.xml'],
  ])
  for (const [, path = ''] of links) {
    const response = await fetch(server.url + path)
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('Künefe'),
    ])
  }
})

test('every paper has its date, its version and, unless it is a card, the numbers of its pages', async () => {
  // Enough for several pages of each.
  await seedDishes(60)
  const version = /[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}/
  const today = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' })
  const dates = [today.format(Date.now() - 86_400_000), today.format(Date.now())]
  const menu = async (path: string) =>
    readPdfLines(await fetch(`${server.url}/${restaurantId}${path}`))
  const papers = [
    await menu('/menu.pdf?lang=de'),
    await menu('/allergens.pdf?lang=de'),
    await readPdf('/prices?language=de'),
    await readPdf('/kitchen?language=de'),
  ]
  const versions = papers.map(({ lines, pages }) => {
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages; page++) {
      const footer = lines.find((line) => line.endsWith(` ${page} / ${pages}`)) ?? ''
      expect(dates.some((date) => footer.startsWith(`${date} · Stand DE-`))).toBe(true)
    }
    return version.exec(lines.join('\n'))?.[0]
  })
  expect(new Set(versions).size).toBe(1)
  for (const kind of ['cards', 'stickers']) {
    const { text } = await readPdf(`/cards?kind=${kind}&language=de`)
    expect(dates.some((date) => text.includes(`${date} · Stand DE-`))).toBe(true)
  }
})

test('a card is current until its table, its address or the restaurant’s name changes', async () => {
  await server.database.query(`update restaurants set table_names = '7' where id = $1`, [
    restaurantId,
  ])
  const { text } = await readPdf('/cards?language=en')
  const code = /EN-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''
  const isCurrent = async () => {
    const page = await fetch(`${server.url}/${restaurantId}/paper/${code}?lang=en`)
    return (await page.text()).includes('This paper is current.')
  }
  expect(await isCurrent()).toBe(true)
  // It shows nothing of the menu.
  await server.database.query(
    `update dishes set price_minor = 1 where menu_id = (select menu_id from restaurants where id = $1)`,
    [restaurantId],
  )
  expect(await isCurrent()).toBe(true)
  await server.database.query(`update restaurants set table_names = '8' where id = $1`, [
    restaurantId,
  ])
  expect(await isCurrent()).toBe(false)
})

/** Adds dishes with a price to the restaurant's menu. */
const seedDishes = (count: number) =>
  server.database.query(
    `insert into dishes (owner_id, menu_id, name, price_minor)
      select m.owner_id, m.id, 'Gericht ' || number, 1000 from menus m,
        generate_series(1, $2::int) number
      where m.id = (select menu_id from restaurants where id = $1)`,
    [restaurantId, count],
  )

test('a price list without prices says so', async () => {
  await server.database.query(
    'update dishes set price_minor = null where menu_id = (select menu_id from restaurants where id = $1)',
    [restaurantId],
  )
  expect((await readPdf('/prices?language=tr')).text).toContain('Henüz fiyat girilmemiş.')
})

test('a menu of which nothing is recorded says that this means nothing', async () => {
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Bebek'],
    dishes: { '': ['Suppe'] },
  })
  const menu = await fetch(`${server.url}/${place.restaurant('Bebek')}/menu.pdf?lang=en`)
  expect((await readPdfLines(menu)).text).toContain('Not listed doesn’t mean not in it.')
})

test('each table of the restaurant gets a card, or one alone, such as a lost one', async () => {
  // A short address stands on one line.
  const slug = `k${crypto.randomUUID().slice(0, 8)}`
  await server.database.query('update restaurants set slug = $2 where id = $1', [
    restaurantId,
    slug,
  ])
  const save = async (tables: string) => {
    const tablesVersion = await owner.hidden(printPath(), 'tablesVersion')
    return owner.post(printPath(), { intent: 'tables', tables, tablesVersion })
  }
  const unnamed = await readPdf('/cards')
  expect(unnamed.pages).toBe(1)
  expect(unnamed.text).not.toContain('?table=')

  expect((await save('1-6, Bahçe')).status).toBe(200)
  const cards = await readPdf('/cards?kind=x')
  expect(cards.pages).toBe(2)
  expect(cards.text).toContain('Table 6')
  expect(cards.text).toContain('Bahçe')
  expect(cards.text).toContain(`/${slug}?table=6`)

  const lost = await readPdf(`/cards?${new URLSearchParams({ table: 'Bahçe', language: 'tr' })}`)
  expect(lost.pages).toBe(1)
  expect(lost.text).toContain('Bahçe')
  expect(lost.text).not.toContain('Masa 1')

  const refused = await save('1-201')
  expect(refused.status).toBe(422)
  expect(refused.body).toMatch(/>1-201<.*Please list at most 200 tables/s)

  await save('1-200')
  const stickers = await readPdf('/cards?kind=stickers&language=tr')
  expect(stickers.pages).toBe(17)
})

test('names with characters that no font has are printed all the same', async () => {
  await server.database.query(
    `update restaurants set table_names = '🍕 1, שולחן 3, شرفة 2, Köşe' where id = $1`,
    [restaurantId],
  )
  const cards = await readPdf('/cards')
  expect(cards.text).toContain('Köşe')
  await server.database.query(
    `update dishes set name = 'Künefe 🔥' where name = 'Künefe' and menu_id =
       (select menu_id from restaurants where id = $1)`,
    [restaurantId],
  )
  expect((await readPdf('/prices?language=tr')).text).toMatch(/Künefe.*220,00 ₺/)
})

test('another owner can print nothing of it, and nobody an unknown paper', async () => {
  const other = await new Owner(server).create(server.database)
  for (const document of ['', '/prices', '/kitchen', '/cards']) {
    expect((await other.get(printPath(document))).status).toBe(404)
  }
  expect((await owner.get(printPath('/secrets'))).status).toBe(404)
})

test('a restaurant without a menu says what is missing', async () => {
  await server.database.query('update restaurants set menu_id = null where id = $1', [restaurantId])
  expect((await owner.get(printPath())).body).toContain('There is no menu to print yet')
  expect((await owner.get(printPath('/prices'))).status).toBe(404)
})
