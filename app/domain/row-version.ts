import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { ConflictError } from './errors.ts'

/**
 * Checks that a row wasn't edited in another tab: the version that was read must still be the
 * stored one. The caller must have locked the row, or it may change right after.
 * @throws {ConflictError}
 */
export function assertUnchanged(stored: Date, read: Date): void {
  if (stored.getTime() !== read.getTime()) throw new ConflictError('changed_elsewhere')
}

/**
 * Returns a row's next version: the current time, but always later than the last version, even
 * within one millisecond.
 */
export function nextVersion(column: AnyColumn): SQL {
  return sql`greatest(now(), ${column} + interval '1 millisecond')`
}
