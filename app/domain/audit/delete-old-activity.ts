import { inArray, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { auditLog } from '#app/db/schema/index.ts'
import { rowsPerSlice, runInSlices } from '../jobs/slices.ts'
import { activityDays } from './activity-days.ts'

/**
 * Deletes rows of the audit log that are older than 400 days.
 * @param signal stops before the next slice
 */
export function deleteOldActivity(signal?: AbortSignal): Promise<void> {
  return runInSlices(deleteSlice, signal)
}

/** Locks nothing first, unlike `deleteInSlices`: nobody may update a row of the log. */
function deleteSlice(): Promise<number> {
  return asSystem('old activity is deleted', async (transaction) => {
    const old = transaction
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(sql`${auditLog.at} <= now() - make_interval(days => ${activityDays})`)
      .limit(rowsPerSlice)
    return (await transaction.delete(auditLog).where(inArray(auditLog.id, old))).rowCount ?? 0
  })
}
