import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, rejectedFields, seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { addDish } from '../dishes/add-dish.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { findPageVersion, getGuestPage } from '../guest-page/get-guest-page.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { listMenus } from '../menus/list-menus.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { listRestaurantPrices } from '../restaurant-prices/list-restaurant-prices.ts'
import { priceField } from '../restaurant-prices/schemas.ts'
import { saveRestaurantPrices } from '../restaurant-prices/save-restaurant-prices.ts'
import { listKitchen } from '../sold-out/list-kitchen.ts'
import { setSoldOut } from '../sold-out/set-sold-out.ts'
import { addRestaurant } from './add-restaurant.ts'
import { chooseMenus } from './choose-menus.ts'
import { getRestaurant } from './get-restaurant.ts'
import { furtherField } from './schemas.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let restaurantId: string
let lunch: string
let dinner: string
let drinks: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
  restaurantId = (await addRestaurant(member, { name: 'Lale' })).id
  const add = async (name: string) => {
    const { id } = await addMenu(member, { name })
    await addDish(member, id, { ...dishForm, isActive: 'on', name: `${name} dish` })
    return id
  }
  lunch = await add('Lunch')
  dinner = await add('Dinner')
  drinks = await add('Drinks')
})

const choose = (first: string, further: readonly string[] = []) =>
  chooseMenus(member, restaurantId, {
    menuId: first,
    hasFurther: 'on',
    ...Object.fromEntries(further.map((id) => [furtherField(id), 'on'])),
  })

async function shown(): Promise<string[]> {
  const { menu, furtherMenus } = await getRestaurant(member, restaurantId)
  return [...(menu ? [menu] : []), ...furtherMenus].map(({ name }) => name)
}

/** The names of the menus' dishes, as guests see them. */
async function guestDishes(): Promise<string[]> {
  const { menu } = await getGuestPage(restaurantId)
  return menu?.uncategorised.map(({ name }) => name) ?? []
}

describe('the menus of a restaurant', () => {
  test('are shown in the chosen order, the first once', async () => {
    await choose(dinner, [drinks, lunch, dinner])
    expect(await shown()).toEqual(['Dinner', 'Drinks', 'Lunch'])
    expect(await guestDishes()).toEqual(['Dinner dish', 'Drinks dish', 'Lunch dish'])
    const { menu } = await getGuestPage(restaurantId)
    expect(menu?.menus?.map(({ name }) => name)).toEqual(['Dinner', 'Drinks', 'Lunch'])
    expect((await listMenus(member)).map(({ shownBy }) => shownBy)).toEqual([
      ['Lale'],
      ['Lale'],
      ['Lale'],
    ])
    await choose(lunch)
    expect(await shown()).toEqual(['Lunch'])
    expect((await getGuestPage(restaurantId)).menu?.menus).toBeUndefined()
    await choose('')
    expect(await shown()).toEqual([])
    expect((await getGuestPage(restaurantId)).menu).toBeNull()
  })

  test('stay if a form contains only the first', async () => {
    await choose(lunch, [dinner, drinks])
    await chooseMenus(member, restaurantId, { menuId: drinks })
    expect(await shown()).toEqual(['Drinks', 'Dinner'])
  })

  test('are the owner’s own, and at most eight with one currency', async () => {
    const other = await seedOwner(database)
    const { id: foreign } = await addMenu(ownerMember(other), { name: 'Foreign' })
    await expect(choose(lunch, [foreign])).rejects.toThrow(new NotFoundError('menu_not_found'))
    await expect(choose(lunch, ['x'])).rejects.toThrow(new NotFoundError('menu_not_found'))
    expect(await rejectedFields(choose('', [lunch]))).toEqual({ menuId: 'first_menu_required' })
    const many = Array.from({ length: 8 }, () => crypto.randomUUID())
    expect(await rejectedFields(choose(lunch, many))).toEqual({ further: 'menus_too_many' })
    await database.query(`update menus set currency = 'EUR' where id = $1`, [drinks])
    await expect(choose(lunch, [dinner, drinks])).rejects.toMatchObject({
      fields: {
        further: {
          messageKey: 'menus_currencies',
          values: { name: 'Drinks', currency: 'EUR', others: 'TRY' },
        },
      },
    })
    expect(await shown()).toEqual(['Lunch'])
  })

  test('have no more dishes together than a full menu', async () => {
    await database.query(
      `insert into dishes (owner_id, menu_id, name) select $1, $2, 'x' from generate_series(1, 1999)`,
      [ownerId, lunch],
    )
    await choose(lunch)
    expect(await rejectedFields(choose(lunch, [dinner]))).toEqual({ further: 'menus_dishes' })
  })

  test('keep their currency while they are shown together', async () => {
    await choose(lunch, [drinks])
    const change = async (id: string) => {
      const menu = await getMenu(member, id)
      const { name } = menu
      return updateMenu(member, id, { name, currency: 'EUR', menuVersion: menuVersion(menu) })
    }
    for (const id of [lunch, drinks]) {
      expect(await rejectedFields(change(id))).toEqual({ currency: 'currency_shown_together' })
    }
    await choose(lunch)
    expect(await change(lunch)).toMatchObject({ currency: 'EUR' })
  })

  test('of another currency, which only the previous version can choose, are not shown', async () => {
    await choose(lunch, [dinner, drinks])
    await database.query(`update menus set currency = 'EUR' where id = $1`, [dinner])
    expect(await guestDishes()).toEqual(['Lunch dish', 'Drinks dish'])
  })

  test('change the version of the page with every change', async () => {
    const versions = new Set([await findPageVersion(restaurantId)])
    const changes = [
      () => choose(lunch, [drinks, dinner]),
      () => choose(lunch, [dinner, drinks]),
      () => addDish(member, drinks, { ...dishForm, isActive: 'on', name: 'Ayran' }),
      () => database.query(`update menus set name = 'Bar' where id = $1`, [drinks]),
      () =>
        database.query(`insert into categories (owner_id, menu_id, name) values ($1, $2, 'x')`, [
          ownerId,
          drinks,
        ]),
    ]
    for (const [index, change] of changes.entries()) {
      await change()
      versions.add(await findPageVersion(restaurantId))
      expect(versions.size).toBe(index + 2)
    }
  })
})

