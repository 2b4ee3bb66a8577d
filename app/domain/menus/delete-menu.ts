import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { readStoredIds, showsMenu, writeShownMenus } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes a menu with its categories and dishes, which `restoreMenu` can undo. Restaurants that
 * showed it show their other menus, or none.
 * @returns the pictures that the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteMenu(member: Member, menuId: string): Promise<PictureOwners> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const { id } = await lockMenu(transaction, menuId)
    await seeDeleted(transaction, async () => {
      const former = await removeFromRestaurants(transaction, id)
      const deletedAt = sql`now()`
      await transaction
        .update(menus)
        .set({
          deletedAt,
          formerRestaurantIds: former.map(({ restaurantId }) => restaurantId),
          formerPositions: former.map(({ position }) => position),
        })
        .where(eq(menus.id, id))
      for (const table of [categories, dishes]) {
        await transaction
          .update(table)
          .set({ deletedAt })
          .where(and(eq(table.menuId, id), isNull(table.deletedAt)))
      }
    })
    return forgetOldest(transaction, member.ownerId, 'menu')
  })
}

/** Returns each restaurant that showed the menu, with its index there; null if it was the only one. */
async function removeFromRestaurants(transaction: Transaction, menuId: string) {
  const showing = await transaction
    .select()
    .from(restaurants)
    .where(showsMenu(menuId))
    .orderBy(restaurants.id)
    .for('no key update')
  const former: { restaurantId: string; position: number | null }[] = []
  for (const restaurant of showing) {
    const ids = await readStoredIds(transaction, restaurant)
    const others = ids.filter((id) => id !== menuId)
    await writeShownMenus(transaction, restaurant, others)
    const position = others.length > 0 ? ids.indexOf(menuId) : null
    former.push({ restaurantId: restaurant.id, position })
  }
  return former
}
