import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { deleteForGood, findPictureOwners, type PictureOwners } from './delete-for-good.ts'
import { keptDeletions } from './kept-deletions.ts'
import { tableOf, wasDeletedAlone, type DeletedKind } from './kinds.ts'

/**
 * Deletes the oldest deleted rows of a kind for good if there are too many. The caller must hold
 * the owner's lock for restaurants and menus.
 * @returns the pictures that the caller has to remove from the image store
 */
export async function forgetOldest(
  transaction: Transaction,
  ownerId: string,
  kind: DeletedKind,
): Promise<PictureOwners> {
  return seeDeleted(transaction, async () => {
    const table = tableOf[kind]
    // Two statements: in one, Postgres searched for the oldest again for each deleted row, if its
    // statistics were from before a deletion of thousands.
    const oldest = await transaction.execute<{ id: string }>(sql`
      select id from ${table} where owner_id = ${ownerId} and ${wasDeletedAlone(kind)}
      order by deleted_at desc, id desc offset ${keptDeletions[kind]}`)
    if (oldest.rows.length === 0) return { dishIds: [], restaurantIds: [] }
    // Locked, because dishes and categories of other menus may be restored in the meantime. In the
    // order of ids, so that two transactions never deadlock.
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from ${table} where deleted_at is not null
        and id = any(${sql.param(oldest.rows.map(({ id }) => id))}::uuid[])
      order by id for update`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { dishIds: [], restaurantIds: [] }
    const pictures = await findPictureOwners(transaction, kind, ids)
    await deleteForGood(transaction, kind, inArray(table.id, ids))
    return pictures
  })
}