describe('a deleted menu', () => {
  test.each([
    ['first', () => lunch, ['Dinner', 'Drinks']],
    ['second', () => dinner, ['Lunch', 'Drinks']],
    ['last', () => drinks, ['Lunch', 'Dinner']],
  ] as const)('disappears, and comes back by undo: the %s', async (_, id, rest) => {
    await choose(lunch, [dinner, drinks])
    await deleteMenu(member, id())
    expect(await shown()).toEqual(rest)
    expect(await guestDishes()).toEqual(rest.map((name) => `${name} dish`))
    await restoreMenu(member, id())
    expect(await shown()).toEqual(['Lunch', 'Dinner', 'Drinks'])
    expect(await guestDishes()).toEqual(['Lunch dish', 'Dinner dish', 'Drinks dish'])
  })

  test('comes back with the others, in their order, if all were deleted', async () => {
    await choose(lunch, [dinner, drinks])
    const ids = [lunch, dinner, drinks]
    for (const id of ids) await deleteMenu(member, id)
    expect(await shown()).toEqual([])
    for (const id of ids.toReversed()) await restoreMenu(member, id)
    expect(await shown()).toEqual(['Lunch', 'Dinner', 'Drinks'])
  })

  test('stays away from menus that have another currency by now', async () => {
    await choose(lunch, [drinks])
    await deleteMenu(member, drinks)
    await database.query(`update menus set currency = 'EUR' where id = $1`, [lunch])
    await restoreMenu(member, drinks)
    expect(await shown()).toEqual(['Lunch'])
  })
})

describe('the dishes of all menus', () => {
  test('are in the kitchen and among the prices', async () => {
    await choose(lunch, [drinks])
    const { dishes } = await listKitchen(member, restaurantId)
    expect(dishes.map(({ name }) => name)).toEqual(['Lunch dish', 'Drinks dish'])
    const drink = dishes[1]?.id ?? ''
    await setSoldOut(member, { dishId: drink, restaurantId }, { isSoldOut: 'on' })
    expect((await listKitchen(member, restaurantId)).dishes[1]?.isSoldOut).toBe(true)
    const form = { menuId: lunch, currency: 'TRY', loaded: '', [priceField(drink)]: '12.50' }
    expect(await saveRestaurantPrices(member, restaurantId, form)).toEqual({
      count: 1,
      missing: 0,
    })
    const priced = await listRestaurantPrices(member, restaurantId, { words: '', from: 0 })
    expect(priced.sizes.map(({ here }) => here)).toEqual([null, 1_250])
    await choose(drinks, [lunch])
    await expect(saveRestaurantPrices(member, restaurantId, form)).rejects.toThrow(ConflictError)
  })
})
