import { and, eq } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, textLength } from '../caps.ts'
import { isRestorable } from '../deleted/is-restorable.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { freePosition } from '../positions.ts'

/**
 * Restores a deleted dish with its facts and sold-out marks, at its former place. Does nothing if it
 * isn't deleted.
 * @throws {NotFoundError} also if it was deleted too long ago
 * @throws {ConflictError} if its menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreDish(ownerId: string, dishId: string): Promise<Dish> {
  return asOwner(ownerId, async (transaction) => {
    const { dish, menu } = await seeDeleted(transaction, () => lockDish(transaction, dishId))
    if (dish.deletedAt === null) return dish
    if (menu.deletedAt !== null) throw new ConflictError('menu_deleted_too', { menu: menu.name })
    const onMenu = eq(dishes.menuId, menu.id)
    await assertRoom(transaction, 'dishes', dishes, onMenu)
    await assertRoomForDishes(transaction, ownerId, 1)
    await assertRoomForText(transaction, menu.id, textLength(dish))
    await freePosition(transaction, dishes, onMenu, dish.position)
    const place = await findPlace(transaction, dish)
    const [restored] = await seeDeleted(transaction, () =>
      transaction
        .update(dishes)
        .set({ ...place, deletedAt: null })
        .where(and(eq(dishes.id, dish.id), isRestorable(dishes.deletedAt)))
        .returning(),
    )
    if (!restored) throw new NotFoundError('dish_not_found')
    await touchMenu(transaction, menu.id)
    return restored
  })
}

/** Finds the categories of a dish now: its category may have moved below another one, or up. */
async function findPlace(
  transaction: Transaction,
  { mainCategoryId, subCategoryId }: Dish,
): Promise<Pick<Dish, 'mainCategoryId' | 'subCategoryId'>> {
  const categoryId = subCategoryId ?? mainCategoryId
  if (categoryId === null) return { mainCategoryId: null, subCategoryId: null }
  const [category] = await transaction
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.id, categoryId))
  if (!category?.parentId) return { mainCategoryId: category?.id ?? null, subCategoryId: null }
  return { mainCategoryId: category.parentId, subCategoryId: category.id }
}
