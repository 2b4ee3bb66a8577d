import { and, eq, isNull, sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'

/**
 * Deletes a menu with its categories and dishes, which `restoreMenu` can undo. Restaurants that
 * showed it have no menu afterwards.
 * @returns the pictures that the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteMenu(ownerId: string, menuId: string): Promise<PictureOwners> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const { id } = await lockMenu(transaction, menuId)
    await seeDeleted(transaction, async () => {
      const showing = await transaction
        .update(restaurants)
        .set({ menuId: null })
        .where(eq(restaurants.menuId, id))
        .returning({ id: restaurants.id })
      const formerRestaurantIds = showing.map((restaurant) => restaurant.id)
      const deletedAt = sql`now()`
      await transaction
        .update(menus)
        .set({ deletedAt, formerRestaurantIds })
        .where(eq(menus.id, id))
      for (const table of [categories, dishes]) {
        await transaction
          .update(table)
          .set({ deletedAt })
          .where(and(eq(table.menuId, id), isNull(table.deletedAt)))
      }
    })
    return forgetOldest(transaction, ownerId, 'menu')
  })
}
