import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { asSystem } from '#app/db/actors.ts'

/** The most rows that one transaction of a job deletes or changes: nobody waits long for its locks. */
export const rowsPerSlice = 200

/**
 * Runs a step of a job repeatedly, each time in a new transaction, until it finds less than a slice.
 * @param runSlice returns the number of rows that it changed
 * @param signal stops before the next slice
 */
export async function runInSlices(
  runSlice: () => Promise<number>,
  signal: AbortSignal | undefined,
  sliceSize = rowsPerSlice,
): Promise<void> {
  let changed: number
  do {
    signal?.throwIfAborted()
    changed = await runSlice()
  } while (changed === sliceSize)
}

/**
 * Deletes the rows of a table that meet a condition, in slices. Skips locked rows, so that processes
 * can share the work; the next run finds them.
 * @param reason as for `asSystem`
 */
export function deleteInSlices(
  reason: string,
  table: PgTable,
  condition: SQL | undefined,
  {
    signal,
    sliceSize = rowsPerSlice,
  }: { signal?: AbortSignal | undefined; sliceSize?: number } = {},
): Promise<void> {
  const deleteSlice = () =>
    asSystem(reason, async (transaction) => {
      const slice = transaction
        .select({ ctid: sql`ctid` })
        .from(table)
        .where(condition)
        .limit(sliceSize)
        .for('update', { skipLocked: true })
      const { rowCount } = await transaction.delete(table).where(sql`ctid = any(array(${slice}))`)
      return rowCount ?? 0
    })
  return runInSlices(deleteSlice, signal, sliceSize)
}
