import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { protection, writePdfBomb, writePdfOfLines } from '../fixtures/pdf-files.ts'
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
    expect((await owner.get(`${page()}/import`)).body).toContain('3 dishes · ')

    const rejection = await owner.post(location, { intent: 'publish' })
    expect(rejection.status).toBe(422)
    expect(rejection.body).toContain('Dishes with doubts: 1.')
    const row = hiddenField(body, 'row')
    const wrong = await owner.post(location, { intent: 'row', row, price: '1,2,3' })
    expect(wrong.body).toContain('value="1,2,3"')
    await owner.post(location, { intent: 'row', row, name: 'Ezogelin', price: '125' })
    const published = await owner.post(location, { intent: 'publish' })
    expect(published.location).toBe(`${page()}/itemList`)
    const list = await owner.get(published.location ?? '')
    expect(list.body).toContain('2 dishes added, 1 dish changed.')
    expect(list.body).toContain(`step=guest&amp;restaurant=${restaurantId}"`)
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
    const comparison = await owner.get(again.location ?? '')
    expect(comparison.body).toContain('Dishes that stay the same: 3')
    expect(comparison.body).not.toContain('Dishes that change')
    expect((await owner.get(`${page()}/export/exe`)).status).toBe(404)
  })

  test('that no restaurant shows leads to the choice of one instead of another menu’s page', async () => {
    await server.database.query(
      `with other as (insert into menus (owner_id, name)
                      select owner_id, 'Drinks' from restaurants where id = $1 returning id)
       update restaurants set menu_id = other.id from other where restaurants.id = $1`,
      [restaurantId],
    )
    const { location = '' } = await upload('Ürün;Fiyat\nEzogelin;125\n')
    await owner.post(location, { intent: 'publish', acceptsDoubts: 'on', acceptsCurrency: 'on' })
    const { body } = await owner.get(`${page()}/itemList`)
    expect(body).toContain('No restaurant shows this menu yet')
    expect(body).not.toContain('step=guest')
  })

  test('is not found by another owner', async () => {
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
    const deletedPage = await owner.get('/dashboard/recentlyDeleted')
    expect(deletedPage.body).toContain('menü.csv')
    const form = { intent: 'restore', kind: 'import', id: importId }
    const restoration = await owner.post('/dashboard/recentlyDeleted', form)
    expect(restoration.body).toContain('“menü.csv” is back.')
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

describe('a menu on pages', () => {
  const send = async (name: string) =>
    owner.upload(`${page()}/import`, 'import', {
      bytes: await readFile(new URL(`../fixtures/menus/${name}`, import.meta.url)),
      name,
    })

  test('of a PDF is shown in the layout of its page', async () => {
    const { location = '' } = await send('24-wine-list.pdf')
    const { body } = await owner.get(location)
    expect(body).toContain('24-wine-list.pdf: 11 dishes were read')
    expect(body).toMatch(/<text[^>]*>Rioja Reserva 2018, Muga<\/text>/)
    expect(body).toMatch(/<rect[^>]*data-field="price2"/)
    expect(body).not.toContain('Show the whole picture')
    expect((await owner.get(`${location}/pictures/0`)).status).toBe(404)
  })

  test('in a picture is shown in it, until it is published', async () => {
    const { location = '' } = await send('25-three-sizes.png')
    const { body } = await owner.get(location)
    expect(body).toContain(`<image href="${location}/pictures/0"`)
    expect(body).toMatch(/<rect[^>]*data-field="price3"/)
    const shown = await owner.get(`${location}/pictures/0`)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toBe('no-store')
    const stranger = await new Owner(server).create(server.database)
    expect((await stranger.get(`${location}/pictures/0`)).status).toBe(404)
    expect(
      (await fetch(`${server.url}${location}/pictures/0`)).headers.get('Content-Type'),
    ).not.toBe('image/webp')
    const importId = location.split('/').at(-1) ?? ''
    expect((await fetch(`${server.url}/images/menu-imports/${importId}/0.webp`)).status).toBe(404)
    for (const wrong of ['1', '-1', '0.webp', 'x']) {
      expect((await owner.get(`${location}/pictures/${wrong}`)).status).toBe(404)
    }
    const files = join(server.folder, 'images/menu-imports', importId)
    expect(await readdir(files)).toEqual(['0.webp'])
    const all = { intent: 'publish', acceptsDoubts: 'on', acceptsCurrency: 'on' }
    expect((await owner.post(location, all)).status).toBe(302)
    expect((await owner.get(`${location}/pictures/0`)).status).toBe(404)
    await expect(readdir(files)).rejects.toThrow('ENOENT')
    expect(await guestPage()).toContain('Margherita')
  })

  test('has no progress while nothing is read', async () => {
    expect(JSON.parse((await owner.get(`${page()}/import/progress`)).body)).toEqual({ share: null })
  })
})

describe('what can’t be imported', () => {
  test.each([
    ['an empty file', '', ['Choose another file', 'Başka bir dosya seçin']],
    [
      'a damaged picture',
      '\u0089PNG\r\n\u001a\n',
      ['Please save it again', 'Lütfen yeniden kaydedin'],
    ],
    [
      'a damaged PDF',
      '%PDF-1.7 and nothing else',
      ['save or print it as PDF again', 'yeniden PDF olarak kaydedin'],
    ],
    [
      'a protected PDF',
      Buffer.from(writePdfOfLines([['Soup 5.50']], protection)).toString('latin1'),
      ['Remove the password', 'parolayı kaldırıp kaydedin'],
    ],
    [
      'a PDF bomb',
      Buffer.from(writePdfBomb()).toString('latin1'),
      ['one page of your menu at a time', 'menünüzün tek bir sayfasını'],
    ],
    [
      'too many columns',
      `${'a;'.repeat(120)}\n`.repeat(3),
      ['Delete those that aren’t about dishes', 'Yemeklerle ilgili olmayanları silip'],
    ],
    ['a program', '\0\u0001\u0002\u0003'.repeat(99), ['paste the text', 'metnini yapıştırın']],
    [
      'a text without dishes',
      'Open daily',
      ['best with its price at the end', 'fiyatı satır sonunda olursa'],
    ],
  ])('says what to do in both languages: %s', async (_, text, cures) => {
    const bytes = Buffer.from(text, 'latin1')
    for (const [index, locale] of ['en', 'tr'].entries()) {
      const headers = { 'Accept-Language': locale }
      const { status, body } = await owner.upload(
        `${page()}/import`,
        'import',
        { bytes },
        { headers },
      )
      expect(status).toBe(422)
      expect(body).toContain(cures[index])
    }
  })

  test.each([
    ['en', 'Settings → Camera → Formats → Most Compatible'],
    ['tr', 'Ayarlar → Kamera → Biçimler → En Uyumlu'],
  ])(
    'a HEIC photo is rejected with how to take one that can be read (%s)',
    async (locale, cure) => {
      const heic = { bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') }
      const headers = { 'Accept-Language': locale }
      const { status, body } = await owner.upload(`${page()}/import`, 'import', heic, { headers })
      expect(status).toBe(422)
      expect(body).toContain(cure)
    },
  )

  test('is named when it is too large, without being read', async () => {
    const input = { bytes: Buffer.alloc(11 * 1024 * 1024, 'a') }
    const { status, body } = await owner.upload(`${page()}/import`, 'import', input)
    expect(status).toBe(413)
    expect(body).toContain('at most 10 MB')
    expect(body).toContain('or paste your menu’s text')
  })

  test('stays in its field if it was pasted, however long', async () => {
    const text = `Words without prices\n${'and more of them\n'.repeat(10_000)}THE END`
    const input = { bytes: Buffer.alloc(0) }
    const options = { fields: { text } }
    const { status, body } = await owner.upload(`${page()}/import`, 'import', input, options)
    expect(status).toBe(422)
    expect(body).toContain('THE END</textarea>')
  })
})
