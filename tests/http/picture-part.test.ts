import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let page: string
let dishId: string
let restaurant: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda'],
    dishes: { Desserts: ['Künefe'] },
  })
  page = `/dashboard/menuList/menu/${place.menuId}/itemList`
  dishId = place.dish('Künefe')
  restaurant = place.restaurant('Moda')
})

/** A wide picture: its left half is red, its right half blue. */
async function redAndBlue(): Promise<Buffer> {
  const half = { width: 600, height: 600, channels: 3 } as const
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 1_200, background: '#f00' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
}

const readStored = async (id = dishId) => {
  const [row] = await server.database.query(
    'select image_url as url, former_image_at as former from dishes where id = $1',
    [id],
  )
  return { url: String(row?.['url']), former: row?.['former'] }
}
const picture = async (url: string) =>
  Buffer.from(await (await fetch(server.url + url)).arrayBuffer())
/** The share of blue in a picture. */
async function blueIn(url: string): Promise<number> {
  const { channels } = await sharp(await picture(url)).stats()
  return Math.round(((channels[2]?.mean ?? 0) / 255) * 10) / 10
}
const upload = async (part?: string) =>
  owner.upload(
    page,
    'picture',
    { bytes: await redAndBlue() },
    {
      fields: { dishId, ...(part && { part }) },
    },
  )
const choose = (part: string, by = owner) => by.post(page, { intent: 'picturePart', dishId, part })

test('lists show the middle of a picture, or the part that its owner chooses, again and again', async () => {
  await upload()
  const { url: whole } = await readStored()
  expect(whole).not.toContain('part=')
  expect(await blueIn(smallImageUrl(whole))).toBe(0.5)

  await upload('0.50.100')
  const { url: left } = await readStored()
  expect(left).toContain('&part=0.50.100')
  expect(await blueIn(smallImageUrl(left))).toBe(0)
  const full = await picture(left)

  expect((await choose('100.50.60')).status).toBe(200)
  const { url: right, former } = await readStored()
  expect(right).toContain('&part=100.50.60')
  expect(await blueIn(smallImageUrl(right))).toBe(1)
  // The picture itself is the same, so that nothing was replaced.
  expect(await picture(right)).toEqual(full)
  expect(former).toBeNull()
  expect((await choose('50.50.100')).status).toBe(200)
  expect((await readStored()).url).toBe(whole)
})

test('a copy of the dish keeps the part, and a large picture on the guest page follows it', async () => {
  await upload('100.50.100')
  await owner.post(page, { intent: 'duplicate', dishId, key: crypto.randomUUID() })
  const [copy] = await server.database.query(
    `select id from dishes where id <> $1 and menu_id = (select menu_id from dishes where id = $1)`,
    [dishId],
  )
  expect((await readStored(String(copy?.['id']))).url).toContain('&part=100.50.100')
  await server.database.query('update restaurants set look = $2 where id = $1', [
    restaurant,
    { accent: '', logoShape: 'rounded', typeface: 'device', pictureSize: 'large' },
  ])
  const html = await (await fetch(`${server.url}/${restaurant}`)).text()
  expect(html).toContain('class="dish-picture at-x4 at-y2"')
})

test.each(['100.50', '101.50.100', '50.50.39', '50.50.1000', 'x'])(
  'the part %o is rejected',
  async (part) => {
    await upload()
    const before = await readStored()
    expect((await choose(part)).status).toBe(422)
    expect(await readStored()).toEqual(before)
  },
)

test('the part of a dish without a picture, or of another owner’s, can’t be chosen', async () => {
  expect((await choose('0.50.100')).status).toBe(404)
  const other = await new Owner(server).create(server.database)
  await upload()
  const before = await readStored()
  expect((await choose('0.50.100', other)).status).toBe(404)
  expect(await readStored()).toEqual(before)
})
