import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Returns the next 4:00 after a moment. A kitchen's day ends only then, because service often continues
 * after midnight.
 * @param timeZone an IANA name
 */
export const endOfDay = (moment: SQL, timeZone: SQLWrapper): SQL<Date> =>
  sql`(date_trunc('day', ${moment} at time zone ${timeZone} - interval '4 hours')
    + interval '28 hours') at time zone ${timeZone}`
