import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { addDish } from '../dishes/add-dish.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { addRestaurant } from '../restaurants/add-restaurant.ts'
import { chooseMenus } from '../restaurants/choose-menus.ts'
import { listSetups } from './list-setups.ts'

let database: TestDatabase
let ownerId: string

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
})

const subscribe = () =>
  database.query(
    `insert into subscriptions
       (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
     values ($1, $2, 'active', 'Basic', now(), now() + interval '1 month', 1000)`,
    [ownerId, crypto.randomUUID()],
  )
const addActiveDish = (menuId: string) => addDish(ownerId, menuId, { ...dishForm, isActive: 'on' })
const shownBy = async (restaurantId: string) => (await getGuestPage(restaurantId)).menu?.menu.id

/** Lists the missing steps of the account's first restaurant. */
async function missing() {
  const [setup] = await listSetups(ownerId)
  return setup?.steps.filter(({ isDone }) => !isDone).map(({ key }) => key)
}

describe('what is missing', () => {
  test('shrinks step by step until guests can read and ask', async () => {
    expect(await missing()).toEqual(['restaurant', 'menu', 'dish', 'subscription'])
    const { id: restaurantId } = await addRestaurant(ownerId, { name: 'Lale' })
    expect(await missing()).toEqual(['menu', 'dish', 'subscription'])
    const { id: menuId } = await addMenu(ownerId, { name: 'Menü' })
    expect(await missing()).toEqual(['dish', 'subscription'])
    expect(await listSetups(ownerId)).toMatchObject([
      { restaurant: { id: restaurantId, name: 'Lale' }, menuId, canRead: false, canAsk: false },
    ])
    await addActiveDish(menuId)
    expect(await missing()).toEqual(['subscription'])
    expect(await listSetups(ownerId)).toMatchObject([{ canRead: true, canAsk: false }])
    await subscribe()
    expect(await listSetups(ownerId)).toMatchObject([{ canRead: true, canAsk: true }])
    expect((await getGuestPage(restaurantId)).chat).toBe('open')
  })

  test('includes what hides a finished menu, or closes its chat', async () => {
    const { id: restaurantId } = await addRestaurant(ownerId, { name: 'Lale' })
    const { id: menuId } = await addMenu(ownerId, { name: 'Menü' })
    await addActiveDish(menuId)
    await subscribe()
    await chooseMenus(ownerId, restaurantId, { menuId: '' })
    expect(await missing()).toEqual(['shown'])
    expect(await listSetups(ownerId)).toMatchObject([{ menuId, canRead: false }])
    await chooseMenus(ownerId, restaurantId, { menuId })
    await database.query('update dishes set is_active = false where menu_id = $1', [menuId])
    expect(await missing()).toEqual(['active_dish'])
    await database.query('update dishes set is_active = true where menu_id = $1', [menuId])
    await database.query('update menus set assistant_id = null where id = $1', [menuId])
    await database.query('update restaurants set is_active = false where id = $1', [restaurantId])
    expect(await missing()).toEqual(['active', 'assistant'])
    expect(await listSetups(ownerId)).toMatchObject([{ canRead: true, canAsk: false }])
  })

  test('counts dishes of further menus in the same currency only', async () => {
    const { id: restaurantId } = await addRestaurant(ownerId, { name: 'Lale' })
    const { id: menuId } = await addMenu(ownerId, { name: 'Menü' })
    const drinks = await addMenu(ownerId, { name: 'Drinks' })
    await chooseMenus(ownerId, restaurantId, {
      menuId,
      hasFurther: 'on',
      [`further.${drinks.id}`]: 'on',
    })
    await addActiveDish(drinks.id)
    expect(await missing()).toEqual(['subscription'])
    await database.query(`update menus set currency = 'EUR' where id = $1`, [drinks.id])
    expect(await missing()).toEqual(['dish', 'subscription'])
  })

  test('is found for each restaurant, and never for another owner’s', async () => {
    await addRestaurant(ownerId, { name: 'Moda' })
    const { id: menuId } = await addMenu(ownerId, { name: 'Menü' })
    await addActiveDish(menuId)
    const { id } = await addRestaurant(ownerId, { name: 'Kadıköy' })
    await chooseMenus(ownerId, id, { menuId: '' })
    const setups = (await listSetups(ownerId)).map(({ restaurant, canRead }) => [
      restaurant?.name,
      canRead,
    ])
    expect(setups).toEqual([
      ['Kadıköy', false],
      ['Moda', true],
    ])
    expect(await listSetups(await seedOwner(database))).toMatchObject([{ restaurant: null }])
  })
})

describe('the only menu of an account', () => {
  test('is shown by restaurants that are added before or after it', async () => {
    const before = await addRestaurant(ownerId, { name: 'Moda' })
    const menu = await addMenu(ownerId, { name: 'Menü' })
    const after = await addRestaurant(ownerId, { name: 'Kadıköy' })
    expect(await shownBy(before.id)).toBe(menu.id)
    expect(await shownBy(after.id)).toBe(menu.id)
  })

  test('is not shown where the owner chose none; beside a second menu, new restaurants show none', async () => {
    const moda = await addRestaurant(ownerId, { name: 'Moda' })
    const lunch = await addMenu(ownerId, { name: 'Lunch' })
    await chooseMenus(ownerId, moda.id, { menuId: '' })
    const kadikoy = await addRestaurant(ownerId, { name: 'Kadıköy' })
    expect(await shownBy(moda.id)).toBeUndefined()
    expect(await shownBy(kadikoy.id)).toBe(lunch.id)
    await addMenu(ownerId, { name: 'Dinner' })
    const third = await addRestaurant(ownerId, { name: 'Beşiktaş' })
    expect(await shownBy(moda.id)).toBeUndefined()
    expect(await shownBy(third.id)).toBeUndefined()
  })

  test('is not restored beside the one that has replaced it', async () => {
    const { id } = await addRestaurant(ownerId, { name: 'Moda' })
    const first = await addMenu(ownerId, { name: 'First' })
    await deleteMenu(ownerId, first.id)
    const second = await addMenu(ownerId, { name: 'Second' })
    await restoreMenu(ownerId, first.id)
    expect(await shownBy(id)).toBe(second.id)
  })

  test('belongs to its owner alone', async () => {
    const { id } = await addRestaurant(ownerId, { name: 'Moda' })
    await addMenu(await seedOwner(database), { name: 'Theirs' })
    expect(await shownBy(id)).toBeUndefined()
  })
})
