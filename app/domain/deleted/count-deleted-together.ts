import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { areTogether, type DeletedTogether } from './deleted-together.ts'

/**
 * Counts those dishes of an owner that were deleted together and are still deleted.
 * @throws {NotFoundError} if the menu's id is none
 */
export async function countDeletedTogether(
  ownerId: string,
  together: DeletedTogether,
): Promise<number> {
  return asOwner(ownerId, (transaction) =>
    seeDeleted(transaction, () => transaction.$count(dishes, areTogether(together))),
  )
}
