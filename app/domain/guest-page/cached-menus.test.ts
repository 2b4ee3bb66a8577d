import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, saveDish, seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { addDish } from '../dishes/add-dish.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { setDishActive } from '../dishes/set-dish-active.ts'
import { setDishImage } from '../dishes/set-dish-image.ts'
import { updateDish } from '../dishes/update-dish.ts'
import { chooseMenus } from '../restaurants/choose-menus.ts'
import { setPicture } from '../restaurants/set-picture.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { cacheMenu, findCachedMenu } from './cached-menus.ts'
import { getGuestPage } from './get-guest-page.ts'
import { getMenu } from '../menus/get-menu.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'
import { aiVersion } from '../menus/menu-versions.ts'
import { saveAiSettings } from '../menus/save-ai-settings.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string
let restaurantId: string
let dishId: string

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
  menuId = (await addMenu(member, { name: 'Menu' })).id
  dishId = (await addDish(member, menuId, { ...dishForm, price: '120', isActive: 'on' })).id
  const [restaurant] = await database.query(
    `insert into restaurants (owner_id, menu_id, name, slug) values ($1, $2, 'Lale', 'lale') returning id`,
    [ownerId, menuId],
  )
  restaurantId = String(restaurant?.['id'])
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

async function readMenu(): Promise<GuestMenu> {
  const { menu } = await getGuestPage('lale')
  if (!menu) throw new Error('The restaurant has no menu')
  return menu
}

const readDish = async () => allDishes(await readMenu())[0]

test('an unchanged menu is not read again', async () => {
  const menu = await readMenu()
  expect(await readMenu()).toBe(menu)
  await setDishActive(member, dishId, { isActive: false })
  expect(await readMenu()).not.toBe(menu)
})

describe('of a changed menu, only changed dishes are read again', () => {
  let otherId: string

  beforeEach(async () => {
    const form = { ...dishForm, name: 'Cacik', isActive: 'on' }
    otherId = (await addDish(member, menuId, form)).id
  })

  /** Reads the menu before and after a change; returns the changed dish and whether the other is kept. */
  async function changeDish(change: () => Promise<unknown>) {
    const find = (menu: GuestMenu, id: string) => allDishes(menu).find((dish) => dish.id === id)
    const before = await readMenu()
    await change()
    const after = await readMenu()
    expect(find(after, dishId)).not.toBe(find(before, dishId))
    expect(find(after, otherId)).toBeDefined()
    expect(find(after, otherId)).toBe(find(before, otherId))
    return find(after, dishId)
  }

  test('by their owner', async () => {
    const form = { ...dishForm, price: '120', isActive: 'on' }
    const renamed = () => saveDish(member, dishId, { ...form, name: 'Fava' })
    expect(await changeDish(renamed)).toMatchObject({ name: 'Fava' })
    const stated = () => saveDish(member, dishId, { ...form, fact_nuts: 'free' })
    expect(await changeDish(stated)).toMatchObject({ stated: { nuts: { state: 'free' } } })
    // Voids the statement.
    const withNuts = () =>
      saveDish(member, dishId, { ...form, fact_nuts: 'free', ingredients: 'chickpeas, walnuts' })
    expect((await changeDish(withNuts))?.stated).toBeUndefined()
    expect(await changeDish(() => setDishActive(member, dishId, { isActive: false }))).toBe(
      undefined,
    )
  })

  test('at a restaurant', async () => {
    const sellOut = () =>
      database.query(
        `insert into sold_out (owner_id, restaurant_id, dish_id, until)
         select owner_id, $1, id, now() + interval '1 day' from dishes where id = $2`,
        [restaurantId, dishId],
      )
    expect(await changeDish(sellOut)).toMatchObject({ isSoldOut: true })
    const restock = await changeDish(() => database.query('delete from sold_out'))
    expect(restock?.isSoldOut).toBeUndefined()
    const price = () =>
      database.query(
        `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor)
         select owner_id, $1, id, 99 from dishes where id = $2`,
        [restaurantId, dishId],
      )
    expect(await changeDish(price)).toMatchObject({ sizes: [{ priceMinor: 99 }] })
    const raise = () => database.query('update restaurant_prices set price_minor = 100')
    expect(await changeDish(raise)).toMatchObject({ sizes: [{ priceMinor: 100 }] })
  })

  test('and their order', async () => {
    const names = async () => allDishes(await readMenu()).map(({ name }) => name)
    expect(await names()).toEqual(['Humus', 'Cacik'])
    await database.query('update dishes set position = position + 9 where id = $1', [dishId])
    expect(await names()).toEqual(['Cacik', 'Humus'])
  })
})

