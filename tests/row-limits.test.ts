import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { caps } from '#app/domain/caps.ts'
import { addCategory } from '#app/domain/categories/add-category.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { updateDish } from '#app/domain/dishes/update-dish.ts'
import { LimitReachedError } from '#app/domain/errors.ts'
import { addMenu } from '#app/domain/menus/add-menu.ts'
import { duplicateMenu } from '#app/domain/menus/duplicate-menu.ts'
import { addRestaurant } from '#app/domain/restaurants/add-restaurant.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { dishForm, seedOwner } from './fixtures/owner-world.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from './fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
  menuId = (await addMenu(member, { name: 'Summer' })).id
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

const limitError = (key: string, max: number) => {
  expect(isErrorKey(key)).toBe(true)
  return new LimitReachedError(undefined, key, { max })
}

/** Inserts rows of the owner. */
const seed = (table: 'restaurants' | 'menus', count: number) =>
  database.query(
    `insert into ${table} (owner_id, name) select $1, n::text from generate_series(1, $2) n`,
    [ownerId, count],
  )
const seedOnMenu = (table: 'categories' | 'dishes', count: number, targetMenuId = menuId) =>
  database.query(
    `insert into ${table} (owner_id, menu_id, name, position)
     select $1, $2, n::text, n - 1 from generate_series(1, $3) n`,
    [ownerId, targetMenuId, count],
  )

/**
 * Adds eight rows concurrently with room for one.
 * @returns the errors of the seven rejected ones
 */
async function addEight(add: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => add(index)))
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
}

const sevenTimes = (error: LimitReachedError) => Array.from({ length: 7 }, () => error)

test('limits restaurants', async () => {
  await seed('restaurants', caps.restaurants - 1)
  const error = limitError('restaurants_full', caps.restaurants)
  const errors = await addEight((n) => addRestaurant(member, { name: `${n}` }))
  expect(errors).toEqual(sevenTimes(error))
  const strangerId = await seedOwner(database, 'stranger')
  await expect(addRestaurant(ownerMember(strangerId), { name: 'First' })).resolves.toBeDefined()
})

test('limits menus, including copies', async () => {
  await seed('menus', caps.menus - 2)
  const error = limitError('menus_full', caps.menus)
  const errors = await addEight((n) =>
    n % 2 ? addMenu(member, { name: 'x' }) : duplicateMenu(member, menuId, ' 2'),
  )
  expect(errors).toEqual(sevenTimes(error))
})

test('limits categories per menu', async () => {
  await seedOnMenu('categories', caps.categories - 1)
  const error = limitError('categories_full', caps.categories)
  const errors = await addEight(() => addCategory(member, menuId, { name: 'x' }))
  expect(errors).toEqual(sevenTimes(error))
  const other = await addMenu(member, { name: 'Winter' })
  await expect(addCategory(member, other.id, { name: 'x' })).resolves.toBeDefined()
})

test('limits dishes per menu, including copies', async () => {
  const { id } = await addDish(member, menuId, dishForm)
  await seedOnMenu('dishes', caps.dishes - 2)
  const error = limitError('dishes_full', caps.dishes)
  const errors = await addEight((n) =>
    n % 2 ? addDish(member, menuId, dishForm) : duplicateDish(member, id, ' 2'),
  )
  expect(errors).toEqual(sevenTimes(error))
})

test('limits dishes on all menus, including those of copied menus', async () => {
  const other = await addMenu(member, { name: 'Winter' })
  const { id } = await addDish(member, other.id, dishForm)
  await seedOnMenu('dishes', caps.allDishes - 2)
  await seedOnMenu('dishes', 1, other.id)
  const error = limitError('all_dishes_full', caps.allDishes)
  await expect(addDish(member, other.id, dishForm)).rejects.toThrow(error)
  await expect(duplicateDish(member, id, ' 2')).rejects.toThrow(error)
  await expect(duplicateMenu(member, other.id, ' 2')).rejects.toThrow(error)
  const empty = await addMenu(member, { name: 'Empty' })
  await expect(duplicateMenu(member, empty.id, ' 2')).resolves.toBeDefined()
})

describe('the text of a menu', () => {
  const long = { ...dishForm, aiInstructions: 'x'.repeat(1_000) }

  /** Fills the menu until `left` characters remain below its cap. */
  const fillUpTo = (room: number) =>
    database.query(
      `insert into dishes (owner_id, menu_id, name, position, description)
       values ($1, $2, '', 0, repeat('x', $3))`,
      [ownerId, menuId, caps.menuText - room],
    )
  const error = limitError('menu_text_full', caps.menuText)

  test('cannot exceed its cap by adding, copying or changing a dish', async () => {
    const short = await addDish(member, menuId, { ...dishForm, aiInstructions: 'x' })
    const { id } = await addDish(member, menuId, long)
    await fillUpTo(2_000)
    await expect(addDish(member, menuId, long)).rejects.toThrow(error)
    await expect(duplicateDish(member, id, ' 2')).rejects.toThrow(error)
    const longer = { ...long, updatedAt: short.updatedAt }
    await expect(updateDish(member, short.id, longer)).rejects.toThrow(error)
  })

  test('can be read and shortened when above its cap', async () => {
    const dish = await addDish(member, menuId, long)
    await fillUpTo(0)
    expect((await listDishes(member, menuId)).map(({ id }) => id)).toContain(dish.id)
    await expect(duplicateMenu(member, menuId, ' 2')).rejects.toThrow(error)
    const shorter = { ...dishForm, aiInstructions: 'x', updatedAt: dish.updatedAt }
    const changed = await updateDish(member, dish.id, shorter)
    expect(changed.aiInstructions).toBe('x')
  })
})
