import { and, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import {
  conversations,
  dishes,
  menus,
  owners,
  restaurants,
  translationRuns,
} from '#app/db/schema/index.ts'
import { deleteForGood, findPictureOwners, type PictureOwners } from './delete-for-good.ts'
import { isExpired } from '../is-restorable.ts'
import { deleteInSlices } from '../jobs/slices.ts'
import { tableOf, type DeletedKind } from './kinds.ts'

/** How many rows one transaction deletes; small, so that nobody waits for its locks. */
const sliceSize = 100

/** A menu is deleted after its dishes, which were deleted with it or before. */
const order: readonly DeletedKind[] = ['dish', 'category', 'import', 'menu', 'restaurant']

/**
 * Deletes for good what can no longer be restored.
 * @param removePictures is called before the rows are deleted, so that no file remains without a row;
 *   returns those with pictures that could not be removed, whose rows stay until the next call
 * @param signal stops before the next slice
 */
export async function purgeDeleted(
  removePictures: (pictures: PictureOwners) => Promise<PictureOwners>,
  signal?: AbortSignal,
): Promise<void> {
  for (const kind of order) {
    let after: string | undefined
    do {
      signal?.throwIfAborted()
      const { ids, pictures } = await findExpired(kind, after)
      after = ids.at(-1)
      const remainingPictures = await removePictures(pictures)
      const keptIds = new Set([...remainingPictures.dishIds, ...remainingPictures.restaurantIds])
      const removable = ids.filter((id) => !keptIds.has(id))
      if (removable.length === 0) continue
      if (kind === 'restaurant') await deleteConversations(removable, signal)
      await asSystem('deleted rows are removed for good', async (transaction) => {
        if (kind === 'restaurant') await lockOwnersOf(transaction, removable)
        const which = and(inArray(tableOf[kind].id, removable), isPurgeable(kind))
        await deleteForGood(transaction, kind, which)
      })
    } while (after !== undefined)
  }
  await deleteInSlices(
    'model runs of deleted restaurants are forgotten',
    translationRuns,
    and(isNull(translationRuns.restaurantId), isExpired(translationRuns.updatedAt)),
    { signal },
  )
}

/** Whether a row can be deleted for good. A menu waits for dishes whose pictures remain. */
function isPurgeable(kind: DeletedKind): SQL | undefined {
  const hasNoDishes = sql`not exists (select from ${dishes} where ${dishes.menuId} = ${menus.id})`
  return and(isExpired(tableOf[kind].deletedAt), kind === 'menu' ? hasNoDishes : undefined)
}

function findExpired(kind: DeletedKind, after: string | undefined) {
  const table = tableOf[kind]
  return asSystem('expired deleted rows are found', async (transaction) => {
    const expiredRows = await transaction
      .select({ id: table.id })
      .from(table)
      .where(and(isPurgeable(kind), after === undefined ? undefined : gt(table.id, after)))
      .orderBy(table.id)
      .limit(sliceSize)
    const ids = expiredRows.map(({ id }) => id)
    return { ids, pictures: await findPictureOwners(transaction, kind, ids) }
  })
}

/** Deletes the conversations of restaurants with their messages, in slices. */
async function deleteConversations(
  restaurantIds: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const isTheirs = inArray(conversations.restaurantId, [...restaurantIds])
  await deleteInSlices(
    'conversations of a deleted restaurant are removed',
    conversations,
    isTheirs,
    { sliceSize, signal },
  )
}

/** Excludes a concurrent count of their totals. Sorted, so that two processes never deadlock. */
async function lockOwnersOf(transaction: Transaction, restaurantIds: readonly string[]) {
  await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(
      inArray(
        owners.id,
        transaction
          .select({ id: restaurants.ownerId })
          .from(restaurants)
          .where(inArray(restaurants.id, [...restaurantIds])),
      ),
    )
    .orderBy(owners.id)
    .for('no key update')
}
