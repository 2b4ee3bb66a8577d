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

test('each table gets a card, and so many that they can’t be printed come back', async () => {
  // A short address stands on one line.
  const slug = `k${crypto.randomUUID().slice(0, 8)}`
  await server.database.query('update restaurants set slug = $2 where id = $1', [
    restaurantId,
    slug,
  ])
  const cards = await readPdf(`/cards?${new URLSearchParams({ tables: '1-6, Bahçe', kind: 'x' })}`)
  expect(cards.pages).toBe(2)
  expect(cards.text).toContain('Table Bahçe')
  expect(cards.text).toContain(`/${slug}?table=6`)

  const stickers = await readPdf('/cards?tables=1-24&kind=stickers&language=tr')
  expect(stickers.pages).toBe(2)

  const refused = await owner.get(printPath('/cards?tables=1-101'))
  expect(refused.status).toBe(302)
  const page = await owner.get(refused.location ?? '')
  expect(page.body).toMatch(/At most 100 tables.*1-101/s)
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
