import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let restaurantId: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email)
  menuId = place.menuId
  restaurantId = place.restaurant()
})

const start = () => `/dashboard/menuList/menu/${menuId}/import`
const guestPage = async () => (await fetch(`${server.url}/${restaurantId}`)).text()
const handwriting = async () => ({
  bytes: await readFile(new URL('../fixtures/menus/26-handwriting.jpg', import.meta.url)),
  name: 'menu.jpg',
})
const typing = { fields: { typed: 'on' } }

const typed = 'Kahvaltılar\r\nMenemen 180\r\nSucuklu Yumurta 195\r\n'

test('a menu is typed beside its photo, which nobody reads', async () => {
  const { location = '' } = await owner.upload(start(), 'import', await handwriting(), typing)
  expect(location).toMatch(/\/text$/)
  const draft = location.replace(/\/text$/, '')
  expect((await owner.get(location)).body).toContain(`<image href="${draft}/pictures/0"`)
  expect((await owner.get(draft)).body).toContain('There are no dishes yet.')

  const rejection = await owner.post(location, { intent: 'text', text: 'Menemen, hot' })
  expect(rejection.status).toBe(422)
  expect(rejection.body).toContain('No dishes were found in it.')
  expect(rejection.body).toContain('Menemen, hot</textarea>')

  const preview = await owner.postJson(`${location}/preview`, { text: typed })
  expect(JSON.parse(preview.body)).toMatchObject({
    dishes: [
      { name: 'Menemen', category: 'Kahvaltılar', prices: ['180.00'], region: null },
      { name: 'Sucuklu Yumurta', region: null },
    ],
    unread: [],
  })
  expect((await owner.get(draft)).body).toContain('There are no dishes yet.')

  expect((await owner.post(location, { intent: 'text', text: typed })).location).toBe(draft)
  const { body } = await owner.get(draft)
  expect(body).toContain('menu.jpg: 2 dishes were read')
  expect(body).toContain('Typed by you')
  expect((await owner.get(location)).body).toContain('Menemen 180\nSucuklu Yumurta 195')
  expect(await guestPage()).not.toContain('Menemen')
  expect((await owner.post(draft, { intent: 'publish' })).status).toBe(302)
  expect(await guestPage()).toContain('Sucuklu Yumurta')
  expect((await owner.get(location)).status).toBe(404)
})

test('a pasted text is corrected in one box', async () => {
  const input = { bytes: Buffer.alloc(0) }
  const pasted = { fields: { text: 'Soup 5\nClosed on Mondays\nCake 4' } }
  const { location = '' } = await owner.upload(start(), 'import', input, pasted)
  expect((await owner.get(location)).body).toContain(`href="${location}/text"`)
  await owner.post(`${location}/text`, { intent: 'text', text: 'Soup 5\nSalad 7\nCake 4' })
  const { body } = await owner.get(location)
  expect(body).toContain('Pasted text: 3 dishes were read')
  expect(body).not.toContain('Typed by you')
})

test('a draft’s text is its owner’s', async () => {
  const { location = '' } = await owner.upload(start(), 'import', await handwriting(), typing)
  const stranger = await new Owner(server).create(server.database)
  expect((await stranger.get(location)).status).toBe(404)
  expect((await stranger.post(location, { intent: 'text', text: typed })).status).toBe(404)
  expect((await stranger.postJson(`${location}/preview`, { text: typed })).status).toBe(404)
})

test('nothing but a picture can be typed beside', async () => {
  const table = { bytes: Buffer.from('Name;Price\nSoup;5\n'), name: 'menu.csv' }
  const { status, body } = await owner.upload(start(), 'import', table, typing)
  expect(status).toBe(422)
  expect(body).toContain('This file has no picture of a menu.')
  const imported = await owner.upload(start(), 'import', table)
  expect((await owner.get(`${imported.location}/text`)).status).toBe(404)
})

test('a text may be long, and no longer', async () => {
  const input = { bytes: Buffer.alloc(0) }
  const { location = '' } = await owner.upload(start(), 'import', input, {
    fields: { text: 'Soup 5' },
  })
  const long = `Soup 5\n${'مرحبا\n'.repeat(13_000)}`
  expect((await owner.post(`${location}/text`, { intent: 'text', text: long })).status).toBe(302)
  const tooLong = { intent: 'text', text: long + long }
  const rejection = await owner.post(`${location}/text`, tooLong)
  expect(rejection.status).toBeGreaterThanOrEqual(413)
})
