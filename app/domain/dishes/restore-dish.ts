import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, storedTextLength } from '../caps.ts'
import { isRestorable } from '../deleted/is-restorable.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { touchMenu, type Menu } from '../locks/lock-menu.ts'
import { freePosition } from '../positions.ts'

/**
 * Restores a deleted dish with its facts, sold-out marks and restaurants' prices, at its former
 * place. Does nothing if it isn't deleted.
 * @param options.isTogether whether to restore all dishes of its menu that were deleted together
 *   with it
 * @returns the dish, and how many were restored with it
 * @throws {NotFoundError} also if it was deleted too long ago
 * @throws {ConflictError} if its menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreDish(
  ownerId: string,
  dishId: string,
  { isTogether = false }: { readonly isTogether?: boolean } = {},
): Promise<{ readonly dish: Dish; readonly count: number }> {
  return asOwner(ownerId, async (transaction) => {
    const { dish, menu } = await seeDeleted(transaction, () => lockDish(transaction, dishId))
    if (dish.deletedAt === null) return { dish, count: 1 }
    if (menu.deletedAt !== null) throw new ConflictError('menu_deleted_too', { menu: menu.name })
    const which = isTogether
      ? and(eq(dishes.menuId, menu.id), eq(dishes.deletedAt, dish.deletedAt))
      : eq(dishes.id, dish.id)
    const deleted = await seeDeleted(transaction, () =>
      transaction
        .select({ id: dishes.id, position: dishes.position, length: storedTextLength })
        .from(dishes)
        .where(and(which, isRestorable(dishes.deletedAt)))
        .orderBy(asc(dishes.position)),
    )
    if (deleted.length === 0) throw new NotFoundError('dish_not_found')
    const onMenu = eq(dishes.menuId, menu.id)
    await assertRoom(transaction, 'dishes', dishes, onMenu, deleted.length)
    await assertRoomForDishes(transaction, ownerId, deleted.length)
    const length = deleted.reduce((sum, one) => sum + one.length, 0)
    await assertRoomForText(transaction, menu.id, length)
    await freePositions(transaction, menu, deleted)
    await undelete(
      transaction,
      deleted.map(({ id }) => id),
    )
    await touchMenu(transaction, menu.id)
    return { dish, count: deleted.length }
  })
}

async function freePositions(
  transaction: Transaction,
  menu: Menu,
  deleted: readonly { readonly position: number }[],
): Promise<void> {
  const onMenu = eq(dishes.menuId, menu.id)
  const positions = sql.param(deleted.map(({ position }) => position))
  const taken = and(onMenu, sql`${dishes.position} = any(${positions}::int[])`)
  // Usually none is taken, however many dishes there are.
  if ((await transaction.$count(dishes, taken)) === 0) return
  for (const { position } of deleted) await freePosition(transaction, dishes, onMenu, position)
}

/** Shows dishes again, where their categories are now: one may have moved below another, or up. */
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
