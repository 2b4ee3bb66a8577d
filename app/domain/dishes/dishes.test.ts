import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm, expectOneTabWins, rejectedFields } from '../../../tests/fixtures/owner-world.ts'
import { saveDish, seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { ConflictError, InvalidFieldsError, NotFoundError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { addDish } from './add-dish.ts'
import { deleteDish } from './delete-dish.ts'
import { duplicateDish } from './duplicate-dish.ts'
import { getDish } from './get-dish.ts'
import { listDishes } from './list-dishes.ts'
import { reorderDishes } from './reorder-dishes.ts'
import { setDishActive } from './set-dish-active.ts'
import { setDishImage } from './set-dish-image.ts'
import { updateDish } from './update-dish.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
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
  member = ownerMember(await seedOwner(database))
  menuId = (await addMenu(member, { name: 'Summer' })).id
})

const addNamed = (name: string) => addDish(member, menuId, { ...dishForm, name })
const namesInOrder = async () => {
  const dishes = await listDishes(member, menuId)
  const positions = new Set(dishes.map(({ position }) => position))
  expect(dishes.map(({ position }) => position)).toEqual([...positions].toSorted((a, b) => a - b))
  return dishes.map(({ name }) => name)
}

describe('a dish', () => {
  test('is stored from its form', async () => {
    const dish = await addDish(member, menuId, {
      ...dishForm,
      description: ' Smooth.\r\nCold. ',
      ingredients: 'Nohut, tahin,\nNOHUT',
      tags: 'vegan; acılı',
      calories: '320',
      price: '1.450,00',
      isActive: 'on',
      id: crypto.randomUUID(),
      ownerId: crypto.randomUUID(),
      position: 99,
      imageUrl: 'https://evil.example/x.png',
    })
    expect(dish).toMatchObject({
      ownerId: member.ownerId,
      name: 'Humus',
      description: 'Smooth.\nCold.',
      ingredients: ['Nohut', 'tahin'],
      tags: ['vegan', 'acılı'],
      calories: 320,
      priceMinor: 145_000,
      isActive: true,
      imageUrl: null,
      position: 0,
    })
  })

  test('needs name, AI instructions and ingredients; tags, calories and price are optional', async () => {
    expect(await rejectedFields(addDish(member, menuId, {}))).toEqual({
      name: 'name_required',
      aiInstructions: 'ai_instructions_required',
      ingredients: 'ingredients_required',
    })
    const empty = { name: ' ', aiInstructions: '\u200D', ingredients: ' , ;\n' }
    expect(Object.keys(await rejectedFields(addDish(member, menuId, empty)))).toHaveLength(3)
    expect(await addNamed('Humus')).toMatchObject({ tags: [], calories: null, priceMinor: null })
    for (const input of [undefined, null, 'x', []]) {
      await expect(addDish(member, menuId, input)).rejects.toThrow('form_invalid')
    }
  })

  test.each([
    ['name', 'x'.repeat(10_000), 'field_too_long'],
    ['name', 'soup\0', 'text_unreadable'],
    ['aiInstructions', 'x'.repeat(2_001), 'field_too_long'],
    ['description', 'x'.repeat(1_001), 'field_too_long'],
    ['ingredients', 'x'.repeat(10_000), 'list_entry_too_long'],
    ['ingredients', Array.from({ length: 61 }, (_, n) => `x${n}`).join(), 'list_too_long'],
    ['ingredients', 'a\0b', 'text_unreadable'],
    ['tags', Array.from({ length: 21 }, (_, n) => `x${n}`).join(), 'list_too_long'],
    ['tags', 5, 'text_unreadable'],
    ['calories', '-1', 'calories_invalid'],
    ['calories', '1.5', 'calories_invalid'],
    ['calories', 'many', 'calories_invalid'],
    ['calories', '20001', 'calories_invalid'],
    ['calories', '9'.repeat(400), 'calories_invalid'],
    ['calories', Number.NaN, 'calories_invalid'],
    ['price', '-1', 'price_negative'],
    ['price', '1e9', 'price_malformed'],
    ['price', '99999999999', 'price_too_large'],
    ['price', '1,999', 'price_ambiguous'],
    ['price', 145, 'price_malformed'],
    ['isActive', 'maybe', 'switch_unreadable'],
    ['mainCategoryId', 5, 'choice_unreadable'],
  ])('is rejected if its %s is %j: %s', async (field, value, key) => {
    const added = addDish(member, menuId, { ...dishForm, [field]: value })
    expect(await rejectedFields(added)).toEqual({ [field]: key })
    expect(await listDishes(member, menuId)).toEqual([])
  })

  test.each([
    ['1999', 199_900],
    ['', null],
    ['0,00', null],
    ['  ', null],
  ])('with the price %j has the minor price %j', async (price, priceMinor) => {
    expect(await addDish(member, menuId, { ...dishForm, price })).toMatchObject({ priceMinor })
  })

  test.each([[''], ['0'], [0], ['  ']])('with the calories %j has none', async (calories) => {
    expect((await addDish(member, menuId, { ...dishForm, calories })).calories).toBeNull()
  })

  test('can be in a main category of its menu, and in one of its sub-categories', async () => {
    const { id: otherMenu } = await addMenu(member, { name: 'Winter' })
    const mains = await addCategory(member, menuId, { name: 'Mains' })
    const soups = await addCategory(member, menuId, { name: 'Soups' })
    const grills = await addCategory(member, menuId, { name: 'Grills', parentId: mains.id })
    const foreign = await addCategory(member, otherMenu, { name: 'Foreign' })
    const { id } = await addNamed('Adana')
    const move = (mainCategoryId: unknown, subCategoryId?: unknown) =>
      saveDish(member, id, { mainCategoryId, subCategoryId })

    const inGrills = { mainCategoryId: mains.id, subCategoryId: grills.id }
    expect(await move(mains.id, grills.id)).toMatchObject(inGrills)
    expect(await rejectedFields(move(grills.id))).toEqual({
      mainCategoryId: 'dish_main_category_is_sub',
    })
    const notInMain = { subCategoryId: 'dish_sub_category_elsewhere' }
    expect(await rejectedFields(move(soups.id, grills.id))).toEqual(notInMain)
    expect(await rejectedFields(move(null, grills.id))).toEqual(notInMain)
    expect(await rejectedFields(move(mains.id, soups.id))).toEqual(notInMain)
    for (const unknown of [foreign.id, crypto.randomUUID(), 'x']) {
      await expect(move(unknown)).rejects.toThrow(new NotFoundError('category_not_found'))
      await expect(move(mains.id, unknown)).rejects.toThrow(new NotFoundError('category_not_found'))
    }
    expect(await getDish(member, id)).toMatchObject(inGrills)
    expect(await move('')).toMatchObject({ mainCategoryId: null, subCategoryId: null })
  })

  test('that was changed in one tab is not overwritten from another; a new picture does not conflict', async () => {
    const { id, updatedAt } = await addNamed('Humus')
    await setDishImage(member, id, async () => '/images/x.webp')
    const save = (name: string, read: Date) =>
      updateDish(member, id, { ...dishForm, name, updatedAt: read })
    await save('Zero', updatedAt)
    await expectOneTabWins(
      () => getDish(member, id),
      (read, name) => save(name, read.updatedAt),
    )
    await expect(save('Three', updatedAt)).rejects.toThrow(new ConflictError('changed_elsewhere'))
    expect(await getDish(member, id)).toMatchObject({ imageUrl: '/images/x.webp' })
    const fresh = (await getDish(member, id)).updatedAt
    await setDishActive(member, id, { isActive: true })
    const stale = updateDish(member, id, { ...dishForm, updatedAt: fresh })
    await expect(stale).rejects.toThrow(ConflictError)
  })

  test('has a new version after each of many concurrent writes', async () => {
    const { id } = await addNamed('Humus')
    for (let round = 0; round < 10; round++) {
      const written = await Promise.all(
        Array.from({ length: 10 }, () => setDishActive(member, id, { isActive: true })),
      )
      expect(new Set(written.map(({ updatedAt }) => updatedAt.getTime())).size).toBe(10)
    }
  })

  test('is copied to the next position, passive and without the picture', async () => {
    const { id } = await addDish(member, menuId, { ...dishForm, isActive: true, price: '5' })
    await addNamed('Cacık')
    expect(await duplicateDish(member, id, ' 2')).toMatchObject({ imageCopies: [] })
    await setDishImage(member, id, async () => '/images/x.webp')
    const { dish, imageCopies } = await duplicateDish(member, id, ' 3')
    expect(dish).toMatchObject({ isActive: false, priceMinor: 500, imageUrl: null })
    expect(imageCopies).toEqual([{ fromDishId: id, toDishId: dish.id }])
    expect(await namesInOrder()).toEqual(['Humus', 'Humus 3', 'Humus 2', 'Cacık'])
  })

  test('is deleted once, and keeps its picture for an undo', async () => {
    const { id } = await addNamed('Humus')
    await addNamed('Cacık')
    await setDishImage(member, id, async () => '/images/x.webp')
    expect(await deleteDish(member, id)).toEqual({ dishIds: [], restaurantIds: [] })
    await expect(deleteDish(member, id)).rejects.toThrow(new NotFoundError('dish_not_found'))
    expect(await namesInOrder()).toEqual(['Cacık'])
  })

  test('touches its menu with every change', async () => {
    const { id } = await addNamed('Humus')
    let { updatedAt } = await getMenu(member, menuId)
    const writes = [
      () => addNamed('Cacık'),
      () => saveDish(member, id, {}),
      () => setDishActive(member, id, { isActive: 'on' }),
      () => setDishImage(member, id, async () => null),
      () => duplicateDish(member, id, ' 2'),
      async () => {
        const ids = (await listDishes(member, menuId)).map((dish) => dish.id)
        return reorderDishes(member, menuId, { ids: ids.toReversed() })
      },
      () => deleteDish(member, id),
    ]
    for (const write of writes) {
      await write()
      const after = (await getMenu(member, menuId)).updatedAt
      expect(after.getTime(), write.toString()).toBeGreaterThan(updatedAt.getTime())
      updatedAt = after
    }
  })
})

