import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes } from '../caps.ts'
import { isRestorable } from '../is-restorable.ts'
import { NotFoundError } from '../errors.ts'
import { lockAllMenus } from '../locks/lock-all-menus.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { freePositions } from '../positions.ts'
import { maxShownMenus } from '../restaurants/schemas.ts'
import { readShownMenus, readStoredIds, writeShownMenus } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Restores a deleted menu at its former position, with the categories and dishes that were deleted
 * with it. Restaurants that showed it show it again, as `showAgain` says. Does nothing if it isn't
 * deleted.
 * @throws {NotFoundError} if there is no such menu, or it was deleted too long ago
 * @throws {LimitReachedError}
 */
export async function restoreMenu(member: Member, menuId: string): Promise<Menu> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const menu = await seeDeleted(transaction, async () => {
      // All menus, so that none that is shown beside this one changes its currency now.
      await lockAllMenus(transaction, member.ownerId)
      return lockMenu(transaction, menuId)
    })
    const { id, deletedAt } = menu
    if (deletedAt === null) return menu
    const isOwned = eq(menus.ownerId, member.ownerId)
    await assertRoom(transaction, 'menus', menus, isOwned)
    const deletedWithIt = (table: typeof categories | typeof dishes) =>
      and(eq(table.menuId, id), eq(table.deletedAt, deletedAt))
    const dishCount = await seeDeleted(transaction, () =>
      transaction.$count(dishes, deletedWithIt(dishes)),
    )
    await assertRoomForDishes(transaction, member.ownerId, dishCount)
    await freePositions(transaction, menus, isOwned, [menu.position])
    return seeDeleted(transaction, async () => {
      for (const table of [categories, dishes]) {
        await transaction.update(table).set({ deletedAt: null }).where(deletedWithIt(table))
      }
      await showAgain(transaction, menu)
      const [restored] = await transaction
        .update(menus)
        .set({ deletedAt: null, formerRestaurantIds: null, formerPositions: null })
        .where(and(eq(menus.id, id), isRestorable(menus.deletedAt)))
        .returning()
      if (!restored) throw new NotFoundError('menu_not_found')
      return restored
    })
  })
}

/**
 * Shows a menu again at its former place, except at a restaurant that showed only this menu and now
 * shows another, or that showed several and now has no room or another currency. If the previous version
 * of the app deleted the menu while it was a restaurant's first, the further ones are still stored.
 */
async function showAgain(transaction: Transaction, menu: Menu): Promise<void> {
  const positions = menu.formerPositions ?? []
  const places = new Map(menu.formerRestaurantIds?.map((id, index) => [id, positions[index]]))
  const former = await transaction
    .select()
    .from(restaurants)
    .where(inArray(restaurants.id, [...places.keys()]))
    .orderBy(restaurants.id)
    .for('no key update')
  for (const restaurant of former) {
    const shown = await readShownMenus(transaction, restaurant.id)
    const position = places.get(restaurant.id) ?? null
    const fits =
      position !== null &&
      shown.length < maxShownMenus &&
      shown.every(({ currency }) => currency === menu.currency)
    if (shown.length > 0 && !fits) continue
    const ids = await readStoredIds(transaction, restaurant)
    await writeShownMenus(transaction, restaurant, ids.toSpliced(position ?? 0, 0, menu.id))
  }
}
