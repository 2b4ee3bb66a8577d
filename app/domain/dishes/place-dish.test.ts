import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, seedOwner, rejectedFields } from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { addMenu } from '../menus/add-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { addDish } from './add-dish.ts'
import { listDishes } from './list-dishes.ts'
import { placeDish } from './place-dish.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let member: Member
let menuId: string
const ids = new Map<string, string>()

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  member = ownerMember(await seedOwner(database))
  menuId = (await addMenu(member, { name: 'Summer' })).id
  const { id: mainCategoryId } = await addCategory(member, menuId, { name: 'Meze' })
  // a, b and c are in a category, x and y in none.
  for (const name of ['a', 'x', 'b', 'y', 'c']) {
    const heading = name < 'x' ? { mainCategoryId } : {}
    ids.set(name, (await addDish(member, menuId, { ...dishForm, name, ...heading })).id)
  }
})

const move = (name: string, place?: unknown) => placeDish(member, ids.get(name) ?? '', { place })
const order = async () => {
  const dishes = await listDishes(member, menuId)
  expect(dishes.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
  return dishes.map(({ name }) => name).join('')
}

test.each([
  ['c', 1, 'cxayb'],
  ['a', '3', 'bxcya'],
  ['a', 999_999, 'bxcya'],
  ['y', 1, 'aybxc'],
])('%s at place %j gives %s; dishes of other categories stay', async (name, place, expected) => {
  expect(await move(name, place)).toBe(true)
  expect(await order()).toBe(expected)
})

test('writes nothing if the dish is there already', async () => {
  const { updatedAt } = await getMenu(member, menuId)
  expect(await move('b', 2)).toBe(false)
  expect((await getMenu(member, menuId)).updatedAt).toEqual(updatedAt)
})

test.each([['0'], ['-1'], ['1.5'], ['x'], [''], [undefined]])(
  'rejects the place %j',
  async (place) => {
    expect(await rejectedFields(move('a', place))).toEqual({ place: 'place_invalid' })
    expect(await order()).toBe('axbyc')
  },
)

test('concurrent moves lose no dish', async () => {
  const moves = [...ids.keys()].flatMap((name) => [1, 2, 3].map((place) => move(name, place)))
  await Promise.all(moves)
  expect([...(await order())].toSorted().join('')).toBe('abcxy')
})
