import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { getRaw } from '../get-raw.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const list = '/dashboard/conversations'

const server = await sharedServer()
let owner: Owner
let lale: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  lale = await open(owner, '1-20, Bahçe 1-2, شرفة 1, 🍕')
})

/** Opens a restaurant with tables, whose guests can ask. */
async function open({ email }: Owner, tables: string): Promise<string> {
  const place = await seedPlace(server, email, { hasChat: true, dishes: { Desserts: ['Künefe'] } })
  const restaurantId = place.restaurant()
  await server.database.query('update restaurants set table_names = $2 where id = $1', [
    restaurantId,
    tables,
  ])
  return restaurantId
}

/** Asks as a guest does whose address has a query. */
async function ask(query: string, guest = new Guest(server.url, lale)): Promise<Guest> {
  const body = JSON.stringify({ message: 'How much is the Künefe?', key: crypto.randomUUID() })
  const response = await guest.request('POST', body, {}, `/chat${query}`)
  expect(await response.text()).toContain('Künefe')
  return guest
}

const storedTables = async (restaurantId = lale) => {
  const rows = await server.database.query(
    `select table_name from messages where restaurant_id = $1 and role = 'user' order by sequence`,
    [restaurantId],
  )
  return rows.map((row) => row['table_name'])
}

