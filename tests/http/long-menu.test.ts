import { beforeAll, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let page: string
let ids: readonly string[]

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  const rows = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Long', 'TRY' from owners where email = $1 returning *),
     d as (insert into dishes (owner_id, menu_id, name, description, position)
           select owner_id, id, 'Dish ' || n || '.', 'Described', n - 1
           from m, generate_series(1, 2000) n returning *)
     select id, menu_id from d order by position`,
    [owner.email],
  )
  ids = rows.map(({ id }) => String(id))
  page = `/dashboard/menuList/menu/${String(rows[0]?.['menu_id'])}/itemList`
})

const getPage = async (search = '') => (await owner.get(`${page}${search}`)).body
const place = (dishId: string | undefined, to: string) =>
  owner.post(page, { intent: 'place', dishId: dishId ?? '', place: to })

test('sends only the visible rows', async () => {
  const first = await getPage()
  expect(first).toContain('2,000 dishes, 2,000 of them visible')
  expect(first).toContain('Dish 60.')
  for (const absent of ['Dish 61.', 'Dish 2000.', 'Described']) expect(first).not.toContain(absent)
  expect(await getPage('?count=120')).toContain('Dish 120.')
  expect(await getPage('?count=99999')).not.toContain('Dish 241.')
  const last = await getPage('?from=1999')
  expect(last).toContain('Dishes 2,000 to 2,000 of 2,000.')
  expect(last).not.toContain('Dish 1999.')
  expect(last).toContain('?from=1759&amp;count=240')
  expect(await getPage('?from=50&count=240')).toContain('?from=290"')
})

test('a page beyond the end shows no rows and links to the last page', async () => {
  for (const beyond of ['?from=2000', '?from=1e300']) {
    const past = await getPage(beyond)
    expect(past).not.toMatch(/Dishes \d+ to \d+/)
    expect(past).toContain('?from=1760&amp;count=240')
  }
})

test('a search covers the whole menu', async () => {
  expect(await getPage('?words=2000')).toContain('Update Dish 2000.')
})

test('sends the ids of all dishes that pass the filter, only while dishes are being selected', async () => {
  const all = await getPage('?select=on')
  expect(ids.filter((id) => all.includes(id))).toEqual(ids)
  expect(all).not.toContain('Dish 61.')
  const filtered = await getPage('?select=on&words=2000')
  expect(ids.filter((id) => filtered.includes(id))).toEqual(ids.slice(-1))
  expect(await getPage()).not.toContain(ids.at(-1))
})

test('sends only the open dish in full, wherever it is', async () => {
  const panel = await getPage(`?edit=${ids.at(-1)}`)
  expect(panel).toContain('Described')
  expect(panel).toContain('value="Dish 2000."')
  expect(await getPage(`?edit=${crypto.randomUUID()}`)).not.toContain('Described')
})

test('moves a dish from the last position to the first, but to no invalid position', async () => {
  expect((await place(ids.at(-1), '1')).status).toBe(200)
  expect((await place(ids[0], '0')).status).toBe(422)
  expect((await place(crypto.randomUUID(), '1')).status).toBe(404)
  const storedRows = await server.database.query(
    `select id from dishes
     where menu_id = (select menu_id from dishes where id = $1) order by position`,
    [ids[0]],
  )
  expect(storedRows.map(({ id }) => id)).toEqual([ids.at(-1), ...ids.slice(0, -1)])
})
