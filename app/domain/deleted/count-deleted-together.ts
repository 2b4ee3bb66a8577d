import { dishes } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { wereDeletedTogether, type DeletedTogether } from './deleted-together.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Counts the dishes that were deleted together and are still deleted.
 * @throws {NotFoundError} for an invalid menu id
 */
export async function countDeletedTogether(
  member: Member,
  together: DeletedTogether,
): Promise<number> {
  return asOwner(member, 'editMenus', (transaction) =>
    seeDeleted(transaction, () => transaction.$count(dishes, wereDeletedTogether(together))),
  )
}