describe('the order of dishes', () => {
  test('has no position twice after concurrent additions, copies, deletions and reorders', async () => {
    const added = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) added.push((await addNamed(name)).id)
    const orders = [added, added.toReversed()]
    const done = await Promise.allSettled([
      ...orders.map((ids) => reorderDishes(member, menuId, { ids })),
      ...Array.from({ length: 8 }, (_, n) => addNamed(`new ${n}`)),
      ...added.slice(0, 3).map((id) => deleteDish(member, id)),
      ...added.slice(3).map((id) => duplicateDish(member, id, ' 2')),
      ...orders.map((ids) => reorderDishes(member, menuId, { ids })),
    ])
    const failed = done.filter((result) => result.status === 'rejected')
    for (const { reason } of failed) expect(reason).toBeInstanceOf(ConflictError)
    expect(await namesInOrder()).toHaveLength(6 + 8 - 3 + 3)
  })

  test('after concurrent reorders is that of one of them', async () => {
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push((await addNamed(`${n}`)).id)
    const shuffled = ids.toSorted()
    for (let round = 0; round < 10; round++) {
      const orders = [ids, ids.toReversed(), shuffled]
      await Promise.all(orders.map((order) => reorderDishes(member, menuId, { ids: order })))
      const stored = (await listDishes(member, menuId)).map(({ id }) => id)
      expect(orders).toContainEqual(stored)
    }
  })

  test('is written only if it changes, and only for dishes of the menu', async () => {
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) ids.push((await addNamed(name)).id)
    const { updatedAt } = await getMenu(member, menuId)
    expect(await reorderDishes(member, menuId, { ids })).toBe(false)
    expect((await getMenu(member, menuId)).updatedAt).toEqual(updatedAt)
    const [a = '', b = '', c = ''] = ids
    for (const wrong of [
      [a, b, b],
      [a, b, c, c],
      [a, b, crypto.randomUUID()],
      ['x', b, c],
    ]) {
      await expect(reorderDishes(member, menuId, { ids: wrong })).rejects.toThrow(
        new ConflictError('order_changed_elsewhere'),
      )
    }
    for (const wrong of [undefined, { ids: 'x' }, { ids: [1] }]) {
      await expect(reorderDishes(member, menuId, wrong)).rejects.toThrow(InvalidFieldsError)
    }
    expect(await reorderDishes(member, menuId, { ids: [c, a, b] })).toBe(true)
    // A subset is reordered among its own positions.
    expect(await reorderDishes(member, menuId, { ids: [b, c] })).toBe(true)
    expect(await namesInOrder()).toEqual(['b', 'a', 'c'])
  })

  test('of 2,000 dishes is rewritten in one statement', async () => {
    await database.query(
      `insert into dishes (owner_id, menu_id, name, position)
       select owner_id, id, 'Dish ' || n, n from menus, generate_series(0, 1999) n where id = $1`,
      [menuId],
    )
    const ids = (await listDishes(member, menuId)).map(({ id }) => id).toReversed()
    expect(await reorderDishes(member, menuId, { ids })).toBe(true)
    expect((await listDishes(member, menuId)).map(({ id }) => id)).toEqual(ids)
  })
})
