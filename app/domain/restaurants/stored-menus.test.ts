import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { asOwnerUnchecked } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { menus } from '#app/db/schema/index.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { addDish } from '../dishes/add-dish.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { listRestaurantPrices } from '../restaurant-prices/list-restaurant-prices.ts'
import { saveRestaurantPrices } from '../restaurant-prices/save-restaurant-prices.ts'
import { priceField } from '../restaurant-prices/schemas.ts'
import { addRestaurant } from './add-restaurant.ts'
import { chooseMenus } from './choose-menus.ts'
import { deleteRestaurant } from './delete-restaurant.ts'
import { restoreRestaurant } from './restore-restaurant.ts'
import { furtherField } from './schemas.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
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
  member = ownerMember(await seedOwner(database))
  restaurantId = (await addRestaurant(member, { name: 'Lale' })).id
  const add = async (name: string) => {
    const { id } = await addMenu(member, { name })
    await addDish(member, id, { ...dishForm, isActive: 'on', name })
    return id
  }
  lunch = await add('Lunch')
  dinner = await add('Dinner')
  drinks = await add('Drinks')
  const fields = [dinner, drinks].map((id) => [furtherField(id), 'on'])
  const form = { menuId: lunch, hasFurther: 'on', ...Object.fromEntries(fields) }
  await chooseMenus(member, restaurantId, form)
})

/** The menus that guests see, by the names of their dishes. */
async function shown(): Promise<string[] | undefined> {
  const { menu } = await getGuestPage(restaurantId)
  return menu ? allDishes(menu).map(({ name }) => name) : undefined
}

async function toEuro(menuId: string) {
  const menu = await getMenu(member, menuId)
  const { name } = menu
  return updateMenu(member, menuId, { name, currency: 'EUR', menuVersion: menuVersion(menu) })
}

describe('a menu whose currency changed while its restaurant was deleted', () => {
  beforeEach(async () => {
    await deleteRestaurant(member, restaurantId)
    await toEuro(dinner)
  })

  test('is no longer shown by it', async () => {
    const { lostMenus } = await restoreRestaurant(member, restaurantId)
    expect(lostMenus).toEqual(['Dinner'])
    expect(await shown()).toEqual(['Lunch', 'Drinks'])
    const { sizes } = await listRestaurantPrices(member, restaurantId, { words: '', from: 0 })
    expect(sizes.map(({ name }) => name)).toEqual(['Lunch', 'Drinks'])
    expect(await toEuro(dinner)).toMatchObject({ currency: 'EUR' })
    await expect(toEuro(lunch)).rejects.toThrow()
  })
})

test('prices of a menu to which the previous version gave another currency are neither listed nor saved', async () => {
  await database.query(`update menus set currency = 'EUR' where id = $1`, [dinner])
  const { sizes } = await listRestaurantPrices(member, restaurantId, { words: '', from: 0 })
  expect(sizes.map(({ name }) => name)).toEqual(['Lunch', 'Drinks'])
  const [dish] = await database.query('select id from dishes where menu_id = $1', [dinner])
  const form = {
    menuId: lunch,
    currency: 'TRY',
    loaded: '',
    [priceField(String(dish?.['id']))]: '9',
  }
  expect(await saveRestaurantPrices(member, restaurantId, form)).toEqual({ count: 0, missing: 1 })
})

/** Deletes a menu as the previous version does, which knows only first menus. */
async function deleteAsBefore(menuId: string) {
  await database.query(
    `with showing as (update restaurants set menu_id = null where menu_id = $1 returning id)
     update menus set deleted_at = now(), former_restaurant_ids = array(select id from showing)
     where id = $1`,
    [menuId],
  )
  await database.query(
    `update dishes set deleted_at = menus.deleted_at from menus
     where menus.id = menu_id and menu_id = $1`,
    [menuId],
  )
}

describe('a menu that the previous version deleted', () => {
  test('comes back before the others if it was the first', async () => {
    await deleteAsBefore(lunch)
    expect(await shown()).toBeUndefined()
    await restoreMenu(member, lunch)
    expect(await shown()).toEqual(['Lunch', 'Dinner', 'Drinks'])
  })

  test('comes back before those that weren’t deleted since', async () => {
    await deleteAsBefore(lunch)
    await deleteMenu(member, dinner)
    await restoreMenu(member, lunch)
    expect(await shown()).toEqual(['Lunch', 'Drinks'])
  })

  test('never becomes the first', async () => {
    await deleteAsBefore(dinner)
    await deleteMenu(member, lunch)
    expect(await shown()).toEqual(['Drinks'])
    await restoreMenu(member, lunch)
    expect(await shown()).toEqual(['Lunch', 'Drinks'])
  })

  test('is no obstacle to a form that contains only the first', async () => {
    await deleteAsBefore(lunch)
    await chooseMenus(member, restaurantId, { menuId: drinks })
    expect(await shown()).toEqual(['Drinks', 'Dinner'])
  })
})

test('a menu is restored with the currency that the others have when it is shown again', async () => {
  await deleteMenu(member, lunch)
  const changed = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const changing = asOwnerUnchecked(member, async (transaction) => {
    await transaction.update(menus).set({ currency: 'EUR' })
    changed.resolve()
    await end.promise
  })
  await changed.promise
  const restored = restoreMenu(member, lunch)
  const waiting = () =>
    database.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(waiting).toHaveLength(1)
  end.resolve()
  await Promise.all([changing, restored])
  expect(await shown()).toEqual(['Dinner', 'Drinks'])
})
