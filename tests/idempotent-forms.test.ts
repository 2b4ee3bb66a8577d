import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { addCategory } from '#app/domain/categories/add-category.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { setDishImage } from '#app/domain/dishes/set-dish-image.ts'
import { addMenu } from '#app/domain/menus/add-menu.ts'
import { duplicateMenu } from '#app/domain/menus/duplicate-menu.ts'
import { addRestaurant } from '#app/domain/restaurants/add-restaurant.ts'
import { rowIdFor } from '#app/domain/row-id.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { dishForm, seedOwner } from './fixtures/owner-world.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from './fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let strangerId: string
let menuId: string
let dishId: string

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
  strangerId = await seedOwner(database, 'stranger')
  menuId = (await addMenu(member, { name: 'Summer' })).id
  dishId = (await addDish(member, menuId, dishForm)).id
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

type Add = (key: string, name: string) => Promise<{ readonly id: string }>

const addVerbs: Record<string, { readonly table: string; readonly add: Add }> = {
  'a restaurant': {
    table: 'restaurants',
    add: (key, name) => addRestaurant(member, { name, key }),
  },
  'a menu': { table: 'menus', add: (key, name) => addMenu(member, { name, key }) },
  'a category': {
    table: 'categories',
    add: (key, name) => addCategory(member, menuId, { name, key }),
  },
  'a dish': {
    table: 'dishes',
    add: (key, name) => addDish(member, menuId, { ...dishForm, name, key }),
  },
}

const countRows = async (table: string) =>
  Number((await database.query(`select count(*) from ${table}`))[0]?.['count'])

describe.each(Object.entries(addVerbs))('%s', (_, { table, add }) => {
  test('is added once by concurrent submissions of one form', async () => {
    const before = await countRows(table)
    const key = crypto.randomUUID()
    const addition = await Promise.all(Array.from({ length: 12 }, () => add(key, 'One')))
    expect(new Set(addition.map(({ id }) => id)).size).toBe(1)
    expect(await countRows(table)).toBe(before + 1)
    // If the response is lost and the form is edited before the retry, the edit counts as a new row.
    expect((await add(key, 'Other')).id).not.toBe(addition[0]?.id)
    expect((await add(crypto.randomUUID(), 'One')).id).not.toBe(addition[0]?.id)
    expect(await countRows(table)).toBe(before + 3)
  })
})

test('copies a menu and a dish once, with their pictures, on concurrent submissions', async () => {
  await setDishImage(member, dishId, async () => '/images/x.webp')
  const key = crypto.randomUUID()
  const menus = await Promise.all(
    Array.from({ length: 8 }, () => duplicateMenu(member, menuId, ' 2', key)),
  )
  expect(new Set(menus.map(({ menu }) => menu.id)).size).toBe(1)
  expect(menus.flatMap(({ imageCopies }) => imageCopies)).toHaveLength(1)
  expect(await countRows('menus')).toBe(2)

  const dishes = await Promise.all(
    Array.from({ length: 8 }, () => duplicateDish(member, dishId, ' 2', key)),
  )
  const [copy] = dishes.map(({ dish }) => dish.id)
  expect(new Set(dishes.map(({ dish }) => dish.id))).toEqual(new Set([copy]))
  await setDishImage(member, copy ?? '', async () => '/images/y.webp')
  const again = await duplicateDish(member, dishId, ' 2', key)
  expect(again.imageCopies).toEqual([])
  const positions = (await listDishes(member, menuId)).map(({ position }) => position)
  expect(positions).toEqual([0, 1])
})

test('ignores another owner’s idempotency key', async () => {
  const key = crypto.randomUUID()
  const mine = await addRestaurant(member, { name: 'Lale', key })
  const others = await addRestaurant(ownerMember(strangerId), { name: 'Lale', key })
  expect(others.id).not.toBe(mine.id)
  expect(others.ownerId).toBe(strangerId)
})

test('ids derived from a form’s key are distinct, valid UUIDs', () => {
  const ids = Array.from({ length: 200 }, (_, index) => rowIdFor('owner', index))
  const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
