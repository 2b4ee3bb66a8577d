import { beforeEach, describe, expect, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { Selection } from '../fixtures/selection.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let selection: Selection

beforeEach(async () => {
  selection = await Selection.create(server)
})

const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }
const previewVersion = async () =>
  String((await selection.send('previewPrices', raise)).result.preview.previewVersion)

describe('a category', () => {
  test.each([
    ['main', ['main', null]],
    ['sub', ['main', 'sub']],
    ['none', [null, null]],
  ] as const)('%s takes the dishes, in their order', async (kind, expected) => {
    await selection.send('move', { categoryId: selection.categories.sub })
    const { result } = await selection.send('move', {
      categoryId: kind === 'none' ? '' : selection.categories[kind],
    })
    expect(result).toEqual({ done: 'move', count: 4, missing: [] })
    const places = expected.map((name) => name && selection.categories[name])
    expect(await selection.columns('main', 'sub', 'position')).toEqual(
      [0, 1, 2, 3].map((position) => [...places, position]),
    )
  })

  test('of another menu is not found', async () => {
    const [other] = await server.database.query(
      `with m as (insert into menus (owner_id, name) select id, 'B' from owners where email = $1
         returning id, owner_id)
       insert into categories (owner_id, menu_id, name) select owner_id, id, 'B' from m
         returning id`,
      [selection.owner.email],
    )
    expect((await selection.send('move', { categoryId: String(other?.['id']) })).status).toBe(404)
    expect((await selection.send('move', { categoryId: 'x' })).status).toBe(404)
  })
})

describe('tags', () => {
  test('are added where they are missing, and removed in any spelling', async () => {
    const added = await selection.send('addTags', { tags: 'SPICY' })
    expect(added.result).toMatchObject({ done: 'addTags', count: 3, voided: 0, tags: ['SPICY'] })
    expect(await selection.columns('tags', 'facts')).toEqual([
      [['spicy'], 1],
      [['SPICY'], 2],
      [['SPICY'], 2],
      [['SPICY'], 2],
    ])
    const again = await selection.send('addTags', { tags: 'spicy' })
    expect(again.result.errors.tags).toContain('All of these dishes have this tag already')
    const removed = await selection.send('removeTags', { tags: 'Spicy' })
    expect(removed.result).toMatchObject({ done: 'removeTags', count: 4 })
    expect((await selection.columns('tags')).flat(2)).toEqual([])
    const none = await selection.send('removeTags', { tags: 'spicy' })
    expect(none.result.errors.tags).toContain('None of these dishes has this tag')
    expect((await selection.send('addTags', { tags: ' ' })).result.errors.tags).toContain(
      'enter a tag',
    )
  })

  test('beyond the limit of one dish are rejected with its name, and no dish gets any', async () => {
    await server.database.query(
      `update dishes set tags = (select array_agg('tag ' || n) from generate_series(1, 20) n)
       where id = $1`,
      [selection.ids[3]],
    )
    const before = await selection.stored()
    const { status, result } = await selection.send('addTags', { tags: 'vegan' })
    expect(status).toBe(422)
    expect(result.errors.tags).toContain('“Künefe” has no room: a dish can have at most 20 tags')
    expect(await selection.stored()).toEqual(before)
  })

  test('that contradict a statement of “free” void it, as the dish’s form does', async () => {
    await server.database.query(
      `insert into dish_facts (owner_id, dish_id, fact, state, ingredients, confirmed_by)
       select owner_id, id, fact, 'free', '{}', 'x'
       from dishes, (values ('nuts'), ('milk')) f (fact) where id = any($1)`,
      [selection.ids.slice(0, 2)],
    )
    const valid = async () =>
      (
        await server.database.query(
          'select fact from dish_facts where dish_id = any($1) and voided_at is null',
          [selection.ids],
        )
      ).map(({ fact }) => fact)
    expect((await selection.send('addTags', { tags: 'summer' })).result.voided).toBe(0)
    expect(
      (await selection.send('changePrices', { ...raise, previewVersion: await previewVersion() }))
        .status,
    ).toBe(200)
    expect(await valid()).toHaveLength(4)
    expect((await selection.send('addTags', { tags: 'contains nuts' })).result.voided).toBe(2)
    expect(await valid()).toEqual(['milk', 'milk'])
  })
})

test('dishes are activated and deactivated, and only those that were not get a new version', async () => {
  await server.database.query('update dishes set is_active = false where id = $1', [
    selection.ids[0],
  ])
  const versions = async () => (await selection.columns('version')).map(String)
  const before = await versions()
  const off = await selection.send('active')
  expect(off.result).toEqual({ done: 'deactivate', count: 4, missing: [] })
  expect(await selection.columns('active')).toEqual([[false], [false], [false], [false]])
  const after = await versions()
  expect(after.map((version, index) => version === before[index])).toEqual([
    true,
    false,
    false,
    false,
  ])
  await selection.send('active', { isActive: 'on' })
  expect(await selection.columns('active')).toEqual([[true], [true], [true], [true]])
})