describe('the guest page', () => {
  test('is the same at all tables, and its links name none', async () => {
    const [plain, ...others] = await Promise.all(
      ['', '?table=7', '?table=Bah%C3%A7e+1', '?table=%3Cscript%3E', '?table=1&table=2'].map(
        (query) => getRaw(`${server.url}/${lale}${query}`),
      ),
    )
    const html = plain?.bytes.toString() ?? ''
    for (const { bytes, headers } of others) {
      expect(bytes.toString()).toBe(html)
      expect(headers['etag']).toBe(plain?.headers['etag'])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(plain?.headers['etag']).toBeDefined()
    expect(html).toContain('data-tables="1-20, Bahçe 1-2, شرفة 1, 🍕"')
    expect(html).not.toContain('table=')
  })

  test('of a restaurant without tables remembers none', async () => {
    await server.database.query(`update restaurants set table_names = '' where id = $1`, [lale])
    const html = await (await fetch(`${server.url}/${lale}?table=7`)).text()
    expect(html).not.toMatch(/data-table/)
  })
})

describe('a question', () => {
  test.each([
    ['?table=7', '7'],
    ['?table=Bah%C3%A7e%202', 'Bahçe 2'],
    ['?table=%D8%B4%D8%B1%D9%81%D8%A9+1', 'شرفة 1'],
    ['?table=%F0%9F%8D%95', '🍕'],
  ])('from %s is stored with its table', async (query, table) => {
    await ask(query)
    expect(await storedTables()).toEqual([table])
  })

  test.each([
    '',
    '?table=',
    '?table=21',
    '?table=%3Cscript%3E',
    '?table=%00',
    '?table=%E2%80%AE7',
    '?table=7&table=7',
    `?table=${'9'.repeat(80)}`,
    `?table=${'e%CC%81'.repeat(500)}`,
  ])('from %s is answered, and stored without a table', async (query) => {
    await ask(query)
    expect(await storedTables()).toEqual([null])
  })

  test('is stored without a table once the owner has removed it', async () => {
    await server.database.query(`update restaurants set table_names = '1-6' where id = $1`, [lale])
    await ask('?table=7')
    expect(await storedTables()).toEqual([null])
  })

  test('of the owner’s test chat is not stored at all', async () => {
    const [restaurant] = await server.database.query(
      'select menu_id from restaurants where id = $1',
      [lale],
    )
    const path = `/dashboard/menuList/menu/${String(restaurant?.['menu_id'])}/rehearsal?table=7`
    const { status } = await owner.postJson(path, {
      message: 'How much is the Künefe?',
      history: [],
    })
    expect(status).toBe(200)
    expect(await storedTables()).toEqual([])
  })
})

describe('the owner', () => {
  test('sees the table in the list and at each question, and filters by it', async () => {
    const moving = await ask('?table=Bah%C3%A7e+1')
    await ask('?table=7', moving)
    await ask('?table=8')
    await ask('')
    const all = (await owner.get(list)).body
    for (const table of ['Table 7', 'Table 8']) expect(all).toContain(`>${table}<`)
    const filtered = (await owner.get(`${list}?table=Bah%C3%A7e+1`)).body
    expect(filtered.match(/<bdi>(Table \d|Bahçe 1)</g)).toEqual([
      '<bdi>Table 7<',
      '<bdi>Bahçe 1<',
      '<bdi>Table 7<',
    ])
    expect(filtered).toMatch(/<option selected="">Bahçe 1<\/option>/)
    expect((await owner.get(`${list}?table=9`)).body).toContain('No conversations match')
    const odd = (await owner.get(`${list}?table=${'x'.repeat(31)}`)).body
    expect(odd).toContain('No table can be called that')
    expect(odd).toContain('>Table 8<')
  })

  test('gets the table in both exports', async () => {
    await ask('?table=Bah%C3%A7e+1')
    await ask('')
    const csv = (await owner.download(`${list}/download`)).body
    expect(csv.split('\r\n')[0]).toMatch(/,"dishes","table"$/)
    expect(csv).toMatch(/"How much is the Künefe\?","","Bahçe 1"\r\n/)
    expect(csv).toMatch(/"How much is the Künefe\?","",""\r\n/)
    const filtered = (await owner.download(`${list}/download?table=Bah%C3%A7e+1`)).body
    expect(filtered.match(/How much is the Künefe\?/g)).toHaveLength(1)
    const account = JSON.parse((await owner.download('/dashboard/account')).body)
    const tables = account.messages.map(({ tableName }: { tableName: unknown }) => tableName)
    expect(tables.filter((table: unknown) => table !== null)).toEqual(['Bahçe 1'])
    expect(account.restaurants[0].tableNames).toContain('Bahçe 1-2')
  })

  test('sees how many questions came from each table, and none of a chat that is erased', async () => {
    const erasing = await ask('?table=7')
    expect((await owner.get('/dashboard')).body).toMatch(
      new RegExp(`Questions by table.*restaurant=${lale}&amp;table=7"[^>]*><bdi>Table 7<`, 's'),
    )
    await erasing.request('DELETE')
    expect((await owner.get('/dashboard')).body).not.toContain('Questions by table')
    expect(await storedTables()).toEqual([null])
  })

  test('sees nothing of another owner’s tables', async () => {
    await ask('?table=7')
    const stranger = await new Owner(server).create(server.database)
    const theirs = await open(stranger, '')
    await ask('', new Guest(server.url, theirs))
    for (const path of [`${list}?table=7`, `${list}?restaurant=${lale}`, '/dashboard']) {
      expect((await stranger.get(path)).body).not.toMatch(/Table 7|Questions by table/)
    }
    const print = `/dashboard/restaurants/restaurant/${lale}/print`
    const tablesVersion = await owner.hidden(print, 'tablesVersion')
    const form = { intent: 'tables', tables: '99', tablesVersion }
    expect((await stranger.post(print, form)).status).toBe(404)
    // Without tables, there is nothing to filter by.
    expect((await stranger.get(list)).body).not.toContain('name="table"')
  })

  test('keeps what was typed when another window has saved in between', async () => {
    const print = `/dashboard/restaurants/restaurant/${lale}/print`
    const tablesVersion = await owner.hidden(print, 'tablesVersion')
    const save = (tables: string) => owner.post(print, { intent: 'tables', tables, tablesVersion })
    expect((await save('1-3')).status).toBe(200)
    const late = await save('1-4')
    expect(late.status).toBe(409)
    expect(late.body).toContain('>1-4</textarea>')
  })

  test('reads on the privacy page that a table is stored', async () => {
    const page = async (language: string) => (await owner.get(`/privacy?lang=${language}`)).body
    expect(await page('en')).toMatch(/the table’s name is kept.*chefin\.\{restaurant\}\.table/s)
    expect(await page('tr')).toMatch(/masanın adı da sorunuzla.*chefin\.\{restaurant\}\.table/s)
  })
})
