import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { secondsFromNow } from './seconds-from-now.ts'

/**
 * Whether a stored time has come. A time further ahead than the longest wait was stored while
 * the clock ran ahead. It counts as due: otherwise the work would stop until the clock, which
 * has been put right, gets there.
 * @param longestSeconds the longest wait that is ever stored in this column
 */
export function isDue(time: AnyColumn, longestSeconds: number): SQL {
  // Stored times are rounded to the millisecond: one that was stored just now may lie ahead.
  return sql`(${time} <= now() + interval '1 ms' or ${time} > ${secondsFromNow(longestSeconds + 1)})`
}
