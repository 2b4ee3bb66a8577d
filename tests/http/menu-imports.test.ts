import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let restaurantId: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    dishes: { Çorbalar: [{ name: 'Mercimek', price_minor: 9_500 }] },
  })
  menuId = place.menuId
  restaurantId = place.restaurant()
})

const page = () => `/dashboard/menuList/menu/${menuId}`
const file = (text: string, name = 'menü.csv') => ({
  bytes: Buffer.from(text),
  name,
  type: 'text/csv',
})
const upload = (text: string, by = owner) => by.upload(`${page()}/import`, 'import', file(text))
const guestPage = async () => (await fetch(`${server.url}/${restaurantId}`)).text()

const menu = `Kategori;Ürün;Fiyat
Çorbalar;Mercimek;99
;Ezogelin;1.250
Tatlılar;<b>Künefe</b>;120
`

describe('a menu in a file', () => {
  test('is checked beside its source, published together, and exported again', async () => {
    const { status, location = '' } = await upload(menu)
    expect(status).toBe(302)
    const { body } = await owner.get(location)
    expect(body).toContain('menü.csv: 3 dishes were read')
    expect(body).toContain('value="1250.00"')
    expect(body).toContain('The price could have thousands or decimals')
    expect(body).toMatch(/<mark data-field="price"[^>]*>1\.250<\/mark>/)
    expect(body).toContain('&lt;b&gt;Künefe')
    expect(body).toContain('Dishes that change: 1')
    expect(await guestPage()).not.toContain('Ezogelin')

    const refused = await owner.post(location, { intent: 'publish' })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('Dishes with doubts: 1.')
    const row = hiddenField(body, 'row')
    const wrong = await owner.post(location, { intent: 'row', row, price: '1,2,3' })
    expect(wrong.body).toContain('value="1,2,3"')
    await owner.post(location, { intent: 'row', row, name: 'Ezogelin', price: '125' })
    const published = await owner.post(location, { intent: 'publish' })
    expect(published.location).toBe(`${page()}/itemList`)
    const list = await owner.get(published.location ?? '')
    expect(list.body).toContain('2 dishes added, 1 dish changed.')
    expect((await owner.get(published.location ?? '')).body).not.toContain('dishes added')
    const shown = await guestPage()
    for (const text of ['Ezogelin', '125.00', '99.00', '&lt;b&gt;Künefe', 'Tatlılar']) {
      expect(shown).toContain(text)
    }
    expect((await owner.get(location)).status).toBe(404)

    for (const kind of ['csv', 'xlsx', 'json']) {
      const exported = await owner.get(`${page()}/export/${kind}`)
      expect(exported.headers['content-disposition']).toBe(`attachment; filename="menu.${kind}"`)
    }
    const csv = await owner.get(`${page()}/export/csv`)
    const again = await upload(csv.body)
    const compared = await owner.get(again.location ?? '')
    expect(compared.body).toContain('Dishes that stay the same: 3')
    expect(compared.body).not.toContain('Dishes that change')
    expect((await owner.get(`${page()}/export/exe`)).status).toBe(404)
  })

  test('is nobody else’s', async () => {
    const { location = '' } = await upload(menu)
    const stranger = await new Owner(server).create(server.database)
    expect((await stranger.get(location)).status).toBe(404)
    expect((await stranger.post(location, { intent: 'publish', acceptsDoubts: 'on' })).status).toBe(
      404,
    )
    expect((await upload(menu, stranger)).status).toBe(404)
    expect((await stranger.get(`${page()}/import`)).status).toBe(404)
    expect((await stranger.get(`${page()}/export/json`)).status).toBe(404)
    await stranger.post(location, { intent: 'cancel' })
    expect((await owner.get(location)).status).toBe(200)
    expect(await guestPage()).not.toContain('Ezogelin')
  })

  test('can be continued later or cancelled', async () => {
    const { location = '' } = await upload(menu)
    expect((await owner.get(`${page()}/import`)).body).toContain(`href="${location}"`)
    const importId = location.split('/').at(-1) ?? ''
    const cancelled = await owner.post(location, { intent: 'cancel' })
    expect(cancelled.location).toBe(`${page()}/import?deleted=${importId}`)
    const after = await owner.get(cancelled.location ?? '')
    expect(after.body).toContain('The import is cancelled.')
    expect(after.body).not.toContain(`href="${location}"`)
    const deleted = await owner.get('/dashboard/recentlyDeleted')
    expect(deleted.body).toContain('menü.csv')
    const form = { intent: 'restore', kind: 'import', id: importId }
    const restored = await owner.post('/dashboard/recentlyDeleted', form)
    expect(restored.body).toContain('“menü.csv” is back.')
    expect((await owner.get(cancelled.location ?? '')).body).toContain(`href="${location}"`)
    expect((await owner.get(location)).body).toContain('3 dishes were read')
  })

  test('has columns that can be corrected', async () => {
    const { location = '' } = await upload('Yemek;Not;Fiyat\nÇorba;sıcak;5\nTatlı;soğuk;4\n')
    const roles = { column0: 'name', column1: 'description', column2: 'price' }
    await owner.post(location, { intent: 'columns', ...roles })
    expect((await owner.get(location)).body).toMatch(/<textarea[^>]*name="description"[^>]*>sıcak/)
  })
})

describe('what can’t be imported', () => {
  test.each([
    ['an empty file', '', 'Choose a file or paste your menu first.'],
    ['a picture', '\u0089PNG\r\n', 'Pictures can’t be read yet.'],
    ['a text without dishes', 'Open daily', 'No dishes were found in it.'],
  ])('says what to do: %s', async (_, text, message) => {
    const bytes = Buffer.from(text, 'latin1')
    const { status, body } = await owner.upload(`${page()}/import`, 'import', { bytes })
    expect(status).toBe(422)
    expect(body).toContain(message)
  })

  test('is named when it is too large, without being read', async () => {
    const sent = { bytes: Buffer.alloc(11 * 1024 * 1024, 'a') }
    const { status, body } = await owner.upload(`${page()}/import`, 'import', sent)
    expect(status).toBe(413)
    expect(body).toContain('please choose one of at most 10 MB')
  })

  test('stays in its field if it was pasted, however long', async () => {
    const text = `Words without prices\n${'and more of them\n'.repeat(10_000)}THE END`
    const sent = { bytes: Buffer.alloc(0) }
    const options = { fields: { text } }
    const { status, body } = await owner.upload(`${page()}/import`, 'import', sent, options)
    expect(status).toBe(422)
    expect(body).toContain('THE END</textarea>')
  })
})
