import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { dishes } from '#app/db/schema/index.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { lockDish } from '../locks/lock-dish.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes a dish, which `restoreDish` can undo.
 * @returns the pictures that the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteDish(member: Member, dishId: string): Promise<PictureOwners> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    const condition = eq(dishes.id, dish.id)
    const deletion = { ownerId: member.ownerId, menuId: menu.id, condition }
    const { pictures } = await deleteLockedDishes(transaction, deletion)
    return pictures
  })
}

interface Deletion {
  readonly ownerId: string
  readonly menuId: string
  /** Selects dishes of the menu. */
  readonly condition: SQL
}

/**
 * Deletes dishes of a locked menu.
 * @returns the time of the deletion, and the pictures that the caller has to remove from the image
 *   store
 */
export async function deleteLockedDishes(
  transaction: Transaction,
  { ownerId, menuId, condition }: Deletion,
): Promise<{ readonly deletedAt: Date; readonly pictures: PictureOwners }> {
  const deleted = await seeDeleted(transaction, () =>
    transaction
      .update(dishes)
      .set({ deletedAt: sql`now()` })
      .where(condition)
      .returning({ deletedAt: sql<Date>`${dishes.deletedAt}`.mapWith(dishes.deletedAt) }),
  )
  await touchMenu(transaction, menuId)
  const pictures = await forgetOldest(transaction, ownerId, 'dish')
  return { ...returnedRow(deleted), pictures }
}
