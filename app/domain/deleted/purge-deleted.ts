import { inArray, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { conversations, owners, restaurants } from '#app/db/schema/index.ts'
import { deleteForGood, findPictureOwners, type PictureOwners } from './delete-for-good.ts'
import { isExpired } from './is-restorable.ts'
import { tableOf, type DeletedKind } from './kinds.ts'

/** How many rows one transaction deletes; small, so that nobody waits for its locks. */
const sliceSize = 500

/** A menu is deleted after its dishes and categories, which were deleted with it or before. */
const order: readonly DeletedKind[] = ['dish', 'category', 'menu', 'restaurant']

/**
 * Deletes for good what can no longer be restored.
 * @param removePictures is called before the rows are deleted, so that no file remains without a row
 * @param signal stops before the next slice
 */
export async function purgeDeleted(
  removePictures: (pictures: PictureOwners) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (const kind of order) {
    for (;;) {
      signal?.throwIfAborted()
      const { ids, pictures } = await findExpired(kind)
      if (ids.length === 0) break
      await removePictures(pictures)
      if (kind === 'restaurant') await deleteConversations(ids, signal)
      await asSystem('deleted rows are removed for good', async (transaction) => {
        if (kind === 'restaurant') await lockOwnersOf(transaction, ids)
        await deleteForGood(transaction, kind, ids)
      })
    }
  }
}

function findExpired(kind: DeletedKind) {
  const table = tableOf[kind]
  return asSystem('expired deleted rows are found', async (transaction) => {
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select id from ${table} where ${isExpired(table.deletedAt)} limit ${sliceSize}`,
    )
    const ids = rows.map(({ id }) => id)
    return { ids, pictures: await findPictureOwners(transaction, kind, ids) }
  })
}

/** Deletes the conversations of restaurants with their messages, in slices. */
async function deleteConversations(
  restaurantIds: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  let deleted: number
  do {
    signal?.throwIfAborted()
    deleted = await asSystem('conversations of a deleted restaurant are removed', async (some) => {
      const slice = some
        .select({ id: conversations.id })
        .from(conversations)
        .where(inArray(conversations.restaurantId, [...restaurantIds]))
        .limit(sliceSize)
      const { rowCount } = await some.delete(conversations).where(inArray(conversations.id, slice))
      return rowCount ?? 0
    })
  } while (deleted === sliceSize)
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
