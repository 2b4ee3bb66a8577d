import { seeDeleted } from '#app/db/see-deleted.ts'
import { wereDeletedTogether, type DeletedTogether } from '../deleted/deleted-together.ts'
import { NotFoundError } from '../errors.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { restoreLockedDishes } from './restore-dish.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Restores those dishes of a menu that were deleted together and are still deleted.
 * @returns how many they are, and the first one's name
 * @throws {NotFoundError} if there are none, or they were deleted too long ago
 * @throws {ConflictError} if the menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreDishes(
  member: Member,
  together: DeletedTogether,
): Promise<{ readonly name: string; readonly count: number }> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await seeDeleted(transaction, () => lockMenu(transaction, together.menuId))
    const restored = await restoreLockedDishes(transaction, menu, wereDeletedTogether(together))
    const [first] = restored
    if (!first) throw new NotFoundError('deleted_dishes_gone')
    return { name: first.name, count: restored.length }
  })
}