describe('the guest page reflects', () => {
  test('every verb', async () => {
    const seen = new Set([await readMenu()])
    const changed = async () => {
      const menu = await readMenu()
      expect(seen.has(menu)).toBe(false)
      seen.add(menu)
      return menu
    }
    const [row] = await database.query('select updated_at from dishes')
    const updatedAt = row?.['updated_at']
    if (!(updatedAt instanceof Date)) throw new Error('A dish has no version')
    await updateDish(member, dishId, {
      ...dishForm,
      ingredients: 'chickpeas, walnuts',
      price: '130',
      isActive: 'on',
      updatedAt: updatedAt.toISOString(),
    })
    await changed()
    expect(await readDish()).toMatchObject({
      ingredients: ['chickpeas', 'walnuts'],
      sizes: [{ priceMinor: 13_000 }],
    })
    await setDishImage(member, dishId, async () => '/images/new')
    await changed()
    expect((await readDish())?.imageUrl).toBe('/images/new')
    const { id: categoryId } = await addCategory(member, menuId, { name: 'Cold' })
    await changed()
    await deleteCategory(member, menuId, categoryId)
    await changed()
    await saveAiSettings(member, menuId, {
      aiContext: 'Cosy',
      aiMenuInstructions: '',
      aiVersion: aiVersion(await getMenu(member, menuId)),
    })
    expect((await changed()).menu.aiContext).toBe('Cosy')
    await setPicture(member, restaurantId, 'logo', async () => '/images/logo')
    expect((await changed()).restaurant.logoUrl).toBe('/images/logo')
    const other = await addMenu(member, { name: 'Other' })
    await chooseMenus(member, restaurantId, { menuId: other.id })
    expect((await changed()).menu.id).toBe(other.id)
    await chooseMenus(member, restaurantId, { menuId })
    await changed()
    await deleteDish(member, dishId)
    expect(allDishes(await changed())).toEqual([])
    await deleteMenu(member, menuId)
    expect((await getGuestPage('lale')).menu).toBeNull()
  })

  test('rows written by another process, with or without a new updated_at', async () => {
    await readMenu()
    await database.query(`update dishes set ingredients = array['walnuts']`)
    expect((await readDish())?.ingredients).toEqual(['walnuts'])
    await database.query(`update dishes set price_minor = 99`)
    expect((await readDish())?.sizes[0].priceMinor).toBe(99)
    await database.query(`update menus set currency = 'USD'`)
    expect((await readMenu()).menu.currency).toBe('USD')
    await database.query(`update restaurants set ai_instructions = 'Be brief.'`)
    expect((await readMenu()).restaurant.aiInstructions).toBe('Be brief.')
    await database.query('delete from dishes')
    expect(allDishes(await readMenu())).toEqual([])
  })

  test('the chat gate, while the menu stays cached', async () => {
    const { menu, chat } = await getGuestPage('lale')
    expect(chat).toBe('no_subscription')
    await database.query(
      `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
         current_period_end, ai_message_limit)
       values ($1, 'sub_1', 'active', 'Basic', now(), now() + interval '1 month', 5)`,
      [ownerId],
    )
    const subscribed = await getGuestPage('lale')
    expect(subscribed.chat).toBe('open')
    expect(subscribed.menu).toBe(menu)
    await database.query(`update subscriptions set status = 'canceled'`)
    expect((await getGuestPage('lale')).chat).toBe('no_subscription')
  })
})

test('beyond 128 MB, the least recently used menus are evicted', async () => {
  const menu = await readMenu()
  const [dish] = allDishes(menu)
  if (!dish) throw new Error('The menu has no dishes')
  const read = { rows: [], stated: new Map(), versions: new Map() }
  // Of about 40 MB each.
  const uncategorised = Array.from({ length: 5_000 }, () => ({
    ...dish,
    description: 'x'.repeat(1_000),
  }))
  const ids = ['first', 'second', 'third', 'fourth']
  for (const id of ids) {
    const restaurant = { ...menu.restaurant, id }
    cacheMenu({ version: '1', menu: { ...menu, restaurant, uncategorised }, read })
    expect(findCachedMenu('first', '1')).toBeDefined()
  }
  const cachedIds = ids.filter((id) => findCachedMenu(id, '1'))
  expect(cachedIds).toEqual(['first', 'third', 'fourth'])
  // Small menus replace them, to free the memory.
  for (const id of ids)
    cacheMenu({ version: '2', menu: { ...menu, restaurant: { ...menu.restaurant, id } }, read })
})
