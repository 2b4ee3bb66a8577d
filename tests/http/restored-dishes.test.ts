import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { Selection } from '../fixtures/selection.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let selection: Selection

beforeEach(async () => {
  selection = await Selection.create(server)
})

test('dishes deleted together are restored together, with places and pictures', async () => {
  const [adana = '', tea = ''] = selection.ids
  const form = new FormData()
  form.set('dishId', adana)
  form.set('file', new File([await readFile('app/db/demo/pictures/ayran.webp')], 'ayran.webp'))
  const list = `/dashboard/menuList/menu/${selection.menuId}/itemList`
  await selection.owner.send(`${list}?upload=picture`, form)
  await selection.send('move', { categoryId: selection.categories.sub })
  const shownColumns = () =>
    selection.columns('name', 'price', 'tags', 'position', 'main', 'sub', 'facts')
  const before = await shownColumns()

  await selection.owner.post(list, { intent: 'delete', dishId: tea })
  const others = { selected: selection.ids.filter((id) => id !== tea) }
  const { result } = await selection.send('delete', {}, others)
  expect(await selection.columns('deleted')).toEqual([[true], [true], [true], [true]])
  const undo = selection.undoOf(result)
  const restore = (fields: Readonly<Record<string, string>>) =>
    selection.owner.post('/dashboard/recentlyDeleted', fields)
  expect((await restore({ intent: 'restore', kind: 'dish', id: adana })).status).toBe(200)
  expect((await restore(undo)).body).toContain('2 dishes are back.')
  expect(await selection.columns('deleted')).toEqual([[false], [true], [false], [false]])
  expect(await shownColumns()).toEqual(before)
  const [dish] = await server.database.query('select image_url from dishes where id = $1', [adana])
  expect((await selection.owner.get(String(dish?.['image_url']))).status).toBe(200)

  const again = await restore(undo)
  expect(again.status).toBe(404)
  expect(again.body).toContain('None of these dishes is deleted any more')
  expect(await selection.columns('deleted')).toEqual([[false], [true], [false], [false]])
})

test('places taken meanwhile are freed for all dishes that come back', async () => {
  const { result } = await selection.send('delete', {}, { selected: selection.ids.slice(1, 3) })
  const list = `/dashboard/menuList/menu/${selection.menuId}/itemList`
  const [first, , , last] = selection.ids
  await selection.owner.postJson(`${list}/order`, { ids: [last, first] })
  const undo = selection.undoOf(result)
  await selection.owner.post('/dashboard/recentlyDeleted', undo)
  expect(await selection.columns('name')).toEqual([['Künefe'], ['Tea'], ['Water'], ['Adana']])
  expect(new Set((await selection.columns('position')).flat()).size).toBe(4)
})

test('restoring many dishes counts as their deletion did', async () => {
  const rows = await server.database.query(
    `insert into dishes (owner_id, menu_id, name, position)
     select owner_id, id, 'More ' || n, 9 + n from menus, generate_series(1, 150) n where id = $1
     returning id`,
    [selection.menuId],
  )
  const selected = rows.map(({ id }) => String(id))
  await countAttempts(server.database, 'menu_edits', 1_197, () => selection.send('active'))
  const { result } = await selection.send('delete', {}, { selected })
  const undo = () => selection.owner.post('/dashboard/recentlyDeleted', selection.undoOf(result))
  expect((await undo()).status).toBe(429)
  await server.database.query(
    `update rate_limits set points = 1198 where points = 1199 and key like 'menu_edits:%'`,
  )
  expect((await undo()).status).toBe(200)
})
