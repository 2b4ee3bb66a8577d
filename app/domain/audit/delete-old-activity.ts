import { inArray, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { auditLog } from '#app/db/schema/index.ts'
import { activityDays } from './activity-days.ts'

const batchSize = 1_000

/**
 * Deletes rows of the audit log that are older than 400 days.
 * @param signal stops before the next batch
 */
export async function deleteOldActivity(signal?: AbortSignal): Promise<void> {
  let deleted: number
  do {
    signal?.throwIfAborted()
    deleted = await asSystem('old activity is deleted', async (transaction) => {
      const old = transaction
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(sql`${auditLog.at} <= now() - make_interval(days => ${activityDays})`)
        .limit(batchSize)
      return (await transaction.delete(auditLog).where(inArray(auditLog.id, old))).rowCount ?? 0
    })
  } while (deleted === batchSize)
}
