import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { addCategory } from '#app/domain/categories/add-category.ts'
import { deleteCategory } from '#app/domain/categories/delete-category.ts'
import { listCategories } from '#app/domain/categories/list-categories.ts'
import { restoreCategory } from '#app/domain/categories/restore-category.ts'
import { reorderCategories } from '#app/domain/categories/reorder-categories.ts'
import { updateCategory } from '#app/domain/categories/update-category.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { deleteDish } from '#app/domain/dishes/delete-dish.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { restoreDish } from '#app/domain/dishes/restore-dish.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { reorderDishes } from '#app/domain/dishes/reorder-dishes.ts'
import type { DeletedKind } from '#app/domain/deleted/kinds.ts'
import { listDeleted } from '#app/domain/deleted/list-deleted.ts'
import { InvalidFieldsError } from '#app/domain/errors.ts'
import { addMenu } from '#app/domain/menus/add-menu.ts'
import { deleteMenu } from '#app/domain/menus/delete-menu.ts'
import { duplicateMenu } from '#app/domain/menus/duplicate-menu.ts'
import { restoreMenu } from '#app/domain/menus/restore-menu.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { dishForm, seedOwner, saveDish } from './fixtures/owner-world.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from './fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

/** Random numbers that choose among the existing rows. */
type Choices = readonly [number, number, number]

/** Picks a row, or none as often as each of the rows. */
const pick = <Row>(rows: readonly Row[], number: number): Row | undefined =>
  rows[number % (rows.length + 1)]

/** Each action returns by how much it changes the number of dishes; a rejected one throws. */
const actions = {
  async addCategory(menuId: string, [parent]: Choices): Promise<number> {
    const parentId = pick(await listCategories(member, menuId), parent)?.id
    await addCategory(member, menuId, { name: 'Category', parentId })
    return 0
  },
  async moveCategory(menuId: string, [which, parent]: Choices): Promise<number> {
    const categories = await listCategories(member, menuId)
    const category = pick(categories, which)
    const parentId = pick(categories, parent)?.id
    if (category) await updateCategory(member, menuId, category.id, { ...category, parentId })
    return 0
  },
  async deleteCategory(menuId: string, [which]: Choices): Promise<number> {
    const category = pick(await listCategories(member, menuId), which)
    if (category) await deleteCategory(member, menuId, category.id)
    return 0
  },
  async reorderCategories(menuId: string, [by]: Choices): Promise<number> {
    const ids = (await listCategories(member, menuId)).map(({ id }) => id)
    await reorderCategories(member, menuId, { ids: rotate(ids, by) })
    return 0
  },
  async addDish(menuId: string, [main, sub]: Choices): Promise<number> {
    await addDish(member, menuId, { ...dishForm, ...(await pickCategories(menuId, main, sub)) })
    return 1
  },
  async moveDish(menuId: string, [which, main, sub]: Choices): Promise<number> {
    const dish = pick(await listDishes(member, menuId), which)
    if (dish) await saveDish(member, dish.id, await pickCategories(menuId, main, sub))
    return 0
  },
  async duplicateDish(menuId: string, [which]: Choices): Promise<number> {
    const dish = pick(await listDishes(member, menuId), which)
    if (dish) await duplicateDish(member, dish.id, ' 2')
    return dish ? 1 : 0
  },
  async restoreCategory(menuId: string, [which]: Choices): Promise<number> {
    const category = pick(await listDeletedFrom(menuId, 'category'), which)
    if (category) await restoreCategory(member, category.id)
    return 0
  },
  async restoreDish(menuId: string, [which]: Choices): Promise<number> {
    const dish = pick(await listDeletedFrom(menuId, 'dish'), which)
    if (dish) await restoreDish(member, dish.id)
    return dish ? 1 : 0
  },
  async restoreMenu(menuId: string): Promise<number> {
    await deleteMenu(member, menuId)
    await restoreMenu(member, menuId)
    return 0
  },
  async deleteDish(menuId: string, [which]: Choices): Promise<number> {
    const dish = pick(await listDishes(member, menuId), which)
    if (dish) await deleteDish(member, dish.id)
    return dish ? -1 : 0
  },
  async reorderDishes(menuId: string, [by]: Choices): Promise<number> {
    const ids = (await listDishes(member, menuId)).map(({ id }) => id)
    await reorderDishes(member, menuId, { ids: rotate(ids, by) })
    return 0
  },
}

async function listDeletedFrom(menuId: string, wanted: DeletedKind) {
  const { items } = await listDeleted(member)
  return items.filter(({ kind, menu }) => kind === wanted && menu?.id === menuId)
}

async function pickCategories(menuId: string, main: number, sub: number) {
  const categories = await listCategories(member, menuId)
  return { mainCategoryId: pick(categories, main)?.id, subCategoryId: pick(categories, sub)?.id }
}

function rotate(ids: readonly string[], by: number): string[] {
  const start = ids.length === 0 ? 0 : by % ids.length
  return [...ids.slice(start), ...ids.slice(0, start)]
}

/** Checks a menu's invariants: distinct positions, valid parents and no lost dish. */
async function expectConsistent(menuId: string, dishCount: number): Promise<void> {
  const categories = await listCategories(member, menuId)
  const dishes = await listDishes(member, menuId)
  for (const rows of [categories, dishes]) {
    const positions = rows.map(({ position }) => position)
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
  }
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for (const { parentId } of categories) {
    if (parentId !== null) expect(parents.get(parentId)).toBeNull()
  }
  for (const { mainCategoryId, subCategoryId } of dishes) {
    if (mainCategoryId !== null) expect(parents.get(mainCategoryId)).toBeNull()
    if (subCategoryId !== null) expect(parents.get(subCategoryId)).toBe(mainCategoryId)
  }
  expect(dishes).toHaveLength(dishCount)
  const dangling = await database.query(
    `select from dishes join categories c on c.id in (main_category_id, sub_category_id)
       where c.deleted_at is not null
     union all select from categories child join categories c on c.id = child.parent_id
       where c.deleted_at is not null`,
  )
  expect(dangling).toEqual([])
}

test('any sequence of actions keeps positions distinct and loses or orphans nothing', async () => {
  const number = fc.nat({ max: 1_000 })
  const step = fc.record({
    action: fc.constantFrom(...Object.values(actions)),
    choices: fc.tuple(number, number, number),
  })
  const counts = { succeeded: 0, rejected: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { id: menuId } = await addMenu(member, { name: 'Menu' })
      let dishCount = 0
      for (const { action, choices } of steps) {
        try {
          dishCount += await action(menuId, choices)
          counts.succeeded += 1
        } catch (error) {
          // A rejected action must not change anything.
          if (!(error instanceof InvalidFieldsError)) throw error
          counts.rejected += 1
        }
        await expectConsistent(menuId, dishCount)
      }
      const copy = await duplicateMenu(member, menuId, ' 2')
      await expectConsistent(copy.menu.id, dishCount)
    }),
    { numRuns: 30 },
  )
  expect(counts.succeeded).toBeGreaterThan(counts.rejected)
  expect(counts.rejected).toBeGreaterThan(0)
})
