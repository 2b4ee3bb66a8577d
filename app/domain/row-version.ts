import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { Conflict } from './errors.ts'

/**
 * Holds two tabs apart: what was read must still be what is stored. The row has to be
 * locked by the asker, or it may change right after.
 * @throws {Conflict}
 */
export function assertUnchanged(stored: Date, read: Date): void {
  if (stored.getTime() !== read.getTime()) throw new Conflict('changed_elsewhere')
}

/** A row's next version: now, and later than the last one even within a millisecond. */
export function nextVersion(column: AnyColumn): SQL {
  return sql`greatest(now(), ${column} + interval '1 millisecond')`
}
