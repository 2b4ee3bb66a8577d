import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, storedTextLength } from '../caps.ts'
import { isRestorable } from '../is-restorable.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { touchMenu, type Menu } from '../locks/lock-menu.ts'
import { freePositions } from '../positions.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Restores a deleted dish with its facts, sold-out marks and restaurants' prices, at its former
 * place. Does nothing if it isn't deleted.
 * @throws {NotFoundError} if there is no such dish, or it was deleted too long ago
 * @throws {ConflictError} if its menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreDish(member: Member, dishId: string): Promise<Dish> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish, menu } = await seeDeleted(transaction, () => lockDish(transaction, dishId))
    if (dish.deletedAt === null) return dish
    const restored = await restoreLockedDishes(transaction, menu, eq(dishes.id, dish.id))
    if (restored.length === 0) throw new NotFoundError('dish_not_found')
    return dish
  })
}

/**
 * Restores deleted dishes of a locked menu.
 * @param condition selects deleted dishes of the menu; those deleted too long ago are skipped
 * @returns the restored dishes, in the owner's order
 * @throws {ConflictError} if the menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreLockedDishes(
  transaction: Transaction,
  menu: Menu,
  condition: SQL | undefined,
): Promise<readonly Pick<Dish, 'id' | 'name'>[]> {
  if (menu.deletedAt !== null) throw new ConflictError('menu_deleted_too', { menu: menu.name })
  const { id, name, position } = dishes
  const deleted = await seeDeleted(transaction, () =>
    transaction
      .select({ id, name, position, length: storedTextLength })
      .from(dishes)
      .where(and(condition, isRestorable(dishes.deletedAt)))
      .orderBy(position, id),
  )
  if (deleted.length === 0) return deleted
  const onMenu = eq(dishes.menuId, menu.id)
  await assertRoom(transaction, 'dishes', dishes, onMenu, deleted.length)
  await assertRoomForDishes(transaction, menu.ownerId, deleted.length)
  const length = deleted.reduce((sum, one) => sum + one.length, 0)
  await assertRoomForText(transaction, menu.id, length)
  const positions = deleted.map((dish) => dish.position)
  await freePositions(transaction, dishes, onMenu, positions)
  await undelete(
    transaction,
    deleted.map((dish) => dish.id),
  )
  await touchMenu(transaction, menu.id)
  return deleted
}

/**
 * Undeletes dishes. A dish's category may have become a main or a sub-category in the meantime, so both
 * columns are set anew.
 */
async function undelete(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const current = transaction
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(isNull(categories.deletedAt))
    .as('current')
  const category = sql`(select ${current.id} from ${current}
    where ${current.id} = coalesce(${dishes.subCategoryId}, ${dishes.mainCategoryId}))`
  const parent = sql`(select ${current.parentId} from ${current}
    where ${current.id} = coalesce(${dishes.subCategoryId}, ${dishes.mainCategoryId}))`
  await seeDeleted(transaction, () =>
    transaction
      .update(dishes)
      .set({
        deletedAt: null,
        mainCategoryId: sql`coalesce(${parent}, ${category})`,
        subCategoryId: sql`case when ${parent} is not null then ${category} end`,
      })
      .where(sql`${dishes.id} = any(${sql.param(ids)}::uuid[])`),
  )
}
