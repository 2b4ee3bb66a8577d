import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { rowIdFor } from '../row-id.ts'
import { tableOf, type DeletedKind } from './kinds.ts'

/**
 * Returns the id for the row that a form creates. It is the given one unless that row was deleted
 * since: then the form creates another row, again the same one however often it is sent.
 * @param id from `rowIdFor`
 */
export async function undeletedId(
  transaction: Transaction,
  table: (typeof tableOf)[DeletedKind],
  id: string,
): Promise<string> {
  return seeDeleted(transaction, async () => {
    let free = id
    for (;;) {
      const [row] = await transaction
        .select({ deletedAt: table.deletedAt })
        .from(table)
        .where(eq(table.id, free))
      if (!row?.deletedAt) return free
      free = rowIdFor(free, row.deletedAt)
    }
  })
}
