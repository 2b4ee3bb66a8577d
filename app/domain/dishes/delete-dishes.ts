import { asOwner } from '#app/db/actors.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import type { Applied } from './applied.ts'
import { deleteLocked } from './delete-dish.ts'

/**
 * Deletes dishes.
 * @returns also the ids of dishes whose pictures the caller has to remove from the image store
 * @throws {NotFoundError}
 */
export async function deleteDishes(
  ownerId: string,
  menuId: string,
  selected: readonly string[],
): Promise<Applied & { readonly withImage: readonly string[] }> {
  return asOwner(ownerId, async (transaction) => {
    const { menu, ids, missing, condition } = await lockDishes(transaction, menuId, selected)
    const withImage = await deleteLocked(transaction, menu.id, condition)
    return { count: ids.length, missing, withImage }
  })
}
