import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { secondsFromNow } from './seconds-from-now.ts'

/**
 * Whether a stored time has come. A time further ahead than the maximum wait was stored while the
 * clock was fast. It counts as due: otherwise the work would stop until the corrected clock reaches
 * it.
 * @param maxSeconds the maximum wait that is ever stored in this column
 */
export function isDue(time: AnyColumn, maxSeconds: number): SQL {
  // Stored times are rounded to milliseconds, so one stored just now may be ahead.
  return sql`(${time} <= now() + interval '1 ms' or ${time} > ${secondsFromNow(maxSeconds + 1)})`
}
