import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  dishForm,
  expectOneTabWins,
  seedOwner,
  snapshotOwnerData,
  rejectedFields,
} from '../../../tests/fixtures/owner-world.ts'
import { updateDetails } from '../accounts/update-details.ts'
import { addDish } from '../dishes/add-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { addCategory } from './add-category.ts'
import { countCategoryContents } from './count-category-contents.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories } from './list-categories.ts'
import type { Category } from '../locks/lock-category.ts'
import { reorderCategories } from './reorder-categories.ts'
import { updateCategory } from './update-category.ts'
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
  await database.query('delete from owners')
  member = ownerMember(await seedOwner(database))
  menuId = (await addMenu(member, { name: 'Summer' })).id
})

const add = (name: string, parentId?: string) => addCategory(member, menuId, { name, parentId })
const move = ({ id, name, updatedAt }: Category, parentId: string) =>
  updateCategory(member, menuId, id, { name, parentId, updatedAt })
const categoriesOf = async (dishId: string) => {
  const { mainCategoryId, subCategoryId } = await getDish(member, dishId)
  return [mainCategoryId, subCategoryId]
}
const seedDish = async (mainCategoryId: string, subCategoryId?: string) =>
  (await addDish(member, menuId, { ...dishForm, mainCategoryId, subCategoryId })).id

describe('a category', () => {
  test.each([
    [{}, 'name_required'],
    [{ name: '  ' }, 'name_required'],
    [{ name: 'x'.repeat(10_000) }, 'field_too_long'],
  ])('%o is rejected', async (input, key) => {
    expect(await rejectedFields(addCategory(member, menuId, input))).toEqual({ name: key })
  })

  test('can only have a parent on the same menu that has no parent itself', async () => {
    const mains = await add('Mains')
    const soups = await add('Soups')
    const grills = await add('Grills', mains.id)
    const other = await addMenu(member, { name: 'Winter' })
    const foreign = await addCategory(member, other.id, { name: 'Foreign' })
    const parent = (key: string) => ({ parentId: key })
    expect(await rejectedFields(move(mains, mains.id))).toEqual(parent('category_own_parent'))
    expect(await rejectedFields(move(mains, grills.id))).toEqual(parent('category_parent_is_sub'))
    expect(await rejectedFields(move(mains, soups.id))).toEqual(parent('category_has_subs'))
    expect(await rejectedFields(add('Kebap', grills.id))).toEqual(parent('category_parent_is_sub'))
    for (const unknown of [foreign.id, crypto.randomUUID(), 'x']) {
      await expect(move(soups, unknown)).rejects.toThrow(new NotFoundError('category_not_found'))
      await expect(add('New', unknown)).rejects.toThrow(new NotFoundError('category_not_found'))
    }
    expect(await listCategories(member, menuId)).toEqual([mains, soups, grills])
  })

  test('on another menu of the same owner is not found', async () => {
    const { id, updatedAt } = await add('Mains')
    const other = await addMenu(member, { name: 'Winter' })
    const before = await snapshotOwnerData(database)
    for (const unknown of [id, crypto.randomUUID(), 'x']) {
      const notFound = new NotFoundError('category_not_found')
      const rename = { name: 'Stolen', updatedAt }
      await expect(updateCategory(member, other.id, unknown, rename)).rejects.toThrow(notFound)
      await expect(deleteCategory(member, other.id, unknown)).rejects.toThrow(notFound)
      await expect(countCategoryContents(member, other.id, unknown)).rejects.toThrow(notFound)
      const order = reorderCategories(member, other.id, { ids: [unknown] })
      await expect(order).rejects.toThrow(new ConflictError('order_changed_elsewhere'))
    }
    expect(await snapshotOwnerData(database)).toBe(before)
  })

  test('cannot become the parent of its own parent, even concurrently', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await add('One'), await add('Other')]
      const both = await Promise.allSettled([move(one, other.id), move(other, one.id)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('moves with its dishes, below another and to the top', async () => {
    const mains = await add('Mains')
    const soups = await add('Soups')
    const grills = await add('Grills')
    const dishId = await seedDish(grills.id)
    const below = await move(grills, mains.id)
    expect(await categoriesOf(dishId)).toEqual([mains.id, grills.id])
    const moved = await move(below, soups.id)
    expect(await categoriesOf(dishId)).toEqual([soups.id, grills.id])
    await move(moved, '')
    expect(await categoriesOf(dishId)).toEqual([grills.id, null])
  })

  test('that was changed in one tab is not overwritten from another', async () => {
    const { id, updatedAt } = await add('Mains')
    const rename = (name: string, read: Date) =>
      updateCategory(member, menuId, id, { name, updatedAt: read })
    await expectOneTabWins(
      async () => (await listCategories(member, menuId))[0]?.updatedAt ?? updatedAt,
      (read, name) => rename(name, read),
    )
    await expect(rename('Three', updatedAt)).rejects.toThrow(new ConflictError('changed_elsewhere'))
  })

  test('is deleted without losing its contents', async () => {
    const mains = await add('Mains')
    const grills = await add('Grills', mains.id)
    const pots = await add('Pots', mains.id)
    const [direct, grilled, potted] = [
      await seedDish(mains.id),
      await seedDish(mains.id, grills.id),
      await seedDish(mains.id, pots.id),
    ]
    const potsContents = { subCategories: 0, dishes: 1 }
    expect(await countCategoryContents(member, menuId, pots.id)).toEqual(potsContents)
    await deleteCategory(member, menuId, pots.id)
    expect(await categoriesOf(potted)).toEqual([mains.id, null])

    const mainsContents = { subCategories: 1, dishes: 2 }
    expect(await countCategoryContents(member, menuId, mains.id)).toEqual(mainsContents)
    await deleteCategory(member, menuId, mains.id)
    expect(await categoriesOf(direct)).toEqual([null, null])
    expect(await categoriesOf(grilled)).toEqual([grills.id, null])
    expect(await listCategories(member, menuId)).toMatchObject([
      { id: grills.id, parentId: null, position: 1 },
    ])
  })
})

test('the order is rewritten as a whole, and has no position twice after concurrent additions', async () => {
  const added = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`${n}`)))
  const ids = added.map(({ id }) => id).toSorted()
  expect(await reorderCategories(member, menuId, { ids })).toBe(true)
  expect(await reorderCategories(member, menuId, { ids })).toBe(false)
  expect((await listCategories(member, menuId)).map(({ id }) => id)).toEqual(ids)
  await Promise.all(ids.slice(0, 5).map((id) => deleteCategory(member, menuId, id)))
  const remaining = await listCategories(member, menuId)
  expect(remaining.map(({ position }) => position)).toEqual([5, 6, 7, 8, 9])
  await expect(reorderCategories(member, menuId, { ids })).rejects.toThrow(ConflictError)
})

