import { beforeEach, expect, test } from 'vitest'
import { dishPath } from '#app/routes/guest/dish-mark.ts'
import { inSizes, seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const [small = {}, large = {}] = [
    { amount: 90, unit: 'g' },
    { amount: 0.18, unit: 'kg' },
  ]
  const sizes = inSizes(['Yarım', 18_000], ['Tam', 32_000])
  const more = JSON.parse(String(sizes['more_sizes']))
  place = await seedPlace(server, owner.email, {
    hasChat: true,
    dishes: {
      Izgara: [
        {
          name: 'Döner',
          ...sizes,
          portion: small,
          more_sizes: JSON.stringify([{ ...more[0], portion: large }]),
          meat_origin: ['TR', 'DE'],
        },
        'Adana',
      ],
    },
  })
})

const menuPath = () => `/dashboard/menuList/menu/${place.menuId}`

/** Saves the form of Adana. */
async function save(fields: Record<string, string>) {
  const path = `${menuPath()}/itemList?edit=${place.dish('Adana')}`
  const { body } = await owner.get(path)
  return owner.post(path, {
    intent: 'update',
    dishId: place.dish('Adana'),
    updatedAt: hiddenField(body, 'updatedAt'),
    name: 'Adana',
    aiInstructions: 'Izgarada pişer.',
    ingredients: 'kuzu',
    price: '320',
    isActive: 'on',
    ...fields,
  })
}

test('an owner records a weight and the origin of the meat, which guests read', async () => {
  await save({ portion: '0,2 kg', meatOrigin: 'Türkiye, Fransa' })
  const path = dishPath(`/${place.restaurant()}`, place.dish('Adana'))
  const body = await (await fetch(`${server.url}${path}?lang=de`)).text()
  expect(body).toContain('0,2 kg')
  expect(body).toContain('Fleisch aus: Türkei, Frankreich')
  const menu = await owner.get(`/${place.restaurant()}`)
  expect(menu.body).toContain('"servingSize":"0.2 kg"')
  expect(menu.body).toContain('"servingSize":"Tam, 0.18 kg"')
})

test.each([
  [{ portion: '200' }, 'Please enter an amount with its unit'],
  [{ meatOrigin: 'Atlantis' }, 'Unknown country: Atlantis'],
])('%j is refused at its field', async (fields, message) => {
  const { body } = await save(fields)
  expect(body).toContain(message)
  expect(body).toContain(Object.values(fields)[0])
})

test('an export has both', async () => {
  const { body } = await owner.get(`${menuPath()}/export/json`)
  expect(JSON.parse(body)).toMatchObject({
    dishes: [
      { meatOrigin: ['TR', 'DE'], sizes: [{ portion: '90 g' }, { portion: '0.18 kg' }] },
      { meatOrigin: [], sizes: [{ portion: '' }] },
    ],
  })
  const csv = await owner.get(`${menuPath()}/export/csv`)
  expect(csv.body).toContain('Weight or volume')
  expect(csv.body).toMatch(/90 g.*0\.18 kg.*TR, DE/)
})

test('price list, menu and kitchen sheet have them', async () => {
  const print = `/dashboard/restaurants/restaurant/${place.restaurant()}/print`
  const Cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const read = async (path: string) =>
    (await readPdfLines(await fetch(server.url + path, { headers: { Cookie } }))).text
  expect(await read(`${print}/prices?language=tr`)).toMatch(/Döner · Yarım · 90 g.*180,00/)
  const kitchen = await read(`${print}/kitchen?language=en`)
  expect(kitchen).toContain('Yarım 90 g · Tam 0.18 kg')
  expect(kitchen).toContain('Meat from: Türkiye, Germany')
  const menu = await read(`/${place.restaurant()}/menu.pdf`)
  expect(menu).toContain('Meat from: Türkiye, Germany')
  expect(menu).toMatch(/Yarım.*90 g/)
})

test.each([
  ['Döner kaç gram?', /• Yarım: 90 g\n• Tam: 0,18 kg/],
  ['How many grams is the Döner?', /• Yarım: 90 g\n• Tam: 0\.18 kg/],
  ['Where does the Döner come from?', /comes from Türkiye and Germany/],
  ['Adana kaç gram?', /Menüde Adana hakkında başka bir bilgi/],
  [
    'Where does the Adana come from?',
    /Nothing on the menu tells me more about Adana. The team will know/,
  ],
])('the assistant answers “%s” from the record', async (question, expected) => {
  expect((await new Guest(server.url, place.restaurant()).ask(question)).text).toMatch(expected)
})
