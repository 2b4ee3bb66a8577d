import { beforeAll, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { inSizes, seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let restaurantId: string

// Headings with one to nine dishes each, so that pages and columns end everywhere between them.
const dishes = Object.fromEntries(
  Array.from({ length: 45 }, (_, section) => [
    `Heading ${section}.`,
    Array.from({ length: 1 + ((section * 5) % 9) }, (__, index) => ({
      name: `Dish ${section}-${index}.`,
      ...(index % 3 === 1 && { description: 'Served with rice, salad and a sauce of the day.' }),
    })),
  ]),
)

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, { dishes })
  restaurantId = place.restaurant()
})

interface Word {
  readonly page: number
  readonly text: string
  /** From the left and the bottom of the page. */
  readonly x: number
  readonly y: number
  readonly width: number
}

async function fetchPdf(path: string): Promise<Uint8Array> {
  const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`)
  const response = await fetch(server.url + path, { headers: { Cookie: cookies.join('; ') } })
  return response.bytes()
}

async function readWords(path: string): Promise<readonly Word[]> {
  const pdf = await getDocumentProxy(await fetchPdf(path))
  const words: Word[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items) {
      if ('str' in item && item.str.trim()) {
        const [x, y] = item.transform.slice(4).map(Number)
        words.push({ page, text: item.str.trim(), x: x ?? 0, y: y ?? 0, width: item.width })
      }
    }
  }
  return words
}

const guests = (query: string) => `/menu.pdf?lang=en${query}`
const owners = (document: string) => `/print/${document}`

test.each([
  guests(''),
  guests('&columns=2'),
  guests('&columns=3&paper=a5'),
  guests('&layout=centred'),
  guests('&layout=boxed&columns=2'),
  guests('&layout=large'),
  '/allergens.pdf?lang=en',
  owners('prices?language=en'),
  owners('prices?language=en&paper=a5'),
  owners('kitchen?language=en'),
])('no heading ends a page or a column of %s', async (path) => {
  const base = path.startsWith('/print')
    ? `/dashboard/restaurants/restaurant/${restaurantId}`
    : `/${restaurantId}`
  const words = await readWords(base + path)
  expect(Math.max(...words.map(({ page }) => page))).toBeGreaterThan(2)
  for (const section of Object.keys(dishes).keys()) {
    const [first] = words.filter(({ text }) => text.startsWith(`Dish ${section}-0.`))
    const headings = words.filter(({ text }) => text === `Heading ${section}.`)
    // Below its heading, and on the same page.
    expect(headings.some(({ page, y }) => page === first?.page && y > first.y)).toBe(true)
    // Wherever the table repeats a heading, dishes of it follow.
    for (const { page } of headings) {
      expect(
        words.some((word) => word.page === page && word.text.startsWith(`Dish ${section}-`)),
      ).toBe(true)
    }
  }
})

test.each([
  ['cards', 90],
  ['stickers', 63],
])('whatever its names, all of one of the %s fits into its frame', async (kind, height) => {
  await server.database.query('update restaurants set name = $2, table_names = $3 where id = $1', [
    restaurantId,
    'Anatolian Flavours and Traditional Ottoman Cuisine, Moda Waterfront Branch',
    'Terrace beside the old lighthouse',
  ])
  const base = `/dashboard/restaurants/restaurant/${restaurantId}`
  const words = await readWords(`${base}${owners(`cards?language=de&kind=${kind}`)}`)
  const heights = words.map(({ y }) => y)
  const mm = 72 / 25.4
  const top = 297 * mm - 10 * mm
  expect(words.map(({ text }) => text).join(' ')).toContain('Stand DE-')
  expect(Math.max(...heights)).toBeLessThan(top - 3 * mm)
  expect(Math.min(...heights)).toBeGreaterThan(top - (height - 2) * mm)
})

test('in narrow columns no text covers another, and a price stays with its currency', async () => {
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Narrow'],
    dishes: {
      Grill: [
        {
          name: 'Lamb shoulder 🍖 from the wood oven, with buttered rice',
          price_minor: 123_456_789,
          calories: 1_234,
          portion: JSON.stringify({ amount: 450, unit: 'g' }),
        },
        {
          name: 'Platter',
          ...inSizes(['For two', 90_000, 900], ['For four', 170_000, 1_800], ['For six', 250_000]),
        },
        {
          name: 'Mixed grill',
          ...inSizes(['1', 90_000, 900], ['2', 170_000, 1_800], ['3', 250_000], ['4', 300_000]),
        },
      ],
    },
  })
  for (const layout of ['classic', 'centred', 'boxed', 'large']) {
    const path = `/${place.restaurant('Narrow')}/menu.pdf?lang=en&columns=3&paper=a5&layout=${layout}`
    const words = await readWords(path)
    expect(words.filter(({ text }) => text.startsWith('₺'))).toEqual([])
    expect(words.filter(({ text }) => text.endsWith('₺'))).toHaveLength(8)
    const covered = words.filter((word) =>
      words.some(
        (other) =>
          other !== word &&
          other.page === word.page &&
          Math.abs(other.y - word.y) < 2 &&
          other.x >= word.x &&
          other.x < word.x + word.width - 1,
      ),
    )
    expect(covered).toEqual([])
    // Without its emoji, a name is no obstacle to screen readers.
    expect(Buffer.from(await fetchPdf(path)).includes('pdfuaid')).toBe(true)
  }
})