describe('the service of a category', () => {
  const form = { name: 'Breakfast', served: 'times', monday: '8-11', friday: '18:00–02:00' }
  const service = {
    timeZone: 'UTC',
    hours: [[[480, 660]], [], [], [], [[1080, 1560]], [], []],
    outside: 'shown',
  }
  const listServices = async () =>
    (await listCategories(member, menuId)).map((category) => category.service)

  test('is stored in the owner’s time zone, and moves with the owner to another', async () => {
    expect(await addCategory(member, menuId, form)).toMatchObject({ service })
    await add('Mains')
    await updateDetails(member, { firstName: 'A', lastName: 'B', timeZone: 'Europe/Berlin' })
    expect(await listServices()).toEqual([{ ...service, timeZone: 'Europe/Berlin' }, null])
  })

  test('is changed, kept by a copy of the menu, and removed', async () => {
    const { id, updatedAt } = await add('Breakfast')
    const change = { ...form, outside: 'hidden', updatedAt }
    const changed = await updateCategory(member, menuId, id, change)
    expect(changed.service).toEqual({ ...service, outside: 'hidden' })
    const { menu } = await duplicateMenu(member, menuId, ' (copy)')
    const [copy] = await listCategories(member, menu.id)
    expect(copy?.service).toEqual(changed.service)
    const always = { name: form.name, served: 'always', updatedAt: changed.updatedAt }
    expect((await updateCategory(member, menuId, id, always)).service).toBeNull()
  })

  test.each([
    [{ monday: '8-25' }, { monday: 'hours_malformed' }],
    [{ monday: '8-11, 10-12' }, { monday: 'hours_overlap' }],
    [{ monday: '18-02', tuesday: '1-3' }, { tuesday: 'hours_overlap_night' }],
    [{}, { monday: 'service_hours_required' }],
    [{ served: 'always', friday: '8-11' }, { served: 'service_hours_unused' }],
    [{ outside: 'x', monday: '8-11' }, { outside: 'choice_unreadable' }],
    [
      { monday: 'x', sunday: '9' },
      { monday: 'hours_malformed', sunday: 'hours_malformed' },
    ],
  ])('%o is rejected', async (fields, expected) => {
    const input = { name: 'Breakfast', served: 'times', ...fields }
    expect(await rejectedFields(addCategory(member, menuId, input))).toEqual(expected)
  })
})