test('dishes are sold out and back at all restaurants of the menu, but not without one', async () => {
  const marks = () =>
    server.database.query('select dish_id from sold_out where dish_id = any($1)', [selection.ids])
  const two = { selected: selection.ids.slice(0, 2) }
  const on = await selection.send('soldOut', { isSoldOut: 'on' }, two)
  expect(on.result).toEqual({ done: 'sellOut', count: 2, missing: [] })
  expect((await selection.send('soldOut', { isSoldOut: 'on' })).status).toBe(200)
  expect(await marks()).toHaveLength(8)
  expect((await selection.send('soldOut', {}, two)).result.done).toBe('bringBack')
  expect(await marks()).toHaveLength(4)
  await server.database.query('update restaurants set menu_id = null where menu_id = $1', [
    selection.menuId,
  ])
  const { status, result } = await selection.send('soldOut', { isSoldOut: 'on' })
  expect(status).toBe(409)
  expect(result.problem.message).toContain('No restaurant shows this menu')
})

test('dishes are deleted, and those deleted meanwhile are skipped', async () => {
  await selection.owner.post(`/dashboard/menuList/menu/${selection.menuId}/itemList`, {
    intent: 'delete',
    dishId: selection.ids[0] ?? '',
  })
  const gone = { selected: selection.ids.slice(0, 2) }
  expect((await selection.send('active', {}, gone)).result).toMatchObject({
    count: 1,
    missing: [selection.ids[0]],
  })
  expect((await selection.send('delete', {}, gone)).result).toMatchObject({
    count: 1,
    missing: [selection.ids[0]],
  })
  expect(await selection.columns('name', 'deleted')).toEqual([
    ['Adana', true],
    ['Tea', true],
    ['Water', false],
    ['Künefe', false],
  ])
  const { status, result } = await selection.send('delete', {}, gone)
  expect(status).toBe(404)
  expect(result.problem.message).toContain('These dishes don’t exist')
})

const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  previewPrices: raise,
  changePrices: { ...raise, previewVersion: 'x' },
  move: {},
  addTags: { tags: 'vegan' },
  removeTags: { tags: 'spicy' },
  active: {},
  soldOut: { isSoldOut: 'on' },
  delete: {},
}

test.each(Object.entries(changes))(
  '%s treats another owner’s dishes, and those of another menu, as unknown ones',
  async (intent, fields) => {
    const stranger = await new Owner(server).create(server.database)
    const before = await selection.stored()
    expect((await selection.send(intent, fields, { by: stranger })).status).toBe(404)
    const [other] = await server.database.query(
      `insert into menus (owner_id, name) select id, 'B' from owners where email = $1 returning id`,
      [stranger.email],
    )
    const elsewhere = { by: stranger, menuId: String(other?.['id']) }
    expect((await selection.send(intent, fields, elsewhere)).status).toBe(404)
    expect((await selection.send(intent, fields, { selected: ['x', '../1'] })).status).toBe(404)
    expect((await selection.send(intent, fields, { selected: [] })).status).toBe(422)
    expect(await selection.stored()).toEqual(before)
  },
)

test('a dish’s own tags stay as they are when others are added', async () => {
  await server.database.query(`update dishes set tags = '{x,X,"a;b"}' where id = $1`, [
    selection.ids[0],
  ])
  const { result } = await selection.send('addTags', { tags: 'x, y' })
  expect(result.count).toBe(4)
  expect((await selection.columns('tags'))[0]).toEqual([['x', 'X', 'a;b', 'y']])
})

test('a change of many dishes counts as one per hundred, and a refused one leaves room', async () => {
  const edit = () => selection.send('active')
  await countAttempts(server.database, 'menu_edits', 1_198, edit)
  const many = {
    selected: [...selection.ids, ...Array.from({ length: 297 }, () => crypto.randomUUID())],
  }
  const refused = await selection.send('active', {}, many)
  expect(refused.status).toBe(429)
  expect(refused.result.problem.message).toContain('too many changes in the last hour')
  const some = { selected: many.selected.slice(0, 200) }
  expect((await selection.send('active', {}, some)).status).toBe(200)
  expect((await edit()).status).toBe(429)
  expect((await selection.send('previewPrices', raise)).status).toBe(200)
})

test('all 2,000 dishes of a menu are changed by one request, but not more', async () => {
  const rows = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Long', 'TRY' from owners where email = $1 returning *)
     insert into dishes (owner_id, menu_id, name, price_minor, position)
     select owner_id, id, 'Dish ' || n, n * 100, n - 1 from m, generate_series(1, 2000) n
     returning id, menu_id`,
    [selection.owner.email],
  )
  const menuId = String(rows[0]?.['menu_id'])
  const selected = rows.map(({ id }) => String(id))
  const change = { ...raise, ending: '50' }
  const { status, result } = await selection.send('previewPrices', change, { selected, menuId })
  expect([status, result.preview?.prices.length]).toEqual([200, 2_000])
  const confirmed = { ...change, previewVersion: result.preview.previewVersion }
  const send = async (intent: string, fields: Readonly<Record<string, string>> = {}) => {
    const answer = await selection.send(intent, fields, { selected, menuId })
    return [answer.status, answer.result.problem?.message ?? answer.result.count]
  }
  expect(await send('changePrices', confirmed)).toEqual([200, 2_000])
  expect(await send('addTags', { tags: 'new' })).toEqual([200, 2_000])
  const [sums] = await server.database.query(
    `select count(*) filter (where tags = '{new}' and price_minor % 100 = 50)::int as changed
     from dishes where menu_id = $1`,
    [menuId],
  )
  expect(sums).toEqual({ changed: 2_000 })
  const more = { selected: [...selected, crypto.randomUUID()], menuId }
  expect((await selection.send('delete', {}, more)).status).toBe(422)
  // As autovacuum may at any time: no dish is deleted yet.
  await server.database.query('analyze dishes')
  expect(await send('delete')).toEqual([200, 2_000])
})
