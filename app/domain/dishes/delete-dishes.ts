import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import type { SelectionResult } from './selection-result.ts'
import { deleteLockedDishes } from './delete-dish.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes dishes together, which `restoreDishes` can undo.
 * @returns also the time of the deletion, and the pictures that the caller has to remove from the
 *   image store
 * @throws {NotFoundError}
 */
export async function deleteDishes(
  member: Member,
  menuId: string,
  selected: readonly string[],
): Promise<SelectionResult & { readonly deletedAt: Date; readonly pictures: PictureOwners }> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { menu, ids, missing, condition } = await lockDishes(transaction, menuId, selected)
    const deletion = { ownerId: member.ownerId, menuId: menu.id, condition }
    return { count: ids.length, missing, ...(await deleteLockedDishes(transaction, deletion)) }
  })
}
