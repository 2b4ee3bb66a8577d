import { and, eq, inArray, isNull } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes } from '../caps.ts'
import { isRestorable } from '../deleted/is-restorable.ts'
import { NotFoundError } from '../errors.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { freePositions } from '../positions.ts'

/**
 * Restores a deleted menu at its former position, with the categories and dishes that were deleted
 * with it. Restaurants that showed it show it again, unless they show another menu now. Does nothing
 * if it isn't deleted.
 * @throws {NotFoundError} also if it was deleted too long ago
 * @throws {LimitReachedError}
 */
export async function restoreMenu(ownerId: string, menuId: string): Promise<Menu> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const menu = await seeDeleted(transaction, () => lockMenu(transaction, menuId))
    const { id, deletedAt } = menu
    if (deletedAt === null) return menu
    const ofOwner = eq(menus.ownerId, ownerId)
    await assertRoom(transaction, 'menus', menus, ofOwner)
    const deletedWithIt = (table: typeof categories | typeof dishes) =>
      and(eq(table.menuId, id), eq(table.deletedAt, deletedAt))
    const dishCount = await seeDeleted(transaction, () =>
      transaction.$count(dishes, deletedWithIt(dishes)),
    )
    await assertRoomForDishes(transaction, ownerId, dishCount)
    await freePositions(transaction, menus, ofOwner, [menu.position])
    return seeDeleted(transaction, async () => {
      for (const table of [categories, dishes]) {
        await transaction.update(table).set({ deletedAt: null }).where(deletedWithIt(table))
      }
      await showAgain(transaction, menu)
      const [restored] = await transaction
        .update(menus)
        .set({ deletedAt: null, formerRestaurantIds: null })
        .where(and(eq(menus.id, id), isRestorable(menus.deletedAt)))
        .returning()
      if (!restored) throw new NotFoundError('menu_not_found')
      return restored
    })
  })
}

async function showAgain(
  transaction: Transaction,
  { id, formerRestaurantIds }: Menu,
): Promise<void> {
  await transaction
    .update(restaurants)
    .set({ menuId: id })
    .where(and(inArray(restaurants.id, formerRestaurantIds ?? []), isNull(restaurants.menuId)))
}
