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
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member

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
})

const subscribe = () =>
  database.query(
    `insert into subscriptions
       (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
     values ($1, $2, 'active', 'Basic', now(), now() + interval '1 month', 1000)`,
    [ownerId, crypto.randomUUID()],
  )
const addActiveDish = (menuId: string) => addDish(member, menuId, { ...dishForm, isActive: 'on' })
const shownBy = async (restaurantId: string) => (await getGuestPage(restaurantId)).menu?.menu.id

/** Lists the missing steps of the account's first restaurant. */
async function missing() {
  const [setup] = await listSetups(member)
  return setup?.steps.filter(({ isDone }) => !isDone).map(({ key }) => key)
}

describe('what is missing', () => {
  test('shrinks step by step until guests can read and ask', async () => {
    expect(await missing()).toEqual(['restaurant', 'menu', 'dish', 'subscription'])
    const { id: restaurantId } = await addRestaurant(member, { name: 'Lale' })
    expect(await missing()).toEqual(['menu', 'dish', 'subscription'])
    const { id: menuId } = await addMenu(member, { name: 'Menü' })
    expect(await missing()).toEqual(['dish', 'subscription'])
    expect(await listSetups(member)).toMatchObject([
      { restaurant: { id: restaurantId, name: 'Lale' }, menuId, canRead: false, canAsk: false },
    ])
    await addActiveDish(menuId)
    expect(await missing()).toEqual(['subscription'])
    expect(await listSetups(member)).toMatchObject([{ canRead: true, canAsk: false }])
    await subscribe()
    expect(await listSetups(member)).toMatchObject([{ canRead: true, canAsk: true }])
    expect((await getGuestPage(restaurantId)).chat).toBe('open')
  })

  test('includes what hides a finished menu, or closes its chat', async () => {
    const { id: restaurantId } = await addRestaurant(member, { name: 'Lale' })
    const { id: menuId } = await addMenu(member, { name: 'Menü' })
    await addActiveDish(menuId)
    await subscribe()
    await chooseMenus(member, restaurantId, { menuId: '' })
    expect(await missing()).toEqual(['shown'])
    expect(await listSetups(member)).toMatchObject([{ menuId, canRead: false }])
    await chooseMenus(member, restaurantId, { menuId })
    await database.query('update dishes set is_active = false where menu_id = $1', [menuId])
    expect(await missing()).toEqual(['active_dish'])
    await database.query('update dishes set is_active = true where menu_id = $1', [menuId])
    await database.query('update menus set assistant_id = null where id = $1', [menuId])
    await database.query('update restaurants set is_active = false where id = $1', [restaurantId])
    expect(await missing()).toEqual(['active', 'assistant'])
    expect(await listSetups(member)).toMatchObject([{ canRead: true, canAsk: false }])
  })

  test('counts dishes of further menus in the same currency only', async () => {
    const { id: restaurantId } = await addRestaurant(member, { name: 'Lale' })
    const { id: menuId } = await addMenu(member, { name: 'Menü' })
    const drinks = await addMenu(member, { name: 'Drinks' })
    await chooseMenus(member, restaurantId, {
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
    await addRestaurant(member, { name: 'Moda' })
    const { id: menuId } = await addMenu(member, { name: 'Menü' })
    await addActiveDish(menuId)
    const { id } = await addRestaurant(member, { name: 'Kadıköy' })
    await chooseMenus(member, id, { menuId: '' })
    const setups = (await listSetups(member)).map(({ restaurant, canRead }) => [
      restaurant?.name,
      canRead,
    ])
    expect(setups).toEqual([
      ['Kadıköy', false],
      ['Moda', true],
    ])
    expect(await listSetups(ownerMember(await seedOwner(database)))).toMatchObject([
      { restaurant: null },
    ])
  })
})

describe('the only menu of an account', () => {
  test('is shown by restaurants that are added before or after it', async () => {
    const before = await addRestaurant(member, { name: 'Moda' })
    const menu = await addMenu(member, { name: 'Menü' })
    const after = await addRestaurant(member, { name: 'Kadıköy' })
    expect(await shownBy(before.id)).toBe(menu.id)
    expect(await shownBy(after.id)).toBe(menu.id)
  })

  test('is not shown where the owner chose none; beside a second menu, new restaurants show none', async () => {
    const moda = await addRestaurant(member, { name: 'Moda' })
    const lunch = await addMenu(member, { name: 'Lunch' })
    await chooseMenus(member, moda.id, { menuId: '' })
    const kadikoy = await addRestaurant(member, { name: 'Kadıköy' })
    expect(await shownBy(moda.id)).toBeUndefined()
    expect(await shownBy(kadikoy.id)).toBe(lunch.id)
    await addMenu(member, { name: 'Dinner' })
    const third = await addRestaurant(member, { name: 'Beşiktaş' })
    expect(await shownBy(moda.id)).toBeUndefined()
    expect(await shownBy(third.id)).toBeUndefined()
  })

  test('is not restored beside the one that has replaced it', async () => {
    const { id } = await addRestaurant(member, { name: 'Moda' })
    const first = await addMenu(member, { name: 'First' })
    await deleteMenu(member, first.id)
    const second = await addMenu(member, { name: 'Second' })
    await restoreMenu(member, first.id)
    expect(await shownBy(id)).toBe(second.id)
  })

  test('belongs to its owner alone', async () => {
    const { id } = await addRestaurant(member, { name: 'Moda' })
    await addMenu(ownerMember(await seedOwner(database)), { name: 'Theirs' })
    expect(await shownBy(id)).toBeUndefined()
  })
})
