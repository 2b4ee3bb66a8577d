import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { photoWithGps } from '../fixtures/photo.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const page = '/dashboard/recentlyDeleted'
let owner: Owner
let slug: string
let ids: Record<'restaurant' | 'menu' | 'category' | 'dish', string>

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  slug = `undo-${crypto.randomUUID()}`
  const place = await seedPlace(server, owner.email, {
    menu: 'Yaz menüsü',
    hasChat: true,
    restaurants: ['Moda'],
    dishes: { Tatlılar: ['Künefe'] },
  })
  ids = {
    restaurant: place.restaurant(),
    menu: place.menuId,
    category: place.category('Tatlılar'),
    dish: place.dish('Künefe'),
  }
  await server.database.query('update restaurants set slug = $2 where id = $1', [
    ids.restaurant,
    slug,
  ])
})

type Kind = keyof typeof ids

const listOf = (path: string) => `/dashboard/menuList/menu/${ids.menu}/${path}`
const remove = {
  restaurant: () =>
    owner.post(`/dashboard/restaurants/restaurant/${ids.restaurant}`, { intent: 'delete' }),
  menu: () => owner.post('/dashboard/menuList', { intent: 'delete', menuId: ids.menu }),
  category: () =>
    owner.post(listOf('menuCategory'), { intent: 'delete', categoryId: ids.category }),
  dish: () => owner.post(listOf('itemList'), { intent: 'delete', dishId: ids.dish }),
}
const undo = (kind: Kind, by = owner) => by.post(page, { intent: 'restore', kind, id: ids[kind] })
const guestPage = async () => {
  const response = await fetch(`${server.url}/${slug}`)
  return { status: response.status, body: await response.text() }
}
const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status

