import { sql } from 'drizzle-orm'
import { auditLog } from '#app/db/schema/index.ts'
import { deleteInSlices } from '../jobs/slices.ts'
import { activityDays } from './activity-days.ts'

/**
 * Deletes rows of the audit log that are older than 400 days.
 * @param signal stops before the next slice
 */
export function deleteOldActivity(signal?: AbortSignal): Promise<void> {
  const isOld = sql`${auditLog.at} <= now() - make_interval(days => ${activityDays})`
  return deleteInSlices('old activity is deleted', auditLog, isOld, { signal })
}
