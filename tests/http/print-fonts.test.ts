import { beforeEach, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  place = await seedPlace(server, owner.email, {
    dishes: {
      Yemekler: [
        'Künefe',
        { name: 'שקשוקה', price_minor: 9000, calories: 480 },
        { name: '丁', price_minor: 100 },
      ],
    },
  })
  await server.database.query(`update menus set language = 'en' where id = $1`, [place.menuId])
})

const printPath = (document = '') =>
  `/dashboard/restaurants/restaurant/${place.restaurant()}/print${document}`

/** Fetches a paper; all of them claim to be accessible, which they can't with missing glyphs. */
async function readPdf(path: string): Promise<string> {
  const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`)
  const response = await fetch(server.url + path, { headers: { Cookie: cookies.join('; ') } })
  const copy = response.clone()
  const isAccessible = Buffer.from(await copy.arrayBuffer()).includes('<pdfuaid:part>1<')
  expect([path, isAccessible]).toEqual([path, true])
  return (await readPdfLines(response)).text
}

const papers = () => [
  `/${place.restaurant()}/menu.pdf?lang=en`,
  `/${place.restaurant()}/allergens.pdf?lang=en`,
  ...['prices', 'kitchen'].map((document) => printPath(`/${document}?language=en`)),
]

// A reader may lose the last letter of a name in another direction than what follows it.
test('names in Hebrew are printed', async () => {
  const { body } = await owner.get(printPath())
  expect(body).not.toContain('can’t be printed')
  for (const path of papers()) {
    const text = await readPdf(path)
    expect(text).toMatch(/שקשוק|קושקש/)
    expect(text).not.toContain('can’t be printed')
    // Its letters run the other way, but what follows stays behind it.
    if (path.includes('kitchen')) expect(text).toMatch(/[א-ת] *·.*480/)
  }
})

test('what no font has is named before printing, and replaced by a sign that each paper explains', async () => {
  await server.database.query(`update dishes set name = $2 where id = $1`, [
    place.dish('丁'),
    '宮保雞丁',
  ])
  await server.database.query(`update dishes set description = $2 where id = $1`, [
    place.dish('Künefe'),
    'Like 김치, but sweet',
  ])
  const { body } = await owner.get(printPath())
  const [, notice = ''] = body.split('These can’t be printed')
  const items = [...(notice.split('</ul>')[0] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, item = '']) => item.replaceAll(/<[^>]+>/g, ''),
  )
  expect(items).toEqual(['Künefe (김 치)', '宮保雞丁 (宮 雞)'])
  for (const path of papers()) {
    const text = await readPdf(path)
    expect(text.replaceAll(/\s/g, '')).toContain('□保□丁')
    expect(text).toMatch(/□\s+characters that can’t be printed/u)
  }
})

test('names of restaurants and headings, and translations, are checked too', async () => {
  await server.database.query(`update restaurants set name = '홍 Moda' where id = $1`, [
    place.restaurant(),
  ])
  await server.database.query(`update categories set name = 'แกง' where menu_id = $1`, [
    place.menuId,
  ])
  const { body } = await owner.get(printPath())
  expect(body).toContain('<bdi>홍 Moda</bdi>')
  expect(body).toContain('<bdi>แกง</bdi>')
  expect(await readPdf(printPath('/cards?language=en'))).toContain('□ Moda')
})
