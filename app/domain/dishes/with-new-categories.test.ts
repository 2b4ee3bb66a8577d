import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  dishForm,
  rejectedFields,
  saveDish,
  seedOwner,
} from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { caps } from '../caps.ts'
import { ConflictError, LimitReachedError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { addDish } from './add-dish.ts'
import { updateDish } from './update-dish.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string

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
  menuId = (await addMenu(member, { name: 'Summer' })).id
})

const add = (fields: object) => addDish(member, menuId, { ...dishForm, ...fields })
const listed = async () =>
  (await listCategories(member, menuId)).map(({ id, name, parentId }) => ({ id, name, parentId }))

test('a dish brings its categories; the same name again, in any case, means the same one', async () => {
  const first = await add({ newMainCategory: ' Çorbalar ', newSubCategory: 'Soğuk' })
  const [main, sub] = await listed()
  expect([main?.name, sub?.name]).toEqual(['Çorbalar', 'Soğuk'])
  expect(sub?.parentId).toBe(main?.id)
  expect(first).toMatchObject({ mainCategoryId: main?.id, subCategoryId: sub?.id })
  const second = await add({ newMainCategory: 'çorbalar', newSubCategory: 'SOĞUK' })
  expect(second).toMatchObject({ mainCategoryId: main?.id, subCategoryId: sub?.id })
  const third = await add({ mainCategoryId: main?.id, newSubCategory: 'Sıcak' })
  expect(third.mainCategoryId).toBe(main?.id)
  // Below another main category, the same name is another category.
  const fourth = await add({ newMainCategory: 'Mezeler', newSubCategory: 'Soğuk' })
  expect(fourth.subCategoryId).not.toBe(sub?.id)
  expect((await listed()).map(({ name }) => name)).toEqual([
    'Çorbalar',
    'Soğuk',
    'Sıcak',
    'Mezeler',
    'Soğuk',
  ])
})

test('a new name replaces the choices beside it', async () => {
  const { id } = await addCategory(member, menuId, { name: 'Old' })
  const { id: sub } = await addCategory(member, menuId, { name: 'Old sub', parentId: id })
  const dish = await add({ mainCategoryId: id, subCategoryId: sub, newMainCategory: 'New' })
  const main = (await listed()).find(({ name }) => name === 'New')
  expect(dish).toMatchObject({ mainCategoryId: main?.id, subCategoryId: null })
})

test('a form sent twice adds one dish and one category', async () => {
  const form = { key: crypto.randomUUID(), newMainCategory: 'Soups' }
  expect((await add(form)).id).toBe((await add(form)).id)
  expect(await listed()).toHaveLength(1)
})

test('a dish moves to a new category; a rejected form adds none', async () => {
  const dish = await add({})
  const moved = await saveDish(member, dish.id, { newMainCategory: 'Soups' })
  expect(moved.mainCategoryId).toBe((await listed())[0]?.id)
  const outdated = { ...dishForm, updatedAt: dish.updatedAt, newMainCategory: 'Desserts' }
  await expect(updateDish(member, dish.id, outdated)).rejects.toThrow(ConflictError)
  expect(await rejectedFields(add({ newSubCategory: 'Cold' }))).toEqual({
    newSubCategory: 'dish_sub_category_elsewhere',
  })
  expect(await rejectedFields(add({ newMainCategory: 'x'.repeat(121) }))).toEqual({
    newMainCategory: 'field_too_long',
  })
  expect(await rejectedFields(add({ name: '', newMainCategory: 'Desserts' }))).toEqual({
    name: 'name_required',
  })
  expect(await listed()).toHaveLength(1)
})

test('beyond the limit of categories, neither is added', async () => {
  await database.query(
    `insert into categories (owner_id, menu_id, name, position)
     select owner_id, id, 'C' || n, n from menus, generate_series(1, $2::int) n where id = $1`,
    [menuId, caps.categories],
  )
  await expect(add({ newMainCategory: 'One more' })).rejects.toThrow(LimitReachedError)
  const dishes = await database.query('select id from dishes where menu_id = $1', [menuId])
  expect(dishes).toEqual([])
})