test('an undo names the menus that a restaurant no longer shows, as their currency has changed', async () => {
  const [drinks] = await server.database.query(
    `with menu as (insert into menus (owner_id, name, currency)
       select owner_id, 'İçkiler', 'TRY' from menus where id = $1 returning id, owner_id)
     insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
       select owner_id, $2, id, 0 from menu returning menu_id as id`,
    [ids.menu, ids.restaurant],
  )
  await remove.restaurant()
  const update = `/dashboard/menuList/menu/${String(drinks?.['id'])}/update`
  const menuVersion = await owner.hidden(update, 'menuVersion')
  const form = { intent: 'menu', name: 'İçkiler', currency: 'EUR', menuVersion }
  expect((await owner.post(update, form)).status).toBe(200)
  expect((await undo('restaurant')).body).toContain(
    '“Moda” is back. Its guests don’t see these menus any more, because their currency has changed: İçkiler.',
  )
  const prices = `/dashboard/restaurants/restaurant/${ids.restaurant}/prices`
  expect((await owner.get(prices)).body.match(/name="price\./g)).toHaveLength(1)
})

test('a deleted dish, and its picture, come back with an undo', async () => {
  const form = new FormData()
  form.set('dishId', ids.dish)
  form.set('file', new Blob([new Uint8Array(await photoWithGps())]), 'a.jpg')
  await owner.send(`${listOf('itemList')}?picture=${ids.dish}&upload=picture`, form)
  const before = await guestPage()
  const [image = ''] = /\/images\/menu-item-images\/[^"\s]*/.exec(before.body) ?? []
  expect(image).not.toBe('')
  const mark = `/${slug}/d/${ids.dish.slice(-12)}`
  expect(await statusOf(mark)).toBe(200)
  expect((await remove.dish()).status).toBe(200)
  expect((await guestPage()).body).not.toContain('Künefe')
  expect(await statusOf(mark)).toBe(404)
  expect((await owner.get(listOf('itemList'))).body).not.toContain('Künefe')
  const restored = await undo('dish')
  expect([restored.status, restored.body]).toEqual([
    200,
    expect.stringContaining('“Künefe” is back.'),
  ])
  expect(await guestPage()).toEqual(before)
  expect(await statusOf(image)).toBe(200)
})

test('a deleted restaurant comes back with its address and conversations', async () => {
  const guest = new Guest(server.url, ids.restaurant)
  await guest.ask('How much is the Künefe?')
  expect((await remove.restaurant()).status).toBe(302)
  expect((await guestPage()).status).toBe(404)
  for (const path of ['/chat', '/menu/stream', '/manifest.webmanifest', '/chat/stream']) {
    expect(await statusOf(`/${slug}${path}`), path).toBe(404)
  }
  const question = { message: 'Hello?', key: crypto.randomUUID() }
  expect((await owner.postJson(`/${slug}/chat`, question)).status).toBe(404)
  const inbox = () => owner.get('/dashboard/conversations').then(({ body }) => body)
  expect(await inbox()).not.toContain('How much is the Künefe?')
  const deletedPage = await owner.get(`/dashboard/restaurants?deleted=${ids.restaurant}`)
  expect(deletedPage.body).toContain('The restaurant and its conversations have been deleted.')
  await undo('restaurant')
  expect((await guestPage()).body).toContain('Künefe')
  expect(await inbox()).toContain('How much is the Künefe?')
  expect((await guest.history()).messages).toHaveLength(2)
  const now = await owner.get(`/dashboard/restaurants?deleted=${ids.restaurant}`)
  expect(now.body).not.toContain('have been deleted')
})

test('a deleted menu and a deleted category come back', async () => {
  const before = await guestPage()
  await remove.menu()
  expect((await guestPage()).body).not.toContain('Künefe')
  await undo('menu')
  expect((await guestPage()).body).toContain('Künefe')
  await remove.category()
  expect((await guestPage()).body).not.toContain('Tatlılar')
  await undo('category')
  expect(await guestPage()).toEqual(before)
})

describe('the page', () => {
  const rows = async () => {
    const { body } = await owner.get(page)
    return [...body.matchAll(/<li [^>]*>.*?<\/li>/gs)]
      .map(([row]) => row)
      .filter((row) => row.includes('value="restore"'))
  }

  test('lists what was deleted, latest first, and where it was', async () => {
    expect((await owner.get(page)).body).toContain('Nothing to restore')
    for (const kind of ['restaurant', 'category', 'dish'] as const) await remove[kind]()
    const [dish, category, restaurant] = await rows()
    expect(dish).toMatch(/Künefe.*Dish.*on “Yaz menüsü”/s)
    expect(category).toMatch(/Tatlılar.*Category.*on “Yaz menüsü”/s)
    expect(restaurant).toMatch(/Moda.*Restaurant/s)
    await owner.get(`${page}?lang=tr`)
    expect((await owner.get(page)).body).toMatch(
      /Son silinenler.*Ürün.*“Yaz menüsü” menüsündeydi.*Geri getir/s,
    )
  })

  test('offers the menu for what was on it', async () => {
    await remove.dish()
    await remove.menu()
    const [menu, dish] = await rows()
    expect(menu).toContain('Yaz menüsü')
    expect(dish).toMatch(/which is deleted too.*Restore the menu first/s)
    expect(dish).toContain(`value="${ids.menu}"`)
    const early = await undo('dish')
    expect(early.status).toBe(409)
    expect(early.body).toContain('This was on the menu “Yaz menüsü”, which is deleted too.')
    await undo('menu')
    expect((await undo('dish')).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('shows a hundred items at once', async () => {
    await server.database.query(
      `insert into dishes (owner_id, menu_id, name, deleted_at)
       select owner_id, id, 'Dish ' || n, now() - n * interval '1 minute'
       from menus, generate_series(1, 120) n where id = $1`,
      [ids.menu],
    )
    expect(await rows()).toHaveLength(100)
    const { body } = await owner.get(page)
    const [, older = ''] = /href="([^"]*deletedAt=[^"]*)"/.exec(body) ?? []
    const next = (await owner.get(older.replaceAll('&amp;', '&'))).body
    expect(next).toContain('Dish 101<')
    expect(next).not.toContain('Dish 100<')
    expect(next).not.toContain('Show older')
    await server.database.query(
      `update dishes set deleted_at = null where menu_id = $1 and name >= 'Dish 101'
         and name < 'Dish 13'`,
      [ids.menu],
    )
    expect((await owner.get(older.replaceAll('&amp;', '&'))).body).toContain('Dish 99<')
  })

  test('lists dishes that were deleted together as one, or one by one', async () => {
    const names = ['Adana', 'Baklava', 'Çay', 'Dolma']
    const [row] = await server.database.query(
      `insert into dishes (owner_id, menu_id, name, position, deleted_at)
       select owner_id, menus.id, d.name, 10 + n, '2100-01-01T10:00:00.123Z'
       from menus, unnest($2::text[]) with ordinality d (name, n) where menus.id = $1
       returning deleted_at`,
      [ids.menu, names],
    )
    expect(row?.['deleted_at']).toEqual(new Date('2100-01-01T10:00:00.123Z'))
    await remove.dish()
    const [together, alone, ...none] = await rows()
    expect(none).toEqual([])
    expect(alone).toContain('Künefe')
    expect(together).toMatch(/4 dishes.*Adana, Baklava, Çay and 1 more.*Restore all 4/s)
    const [, link = ''] = /href="([^"]*menuId=[^"]*)"/.exec(together ?? '') ?? []
    const listOne = async () => (await owner.get(link.replaceAll('&amp;', '&'))).body
    const body = await listOne()
    expect(body).toMatch(/deleted together.*Adana<.*Baklava<.*Çay<.*Dolma</s)
    expect(body).not.toContain('Künefe')
    const [button = ''] = /<button[^>]*Restore Çay[^>]*>/.exec(body) ?? []
    const [, id = ''] = / value="([^"]*)"/.exec(button) ?? []
    await owner.post(page, { intent: 'restore', kind: 'dish', id })
    const all = { intent: 'restore', kind: 'dishes', id: ids.menu }
    const deletedAt = '2100-01-01T10:00:00.123Z'
    expect((await owner.post(page, { ...all, deletedAt: 'x' })).status).toBe(422)
    const stranger = await new Owner(server).create(server.database)
    expect((await stranger.post(page, { ...all, deletedAt })).status).toBe(404)
    expect((await owner.post(page, { ...all, deletedAt })).body).toContain('3 dishes are back.')
    expect(await listOne()).toContain('Künefe')
  })

  test('rejects invalid requests', async () => {
    await remove.dish()
    const stranger = await new Owner(server).create(server.database)
    expect((await undo('dish', stranger)).status).toBe(404)
    expect((await stranger.get(page)).body).toContain('Nothing to restore')
    const send = (kind: string, id: string) => owner.post(page, { intent: 'restore', kind, id })
    expect((await send('owner', ids.dish)).status).toBe(422)
    expect((await send('dish', "'; --")).status).toBe(404)
    expect((await send('menu', ids.dish)).status).toBe(404)
    expect((await owner.get(`${page}?deletedAt=x&id=y`)).status).toBe(200)
    expect((await new Owner(server).get(page)).location).toMatch(/^\/auth\/login/)
  })

  test('says which address a restaurant has lost', async () => {
    await remove.restaurant()
    await server.database.query(
      'update restaurants set slug = null, former_slug = slug where id = $1',
      [ids.restaurant],
    )
    await server.database.query(
      `insert into restaurants (owner_id, name, slug) select owner_id, 'Bebek', $2 from menus
       where id = $1`,
      [ids.menu, slug],
    )
    expect((await undo('restaurant')).body).toContain(
      `“Moda” is back, but no longer at /${slug}: another restaurant has that address now.`,
    )
  })
})
